//! Lists in order, by little code: each type that the standard library sorts weighs on the page.

/// Sorts a list by position, in the order of the notation. Sorting keys instead of items keeps the
/// page small: one sort per type of position, whatever the items are.
pub(crate) fn put_in_order<P: Ord + Copy, T>(list: &mut [(P, T)]) {
    list.sort_by_cached_key(|(position, _)| *position);
}

/// Inserts an item into a short sorted list, unless it is there.
///
/// ```
/// use tabletop::core::order::insert_in_order;
/// let mut list = vec![1, 4];
/// for item in [3, 4, 3] {
///     insert_in_order(&mut list, item);
/// }
/// assert_eq!(list, [1, 3, 4]);
/// ```
pub fn insert_in_order<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Err(at) = list.binary_search(&item) {
        list.insert(at, item);
    }
}

//! The search among kept games.

/// Whether each word of the query is somewhere in the words of a game, in capitals or not. A query
/// without words finds every game.
///
/// ```
/// use tabletop::library::finds;
/// let words = "Ekö: Ann, Zoë · Ann has won · 12 Nov";
/// assert!(finds(words, "ZOË ann") && finds(words, "12 n") && finds(words, " "));
/// assert!(!finds(words, "Ann Bo"));
/// ```
#[must_use]
pub fn finds(words: &str, query: &str) -> bool {
    let words = words.to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| words.contains(word))
}

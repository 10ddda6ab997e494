//! Features by name: a list of them is an enum, and the names of its variants are those in files of
//! weights.

/// Makes an enum of features with their names, in order.
macro_rules! features {
    ($($feature:ident $name:literal,)+) => {
        /// The features, in the order of their names.
        #[derive(Clone, Copy)]
        enum Feature { $($feature,)+ }
        /// The names of the features.
        pub(super) const NAMES: &[&str] = &[$($name,)+];
    };
}

pub(crate) use features;

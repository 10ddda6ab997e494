//! Parts of the page whose program is fetched when they are first needed. A release is split at the
//! functions that [`part`] makes (`src/page-files.mjs`); a build for development holds all of them.

use thiserror::Error;

/// The program of a part did not arrive.
#[derive(Clone, Copy, Debug, Error)]
#[error("a part of the page did not arrive")]
pub struct NotHere;

impl From<leptos::wasm_split::SplitLoaderError> for NotHere {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// Makes an asynchronous function that fetches a part and gives the function in it:
/// `part!(file, pub fn name() -> fn(Arguments) -> AnyView { function })`. Parts of the same file are
/// fetched together.
macro_rules! part {
    ($file:ident, $(#[$doc:meta])* $vis:vis fn $name:ident() -> $type:ty { $function:expr }) => {
        #[cfg(split)]
        #[leptos::wasm_split::wasm_split($file, wasm_split_path = leptos::wasm_split, fallible)]
        $(#[$doc])*
        $vis fn $name() -> Result<$type, $crate::web::app::part::NotHere> {
            Ok($function)
        }
        #[cfg(not(split))]
        $(#[$doc])*
        $vis async fn $name() -> Result<$type, $crate::web::app::part::NotHere> {
            Ok($function)
        }
    };
}
pub(crate) use part;

//! The picture of the chosen board.

use crate::web::games::eko::editor::picture::{frame, land};
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::Board;

/// A picture of the board, unless it depends on the seed.
#[component]
pub fn Preview(board: Memo<Option<Board>>) -> impl IntoView {
    let i18n = use_i18n();
    let picture = move |board: &Board| {
        let spaces: Vec<_> = board.spaces().map(|s| (board.hex(s), board.terrain(s))).collect();
        let count = spaces.len();
        view! {
            <svg
                class="preview"
                role="img"
                viewBox=frame(&spaces)
                aria-label=move || t_string!(i18n, eko.setup.picture, count = count)
            >
                {land(&spaces)}
            </svg>
        }
    };
    move || board.with(|board| board.as_ref().map(picture))
}

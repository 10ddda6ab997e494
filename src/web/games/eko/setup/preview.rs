//! The board that is chosen, before the game begins.

use crate::web::games::eko::editor::space::{frame, land};
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::Board;

/// A picture of a board that does not depend on the seed.
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

//! The board as text.

use crate::web::games::eko::editor::board::show_middle;
use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::problems::board_problem_words;
use crate::web::i18n::*;
use crate::web::ui::text_exchange::{Refused, TextExchange};
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::MAX_SPACES;
use tabletop::games::eko::editor::Draft;

/// The BOARD text of the draft, to be copied, or replaced by another. An illegal board is refused
/// with its problems, and can be placed all the same to be corrected.
#[component]
pub fn BoardText(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let text = Memo::new(move |_| editor.state.with(|state| state.draft().text()));
    let replace = move |draft: &Draft| {
        editor.edit(|current| current.replace(draft));
        show_middle(editor);
    };
    let read = move |typed: &str| {
        let players = editor.state.with_untracked(|state| state.draft().players());
        let draft = Draft::read(typed, players, editor.faces.get_untracked())
            .map_err(|error| capital(&error.to_string()))?;
        let why = board_problem_words(i18n, &draft);
        if why.is_empty() {
            replace(&draft);
            return Ok(());
        }
        // A board that is far too large cannot be corrected by hand.
        let anyway = (draft.pieces().len() <= 2 * MAX_SPACES).then(|| {
            let words = t_string!(i18n, eko.editor.lay_anyway);
            (words, Callback::new(move |()| replace(&draft)))
        });
        Err(Refused { why, anyway })
    };
    let label = Signal::derive(move || t_string!(i18n, eko.editor.text).to_owned());
    view! { <TextExchange id="board-text" rows=3 label=label text=text read=read/> }
}

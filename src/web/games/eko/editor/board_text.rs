//! The board as text.

use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::bench::show_middle;
use crate::web::games::eko::editor::faults::refused_words;
use crate::web::i18n::*;
use crate::web::ui::text_exchange::{Refused, TextExchange};
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::MAX_SPACES;
use tabletop::games::eko::editor::Draft;

/// Its BOARD text, to be copied, or read in place of what lies on the bench. What is no legal board
/// is refused with its reasons; it can be laid all the same, to be mended.
#[component]
pub fn BoardText(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let text = Memo::new(move |_| shop.bench.with(|bench| bench.draft().text()));
    let lay = move |draft: &Draft| {
        shop.act(|bench| {
            bench.change(|bench| bench.lay_anew(draft));
            Ok(())
        });
        show_middle(shop);
    };
    let read = move |typed: &str| {
        let (players, tiles) =
            (shop.bench.with_untracked(|b| b.draft().players()), shop.faces.get_untracked());
        let draft =
            Draft::read(typed, players, tiles).map_err(|fault| capital(&fault.to_string()))?;
        let why = refused_words(i18n, &draft);
        if why.is_empty() {
            lay(&draft);
            return Ok(());
        }
        // What is far too large cannot be mended by hand.
        let anyway = (draft.pieces().len() <= 2 * MAX_SPACES).then(|| {
            let words = t_string!(i18n, eko.editor.lay_anyway);
            (words, Callback::new(move |()| lay(&draft)))
        });
        Err(Refused { why, anyway })
    };
    let label = Signal::derive(move || t_string!(i18n, eko.editor.text).to_owned());
    view! { <TextExchange id="board-text" rows=3 label=label text=text read=read/> }
}

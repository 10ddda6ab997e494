//! The layout as text.

use crate::web::games::cities::editor::context::EditorContext;
use crate::web::i18n::*;
use crate::web::ui::text_exchange::TextExchange;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::games::cities::editor::Draft;

/// The text of the draft, to be copied, or replaced by another, legal or not.
#[component]
pub fn LayoutText(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let text = Memo::new(move |_| editor.state.with(|state| state.draft().text()));
    let read = move |typed: &str| {
        let draft = Draft::read(typed).map_err(|error| capital(&error.to_string()))?;
        editor.edit(|current| current.replace(&draft));
        Ok(())
    };
    let label = Signal::derive(move || t_string!(i18n, cities.editor.text).to_owned());
    view! { <TextExchange id="layout-text" rows=3 label=label text=text read=read/> }
}

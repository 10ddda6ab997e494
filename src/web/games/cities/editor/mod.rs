//! The editor of start layouts of Cities: board, tools, problems, and the layout as text.

mod board;
mod context;
mod kept;
mod problems;
mod space;
mod text;
mod tools;

pub use kept::{Layouts, own_layout_of};

use crate::web::app::part::part;
use crate::web::editor::frame::{EditorFrame, FrameWords};
use crate::web::i18n::*;
use crate::web::ui::keys::Keys;
use context::EditorContext;
use leptos::prelude::*;
use tabletop::games::setup::name_or;

part!(
    workshop,
    /// The editor, fetched when it is opened.
    pub fn layout_editor() -> fn(Layouts, Option<String>, Callback<()>) -> AnyView {
        |layouts, name, on_close| {
            let on_close = move || on_close.run(());
            view! { <LayoutEditorDialog layouts=layouts name=name on_close=on_close/> }.into_any()
        }
    }
);

/// The editor as a dialog: on the layout that is kept under this name, or on the last draft.
#[component]
fn LayoutEditorDialog(
    layouts: Layouts,
    name: Option<String>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let opened = StoredValue::new(name.as_ref().and_then(|name| layouts.opened(name)));
    let editor = EditorContext::open(layouts, name.as_deref());
    let name = RwSignal::new(name.unwrap_or_default());
    let legal = Memo::new(move |_| editor.state.with(|state| state.draft().layout().is_ok()));
    let words = FrameWords {
        title: Signal::derive(move || t_string!(i18n, cities.editor.title).to_owned()),
        name: Signal::derive(move || t_string!(i18n, cities.editor.name)),
        unnamed: Signal::derive(move || layouts.free_name(i18n)),
        keep: Signal::derive(move || t_string!(i18n, cities.editor.take)),
    };
    let keep = move || {
        let name = name_or(&name.get_untracked(), || layouts.free_name(i18n));
        let text = editor.state.with_untracked(|state| state.draft().text());
        opened.with_value(|opened| layouts.keep(&name, &text, opened.as_ref()));
        on_close();
    };
    let board = Box::new(move || view! { <board::EditorBoard editor=editor/> }.into_any());
    view! {
        <EditorFrame
            id="layout"
            name_id="layout-name"
            classes=("editor", "editor-side")
            words=words
            name=name
            legal=legal
            board=board
            on_close=on_close
            on_keep=keep
        >
            <tools::Tools editor=editor/>
            <problems::Problems editor=editor/>
            <text::LayoutText editor=editor/>
            <Keys list=Signal::derive(move || t_string!(i18n, keys.editor))/>
        </EditorFrame>
    }
}

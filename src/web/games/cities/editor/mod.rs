//! The editor of start layouts of Cities: tools, the board, what is to be mended, and the layout as
//! text.

mod board;
mod faults;
mod kept;
mod tools;

pub use kept::Layouts;

use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::editor_foot::EditorFoot;
use crate::web::ui::modal::Modal;
use crate::web::ui::name_field::NameField;
use crate::web::ui::text_exchange::TextExchange;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::cities::{Layout, Player};
use tabletop::games::cities::editor::{Editor, Tool};

/// The editor as it stands. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
struct Bench {
    editor: RwSignal<Editor>,
    tool: RwSignal<Tool>,
    name: RwSignal<String>,
}

impl Bench {
    /// Changes the draft, keeps it, and says what is left to be mended.
    fn change(self, change: impl FnOnce(&mut Editor) -> bool, place: &str) {
        let mut changed = false;
        self.editor.update(|editor| changed = change(editor));
        if changed {
            let (text, faults) = self.editor.with_untracked(|e| (e.text(), e.faults().len()));
            kept::keep_draft(&text);
            let app = use_app();
            app.announcer.announce(faults::state_words(app.i18n, place, faults));
        }
    }
}

/// The editor as a sheet: on a layout that is kept under this name, or on the draft.
#[component]
pub fn LayoutEditor(
    layouts: Layouts,
    name: Option<String>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let opened = StoredValue::new(name.as_ref().and_then(|name| layouts.opened(name)));
    let begun = name.as_ref().and_then(|name| layouts.editor(name)).or_else(kept::draft);
    let bench = Bench {
        editor: RwSignal::new(begun.unwrap_or_else(|| Editor::new(&Layout::default()))),
        tool: RwSignal::new(Tool::Attacker(Player::A)),
        name: RwSignal::new(name.unwrap_or_default()),
    };
    let fair = Memo::new(move |_| bench.editor.with(|editor| editor.layout().is_some()));
    let title = Signal::derive(move || t_string!(i18n, cities.editor.title).to_owned());
    let text = Memo::new(move |_| bench.editor.with(Editor::text));
    let label = Signal::derive(move || t_string!(i18n, cities.editor.text).to_owned());
    let read = move |typed: &str| {
        let read = bench.editor.get_untracked().read(typed);
        read.map_err(|fault| capital(&fault.to_string()))?;
        bench.change(|editor| editor.read(typed).unwrap_or_default(), "");
        Ok(())
    };
    let keep = move || {
        let written = bench.name.get_untracked().trim().to_owned();
        let name = if written.is_empty() { layouts.free_name(i18n) } else { written };
        let text = bench.editor.with_untracked(Editor::text);
        opened.with_value(|opened| layouts.keep(&name, &text, opened.as_ref()));
        on_close();
    };
    view! {
        <Modal id="layout" title=title on_close=on_close>
            <div class="editor">
                <board::EditorBoard bench=bench/>
                <div class="editor-side">
                    <tools::Tools bench=bench/>
                    <faults::Faults bench=bench/>
                    <TextExchange id="layout-text" rows=3 label=label text=text read=read/>
                    <NameField
                        id="layout-name"
                        label=Signal::derive(move || t_string!(i18n, cities.editor.name))
                        unnamed=Signal::derive(move || layouts.free_name(i18n))
                        written=bench.name
                    />
                </div>
            </div>
            <EditorFoot
                keep=Signal::derive(move || t_string!(i18n, cities.editor.take))
                right=fair
                on_close=on_close
                on_keep=keep
            />
        </Modal>
    }
}

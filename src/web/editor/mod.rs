//! The editor of start layouts of Cities: tools, the board, what is to be mended, and the layout as
//! text.

mod board;
mod faults;
mod kept;
mod tools;

pub use kept::Layouts;

use super::art::Icon;
use super::as_text::AsText;
use super::dialogs::Modal;
use super::hall::use_hall;
use super::words::capital;
use crate::web::i18n::*;
use eko::cities::{Layout, Player};
use eko::table::cities::{Editor, Tool};
use leptos::prelude::*;

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
            let hall = use_hall();
            hall.speaker.say(faults::state_words(hall.i18n, place, faults));
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
    let begun = name.as_ref().and_then(|name| layouts.editor(name)).or_else(kept::draft);
    let bench = Bench {
        editor: RwSignal::new(begun.unwrap_or_else(|| Editor::new(&Layout::default()))),
        tool: RwSignal::new(Tool::Attacker(Player::A)),
        name: RwSignal::new(name.unwrap_or_default()),
    };
    let fair = Memo::new(move |_| bench.editor.with(|editor| editor.layout().is_some()));
    let title = Signal::derive(move || t_string!(i18n, cities.layout.title).to_owned());
    let text = Memo::new(move |_| bench.editor.with(Editor::text));
    let label = Signal::derive(move || t_string!(i18n, cities.layout.text).to_owned());
    let read = move |typed: &str| {
        let read = bench.editor.get_untracked().read(typed);
        read.map_err(|fault| capital(&fault.to_string()))?;
        bench.change(|editor| editor.read(typed).unwrap_or_default(), "");
        Ok(())
    };
    let keep = move || {
        let written = bench.name.get_untracked().trim().to_owned();
        let name = if written.is_empty() { layouts.free_name(i18n) } else { written };
        layouts.keep(&name, &bench.editor.with_untracked(Editor::text));
        on_close();
    };
    view! {
        <Modal id="layout" title=title on_close=on_close>
            <div class="editor">
                <board::EditorBoard bench=bench/>
                <div class="editor-side">
                    <tools::Tools bench=bench/>
                    <faults::Faults bench=bench/>
                    <AsText id="layout-text" rows=3 label=label text=text read=read/>
                    <div class="field">
                        <label for="layout-name">{text!(i18n, cities.layout.name)}</label>
                        <input
                            class="input"
                            id="layout-name"
                            type="text"
                            autocomplete="off"
                            maxlength="24"
                            placeholder=move || layouts.free_name(i18n)
                            prop:value=move || bench.name.get()
                            on:input=move |event| bench.name.set(event_target_value(&event))
                        />
                    </div>
                </div>
            </div>
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| on_close()>
                    {text!(i18n, choice.cancel)}
                </button>
                <button
                    type="button"
                    class="button main"
                    disabled=move || !fair.get()
                    on:click=move |_| keep()
                >
                    <Icon id="check"/>
                    {text!(i18n, cities.layout.take)}
                </button>
            </div>
        </Modal>
    }
}

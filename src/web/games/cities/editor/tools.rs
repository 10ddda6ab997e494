//! The tools of the editor, and what acts on the whole board.

use crate::web::editor::tools::UndoRedo;
use crate::web::games::cities::editor::context::EditorContext;
use crate::web::games::cities::{attacker, city};
use crate::web::i18n::*;
use crate::web::ui::icon::symbol;
use crate::web::words::clan_word;
use leptos::prelude::*;
use tabletop::cities::Layout;
use tabletop::games::cities::editor::{Draft, LayoutEditor, Tool};

/// The choice of the tool, and buttons that act at once.
#[component]
pub fn Tools(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let chosen = Memo::new(move |_| editor.state.with(LayoutEditor::tool));
    let tools = Tool::ALL.map(|tool| {
        let words = move || match tool {
            Tool::Attacker(who) => {
                t_string!(i18n, cities.editor.attacker, clan = clan_word(i18n, who))
            }
            Tool::City(who) => t_string!(i18n, cities.editor.city, clan = clan_word(i18n, who)),
            Tool::Clear => t_string!(i18n, cities.editor.clear).to_owned(),
        };
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="layout-tool"
                    prop:checked=move || chosen.get() == tool
                    on:change=move |_| editor.state.update(|state| state.choose(tool))
                />
                <span>{picture(tool)}{words}</span>
            </label>
        }
    });
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, cities.editor.tool)}</legend>
            <div class="segments tools-of-editor">{tools.into_iter().collect_view()}</div>
        </fieldset>
        <Changes editor=editor/>
    }
}

fn picture(tool: Tool) -> impl IntoView {
    let drawn = match tool {
        Tool::Attacker(owner) => attacker(owner).into_any(),
        Tool::City(owner) => city(owner).into_any(),
        Tool::Clear => symbol("mark-captured").into_any(),
    };
    view! { <svg class="figure" viewBox="-46 -50 92 96" aria-hidden="true">{drawn}</svg> }
}

/// Undo and redo, the empty board and the standard layout.
#[component]
fn Changes(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let can = Memo::new(move |_| {
        editor.state.with(|state| (state.draft().can_undo(), state.draft().can_redo()))
    });
    let standard = move || editor.edit(|draft| draft.replace(&Draft::new(&Layout::default())));
    view! {
        <div class="row-of-buttons">
            <UndoRedo
                undo=Signal::derive(move || t_string!(i18n, cities.editor.undo))
                redo=Signal::derive(move || t_string!(i18n, cities.editor.redo))
                can=can
                keeps_focus=false
                on_undo=move || editor.edit(Draft::undo)
                on_redo=move || editor.edit(Draft::redo)
            />
            <button type="button" class="button" on:click=move |_| editor.edit(Draft::clear)>
                {text!(i18n, cities.editor.empty)}
            </button>
            <button type="button" class="button" on:click=move |_| standard()>
                {text!(i18n, cities.editor.default)}
            </button>
        </div>
    }
}

//! The tools of the editor, and what concerns the whole board.

use crate::web::games::cities::editor::Bench;
use crate::web::games::cities::{attacker, city};
use crate::web::i18n::*;
use crate::web::ui::icon::{Icon, symbol};
use leptos::prelude::*;
use tabletop::cities::{Layout, Player};
use tabletop::games::cities::editor::{Editor, Tool};

const TOOLS: [Tool; 5] = [
    Tool::Attacker(Player::A),
    Tool::Attacker(Player::B),
    Tool::City(Player::A),
    Tool::City(Player::B),
    Tool::Clear,
];

/// One tool is in the hand; the buttons act at once.
#[component]
pub fn Tools(bench: Bench) -> impl IntoView {
    let i18n = use_i18n();
    let tools = TOOLS.map(|tool| {
        let words = move || match tool {
            Tool::Attacker(who) => t_string!(i18n, cities.editor.attacker, letter = who.letter()),
            Tool::City(who) => t_string!(i18n, cities.editor.city, letter = who.letter()),
            Tool::Clear => t_string!(i18n, cities.editor.clear).to_owned(),
        };
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="layout-tool"
                    prop:checked=move || bench.tool.get() == tool
                    on:change=move |_| bench.tool.set(tool)
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
        <Changes bench=bench/>
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

/// Undo and redo, an empty board, and the standard one.
#[component]
fn Changes(bench: Bench) -> impl IntoView {
    let i18n = use_i18n();
    let can = Memo::new(move |_| bench.editor.with(Editor::can));
    let take_back = move || t_string!(i18n, cities.editor.undo);
    let do_again = move || t_string!(i18n, cities.editor.redo);
    view! {
        <div class="row-of-buttons">
            <button
                type="button"
                class="button square"
                aria-label=take_back
                title=take_back
                disabled=move || !can.get().0
                on:click=move |_| bench.change(Editor::undo, "")
            >
                <Icon id="undo"/>
            </button>
            <button
                type="button"
                class="button square"
                aria-label=do_again
                title=do_again
                disabled=move || !can.get().1
                on:click=move |_| bench.change(Editor::redo, "")
            >
                <Icon id="redo"/>
            </button>
            <button type="button" class="button" on:click=move |_| bench.change(Editor::empty, "")>
                {text!(i18n, cities.editor.empty)}
            </button>
            <button
                type="button"
                class="button"
                on:click=move |_| bench.change(|editor| editor.take(&Layout::default()), "")
            >
                {text!(i18n, cities.editor.default)}
            </button>
        </div>
    }
}

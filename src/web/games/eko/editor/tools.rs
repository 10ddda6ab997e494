//! The number of players, and what is done with the tile in the hand and the whole board.

use crate::web::editor::tools::UndoRedo;
use crate::web::games::eko::editor::bench_view::show_all;
use crate::web::games::eko::editor::context::EditorContext;
use crate::web::i18n::*;
use crate::web::ui::tool_button::ToolButton;
use leptos::prelude::*;
use tabletop::games::eko::editor::{BoardEditor, Draft, Hand};

/// Players, and a row of buttons; each is disabled where it has no effect.
#[component]
pub fn Tools(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let hand = Memo::new(move |_| editor.state.with(BoardEditor::hand));
    let can = Memo::new(move |_| {
        editor.state.with(|state| (state.draft().can_undo(), state.draft().can_redo()))
    });
    let empty = Memo::new(move |_| editor.state.with(|state| state.draft().pieces().is_empty()));
    view! {
        <div class="row-of-buttons">
            <Players editor=editor/>
            <ToolButton
                icon="rotate"
                words=Signal::derive(move || t_string!(i18n, eko.editor.turn))
                disabled=Signal::derive(move || hand.get() == Hand::Empty)
                keeps_focus=true
                on_press=move || editor.act(BoardEditor::rotate)
            />
            <ToolButton
                icon="close"
                words=Signal::derive(move || t_string!(i18n, eko.editor.remove))
                disabled=Signal::derive(move || !matches!(hand.get(), Hand::Piece(_)))
                keeps_focus=true
                on_press=move || editor.act(BoardEditor::remove)
            />
            <UndoRedo
                undo=Signal::derive(move || t_string!(i18n, eko.editor.undo))
                redo=Signal::derive(move || t_string!(i18n, eko.editor.redo))
                can=can
                keeps_focus=true
                on_undo=move || editor.edit(|draft| _ = draft.undo())
                on_redo=move || editor.edit(|draft| _ = draft.redo())
            />
            <ToolButton
                icon="clear"
                words=Signal::derive(move || t_string!(i18n, eko.editor.clear))
                disabled=empty
                keeps_focus=true
                on_press=move || editor.edit(Draft::clear)
            />
            <ToolButton
                icon="whole"
                words=Signal::derive(move || t_string!(i18n, tool.whole))
                disabled=empty
                keeps_focus=true
                on_press=move || show_all(editor)
            />
        </div>
    }
}

/// The number of players that the board is for.
#[component]
fn Players(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let players = Memo::new(move |_| editor.state.with(|state| state.draft().players()));
    view! {
        <label class="tile">
            <span>{text!(i18n, eko.setup.players)}</span>
            <select
                class="input"
                on:change=move |event| {
                    let players = event_target_value(&event).parse().unwrap_or(2);
                    editor.edit(|draft| draft.set_players(players));
                }
            >
                {(2..=4).map(|count| view! {
                    <option value=count.to_string() prop:selected=move || players.get() == count>
                        {count}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

//! Buttons that act on the draft at once.

use crate::web::ui::keys::on_history_key;
use crate::web::ui::tool_button::ToolButton;
use leptos::prelude::*;
use tabletop::table::HistoryKey;

/// Undo and redo.
#[component]
pub fn UndoRedo(
    #[prop(into)] undo: Signal<&'static str>,
    #[prop(into)] redo: Signal<&'static str>,
    /// Whether there is a change to undo, and to redo.
    can: Memo<(bool, bool)>,
    keeps_focus: bool,
    on_undo: impl Fn() + Copy + 'static,
    on_redo: impl Fn() + Copy + 'static,
) -> impl IntoView {
    on_history_key(move |key| {
        let (can_undo, can_redo) = can.get_untracked();
        match key {
            HistoryKey::Undo if can_undo => on_undo(),
            HistoryKey::Redo if can_redo => on_redo(),
            _ => {}
        }
        true
    });
    view! {
        <ToolButton
            icon="undo"
            words=undo
            disabled=Signal::derive(move || !can.get().0)
            keeps_focus=keeps_focus
            on_press=on_undo
        />
        <ToolButton
            icon="redo"
            words=redo
            disabled=Signal::derive(move || !can.get().1)
            keeps_focus=keeps_focus
            on_press=on_redo
        />
    }
}

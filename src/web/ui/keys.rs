//! Keys that work wherever the focus is, and the list of all keys.

use crate::web::i18n::*;
use crate::web::ui::focus::is_writing;
use leptos::prelude::*;
use tabletop::table::{HistoryKey, KeyPress};
use web_sys::KeyboardEvent;

/// Calls `act` when undo or redo is pressed outside a text field, which has its own history; `act`
/// returns whether it used the key.
pub fn on_history_key(act: impl Fn(HistoryKey) -> bool + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        // With Alt as well it is AltGr, which writes.
        let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
        if !control || is_writing(&event) {
            return;
        }
        let (key, code) = (event.key(), event.code());
        let press = KeyPress { key: &key, code: &code };
        if HistoryKey::of_key(press, event.shift_key()).is_some_and(&act) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// The list of keys, a line each: the key, a colon, what it does.
#[component]
pub fn Keys(#[prop(into)] list: Signal<&'static str>) -> impl IntoView {
    let i18n = use_i18n();
    let line = |line: &'static str| {
        let (keys, words) = line.split_once(": ").unwrap_or((line, ""));
        view! { <dt>{keys}</dt><dd>{words}</dd> }
    };
    view! {
        <details class="field variants">
            <summary><span class="label">{text!(i18n, keys.title)}</span></summary>
            <dl class="keys">{move || list.get().lines().map(line).collect_view()}</dl>
        </details>
    }
}

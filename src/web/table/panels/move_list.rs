//! The move list, turn by turn.

use crate::web::i18n::*;
use crate::web::table::{ListedTurn, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use leptos::prelude::*;
use std::time::Duration;

/// The list; on phones it is folded away until it is opened.
#[component]
pub fn MoveList() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let history = table.history;
    let at_start = move || history.with(|history| !history.turns.iter().any(|turn| turn.current));
    let frame = NodeRef::<leptos::html::Details>::new();
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        history.track();
        // The layout costs nothing once the click has been answered.
        set_timeout(move || follow(list), Duration::from_millis(300));
    });
    view! {
        <details
            class="log"
            open=move || table.list_open.get()
            node_ref=frame
            on:toggle=move |_| {
                if let Some(frame) = frame.get_untracked() {
                    table.list_open.set(frame.open());
                }
                follow(list);
            }
        >
            <summary>
                <Icon id="list"/>
                {text!(i18n, log.title)}
                <span class="fold"><Icon id="close"/></span>
            </summary>
            <ol class="moves" node_ref=list>
                <li>
                    <span class="number">"0"</span>
                    <span></span>
                    <span class="words">
                        <span class="ply" aria-current=move || at_start().then_some("step")>
                            {text!(i18n, log.start)}
                        </span>
                    </span>
                </li>
                <For each=move || history.with(|history| history.turns.clone()) key=Clone::clone let:turn>
                    <Turn listed=turn/>
                </For>
            </ol>
        </details>
    }
}

#[component]
fn Turn(listed: ListedTurn) -> impl IntoView {
    let ply_words = use_table_view().ply_words;
    let ListedTurn { turn, words, played, current } = listed;
    let plies = turn.plies.clone().zip(words).map(|(ply, word)| {
        let spoken = ply_words.run(ply);
        let now = current && Some(ply) == played;
        let taken_back = played.is_none_or(|last| ply > last);
        view! {
            <span
                class="ply"
                data-ply=(ply + 1).to_string()
                data-taken-back=taken_back.then_some("")
                aria-current=now.then_some("step")
            >
                <span aria-hidden="true">{word}</span>
                <span class="visually-hidden">{spoken}</span>
            </span>
        }
    });
    view! {
        <li>
            <span class="number">{turn.number.to_string()}</span>
            <Medal player=turn.player/>
            <span class="words">{plies.collect_view()}</span>
        </li>
    }
}

/// Keeps the current ply in sight, without moving the page.
fn follow(list: NodeRef<leptos::html::Ol>) {
    let Some(list) = list.try_get_untracked().flatten() else { return };
    let Some(current) = list.query_selector("[aria-current]").ok().flatten() else { return };
    let Some(frame) = list.parent_element() else { return };
    let (rect, seen) = (current.get_bounding_client_rect(), frame.get_bounding_client_rect());
    if rect.bottom() > seen.bottom() {
        frame
            .set_scroll_top(frame.scroll_top() + (rect.bottom() - seen.bottom()).ceil() as i32 + 8);
    } else if rect.top() < seen.top() + 40.0 {
        frame.set_scroll_top(frame.scroll_top() + (rect.top() - seen.top()).floor() as i32 - 48);
    }
}

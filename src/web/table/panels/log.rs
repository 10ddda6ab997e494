//! The move list, turn by turn.

use crate::web::i18n::*;
use crate::web::table::{Line, use_shared};
use crate::web::ui::art::{Icon, Medal};
use leptos::prelude::*;
use std::time::Duration;

/// The list; on phones it is folded away until it is asked for.
#[component]
pub fn Log() -> impl IntoView {
    let i18n = use_i18n();
    let turns = use_shared().told.lines;
    let at_start = move || turns.with(|lines| !lines.iter().any(|line| line.current));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        turns.track();
        // Asking where things lie costs nothing once the click has been answered.
        set_timeout(move || follow(list), Duration::from_millis(300));
    });
    view! {
        <details class="log" open=is_wide()>
            <summary><Icon id="list"/>{text!(i18n, log.title)}</summary>
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
                <For each=move || turns.get() key=Clone::clone let:line>
                    <Turn line=line/>
                </For>
            </ol>
        </details>
    }
}

#[component]
fn Turn(line: Line) -> impl IntoView {
    let tell = use_shared().told.ply;
    let Line { turn, words, played, current } = line;
    let plies = turn.plies.clone().zip(words).map(|(ply, word)| {
        let told = tell.run(ply);
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
                <span class="visually-hidden">{told}</span>
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

fn is_wide() -> bool {
    let query = window().match_media("(min-width: 60rem)").ok().flatten();
    query.is_some_and(|query| query.matches())
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

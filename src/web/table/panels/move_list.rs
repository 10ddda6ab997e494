//! The move list, turn by turn.

use super::comment::CommentMark;
use super::move_list_tools::Tools;
use crate::web::i18n::*;
use crate::web::table::{ListedTurn, TableView, use_table_view};
use crate::web::ui::focus::focus;
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::table::TableInput;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};

/// The list; on phones it is folded away until it is opened.
#[component]
pub fn MoveList() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let (history, pointed, notation) = (table.history, table.pointed, table.app.settings.notation);
    let at_start = move || history.with(|history| !history.turns.iter().any(|turn| turn.current));
    let frame = NodeRef::<leptos::html::Details>::new();
    let turns = move || {
        let (notation, language) = (notation.get(), i18n.language());
        let turns = history.with(|history| history.turns.clone());
        turns.into_iter().map(|turn| (turn, notation, language)).collect::<Vec<_>>()
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        history.track();
        // The layout costs nothing once the click has been answered.
        set_timeout(move || follow(list), Duration::from_millis(300));
    });
    let point = move |target: Option<EventTarget>| {
        let ply = target.and_then(ply_of);
        // A list that is taken away loses the pointer last.
        if pointed.try_get_untracked().is_some_and(|now| now != ply) {
            pointed.set(ply);
        }
    };
    view! {
        <details
            class="log"
            open=move || table.list_open.get()
            node_ref=frame
            on:toggle=move |_| {
                if let Some(frame) = frame.try_get_untracked().flatten() {
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
            <Tools/>
            <ol
                class="moves"
                node_ref=list
                on:pointerover=move |event| point(event.target())
                on:pointerleave=move |_| point(focused())
                on:focusin=move |event| point(event.target())
                on:focusout=move |_| pointed.set(None)
                on:click=move |event| look_back(table, event.target())
                on:keydown=move |event| step_by_keys(&event)
            >
                <li>
                    <span class="number">"0"</span>
                    <span></span>
                    <span class="words">
                        <button
                            type="button"
                            class="ply"
                            data-to="0"
                            tabindex=move || if at_start() { "0" } else { "-1" }
                            aria-current=move || at_start().then_some("step")
                        >
                            {text!(i18n, log.start)}
                            <CommentMark plies=0/>
                        </button>
                    </span>
                </li>
                <For each=turns key=Clone::clone let((turn, notation, _))>
                    <Turn listed=turn notation=notation/>
                </For>
            </ol>
        </details>
    }
}

#[component]
fn Turn(listed: ListedTurn, notation: bool) -> impl IntoView {
    let table = use_table_view();
    let ply_texts = table.ply_texts;
    let ListedTurn { turn, notation: words, numbers, played, current } = listed;
    let plies = turn.plies.clone().zip(words).zip(numbers).map(|((ply, word), number)| {
        let texts = ply_texts.run(ply);
        let shown = if notation { word } else { texts.phrase };
        let now = current && Some(ply) == played;
        let taken_back = played.is_none_or(|last| ply > last);
        view! {
            <button
                type="button"
                class="ply"
                data-to=(ply + 1).to_string()
                data-taken-back=move || (taken_back && !table.in_review.get()).then_some("")
                tabindex=if now { "0" } else { "-1" }
                aria-current=now.then_some("step")
            >
                <span aria-hidden="true">
                    {number.map(|number| view! { <span class="step-number">{number}</span> })}
                    <span>{shown}</span>
                </span>
                <span class="visually-hidden">{texts.sentence}</span>
                <CommentMark plies=ply + 1/>
            </button>
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

/// The number of plies after which the position of the button around an element stands.
fn plies_of(target: EventTarget) -> Option<usize> {
    let button = target.dyn_into::<Element>().ok()?.closest("[data-to]").ok()??;
    button.get_attribute("data-to")?.parse().ok()
}

/// The ply, counted from 0, of the button around an element.
fn ply_of(target: EventTarget) -> Option<usize> {
    plies_of(target)?.checked_sub(1)
}

/// The element that has the focus.
fn focused() -> Option<EventTarget> {
    document().active_element().map(Into::into)
}

/// Shows the position after the ply that was clicked.
fn look_back(table: TableView, target: Option<EventTarget>) {
    if let Some(plies) = target.and_then(plies_of) {
        table.dispatch.run(TableInput::Review(Some(plies)));
    }
}

/// Arrow keys lead from ply to ply: the list has one tab stop.
fn step_by_keys(event: &KeyboardEvent) {
    let plies = event.target().map(|target| plies_of(target).unwrap_or(0));
    let next = match event.key().as_str() {
        "ArrowUp" | "ArrowLeft" => plies.and_then(|plies| plies.checked_sub(1)),
        "ArrowDown" | "ArrowRight" => plies.map(|plies| plies + 1),
        _ => return,
    };
    let selector = next.map(|next| format!(".moves [data-to=\"{next}\"]"));
    let found = selector.and_then(|selector| document().query_selector(&selector).ok().flatten());
    if let Some(ply) = found {
        event.prevent_default();
        focus(&ply);
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

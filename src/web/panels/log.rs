//! The move list, turn by turn.

use super::super::art::{Icon, Medal};
use super::super::table::use_table;
use super::actions::ply_words;
use crate::web::i18n::*;
use eko::table::{TurnPlies, turns};
use leptos::prelude::*;
use std::time::Duration;

/// The list; on phones it is folded away until it is asked for.
#[component]
pub fn Log() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let turns = Memo::new(move |_| table.at_step(|session| lines(session.record())));
    let at_start = move || table.at_step(|session| session.record().at() == 0);
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        table.at_step(|_| ());
        // Asking where things lie costs nothing once the click has been answered.
        set_timeout(move || follow(list), Duration::from_millis(300));
    });
    view! {
        <details class="log" open=is_wide()>
            <summary><Icon id="list"/>{t!(i18n, log.title)}</summary>
            <ol class="moves" node_ref=list>
                <li>
                    <span class="number">"0"</span>
                    <span></span>
                    <span class="words">
                        <span class="ply" aria-current=move || at_start().then_some("step")>
                            {t!(i18n, log.start)}
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

/// A turn, and how many of the record's plies are played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Line {
    turn: TurnPlies,
    /// Notation and plies, so that another move in its place is another line.
    words: Vec<String>,
    /// Of the turn's plies, the last that is played.
    played: Option<usize>,
    /// Whether the current ply is among them.
    current: bool,
}

fn lines(record: &crate::web::played::Record) -> Vec<Line> {
    let at = record.at();
    let line = |turn: TurnPlies| Line {
        words: turn
            .plies
            .clone()
            .map(|ply| record.position().write_move(record.plies()[ply]))
            .collect(),
        played: turn.plies.clone().rfind(|ply| *ply < at),
        current: at > 0 && turn.plies.contains(&(at - 1)),
        turn,
    };
    turns(record).into_iter().map(line).collect()
}

#[component]
fn Turn(line: Line) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let Line { turn, words, played, current } = line;
    let plies = turn.plies.clone().zip(words).map(|(ply, word)| {
        let told = table.session.with_untracked(|s| ply_words(i18n, table, s.record(), ply));
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

//! The board of the editor: every square a place for an attacker, a city, or both.

use crate::web::I18n;
use crate::web::games::cities::editor::Bench;
use crate::web::games::cities::{AREA, RING, attacker, city, land};
use crate::web::i18n::*;
use crate::web::ui::focus::focus;
use leptos::prelude::*;
use tabletop::cities;
use tabletop::cities::{PieceKind, Player, Space, name};
use tabletop::games::cities::editor::Editor;
use tabletop::table::{Command, Geometry, TableGame};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// The grid of squares.
#[component]
pub fn EditorBoard(bench: Bench) -> impl IntoView {
    let i18n = use_i18n();
    let layout = cities::Layout::default().start(Player::A).geometry(0);
    let stop = RwSignal::new(layout.rows()[0][0]);
    let rows = layout.rows().iter().map(|row| {
        let squares = row.iter().map(|square| {
            view! { <Square bench=bench stop=stop square=*square at=layout.centre(*square)/> }
        });
        view! { <g role="row">{squares.collect_view()}</g> }
    });
    let rows: Vec<_> = rows.collect();
    let (left, top, width, height) = layout.bounds();
    let frame = format!("{} {} {} {}", left - 34.0, top - 34.0, width + 68.0, height + 110.0);
    let ground = land(&layout);
    view! {
        <svg
            class="editor-board"
            data-editor="cities"
            role="grid"
            aria-label=move || t_string!(i18n, cities.editor.board)
            viewBox=frame
            on:click=move |event| {
                if let Some(square) = square_of(&event) {
                    apply(i18n, bench, square);
                }
            }
            on:keydown=move |event| key(i18n, bench, &layout, &event)
            on:focusin=move |event| {
                if let Some(square) = square_of(&event) {
                    stop.set(square);
                }
            }
        >
            {ground}
            {rows}
        </svg>
    }
}

#[component]
fn Square(bench: Bench, stop: RwSignal<Space>, square: Space, at: (f64, f64)) -> impl IntoView {
    let i18n = use_i18n();
    let piece = Memo::new(move |_| bench.editor.with(|editor| editor.piece(square)));
    let owner = Memo::new(move |_| bench.editor.with(|editor| editor.city(square)));
    let wrong = Memo::new(move |_| bench.editor.with(|editor| editor.wrong().contains(square)));
    view! {
        <g
            class="space"
            role="gridcell"
            data-square=name(square)
            data-piece=move || piece.get().map(|piece| piece.letter().to_string())
            data-owner=move || owner.get().map(|owner| owner.to_string())
            data-wrong=move || wrong.get().then_some("")
            data-can="edit"
            aria-label=move || bench.editor.with(|editor| label(i18n, editor, square, wrong.get()))
            tabindex=move || if stop.get() == square { "0" } else { "-1" }
            transform=format!("translate({:.1} {:.1})", at.0, at.1)
        >
            <path class="area" d=AREA></path>
            {move || owner.get().map(city)}
            {move || piece.get().map(|piece| attacker(piece.owner))}
            {move || wrong.get().then(|| view! { <use href="#mark-wrong" class="mark"/> })}
            <path class="ring-under" d=RING></path>
            <path class="ring" d=RING></path>
        </g>
    }
}

/// What is on a square.
fn label(i18n: I18n, editor: &Editor, square: Space, wrong: bool) -> String {
    let mut parts = vec![name(square)];
    parts.extend(editor.piece(square).map(|piece| {
        let owner = piece.owner.to_string();
        match piece.kind {
            PieceKind::Attacker => t_string!(i18n, cities.space.attacker, owner = owner),
            PieceKind::Hero => t_string!(i18n, cities.space.hero, owner = owner),
        }
    }));
    let owner = editor.city(square).map(|owner| owner.to_string());
    parts.extend(owner.map(|owner| t_string!(i18n, cities.space.city, owner = owner)));
    if parts.len() == 1 {
        parts.push(t_string!(i18n, cities.space.free).to_owned());
    }
    if wrong {
        parts.push(t_string!(i18n, cities.editor.wrong).to_owned());
    }
    parts.join(", ")
}

fn apply(i18n: I18n, bench: Bench, square: Space) {
    let tool = bench.tool.get_untracked();
    let mut after = bench.editor.get_untracked();
    after.apply(tool, square);
    let place = label(i18n, &after, square, after.wrong().contains(square));
    bench.change(|editor| editor.apply(tool, square), &place);
}

fn key(i18n: I18n, bench: Bench, layout: &Geometry, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(square) = square_of(event) else { return };
    match Command::of_key(&event.key()) {
        Some(Command::Go(toward)) => {
            event.prevent_default();
            let to = layout.toward(square, toward).map(name).unwrap_or_default();
            let there = document().query_selector(&format!("[data-square=\"{to}\"]"));
            if let Some(there) = there.ok().flatten() {
                focus(&there);
            }
        }
        Some(Command::Point) if !event.repeat() => {
            event.prevent_default();
            apply(i18n, bench, square);
        }
        _ => {}
    }
}

fn square_of(event: &Event) -> Option<Space> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let found = element.closest("[data-square]").ok()??.get_attribute("data-square")?;
    cities::squares().find(|square| name(*square) == found)
}

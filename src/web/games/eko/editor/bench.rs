//! The bench itself: hexagons to lay tiles on, by mouse, finger or keys.

use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::hexagon::Hexagon;
use crate::web::games::eko::editor::space::{centre, landmarks};
use crate::web::i18n::*;
use crate::web::ui::focus::focus;
use leptos::prelude::*;
use tabletop::core::hex::{Direction, Hex};
use tabletop::games::eko::editor::{Hand, Workbench};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Width of the smallest hexagon that a finger still meets, in rem; a larger bench scrolls.
const LEAST: f64 = 1.75;

/// The grid of hexagons; it grows with what lies on it.
#[component]
pub fn Bench(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let rows = Memo::new(move |_| {
        // A click must not shift what is under the pointer before it is done.
        let also = shop.led_to.get();
        shop.bench.with(|bench| bench.rows(also))
    });
    let views = Memo::new(move |_| shop.bench.with(|bench| bench.views(shop.asked.get())));
    let at = |event: &Event| hex_of(event);
    Effect::new(move |_| show_middle(shop));
    let least = move |of: fn(&[Vec<Hex>]) -> f64| rows.with(|rows| format!("{:.1}rem", of(rows)));
    view! {
        <div class="bench-frame">
        <svg
            class="bench"
            style:min-width=move || least(|rows| LEAST * (rows.first().map_or(0, Vec::len) as f64 + 0.5))
            style:min-height=move || least(|rows| LEAST * 0.87 * rows.len() as f64)
            data-bench=""
            role="grid"
            tabindex="-1"
            aria-label=move || t_string!(i18n, eko.editor.bench)
            viewBox=move || rows.with(|rows| view_box(rows))
            on:click=move |event| {
                if let Some(hex) = at(&event) {
                    shop.focus.set(hex);
                    shop.act(|bench| bench.point(hex));
                }
            }
            on:keydown=move |event| key(shop, &event)
            on:focusin=move |event| {
                if let Some(hex) = at(&event) {
                    shop.focus.set(hex);
                    shop.asked.set(Some(hex));
                }
            }
            on:pointerleave=move |_| shop.asked.set(None)
            on:pointerover=move |event| {
                if event.pointer_type() == "mouse" {
                    shop.asked.set(at(&event));
                }
            }
        >
            <For each=move || rows.get() key=|row| row.first().map(|hex| hex.r) let:row>
                <Row row=row rows=rows shop=shop views=views/>
            </For>
            <Landmarks shop=shop/>
        </svg>
        </div>
    }
}

/// Shows the middle of what was opened or read; a bench larger than its frame is scrolled there.
pub fn show_middle(shop: Shop) {
    let middle = shop.bench.with_untracked(Workbench::middle);
    shop.focus.set(middle);
    shop.led_to.set(middle);
    request_animation_frame(|| {
        if let Some(frame) = document().query_selector(".bench-frame").ok().flatten() {
            frame.set_scroll_left((frame.scroll_width() - frame.client_width()) / 2);
            frame.set_scroll_top((frame.scroll_height() - frame.client_height()) / 2);
        }
    });
}

#[component]
fn Row(
    row: Vec<Hex>,
    rows: Memo<Vec<Vec<Hex>>>,
    shop: Shop,
    views: Memo<std::collections::BTreeMap<Hex, tabletop::games::eko::editor::BenchView>>,
) -> impl IntoView {
    let r = row.first().map_or(0, |hex| hex.r);
    let hexes = move || {
        let here = |row: &&Vec<Hex>| row.first().is_some_and(|hex| hex.r == r);
        rows.with(|rows| rows.iter().find(here).cloned().unwrap_or_default())
    };
    view! {
        <g role="row">
            <For each=hexes key=|hex| *hex let:hex>
                <Hexagon hex=hex shop=shop views=views/>
            </For>
        </g>
    }
}

/// The pyramids and the lighthouse.
#[component]
fn Landmarks(shop: Shop) -> impl IntoView {
    let each = move || landmarks(&shop.bench.with(|bench| bench.draft().spaces()));
    view! { <g class="landmark" aria-hidden="true">{each}</g> }
}

fn view_box(rows: &[Vec<Hex>]) -> String {
    let centres = || rows.iter().flatten().map(|hex| centre(*hex));
    let (left, right) = centres().fold((f64::MAX, f64::MIN), |(l, r), (x, _)| (l.min(x), r.max(x)));
    let (top, bottom) = centres().fold((f64::MAX, f64::MIN), |(t, b), (_, y)| (t.min(y), b.max(y)));
    format!(
        "{:.0} {:.0} {:.0} {:.0}",
        left - 48.0,
        top - 55.0,
        right - left + 96.0,
        bottom - top + 110.0
    )
}

fn hex_of(event: &Event) -> Option<Hex> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let text = element.closest("[data-hex]").ok()??.get_attribute("data-hex")?;
    let (q, r) = text.split_once(' ')?;
    Some(Hex::new(q.parse().ok()?, r.parse().ok()?))
}

/// Arrows go about, Enter lays or picks up, R turns, Delete takes away.
fn key(shop: Shop, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(here) = hex_of(event) else { return };
    let straight = here.r.rem_euclid(2) == 0;
    match event.key().as_str() {
        "ArrowLeft" => go(shop, here.step(Direction::West)),
        "ArrowRight" => go(shop, here.step(Direction::East)),
        "ArrowUp" if straight => go(shop, here.step(Direction::NorthEast)),
        "ArrowUp" => go(shop, here.step(Direction::NorthWest)),
        "ArrowDown" if straight => go(shop, here.step(Direction::SouthEast)),
        "ArrowDown" => go(shop, here.step(Direction::SouthWest)),
        "Enter" | " " if !event.repeat() => shop.act(|bench| bench.point(here)),
        "r" | "R" => shop.act(|bench| bench.turn()),
        "Delete" | "Backspace" => shop.act(|bench| {
            if !matches!(bench.hand(), Hand::Laid(_)) {
                bench.release();
                bench.point(here)?;
            }
            bench.remove()
        }),
        _ => return,
    }
    event.prevent_default();
}

/// The focus goes to a hexagon, which may have to be drawn first.
fn go(shop: Shop, hex: Hex) {
    shop.focus.set(hex);
    shop.led_to.set(hex);
    request_animation_frame(move || {
        let query = format!("[data-hex=\"{} {}\"]", hex.q, hex.r);
        if let Some(element) = document().query_selector(&query).ok().flatten() {
            focus(&element);
        }
    });
}

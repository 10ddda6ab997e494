//! One hexagon of the bench.

use crate::web::I18n;
use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::space::{HEXAGON, centre, space};
use crate::web::games::eko::ground::towards;
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::core::hex::Hex;
use tabletop::games::eko::editor::BenchView;

const RING: &str = "M0 -44L38.1 -22V22L0 44L-38.1 22V-22Z";

/// A hexagon, with what lies there and what would.
#[component]
pub fn Hexagon(hex: Hex, shop: Shop, views: Memo<BTreeMap<Hex, BenchView>>) -> impl IntoView {
    let i18n = use_i18n();
    let view = Memo::new(move |_| views.with(|views| views.get(&hex).cloned().unwrap_or_default()));
    let lies = Memo::new(move |_| view.with(|view| view.terrain));
    let ghost = Memo::new(move |_| view.with(|view| view.ghost));
    let (x, y) = centre(hex);
    view! {
        <g
            class="hexagon"
            role="gridcell"
            data-hex=format!("{} {}", hex.q, hex.r)
            data-terrain=move || lies.get().map(|terrain| terrain.letter().to_string())
            data-held=move || view.with(|view| view.held.then_some(""))
            data-taken=move || view.with(|view| view.taken.then_some(""))
            data-wrong=move || view.with(|view| view.wrong.then_some(""))
            aria-selected=move || view.with(|view| view.held.then_some("true"))
            aria-label=move || view.with(|view| label(i18n, hex, view))
            tabindex=move || if shop.focus.get() == hex { "0" } else { "-1" }
            transform=format!("translate({x:.1} {y:.1})")
        >
            <path class="area" d=HEXAGON></path>
            {move || lies.get().map(|terrain| space(terrain, variety(hex)))}
            {move || ghost.get().map(|terrain| view! {
                <g class="bench-ghost">{space(terrain, variety(hex))}</g>
            })}
            <path class="bench-rim" d=move || view.with(rim)></path>
            <path class="ring-under" d=RING></path>
            <path class="ring" d=RING></path>
        </g>
    }
}

fn variety(hex: Hex) -> usize {
    usize::from(hex.q.unsigned_abs()) * 7 + usize::from(hex.r.unsigned_abs()) * 13
}

/// The sides beyond which another tile lies.
fn rim(view: &BenchView) -> String {
    let mut d = String::new();
    for side in &view.rim {
        // Directions go counter-clockwise, the drawing's angles clockwise.
        let corner = |turn: f64| towards(-60.0 * *side as f64 + turn, 48.0);
        let (from, to) = (corner(-30.0), corner(30.0));
        let _ = write!(d, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
    }
    d
}

fn label(i18n: I18n, hex: Hex, view: &BenchView) -> String {
    let what = match view.terrain {
        Some(terrain) => ground_word(i18n, terrain),
        None => t_string!(i18n, eko.editor.free),
    };
    let mut words = t_string!(i18n, eko.editor.hexagon, row = hex.r, place = hex.q, what = what);
    let more = [
        (view.held, t_string!(i18n, space.selected)),
        (view.taken, t_string!(i18n, eko.editor.in_the_way)),
        (view.wrong, t_string!(i18n, eko.editor.wrong)),
    ];
    for (_, word) in more.into_iter().filter(|(holds, _)| *holds) {
        words = words + ", " + word;
    }
    words
}

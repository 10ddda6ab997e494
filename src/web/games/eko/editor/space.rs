//! A hexagon of the canvas.

use crate::web::editor::grid::{outlined, tab_index};
use crate::web::games::eko::editor::picture::{HEXAGON, centre, space};
use crate::web::games::eko::ground::towards;
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use crate::web::words::I18n;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::core::hex::Hex;
use tabletop::games::eko::editor::SpaceModel;

const RING: &str = "M0 -44L38.1 -22V22L0 44L-38.1 22V-22Z";

/// A hexagon with its terrain, and the one that a click would place.
#[component]
pub fn EditorSpace(
    hex: Hex,
    tab_stop: RwSignal<Hex>,
    models: Memo<BTreeMap<Hex, SpaceModel>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let model =
        Memo::new(move |_| models.with(|models| models.get(&hex).cloned().unwrap_or_default()));
    let terrain = Memo::new(move |_| model.with(|model| model.terrain));
    let ghost = Memo::new(move |_| model.with(|model| model.ghost));
    let (x, y) = centre(hex);
    let contents = view! {
        {move || terrain.get().map(|terrain| space(terrain, variety(hex)))}
        {move || ghost.get().map(|terrain| view! {
            <g class="bench-ghost">{space(terrain, variety(hex))}</g>
        })}
        <path class="bench-rim" d=move || model.with(edges)></path>
    };
    view! {
        <g
            class="hexagon"
            role="gridcell"
            data-hex=format!("{} {}", hex.q, hex.r)
            data-terrain=move || terrain.get().map(|terrain| terrain.letter().to_string())
            data-held=move || model.with(|model| model.held.then_some(""))
            data-taken=move || model.with(|model| model.in_the_way.then_some(""))
            data-wrong=move || model.with(|model| model.problem.then_some(""))
            aria-selected=move || model.with(|model| model.held.then_some("true"))
            aria-label=move || model.with(|model| label(i18n, hex, model))
            tabindex=move || tab_index(tab_stop, &hex)
            transform=format!("translate({x:.1} {y:.1})")
        >
            {outlined(HEXAGON, RING, contents)}
        </g>
    }
}

/// Which of the drawings of a terrain the hexagon shows.
fn variety(hex: Hex) -> usize {
    usize::from(hex.q.unsigned_abs()) * 7 + usize::from(hex.r.unsigned_abs()) * 13
}

/// The outline of the tile along this hexagon.
fn edges(model: &SpaceModel) -> String {
    let mut d = String::new();
    for side in &model.edges {
        // Directions go counter-clockwise, the drawing's angles clockwise.
        let corner = |degrees: f64| towards(-60.0 * *side as f64 + degrees, 48.0);
        let (from, to) = (corner(-30.0), corner(30.0));
        let _ = write!(d, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
    }
    d
}

fn label(i18n: I18n, hex: Hex, model: &SpaceModel) -> String {
    let what = match model.terrain {
        Some(terrain) => ground_word(i18n, terrain),
        None => t_string!(i18n, eko.editor.free),
    };
    let mut words = t_string!(i18n, eko.editor.hexagon, row = hex.r, place = hex.q, what = what);
    let more = [
        (model.held, t_string!(i18n, space.selected)),
        (model.in_the_way, t_string!(i18n, eko.editor.in_the_way)),
        (model.problem, t_string!(i18n, eko.editor.wrong)),
    ];
    for (_, word) in more.into_iter().filter(|(holds, _)| *holds) {
        words = words + ", " + word;
    }
    words
}

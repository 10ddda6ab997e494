//! A square of the editor's board.

use crate::web::editor::grid::{outlined, tab_index};
use crate::web::games::cities::{AREA, RING, attacker, city};
use crate::web::i18n::*;
use crate::web::words::{I18n, clan_word};
use leptos::prelude::*;
use std::collections::BTreeMap;
use tabletop::cities::{PieceKind, Space, name};
use tabletop::games::cities::editor::SpaceModel;

/// A square with its piece and its city.
#[component]
pub fn EditorSpace(
    square: Space,
    at: (f64, f64),
    tab_stop: RwSignal<Space>,
    models: Memo<BTreeMap<Space, SpaceModel>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let model =
        Memo::new(move |_| models.with(|models| models.get(&square).copied().unwrap_or_default()));
    let piece = Memo::new(move |_| model.get().piece);
    let owner = Memo::new(move |_| model.get().city);
    let problem = Memo::new(move |_| model.get().problem);
    let contents = view! {
        {move || owner.get().map(city)}
        {move || piece.get().map(|piece| attacker(piece.owner))}
        {move || problem.get().then(|| view! { <use href="#mark-wrong" class="mark"/> })}
    };
    view! {
        <g
            class="space"
            role="gridcell"
            data-square=name(square)
            data-piece=move || piece.get().map(|piece| piece.letter().to_string())
            data-owner=move || owner.get().map(|owner| owner.to_string())
            data-wrong=move || problem.get().then_some("")
            data-can="edit"
            aria-label=move || label(i18n, square, model.get())
            tabindex=move || tab_index(tab_stop, &square)
            transform=format!("translate({:.1} {:.1})", at.0, at.1)
        >
            {outlined(AREA, RING, contents)}
        </g>
    }
}

/// What is on a square.
pub fn label(i18n: I18n, square: Space, model: SpaceModel) -> String {
    let mut parts = vec![name(square)];
    parts.extend(model.piece.map(|piece| {
        let owner = clan_word(i18n, piece.owner).to_owned();
        match piece.kind {
            PieceKind::Attacker => t_string!(i18n, cities.space.attacker, owner = owner),
            PieceKind::Hero => t_string!(i18n, cities.space.hero, owner = owner),
        }
    }));
    let owner = model.city.map(|owner| clan_word(i18n, owner).to_owned());
    parts.extend(owner.map(|owner| t_string!(i18n, cities.space.city, owner = owner)));
    if parts.len() == 1 {
        parts.push(t_string!(i18n, cities.space.free).to_owned());
    }
    if model.problem {
        parts.push(t_string!(i18n, cities.editor.wrong).to_owned());
    }
    parts.join(", ")
}

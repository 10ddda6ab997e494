//! What is to be mended in a layout, at once and in words.

use crate::web::I18n;
use crate::web::games::cities::editor::Bench;
use crate::web::i18n::*;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::cities::{CITIES, MAX_ATTACKERS, MIN_ATTACKERS, PositionError, name};
use tabletop::games::cities::editor::Editor;

/// The list of what is to be mended; or that nothing is.
#[component]
pub fn Faults(bench: Bench) -> impl IntoView {
    let i18n = use_i18n();
    let faults = Memo::new(move |_| bench.editor.with(Editor::faults));
    let fair = move || faults.with(Vec::is_empty);
    view! {
        <section class="field faults" data-fair=move || fair().then_some("")>
            <h3>
                {move || if fair() {
                    t_string!(i18n, cities.editor.good)
                } else {
                    t_string!(i18n, cities.editor.mend)
                }}
            </h3>
            <ul>
                {move || {
                    let each = faults.get().into_iter();
                    each.map(|fault| view! { <li>{fault_words(i18n, &fault)}</li> }).collect_view()
                }}
            </ul>
        </section>
    }
}

/// What is on a square, and how many things are to be mended.
pub fn state_words(i18n: I18n, place: &str, faults: usize) -> String {
    let state = match faults {
        0 => t_string!(i18n, cities.editor.good).to_owned(),
        count => t_string!(i18n, cities.editor.faults, count = count as u64),
    };
    let place = place.to_owned();
    if place.is_empty() {
        state
    } else {
        t_string!(i18n, cities.editor.did, place = place, state = state)
    }
}

fn fault_words(i18n: I18n, fault: &PositionError) -> String {
    match fault {
        PositionError::NoCity => t_string!(i18n, cities.editor.fault.no_city).to_owned(),
        PositionError::HeroAtStart { square } => {
            t_string!(i18n, cities.editor.fault.hero, square = name(*square))
        }
        PositionError::AttackerCount { player, attackers } if *attackers < MIN_ATTACKERS => {
            t_string!(
                i18n,
                cities.editor.fault.few,
                player = player.letter(),
                attackers = *attackers,
                fewest = MIN_ATTACKERS
            )
        }
        PositionError::AttackerCount { player, attackers } => t_string!(
            i18n,
            cities.editor.fault.many,
            player = player.letter(),
            attackers = *attackers,
            most = MAX_ATTACKERS
        ),
        PositionError::Unequal { what: "cities", a, b } => {
            t_string!(i18n, cities.editor.fault.cities, a = *a, b = *b)
        }
        PositionError::Unequal { a, b, .. } => {
            t_string!(i18n, cities.editor.fault.attackers, a = *a, b = *b)
        }
        PositionError::TooManyCities { cities } => {
            t_string!(i18n, cities.editor.fault.too_many_cities, cities = *cities, most = CITIES)
        }
        other => capital(&other.to_string()),
    }
}

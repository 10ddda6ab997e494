//! What is to be mended in a layout, at once and in words.

use super::super::words::capital;
use super::Bench;
use crate::web::I18n;
use crate::web::i18n::*;
use eko::cities::{CITIES, Fault, MAX_ATTACKERS, MIN_ATTACKERS, name};
use eko::table::cities::Editor;
use leptos::prelude::*;

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
                    t_string!(i18n, cities.layout.good)
                } else {
                    t_string!(i18n, cities.layout.mend)
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
        0 => t_string!(i18n, cities.layout.good).to_owned(),
        count => t_string!(i18n, cities.layout.faults, count = count as u64),
    };
    let place = place.to_owned();
    if place.is_empty() {
        state
    } else {
        t_string!(i18n, cities.layout.did, place = place, state = state)
    }
}

fn fault_words(i18n: I18n, fault: &Fault) -> String {
    match fault {
        Fault::NoCity => t_string!(i18n, cities.layout.fault.no_city).to_owned(),
        Fault::HeroAtStart { square } => {
            t_string!(i18n, cities.layout.fault.hero, square = name(*square))
        }
        Fault::AttackerCount { player, attackers } if *attackers < MIN_ATTACKERS => t_string!(
            i18n,
            cities.layout.fault.few,
            player = player.letter(),
            attackers = *attackers,
            fewest = MIN_ATTACKERS
        ),
        Fault::AttackerCount { player, attackers } => t_string!(
            i18n,
            cities.layout.fault.many,
            player = player.letter(),
            attackers = *attackers,
            most = MAX_ATTACKERS
        ),
        Fault::Unequal { what: "cities", a, b } => {
            t_string!(i18n, cities.layout.fault.cities, a = *a, b = *b)
        }
        Fault::Unequal { a, b, .. } => {
            t_string!(i18n, cities.layout.fault.attackers, a = *a, b = *b)
        }
        Fault::TooManyCities { cities } => {
            t_string!(i18n, cities.layout.fault.too_many_cities, cities = *cities, most = CITIES)
        }
        other => capital(&other.to_string()),
    }
}

//! The rules of Cities on one sheet, and how its open questions are settled (rules-cities.md, C1–C4).

use crate::web::i18n::*;
use crate::web::ui::rules_sheet::{Settlements, paragraphs};
use leptos::prelude::*;

/// The rules in short.
#[component]
pub fn CityRules() -> impl IntoView {
    let i18n = use_i18n();
    let parts = [
        (t_string!(i18n, cities.rules.goal), t_string!(i18n, cities.rules.goal_text)),
        (t_string!(i18n, cities.rules.turn), t_string!(i18n, cities.rules.turn_text)),
        (t_string!(i18n, cities.rules.city), t_string!(i18n, cities.rules.city_text)),
        (t_string!(i18n, cities.rules.capture), t_string!(i18n, cities.rules.capture_text)),
        (t_string!(i18n, cities.rules.end), t_string!(i18n, cities.rules.end_text)),
    ];
    let settlements = t_string!(i18n, cities.rules.settlements);
    view! {
        {paragraphs(&parts)}
        <Settlements letter='C' texts=settlements/>
    }
}

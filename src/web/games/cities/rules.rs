//! The rules of Cities on one sheet, and where the book leaves a question, how it is settled here.

use crate::web::i18n::*;
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
    let settled = [
        t_string!(i18n, cities.rules.c1),
        t_string!(i18n, cities.rules.c2),
        t_string!(i18n, cities.rules.c3),
        t_string!(i18n, cities.rules.c4),
    ];
    let part = |(head, text)| view! { <dt>{head}</dt><dd>{text}</dd> };
    view! {
        <dl class="rules">{parts.map(part).into_iter().collect_view()}</dl>
        <h3 class="settled">{text!(i18n, cities.rules.settled)}</h3>
        <ul class="settled">
            {settled.map(|text| view! { <li>{text}</li> }).into_iter().collect_view()}
        </ul>
    }
}

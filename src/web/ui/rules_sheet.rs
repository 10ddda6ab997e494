//! What the rules sheets of all games have in common: headed paragraphs, and the settlements of what
//! the printed rules leave open.

use crate::web::i18n::*;
use leptos::prelude::*;

/// Paragraphs of the rules, each under its heading.
pub fn paragraphs(parts: &[(&'static str, &'static str)]) -> impl IntoView + use<> {
    let part =
        |(head, text): &(&'static str, &'static str)| view! { <dt>{*head}</dt><dd>{*text}</dd> };
    view! { <dl class="rules" translate="yes">{parts.iter().map(part).collect_view()}</dl> }
}

/// The settlements, a line each, numbered from 1 behind the letter that the rules documents use.
#[component]
pub fn Settlements(letter: char, texts: &'static str) -> impl IntoView {
    let i18n = use_i18n();
    let each = texts.lines().zip(1..).map(|(text, number)| {
        view! { <li><span class="number">{format!("{letter}{number}")}</span>" "{text}</li> }
    });
    view! {
        <h3 class="settled" translate="yes">{text!(i18n, rules.settled)}</h3>
        <ul class="settled" translate="yes">{each.collect_view()}</ul>
    }
}

//! What keeps the draft from being a legal layout, in words.

use crate::web::editor::problems::ProblemList;
use crate::web::games::cities::editor::context::EditorContext;
use crate::web::i18n::*;
use crate::web::words::{I18n, capital, clan_word};
use leptos::prelude::*;
use tabletop::cities::{CITIES, MAX_ATTACKERS, MIN_ATTACKERS, Player, PositionError, name};
use tabletop::games::cities::editor::Draft;

/// The list of problems, or that there are none.
#[component]
pub fn Problems(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let problems = Memo::new(move |_| {
        let problems = editor.state.with(|state| state.draft().problems());
        let words = problems.iter().map(|problem| problem_words(i18n, &problem.error));
        words.collect::<Vec<_>>()
    });
    view! {
        <section
            class="field faults"
            data-fair=move || problems.with(Vec::is_empty).then_some("")
        >
            <ProblemList
                problems=problems
                legal=Signal::derive(move || t_string!(i18n, cities.editor.good))
                illegal=Signal::derive(move || t_string!(i18n, cities.editor.mend))
            />
        </section>
    }
}

/// What is on the square that was changed, if only one was, and the number of problems.
pub fn state_words(i18n: I18n, square: Option<String>, draft: &Draft) -> String {
    let state = match draft.problems().len() {
        0 => t_string!(i18n, cities.editor.good).to_owned(),
        count => t_string!(i18n, cities.editor.faults, count = count as u64),
    };
    match square {
        Some(square) => t_string!(i18n, cities.editor.did, place = square, state = state),
        None => state,
    }
}

/// A problem in words.
fn problem_words(i18n: I18n, error: &PositionError) -> String {
    let [first, second] = [Player::A, Player::B].map(|player| clan_word(i18n, player));
    match error {
        PositionError::NoCity => t_string!(i18n, cities.editor.fault.no_city).to_owned(),
        PositionError::HeroAtStart { square } => {
            t_string!(i18n, cities.editor.fault.hero, square = name(*square))
        }
        PositionError::AttackerCount { player, attackers } if *attackers < MIN_ATTACKERS => {
            t_string!(
                i18n,
                cities.editor.fault.few,
                player = clan_word(i18n, *player),
                attackers = *attackers,
                fewest = MIN_ATTACKERS
            )
        }
        PositionError::AttackerCount { player, attackers } => t_string!(
            i18n,
            cities.editor.fault.many,
            player = clan_word(i18n, *player),
            attackers = *attackers,
            most = MAX_ATTACKERS
        ),
        PositionError::Unequal { what: "cities", a, b } => {
            t_string!(
                i18n,
                cities.editor.fault.cities,
                first = first,
                a = *a,
                second = second,
                b = *b
            )
        }
        PositionError::Unequal { a, b, .. } => {
            t_string!(
                i18n,
                cities.editor.fault.attackers,
                first = first,
                a = *a,
                second = second,
                b = *b
            )
        }
        PositionError::TooManyCities { cities } => {
            t_string!(i18n, cities.editor.fault.too_many_cities, cities = *cities, most = CITIES)
        }
        other => capital(&other.to_string()),
    }
}

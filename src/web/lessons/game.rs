//! A whole game as a lesson: against the computer, with a line of a coach before each decision.

use super::pupil::{Answer, Pupil};
use crate::web::app::storage;
use crate::web::start::sheets::StartSheets;
use crate::web::table::panels::{Actions, Review};
use crate::web::table::screen::undo_by_keys;
use crate::web::table::{PageGame, TableView};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::game::GameName;
use tabletop::record::Record;
use tabletop::record::save;

/// The key of the storage for the game of a lesson that is a whole game; `None` for steps.
pub fn play_against(pupil: Pupil) -> Option<&'static str> {
    pupil.lesson(|lesson| {
        lesson.against?;
        Some(match lesson.game {
            GameName::Eko => storage::LESSON_EKO,
            GameName::Cities => storage::LESSON_CITIES,
        })
    })
}

/// The game that was begun before, unless it is over.
pub fn kept_game<G: PageGame>(key: &'static str) -> Option<Record<G>> {
    let text = storage::get(key).ok().flatten()?;
    save::read_of::<G>(&text).ok().filter(|record| record.result().is_none())
}

/// Plays for the computer, and tells the learner before each decision what the computer would do.
pub fn coach(pupil: Pupil, table: TableView) {
    undo_by_keys(table);
    table.computer.run(table);
    Effect::new(move |_| {
        let now = table.revision.get();
        if !table.open.get() {
            pupil.answer.set(Answer::Right(untrack(|| pupil.text("done"))));
            return pupil.lesson(|lesson| pupil.app.lessons.solve(&lesson.key));
        }
        pupil.answer.set(Answer::None);
        if table.thinker.get().is_none() {
            // Asked later: what follows the record as well drops the questions before it.
            let ask = move || {
                if table.revision.try_get_untracked() == Some(now) {
                    table.advice.tell_all(table);
                }
            };
            set_timeout(ask, Duration::ZERO);
        }
    });
}

/// The buttons of any game, its review, and the sheets that lead to another one.
#[component]
pub fn GameFoot() -> impl IntoView {
    view! {
        <Review/>
        <Actions/>
        <StartSheets/>
    }
}

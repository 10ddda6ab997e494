//! What keeps the draft from being a legal board, in words.

use crate::web::editor::problems::ProblemList;
use crate::web::games::eko::editor::context::EditorContext;
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES, PositionError, Terrain};
use tabletop::games::eko::editor::{Draft, PlacementError};

/// Why the last action was refused, and the list of problems, or that there are none.
#[component]
pub fn Problems(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let problems = Memo::new(move |_| {
        let problems = editor.state.with(|state| state.draft().problems());
        let words = problems.iter().map(|problem| problem_words(i18n, &problem.error));
        words.collect::<Vec<_>>()
    });
    let no_capital = Memo::new(move |_| {
        let is_capital = |(_, terrain): &(_, Terrain)| *terrain == Terrain::Capital;
        editor.state.with(|state| !state.draft().spaces().iter().any(is_capital))
    });
    let empty = Memo::new(move |_| editor.state.with(|state| state.draft().pieces().is_empty()));
    view! {
        <p class="fault" data-refused="">
            {move || editor.refused.get().map(|why| placement_words(i18n, &why))}
        </p>
        <p hidden=move || !empty.get() data-first="">{text!(i18n, eko.editor.first)}</p>
        <section
            class="faults"
            hidden=move || empty.get()
            data-ready=move || problems.with(Vec::is_empty).then_some("")
        >
            <ProblemList
                problems=problems
                legal=Signal::derive(move || if no_capital.get() {
                    t_string!(i18n, eko.editor.ready_no_capital)
                } else {
                    t_string!(i18n, eko.editor.ready)
                })
                illegal=Signal::derive(move || t_string!(i18n, eko.editor.mend))
            />
        </section>
    }
}

/// The number of problems.
pub fn state_words(i18n: I18n, draft: &Draft) -> String {
    if draft.pieces().is_empty() {
        return t_string!(i18n, eko.editor.first).to_owned();
    }
    match draft.problems().len() {
        0 => t_string!(i18n, eko.editor.ready).to_owned(),
        count => t_string!(i18n, eko.editor.faults, count = count as u64),
    }
}

/// The problems of the board in one line; empty if there are none. Room for the discs is left out:
/// it depends on the number of players.
pub fn board_problem_words(i18n: I18n, draft: &Draft) -> String {
    let errors = draft.problems().into_iter().map(|problem| problem.error);
    let errors = errors.filter(|error| !matches!(error, PositionError::TooFewSpaces { .. }));
    let words: Vec<String> = errors.map(|error| problem_words(i18n, &error)).collect();
    words.join(" ")
}

/// Why a tile cannot be placed.
pub fn placement_words(i18n: I18n, why: &PlacementError) -> &'static str {
    match why {
        PlacementError::NoneLeft => t_string!(i18n, eko.editor.none_left),
        PlacementError::Taken(_) => t_string!(i18n, eko.editor.taken),
        PlacementError::TooFar => t_string!(i18n, eko.editor.too_far),
        PlacementError::Nothing => t_string!(i18n, eko.editor.nothing),
    }
}

/// A problem in words.
pub fn problem_words(i18n: I18n, error: &PositionError) -> String {
    match error {
        PositionError::TooManySpaces { spaces } => {
            t_string!(i18n, eko.editor.fault.spaces, spaces = *spaces, most = MAX_SPACES)
        }
        PositionError::TooManyRows { rows } => {
            t_string!(i18n, eko.editor.fault.rows, rows = *rows, most = MAX_ROWS)
        }
        PositionError::TooManyColumns { columns } => {
            t_string!(i18n, eko.editor.fault.columns, columns = *columns, most = MAX_COLUMNS)
        }
        PositionError::Unconnected { space, from } => t_string!(
            i18n,
            eko.editor.fault.unconnected,
            space = space.to_string(),
            from = from.to_string()
        ),
        PositionError::NotAroundAPoint { space, .. } => {
            t_string!(i18n, eko.editor.fault.around, space = space.to_string())
        }
        PositionError::TempleTwice { space, .. } => {
            t_string!(i18n, eko.editor.fault.temple, space = space.to_string())
        }
        PositionError::PortalIntoNothing { space } => {
            t_string!(i18n, eko.editor.fault.portal, space = space.to_string())
        }
        PositionError::PortalsShareFront { space, front } => t_string!(
            i18n,
            eko.editor.fault.front,
            space = space.to_string(),
            front = front.to_string()
        ),
        PositionError::TooFewSpaces { movement, discs } => {
            t_string!(i18n, eko.editor.fault.few, movement = *movement, discs = *discs)
        }
        other => capital(&other.to_string()),
    }
}

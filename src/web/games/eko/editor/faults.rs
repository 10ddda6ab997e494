//! What is still wrong with a board, in words, at once.

use crate::web::I18n;
use crate::web::games::eko::editor::Shop;
use crate::web::i18n::*;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES, PositionError};
use tabletop::games::eko::editor::{Draft, PlacementError, Workbench};

/// Why the last step was none, and the list of what is still wrong; or that nothing is.
#[component]
pub fn Faults(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let faults = Memo::new(move |_| {
        let faults = shop.bench.with(|bench| bench.draft().faults());
        faults.into_iter().map(|fault| fault_words(i18n, &fault.fault)).collect::<Vec<_>>()
    });
    let ready = move || faults.with(Vec::is_empty);
    view! {
        <p class="fault" data-refused="">
            {move || shop.refused.get().map(|why| misplaced_words(i18n, &why))}
        </p>
        <section class="faults" data-ready=move || ready().then_some("")>
            <h3>
                {move || if ready() {
                    t_string!(i18n, eko.editor.ready)
                } else {
                    t_string!(i18n, eko.editor.mend)
                }}
            </h3>
            <ul>
                {move || {
                    let each = faults.get().into_iter();
                    each.map(|words| view! { <li>{words}</li> }).collect_view()
                }}
            </ul>
        </section>
    }
}

/// How the bench stands, in one sentence.
pub fn state_words(i18n: I18n, bench: &Workbench) -> String {
    match bench.draft().faults().len() {
        0 => t_string!(i18n, eko.editor.ready).to_owned(),
        count => t_string!(i18n, eko.editor.faults, count = count as u64),
    }
}

/// Why the spaces that were read are no board, in one line; empty if they are. Room for the discs
/// does not count: it hangs on the number of players.
pub fn refused_words(i18n: I18n, draft: &Draft) -> String {
    let faults = draft.faults().into_iter().map(|fault| fault.fault);
    let faults = faults.filter(|fault| !matches!(fault, PositionError::TooFewSpaces { .. }));
    let words: Vec<String> = faults.map(|fault| fault_words(i18n, &fault)).collect();
    words.join(" ")
}

/// Why a tile cannot lie there.
pub fn misplaced_words(i18n: I18n, why: &PlacementError) -> String {
    match why {
        PlacementError::NoneLeft => t_string!(i18n, eko.editor.none_left),
        PlacementError::Taken(_) => t_string!(i18n, eko.editor.taken),
        PlacementError::TooFar => t_string!(i18n, eko.editor.too_far),
        PlacementError::Nothing => t_string!(i18n, eko.editor.nothing),
    }
    .to_owned()
}

/// What is wrong, in words.
pub fn fault_words(i18n: I18n, fault: &PositionError) -> String {
    match fault {
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

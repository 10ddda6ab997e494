//! What is still wrong with a board, in words, at once.

use super::Shop;
use crate::web::I18n;
use crate::web::i18n::*;
use crate::web::words::capital;
use eko::eko::{Fault, MAX_COLUMNS, MAX_ROWS, MAX_SPACES};
use eko::table::{Draft, Misplaced, Workbench};
use leptos::prelude::*;

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
                    t_string!(i18n, workshop.ready)
                } else {
                    t_string!(i18n, workshop.mend)
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
        0 => t_string!(i18n, workshop.ready).to_owned(),
        count => t_string!(i18n, workshop.faults, count = count as u64),
    }
}

/// Why the spaces that were read are no board, in one line; empty if they are. Room for the discs
/// does not count: it hangs on the number of players.
pub fn refused_words(i18n: I18n, draft: &Draft) -> String {
    let faults = draft.faults().into_iter().map(|fault| fault.fault);
    let faults = faults.filter(|fault| !matches!(fault, Fault::TooFewSpaces { .. }));
    let words: Vec<String> = faults.map(|fault| fault_words(i18n, &fault)).collect();
    words.join(" ")
}

/// Why a tile cannot lie there.
pub fn misplaced_words(i18n: I18n, why: &Misplaced) -> String {
    match why {
        Misplaced::NoneLeft => t_string!(i18n, workshop.none_left),
        Misplaced::Taken(_) => t_string!(i18n, workshop.taken),
        Misplaced::TooFar => t_string!(i18n, workshop.too_far),
        Misplaced::Nothing => t_string!(i18n, workshop.nothing),
    }
    .to_owned()
}

/// What is wrong, in words.
pub fn fault_words(i18n: I18n, fault: &Fault) -> String {
    match fault {
        Fault::TooManySpaces { spaces } => {
            t_string!(i18n, workshop.fault.spaces, spaces = *spaces, most = MAX_SPACES)
        }
        Fault::TooManyRows { rows } => {
            t_string!(i18n, workshop.fault.rows, rows = *rows, most = MAX_ROWS)
        }
        Fault::TooManyColumns { columns } => {
            t_string!(i18n, workshop.fault.columns, columns = *columns, most = MAX_COLUMNS)
        }
        Fault::Unconnected { space, from } => t_string!(
            i18n,
            workshop.fault.unconnected,
            space = space.to_string(),
            from = from.to_string()
        ),
        Fault::NotAroundAPoint { space, .. } => {
            t_string!(i18n, workshop.fault.around, space = space.to_string())
        }
        Fault::TempleTwice { space, .. } => {
            t_string!(i18n, workshop.fault.temple, space = space.to_string())
        }
        Fault::PortalIntoNothing { space } => {
            t_string!(i18n, workshop.fault.portal, space = space.to_string())
        }
        Fault::PortalsShareFront { space, front } => t_string!(
            i18n,
            workshop.fault.front,
            space = space.to_string(),
            front = front.to_string()
        ),
        Fault::TooFewSpaces { movement, discs } => {
            t_string!(i18n, workshop.fault.few, movement = *movement, discs = *discs)
        }
        other => capital(&other.to_string()),
    }
}

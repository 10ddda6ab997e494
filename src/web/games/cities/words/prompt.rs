//! What the current player can do, in one line.

use crate::web::I18n;
use crate::web::games::cities::Session;
use crate::web::games::cities::words::steps::result_words;
use crate::web::i18n::*;
use crate::web::table::Prompt;
use crate::web::words::Names;
use tabletop::games::cities::ActionKind;

/// The phase, and what can be done now.
pub fn prompt(i18n: I18n, names: &Names, session: &Session) -> Prompt {
    if let Some(result) = result_words(i18n, names, session.record()) {
        return Prompt { phase: t_string!(i18n, phase.over), words: result.head };
    }
    let here = session.selected().map(|s| session.choices().can(session.record().position(), s));
    let words = match here {
        Some(can) if can.contains(&ActionKind::Promote) => t_string!(i18n, cities.prompt.promote),
        Some(_) => t_string!(i18n, cities.prompt.target),
        None if session.choices().buttons().is_empty() => t_string!(i18n, cities.prompt.act),
        None => t_string!(i18n, cities.prompt.stuck),
    };
    Prompt { phase: t_string!(i18n, cities.phase), words: words.to_owned() }
}

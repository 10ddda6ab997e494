//! What the current player is asked for, in one line.

use crate::web::I18n;
use crate::web::games::cities::Session;
use crate::web::games::cities::words::verdict_words;
use crate::web::i18n::*;
use crate::web::words::Names;
use tabletop::games::cities::PromptKind;

/// The phase in a word or two.
pub fn phase_words(i18n: I18n, session: &Session) -> &'static str {
    if session.is_open() { t_string!(i18n, cities.phase) } else { t_string!(i18n, phase.over) }
}

/// What can be done now.
pub fn prompt_words(i18n: I18n, names: &Names, session: &Session) -> String {
    if let Some((head, _)) = verdict_words(i18n, names, session.record()) {
        return head;
    }
    let words = match PromptKind::of(session) {
        PromptKind::Over => t_string!(i18n, phase.over),
        PromptKind::Act => t_string!(i18n, cities.prompt.act),
        PromptKind::Stuck => t_string!(i18n, cities.prompt.stuck),
        PromptKind::Target => t_string!(i18n, cities.prompt.target),
        PromptKind::TargetOrPromote => t_string!(i18n, cities.prompt.promote),
    };
    words.to_owned()
}

//! The phase, and what the current player can do, in one line.

use crate::web::games::cities::Session;
use crate::web::games::cities::words::result_words;
use crate::web::i18n::*;
use crate::web::table::Prompt;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::games::cities::{PromptKind, paragraph_of_prompt};

/// The phase, and what can be done now.
pub fn prompt(i18n: I18n, names: &Names, session: &Session) -> Prompt {
    let undo = session.selected().map(|_| t_string!(i18n, cities.undo_piece));
    Prompt {
        phase: phase_words(i18n, session),
        words: prompt_words(i18n, names, session),
        undo,
        rule: Some(paragraph_of_prompt(PromptKind::of(session))),
    }
}

/// The phase in a word or two.
fn phase_words(i18n: I18n, session: &Session) -> &'static str {
    if session.is_open() { t_string!(i18n, cities.phase) } else { t_string!(i18n, phase.over) }
}

/// What can be done now.
fn prompt_words(i18n: I18n, names: &Names, session: &Session) -> String {
    if let Some(result) = result_words(i18n, names, session.record()) {
        return result.head;
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

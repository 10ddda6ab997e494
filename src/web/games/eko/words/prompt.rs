//! The phase, and what the current player can do, in one line.

use crate::web::games::eko::Session;
use crate::web::games::eko::words::result_words;
use crate::web::i18n::*;
use crate::web::table::Prompt;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::eko::Phase;
use tabletop::games::eko::{PromptKind, paragraph_of_prompt};

/// The phase, and what can be done now.
pub fn prompt(i18n: I18n, names: &Names, session: &Session) -> Prompt {
    let undo = match session.selected() {
        Some(_) => Some(t_string!(i18n, eko.act.put_down)),
        None => session.extra().then(|| t_string!(i18n, eko.act.no_march)),
    };
    Prompt {
        phase: phase_words(i18n, session),
        words: prompt_words(i18n, names, session),
        undo,
        rule: Some(paragraph_of_prompt(PromptKind::of(session))),
    }
}

/// The phase in a word or two.
fn phase_words(i18n: I18n, session: &Session) -> &'static str {
    if !session.is_open() {
        return t_string!(i18n, phase.over);
    }
    match session.record().position().phase() {
        Phase::Swap { .. } => t_string!(i18n, eko.phase.swap),
        Phase::Act { .. } => t_string!(i18n, eko.phase.act),
        Phase::Reinforce { .. } | Phase::More => t_string!(i18n, eko.phase.rein),
        Phase::Over { .. } => t_string!(i18n, phase.over),
    }
}

/// What can be done now.
fn prompt_words(i18n: I18n, names: &Names, session: &Session) -> String {
    if let Some(words) = result_words(i18n, names, session.record()) {
        return words;
    }
    let text = match PromptKind::of(session) {
        PromptKind::Over => t_string!(i18n, phase.over),
        PromptKind::Swap => t_string!(i18n, eko.prompt.swap),
        PromptKind::Act => t_string!(i18n, eko.prompt.act),
        PromptKind::Stuck => t_string!(i18n, eko.prompt.stuck),
        PromptKind::MoveTarget => t_string!(i18n, eko.prompt.target_move),
        PromptKind::BuildTarget => t_string!(i18n, eko.prompt.target_build),
        PromptKind::Target => t_string!(i18n, eko.prompt.target),
        PromptKind::MarchStack => t_string!(i18n, eko.prompt.march_stack),
        PromptKind::MarchTarget => t_string!(i18n, eko.prompt.march_target),
        PromptKind::Reinforce => t_string!(i18n, eko.prompt.rein),
        PromptKind::ReinforceEmperor => t_string!(i18n, eko.prompt.rein_emperor),
        PromptKind::ReinforceOrMarch => t_string!(i18n, eko.prompt.rein_or_march),
        PromptKind::March => t_string!(i18n, eko.prompt.march_only),
        PromptKind::More => t_string!(i18n, eko.prompt.more),
    };
    text.to_owned()
}

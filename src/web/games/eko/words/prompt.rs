//! What the current player can do, in one line.

use crate::web::I18n;
use crate::web::games::eko::words::result_words;
use crate::web::games::eko::{Choice, Session};
use crate::web::i18n::*;
use crate::web::table::Prompt;
use crate::web::words::Names;
use tabletop::eko::{Action, Move, Phase};

/// The phase, and what can be done now.
pub fn prompt(i18n: I18n, names: &Names, session: &Session) -> Prompt {
    Prompt { phase: phase_words(i18n, session), words: prompt_words(i18n, names, session) }
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
    let position = session.record().position();
    let text = match (position.phase(), session.selected()) {
        (Phase::Swap { .. }, _) => t_string!(i18n, eko.prompt.swap),
        (Phase::Reinforce { .. }, Some(_)) => t_string!(i18n, eko.prompt.march_target),
        (_, Some(_)) => match kinds_of_action(session) {
            (true, false) => t_string!(i18n, eko.prompt.target_move),
            (false, true) => t_string!(i18n, eko.prompt.target_build),
            _ => t_string!(i18n, eko.prompt.target),
        },
        (Phase::Act { .. }, None) if session.choices().buttons().contains(&Move::Pass) => {
            t_string!(i18n, eko.prompt.stuck)
        }
        (Phase::Act { .. }, None) => t_string!(i18n, eko.prompt.act),
        (Phase::Reinforce { .. }, None) => match (can_place(session), march_open(session)) {
            (true, true) => t_string!(i18n, eko.prompt.rein_or_march),
            (false, true) => t_string!(i18n, eko.prompt.march_only),
            _ if position.reserve(position.turn()).emperor => {
                t_string!(i18n, eko.prompt.rein_emperor)
            }
            _ => t_string!(i18n, eko.prompt.rein),
        },
        (Phase::More, None) => t_string!(i18n, eko.prompt.more),
        (Phase::Over { .. }, None) => t_string!(i18n, phase.over),
    };
    text.to_owned()
}

/// Whether a forced march can be made now.
pub fn march_open(session: &Session) -> bool {
    session.is_open()
        && matches!(session.record().position().phase(), Phase::Reinforce { .. })
        && offers(session, |choice| match choice {
            Choice::Select(_) => true,
            Choice::Play(mv) => matches!(mv, Move::March(_)),
        })
}

fn can_place(session: &Session) -> bool {
    offers(session, |choice| matches!(choice, Choice::Play(Move::Reinforce { .. })))
}

/// Whether the stack picked up can move, and whether it can build.
fn kinds_of_action(session: &Session) -> (bool, bool) {
    let has = |test: fn(Action) -> bool| {
        offers(session, |choice| match choice {
            Choice::Play(mv) => mv.action().is_some_and(test),
            Choice::Select(_) => false,
        })
    };
    (has(|a| matches!(a, Action::Move { .. })), has(|a| matches!(a, Action::Build { .. })))
}

/// Whether anything of this kind can be done by a click on the board.
pub fn offers(session: &Session, test: impl Fn(Choice) -> bool) -> bool {
    let choices = session.choices();
    let board = session.record().position().board();
    board.spaces().any(|space| choices.on(space).iter().any(|choice| test(*choice)))
}

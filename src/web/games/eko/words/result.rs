//! The result of a game in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::eko::{PlayerSet, Position, Reason, WINNING_POINTS};
use tabletop::game::Outcome;
use tabletop::record::{Ending, GameResult, Record};

/// The winners; `None` while the game goes on.
pub fn result_words(i18n: I18n, names: &Names, record: &Record<Position>) -> Option<String> {
    Some(match record.result()? {
        GameResult::ByRules(Outcome::Won(_)) | GameResult::ByPlayers(Ending::Resigned(_)) => {
            won(i18n, names, record.winners())
        }
        GameResult::ByRules(Outcome::Nobody | Outcome::Draw) => {
            t_string!(i18n, eko.result.nobody).to_owned()
        }
        GameResult::ByPlayers(Ending::Draw) => t_string!(i18n, result.draw).to_owned(),
    })
}

fn won(i18n: I18n, names: &Names, winners: PlayerSet) -> String {
    let who = names.all(i18n, winners);
    if winners.len() == 1 {
        t_string!(i18n, result.won, who = who)
    } else {
        t_string!(i18n, eko.result.won_together, who = who)
    }
}

/// What decided the game; `None` while it goes on.
pub fn reason_words(i18n: I18n, names: &Names, record: &Record<Position>) -> Option<String> {
    Some(match record.result()? {
        GameResult::ByRules(_) => match record.position().reason()? {
            Reason::Points => t_string!(i18n, eko.result.points, points = WINNING_POINTS),
            Reason::Last => t_string!(i18n, eko.result.last).to_owned(),
            Reason::Shared => t_string!(i18n, eko.result.shared).to_owned(),
            Reason::Nobody => t_string!(i18n, eko.result.all_lose).to_owned(),
        },
        GameResult::ByPlayers(Ending::Resigned(who)) => {
            t_string!(i18n, result.resigned, who = names.short(who).to_owned())
        }
        GameResult::ByPlayers(Ending::Draw) => t_string!(i18n, result.agreed).to_owned(),
    })
}

//! The result of a game in words.

use crate::web::I18n;
use crate::web::games::eko::GameResult;
use crate::web::i18n::*;
use crate::web::words::Names;
use tabletop::eko::{PlayerSet, WINNING_POINTS};

/// Who has won.
pub fn result_words(i18n: I18n, names: &Names, result: GameResult) -> String {
    match result {
        GameResult::Points(who) | GameResult::Last(who) => won(i18n, names, PlayerSet::of(who)),
        GameResult::Shared(winners) | GameResult::Resigned { winners, .. } => {
            won(i18n, names, winners)
        }
        GameResult::Nobody => t_string!(i18n, eko.result.nobody).to_owned(),
        GameResult::Draw => t_string!(i18n, result.draw).to_owned(),
    }
}

fn won(i18n: I18n, names: &Names, winners: PlayerSet) -> String {
    let who = names.all(i18n, winners);
    if winners.len() == 1 {
        t_string!(i18n, result.won, who = who)
    } else {
        t_string!(i18n, eko.result.won_together, who = who)
    }
}

/// Why the game ended.
pub fn reason_words(i18n: I18n, names: &Names, result: GameResult) -> String {
    match result {
        GameResult::Points(_) => t_string!(i18n, eko.result.points, points = WINNING_POINTS),
        GameResult::Last(_) => t_string!(i18n, eko.result.last).to_owned(),
        GameResult::Shared(_) => t_string!(i18n, eko.result.shared).to_owned(),
        GameResult::Nobody => t_string!(i18n, eko.result.all_lose).to_owned(),
        GameResult::Resigned { who, .. } => {
            t_string!(i18n, result.resigned, who = names.short(who).to_owned())
        }
        GameResult::Draw => t_string!(i18n, result.agreed).to_owned(),
    }
}

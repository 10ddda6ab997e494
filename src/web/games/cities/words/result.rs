//! The result of a game in words.

use crate::web::i18n::*;
use crate::web::table::ResultTexts;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::cities::{Position, Reason};
use tabletop::game::Outcome;
use tabletop::record::{Ending, GameResult, Record};

/// Who has won, and why.
pub fn result_words(i18n: I18n, names: &Names, record: &Record<Position>) -> Option<ResultTexts> {
    let won = || t_string!(i18n, result.won, who = names.all(i18n, record.winners()));
    let draw = || t_string!(i18n, result.draw).to_owned();
    let (head, reason) = match record.result()? {
        GameResult::ByRules(Outcome::Won(_)) => (
            won(),
            match record.position().reason() {
                Some(Reason::AllCities) => t_string!(i18n, cities.result.all_cities),
                Some(Reason::Pieces) => t_string!(i18n, cities.result.pieces),
                Some(Reason::MoreCities) => t_string!(i18n, cities.result.more_cities),
                None => "",
            }
            .to_owned(),
        ),
        GameResult::ByRules(Outcome::Nobody | Outcome::Draw) => {
            (draw(), t_string!(i18n, cities.result.even).to_owned())
        }
        GameResult::ByPlayers(Ending::Resigned(who)) => {
            (won(), t_string!(i18n, result.resigned, who = names.short(who).to_owned()))
        }
        GameResult::ByPlayers(Ending::Draw) => (draw(), t_string!(i18n, result.agreed).to_owned()),
    };
    Some(ResultTexts { head, reason })
}

//! The end of a game in words.

use crate::web::I18n;
use crate::web::i18n::*;
use crate::web::words::Names;
use tabletop::cities::{PlayerSet, Position, Reason};
use tabletop::games::cities::GameResult;
use tabletop::record::Record;

/// Who has won, and why.
pub fn verdict_words(
    i18n: I18n,
    names: &Names,
    record: &Record<Position>,
) -> Option<(String, String)> {
    let won = |winners: PlayerSet| t_string!(i18n, result.won, who = names.all(i18n, winners));
    let (head, reason) = match GameResult::of(record)? {
        GameResult::Won { winner, by } => (
            won(PlayerSet::of(winner)),
            match by {
                Some(Reason::AllCities) => t_string!(i18n, cities.result.all_cities),
                Some(Reason::Pieces) => t_string!(i18n, cities.result.pieces),
                Some(Reason::MoreCities) => t_string!(i18n, cities.result.more_cities),
                None => "",
            }
            .to_owned(),
        ),
        GameResult::Even => (
            t_string!(i18n, result.draw).to_owned(),
            t_string!(i18n, cities.result.even).to_owned(),
        ),
        GameResult::Resigned { who, winners } => {
            let who = names.short(who).to_owned();
            (won(winners), t_string!(i18n, result.resigned, who = who))
        }
        GameResult::Draw => {
            (t_string!(i18n, result.draw).to_owned(), t_string!(i18n, result.agreed).to_owned())
        }
    };
    Some((head, reason))
}

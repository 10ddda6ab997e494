//! The reasons of the rules for which a move is not legal, in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::cities::Illegal;

/// The reason as a sentence.
pub fn why_words(i18n: I18n, why: Illegal) -> String {
    match why {
        Illegal::GameOver => t_string!(i18n, why.game_over),
        Illegal::NoSuchSquare => t_string!(i18n, why.no_such_space),
        Illegal::NoPiece => t_string!(i18n, cities.why.no_piece),
        Illegal::NotYours => t_string!(i18n, cities.why.not_yours),
        Illegal::Stuck => t_string!(i18n, cities.why.stuck),
        Illegal::SameSquare => t_string!(i18n, cities.why.same_square),
        Illegal::Occupied => t_string!(i18n, cities.why.occupied),
        Illegal::TooFar { away, reach } => {
            return t_string!(i18n, cities.why.too_far, away = away, reach = reach);
        }
        Illegal::Blocked { reach } => {
            return t_string!(i18n, cities.why.blocked, reach = reach);
        }
        Illegal::HeroAlready => t_string!(i18n, cities.why.hero_already),
        Illegal::NoCity => t_string!(i18n, cities.why.no_city),
        Illegal::EnemyCity => t_string!(i18n, cities.why.enemy_city),
        Illegal::MovePossible => t_string!(i18n, cities.why.move_possible),
    }
    .to_owned()
}

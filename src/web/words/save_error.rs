//! Why a saved game cannot be read, in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::record::save::SaveError;

/// The reason as a sentence without its full stop; details on a text or a move stay in the notation's
/// own terms.
pub fn save_error_words(i18n: I18n, error: &SaveError) -> String {
    match error {
        SaveError::Text { line, column } => {
            t_string!(i18n, save.fault.text, line = *line, column = *column)
        }
        SaveError::Newer { format, rules } => {
            t_string!(i18n, save.fault.newer, format = *format, rules = *rules)
        }
        SaveError::Game { game, .. } => t_string!(i18n, save.fault.game, game = game.clone()),
        SaveError::Start(errors) => t_string!(i18n, save.fault.start, faults = errors.clone()),
        SaveError::Clans { clans } => t_string!(i18n, save.fault.clans, clans = clans.clone()),
        SaveError::Seats { seats } => t_string!(i18n, save.fault.seats, seats = seats.clone()),
        SaveError::Ply { turn, name, text, why, .. } => {
            let (turn, who) = (*turn, name.clone());
            let (text, why) = (text.clone(), why.clone());
            t_string!(i18n, save.fault.ply, turn = turn, who = who, text = text, why = why)
        }
        SaveError::Rest(why) => t_string!(i18n, save.fault.rest, why = why.clone()),
    }
}

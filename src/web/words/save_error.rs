//! Why a saved game cannot be read, in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::record::save::SaveError;

/// The reason as a sentence without its full stop. What a text or a move has wrong stays in the
/// notation's own terms.
pub fn save_error_words(i18n: I18n, fault: &SaveError) -> String {
    match fault {
        SaveError::Text { line, column } => {
            t_string!(i18n, save.fault.text, line = *line, column = *column)
        }
        SaveError::Newer { format, rules } => {
            t_string!(i18n, save.fault.newer, format = *format, rules = *rules)
        }
        SaveError::Game { game, .. } => t_string!(i18n, save.fault.game, game = game.clone()),
        SaveError::Start(faults) => t_string!(i18n, save.fault.start, faults = faults.clone()),
        SaveError::Ply { ply, text, why } => {
            t_string!(i18n, save.fault.ply, ply = *ply, text = text.clone(), why = why.clone())
        }
        SaveError::Rest(why) => t_string!(i18n, save.fault.rest, why = why.clone()),
    }
}

//! Why a saved game cannot be read, in words.

use super::I18n;
use crate::web::i18n::*;
use eko::save::SaveFault;

/// The reason as a sentence without its full stop. What a text or a move has wrong stays in the
/// notation's own terms.
pub fn save_fault_words(i18n: I18n, fault: &SaveFault) -> String {
    match fault {
        SaveFault::Text { line, column } => {
            t_string!(i18n, save.fault.text, line = *line, column = *column)
        }
        SaveFault::Newer { format, rules } => {
            t_string!(i18n, save.fault.newer, format = *format, rules = *rules)
        }
        SaveFault::Game { game, .. } => t_string!(i18n, save.fault.game, game = game.clone()),
        SaveFault::Start(faults) => t_string!(i18n, save.fault.start, faults = faults.clone()),
        SaveFault::Ply { ply, text, why } => {
            t_string!(i18n, save.fault.ply, ply = *ply, text = text.clone(), why = why.clone())
        }
        SaveFault::Rest(why) => t_string!(i18n, save.fault.rest, why = why.clone()),
    }
}

//! Why a link cannot be read, in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::record::link::LinkError;

/// The reason as a sentence without its full stop.
pub fn link_error_words(i18n: I18n, error: &LinkError) -> String {
    match error {
        LinkError::Character { at } => t_string!(i18n, link.fault.character, at = *at),
        LinkError::Damaged => t_string!(i18n, link.fault.damaged).to_owned(),
        LinkError::TooLong => t_string!(i18n, link.fault.too_long).to_owned(),
        LinkError::Newer { format, rules } => {
            t_string!(i18n, link.fault.newer, format = *format, rules = *rules)
        }
        LinkError::Start(faults) => t_string!(i18n, link.fault.start, faults = faults.clone()),
        LinkError::Content(what) => t_string!(i18n, link.fault.content, what = *what),
    }
}

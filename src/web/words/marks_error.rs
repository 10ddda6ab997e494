//! Why the marks of a link are not drawn, in words.

use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::table::{MOST_MARKS, MarksError};

/// That nothing is drawn, and why.
pub fn marks_error_words(i18n: I18n, error: &MarksError) -> String {
    let fault = match error {
        MarksError::NoMark { number, text } => {
            t_string!(i18n, aids.fault.no_mark, number = *number, text = text.clone())
        }
        MarksError::NoSuchSpace { number, space } => {
            t_string!(i18n, aids.fault.no_space, number = *number, space = space.clone())
        }
        MarksError::TooMany => t_string!(i18n, aids.fault.too_many, most = MOST_MARKS),
    };
    t_string!(i18n, aids.bad_marks, fault = fault)
}

//! Why a text is no game, in words.

use super::{link_error_words, save_error_words};
use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::record::import::ImportError;

/// The reason without its full stop; details on a text or a move stay in the notation's own terms.
pub fn import_error_words(i18n: I18n, error: &ImportError) -> String {
    match error {
        ImportError::Save(error) => save_error_words(i18n, error),
        ImportError::Link(error) => link_error_words(i18n, error),
        ImportError::Unknown(found) => t_string!(i18n, save.fault.unknown, found = found.clone()),
        ImportError::Encoding(_) | ImportError::Text(_) | ImportError::Notation(_) => {
            error.to_string()
        }
    }
}

//! The text on an inspected space.

use crate::web::I18n;
use crate::web::games::eko::words::{about_words, place_words, why_words};
use crate::web::games::eko::{BoardModel, Session};
use crate::web::i18n::*;
use crate::web::table::Inspection;
use crate::web::words::Names;
use tabletop::eko::{Illegal, Space};

/// What is on a space, and why nothing can be done there.
pub fn inspection(
    i18n: I18n,
    names: &Names,
    session: &Session,
    board: &BoardModel,
    space: Space,
) -> Inspection {
    let view = &board.spaces[space.index()];
    let words = place_words(i18n, names, view).join(", ");
    let (refused, reason) = match session.why_not(space) {
        Some(Illegal::NoStack) if session.selected().is_none() => {
            (false, Some(about_words(i18n, view)))
        }
        Some(why) => (true, Some(why_words(i18n, why))),
        None if session.selected() == Some(space) => {
            (false, Some(t_string!(i18n, eko.space.put_down).to_owned()))
        }
        None => (false, None),
    };
    Inspection { space: words, refused, words: reason }
}

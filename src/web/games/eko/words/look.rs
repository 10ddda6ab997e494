//! The prompt of the teacher's view.

use crate::web::games::eko::Session;
use crate::web::i18n::*;
use crate::web::words::{I18n, Names};
use tabletop::table::{TableGame, targets};

/// Whose stack is looked at, and on how many spaces it could act.
pub fn look_words(i18n: I18n, names: &Names, look: &Session) -> String {
    let Some(space) = look.selected() else {
        return t_string!(i18n, eko.look.choose).to_owned();
    };
    let position = look.record().position();
    let (space, who) = (position.space_name(space), names.short(position.turn()).to_owned());
    match targets(look) {
        0 => t_string!(i18n, eko.look.stuck, space = space, who = who),
        count => t_string!(i18n, eko.look.stack, space = space, who = who, count = count as u64),
    }
}

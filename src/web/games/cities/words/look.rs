//! The prompt of the teacher's view.

use crate::web::games::cities::Session;
use crate::web::i18n::*;
use crate::web::words::{I18n, Names};
use tabletop::table::{TableGame, targets};

/// Whose piece is looked at, and on how many spaces it could act.
pub fn look_words(i18n: I18n, names: &Names, look: &Session) -> String {
    let Some(space) = look.selected() else {
        return t_string!(i18n, cities.look.choose).to_owned();
    };
    let position = look.record().position();
    let (space, who) = (position.space_name(space), names.short(position.turn()).to_owned());
    match targets(look) {
        0 => t_string!(i18n, cities.look.stuck, space = space, who = who),
        count => t_string!(i18n, cities.look.piece, space = space, who = who, count = count as u64),
    }
}

//! Words for what all games have in common, in the chosen language.

mod import_error;
mod link_error;
mod marks_error;
mod save_error;

pub use crate::web::i18n::I18n;
pub use import_error::import_error_words;
pub use link_error::link_error_words;
pub use marks_error::marks_error_words;
pub use save_error::save_error_words;

use crate::web::i18n::*;
use tabletop::core::clan::{Clan, Clans};
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::seat::Seat;
use tabletop::game::{Game, GameName};
use tabletop::record::Record;
use tabletop::table::Role;

/// The name of a clan.
pub fn clan_name(i18n: I18n, clan: Clan) -> &'static str {
    match clan {
        Clan::Wave => t_string!(i18n, clan.wave),
        Clan::Star => t_string!(i18n, clan.star),
        Clan::Sun => t_string!(i18n, clan.sun),
        Clan::Leaf => t_string!(i18n, clan.leaf),
    }
}

/// The title of a game.
pub fn game_title(i18n: I18n, game: GameName) -> &'static str {
    match game {
        GameName::Eko => t_string!(i18n, title),
        GameName::Cities => t_string!(i18n, cities.title),
    }
}

/// Who has a seat.
pub fn seat_word(i18n: I18n, seat: Seat) -> &'static str {
    match seat {
        Seat::Human => t_string!(i18n, computer.human),
        Seat::Beginner => t_string!(i18n, computer.beginner),
        Seat::Easy => t_string!(i18n, computer.easy),
        Seat::Medium => t_string!(i18n, computer.medium),
        Seat::Hard => t_string!(i18n, computer.hard),
    }
}

/// The level of a computer player alone; nothing for a person.
pub fn level_word(i18n: I18n, seat: Seat) -> &'static str {
    match seat {
        Seat::Human => "",
        Seat::Beginner => t_string!(i18n, computer.level.beginner),
        Seat::Easy => t_string!(i18n, computer.level.easy),
        Seat::Medium => t_string!(i18n, computer.level.medium),
        Seat::Hard => t_string!(i18n, computer.level.hard),
    }
}

/// The name of the clan that a player has unless another is chosen.
pub fn clan_word(i18n: I18n, player: Player) -> &'static str {
    clan_name(i18n, Clans::default().of(player))
}

/// The names of the players, by seat. A player without a name is called by the clan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// What the players are called, in seat order.
    called: Vec<String>,
    /// Their clans.
    clans: Clans,
}

impl Names {
    /// The names of a record.
    pub fn of<G: Game>(i18n: I18n, record: &Record<G>) -> Self {
        let clans = record.clans();
        let name = |player: &Player| match record.own_name(*player) {
            Some(name) => name.to_owned(),
            None => clan_name(i18n, clans.of(*player)).to_owned(),
        };
        Self { called: record.position().seats().iter().map(name).collect(), clans }
    }

    /// Names as they are listed of a game; one that is empty is none.
    pub fn listed(i18n: I18n, names: &[String], clans: Clans) -> Self {
        let called = Player::ALL.iter().zip(names).map(|(player, name)| match name.as_str() {
            "" => clan_name(i18n, clans.of(*player)).to_owned(),
            name => name.to_owned(),
        });
        Self { called: called.collect(), clans }
    }

    /// All of them, in seat order.
    pub fn list(&self) -> &[String] {
        &self.called
    }

    /// The clans, by seat.
    pub const fn clans(&self) -> Clans {
        self.clans
    }

    /// The name alone.
    pub fn short(&self, player: Player) -> &str {
        self.called.get(player.index()).map_or("", String::as_str)
    }

    /// The name with the clan behind it, once if they are the same.
    pub fn full(&self, i18n: I18n, player: Player) -> String {
        let (name, clan) = (self.short(player), clan_name(i18n, self.clans.of(player)));
        if name == clan { clan.to_owned() } else { t_string!(i18n, name, name = name, clan = clan) }
    }

    /// Several players in one phrase.
    pub fn all(&self, i18n: I18n, players: PlayerSet) -> String {
        let names: Vec<String> = players.iter().map(|p| self.short(p).to_owned()).collect();
        join_and(i18n, &names)
    }
}

/// A list in one phrase: a, b and c.
pub fn join_and(i18n: I18n, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => t_string!(i18n, and, first = first.join(", "), second = last.clone()),
    }
}

/// The roles of a space in the steps that are shown: by number where these are several.
pub fn role_words(i18n: I18n, last: Option<Role>, steps: &[(usize, Role)]) -> Vec<String> {
    let alone = last.filter(|_| steps.is_empty()).map(|role| match role {
        Role::From => t_string!(i18n, space.last_from).to_owned(),
        Role::To => t_string!(i18n, space.last_to).to_owned(),
    });
    let numbered = steps.iter().map(|(number, role)| match role {
        Role::From => t_string!(i18n, space.step_from, number = *number),
        Role::To => t_string!(i18n, space.step_to, number = *number),
    });
    alone.into_iter().chain(numbered).collect()
}

/// Whose turn it is.
pub fn turn_words(i18n: I18n, names: &Names, player: Player) -> String {
    t_string!(i18n, turn_of, name = names.short(player).to_owned())
}

/// A day and a time of that day as written in the language of the page, with the year where it is not this
/// one; seconds since 1970.
pub fn day_and_time(i18n: I18n, seconds: u64) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    let options = js_sys::Object::new();
    if date.get_full_year() != js_sys::Date::new_0().get_full_year() {
        let _ = js_sys::Reflect::set(&options, &"year".into(), &"numeric".into());
    }
    for (part, form) in
        [("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")]
    {
        let _ = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_string(i18n.language(), &options).into()
}

/// A sentence with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

//! Words for what all games have in common, in the chosen language.

mod save_error;

pub use save_error::save_error_words;

use crate::web::i18n::*;
use leptos::prelude::{AnyView, IntoAny};
use tabletop::core::player::{Player, PlayerSet};
use tabletop::game::Game;
use tabletop::record::Record;

/// The language of the page and its texts.
pub type I18n = leptos_i18n::I18nContext<Locale>;

/// A text as a view, for `text!`.
pub fn shown(words: Box<dyn Fn() -> &'static str + Send>) -> AnyView {
    words.into_any()
}

/// The names of the players, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names of a record.
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        Self(record.names().to_vec())
    }

    /// All of them, in seat order.
    pub fn list(&self) -> &[String] {
        &self.0
    }

    /// The name alone.
    pub fn short(&self, player: Player) -> &str {
        self.0.get(player.index()).map_or("", String::as_str)
    }

    /// The name with the letter behind it, once if they are the same.
    pub fn full(&self, i18n: I18n, player: Player) -> String {
        let (name, letter) = (self.short(player), player.to_string());
        if name == letter { letter } else { t_string!(i18n, name, name = name, letter = letter) }
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

/// Whose turn it is.
pub fn turn_words(i18n: I18n, names: &Names, player: Player) -> String {
    t_string!(i18n, turn_of, name = names.short(player).to_owned())
}

/// A sentence with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

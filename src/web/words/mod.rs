//! What the page says: everything that happens at the table, in words of the chosen language.

mod save_error;

pub use save_error::save_error_words;

use super::I18n;
use crate::web::i18n::*;
use leptos::prelude::{AnyView, IntoAny};
use tabletop::core::player::{Player, PlayerSet};
use tabletop::game::Game;
use tabletop::record::Record;

/// A text as a view: what `text!` is made of.
pub fn shown(words: Box<dyn Fn() -> &'static str + Send>) -> AnyView {
    words.into_any()
}

/// What the players are called, by seat.
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

/// «a, b and c».
pub fn join_and(i18n: I18n, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => t_string!(i18n, and, first = first.join(", "), second = last.clone()),
    }
}

/// Whose turn it is, unless the game is over, and what is asked, after something changed.
pub fn now_words(i18n: I18n, names: &Names, turn: Option<Player>, prompt: String) -> String {
    let who = turn.map(|player| names.short(player).to_owned());
    who.map_or(String::new(), |name| t_string!(i18n, turn_of, name = name) + " ") + &prompt
}

/// A sentence with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

//! A kept game in words.

use crate::web::app::keeping::KeepingError;
use crate::web::i18n::*;
use crate::web::table::PageGame;
use crate::web::words::{I18n, Names, capital, day_and_time, game_title, save_error_words};
use tabletop::game::GameName;
use tabletop::library::{Entry, State};
use tabletop::{cities, eko};

/// What a game is called: by its title, or else by its players.
pub fn short_words(i18n: I18n, entry: &Entry) -> String {
    if entry.title.is_empty() { names(i18n, entry).list().join(", ") } else { entry.title.clone() }
}

/// The title, the game, the players and the number of turns.
pub fn head_words(i18n: I18n, entry: &Entry) -> String {
    let players = names(i18n, entry).list().join(", ");
    let game = game_title(i18n, entry.game);
    let count = entry.turns as u64;
    let game = [game, ": ", &t_string!(i18n, recent.game, names = players, count = count)].concat();
    if entry.title.is_empty() { game } else { [&entry.title, " · ", &game].concat() }
}

/// How it stands, the title of its board, and when it was played last.
pub fn state_words(i18n: I18n, entry: &Entry) -> String {
    let when = (entry.changed > 0).then(|| day_and_time(i18n, entry.changed / 1000));
    let parts = [Some(result_words(i18n, entry)), board_title(i18n, entry), when];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Everything that a game is found by.
pub fn search_words(i18n: I18n, entry: &Entry) -> String {
    [head_words(i18n, entry), state_words(i18n, entry)].join(" ")
}

fn names(i18n: I18n, entry: &Entry) -> Names {
    Names::listed(i18n, &entry.names, entry.clans)
}

fn result_words(i18n: I18n, entry: &Entry) -> String {
    let names = names(i18n, entry);
    match entry.state {
        State::ToMove(player) if entry.me == Some(player) => {
            t_string!(i18n, by_link.yours, name = names.short(player).to_owned())
        }
        State::ToMove(player) => {
            t_string!(i18n, recent.to_move, name = names.short(player).to_owned())
        }
        State::Won(winners) if winners.len() > 1 => {
            t_string!(i18n, eko.result.won_together, who = names.all(i18n, winners))
        }
        State::Won(winners) => t_string!(i18n, result.won, who = names.all(i18n, winners)),
        State::Nobody => t_string!(i18n, eko.result.nobody).to_owned(),
        State::Draw => t_string!(i18n, result.draw).to_owned(),
    }
}

fn board_title(i18n: I18n, entry: &Entry) -> Option<String> {
    match entry.game {
        GameName::Eko => eko::Position::board_title(i18n, &entry.start.parse().ok()?),
        GameName::Cities => cities::Position::board_title(i18n, &entry.start.parse().ok()?),
    }
}

/// Why something could not be done with a kept game, in a sentence.
pub fn keeping_error_words(i18n: I18n, error: &KeepingError) -> String {
    match error {
        KeepingError::Database(error) => t_string!(i18n, games.refused, why = error.to_string()),
        KeepingError::Gone => t_string!(i18n, games.gone).to_owned(),
        KeepingError::Unreadable(error, _) => capital(&save_error_words(i18n, error)),
        KeepingError::Full => t_string!(i18n, games.full).to_owned(),
    }
}

//! Writes the text form of a game.

use super::words::escaped;
use super::{FORMAT, result_words};
use crate::core::clan::Clans;
use crate::core::seat::Seats;
use crate::game::Game;
use crate::record::Record;
use crate::record::save::{RULES, SavedGame, ending_word};

/// The most characters of a line of moves.
const WIDTH: usize = 80;

/// The letters of a board of Ekö that variants bring, and what they are.
const VARIANTS: [(&str, &str); 7] = [
    ("spqu", "storms"),
    ("012345", "portals"),
    ("pq", "pyramids"),
    ("u", "lighthouse"),
    ("t", "Wind temple"),
    ("o", "Moon temple"),
    ("n", "Sand temple"),
];

/// A game of either kind as text, with the day on which it was played where that is known.
#[must_use]
pub fn write_saved(game: &SavedGame, date: Option<&str>) -> String {
    match game {
        SavedGame::Eko(record) => write(record, date),
        SavedGame::Cities(record) => write(record, date),
    }
}

/// The game as text, with the day on which it was played where that is known.
#[must_use]
pub fn write<G: Game>(record: &Record<G>, date: Option<&str>) -> String {
    let first = record.position_after(0).unwrap_or_else(|| record.position());
    let start = first.to_string();
    let players = first.seats();
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        out += &["[", name, " \"", &escaped(value, '"'), "\"]\n"].concat();
    };
    tag("Game", G::NAME.name());
    date.inspect(|date| tag("Date", date));
    for player in players {
        record.own_name(*player).inspect(|name| tag(&player.to_string(), name));
    }
    if record.clans() != Clans::default() {
        tag("Clans", &record.clans().words(players.len()));
    }
    if record.seats() != Seats::default() {
        tag("Seats", &record.seats().words(players.len()));
    }
    // The board is the first field; only Ekö has variants.
    let board = start.split(' ').next().filter(|_| G::FIELDS == crate::eko::Position::FIELDS);
    let there =
        |(letters, _): &&(&str, &str)| board.is_some_and(|b| b.contains(|c| letters.contains(c)));
    let variants: Vec<_> = VARIANTS.iter().filter(there).map(|(_, name)| *name).collect();
    if !variants.is_empty() {
        tag("Variants", &variants.join(", "));
    }
    tag("Start", &start);
    tag("Result", &result_words(record));
    record.ending().inspect(|ending| tag("Ending", &ending_word(*ending)));
    if record.at() < record.plies().len() {
        tag("At", &record.at().to_string());
    }
    tag("Format", &FORMAT.to_string());
    tag("Rules", &RULES.to_string());
    out.push('\n');
    let mut lines = Lines { out, width: 0 };
    lines.comment(record.comments().on(0));
    lines.end();
    let mut turn = 0;
    for (ply, mv) in record.plies().iter().enumerate() {
        let by = |ply: usize| record.position_after(ply).map(Game::turn);
        if ply == 0 || by(ply) != by(ply - 1) {
            turn += 1;
            lines.end();
            lines.word(&format!("{turn}."));
            lines.word(&by(ply).map(|player| player.to_string()).unwrap_or_default());
        }
        lines.word(&first.write_move(*mv));
        lines.comment(record.comments().on(ply + 1));
    }
    lines.end();
    lines.out
}

/// Words in lines; a line that goes on is indented.
struct Lines {
    out: String,
    width: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 && self.width + 1 + length > WIDTH {
            self.out += "\n   ";
            self.width = 3;
        }
        if self.width > 0 {
            self.out.push(' ');
            self.width += 1;
        }
        self.out += word;
        self.width += length;
    }

    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            let text = ["{", &escaped(text, '}'), "}"].concat();
            text.split(' ').for_each(|word| self.word(word));
        }
    }

    fn end(&mut self) {
        if self.width > 0 {
            self.out.push('\n');
            self.width = 0;
        }
    }
}

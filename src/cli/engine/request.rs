//! What a line asks for.

use super::super::args::{game, level, number};
use super::super::go::Go;
use super::inbox::Call;
use crate::game::GameName;

/// A line that was understood.
pub(super) enum Request {
    /// `position TEXT [moves MOVE...]`
    Position { text: String, moves: String },
    /// `game NAME`
    Game(GameName),
    /// `go ...`
    Go(Go),
    /// `stop`, `isready` or `quit`
    Call(Call),
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it, in one line.
    pub fn read(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_start();
        match name {
            "position" => {
                let none = || Some((rest.strip_suffix(" moves")?, ""));
                let split = rest.split_once(" moves ").or_else(none);
                let (text, moves) = split.unwrap_or((rest, ""));
                Ok(Self::Position { text: text.to_owned(), moves: moves.to_owned() })
            }
            "game" => game("game", rest).map(Self::Game),
            "go" => read_go(rest).map(Self::Go),
            _ => match (Call::from_name(name), rest) {
                (Some(call), "") => Ok(Self::Call(call)),
                (Some(_), _) => Err(format!("unexpected {rest:?} after {name}")),
                (None, _) => Err(format!(
                    "unknown command {name:?}; there are position, game, go, stop, isready, quit"
                )),
            },
        }
    }
}

/// The search of a `go`: the level hard without any word.
fn read_go(words: &str) -> Result<Go, String> {
    let (mut chosen, mut nodes, mut time, mut seed) = (None, None, None, None);
    let mut words = words.split_ascii_whitespace();
    while let Some(name) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{name} needs a value"));
        let again = match name {
            "level" => chosen.replace(level("level", value()?)?).is_some(),
            "nodes" => nodes.replace(at_least_one("nodes", value()?)?).is_some(),
            "time-ms" => time.replace(at_least_one("time-ms", value()?)?).is_some(),
            "seed" => seed.replace(number("seed", value()?)?).is_some(),
            _ => {
                let there = "there are level, nodes, time-ms, seed";
                return Err(format!("unknown word {name:?} after go; {there}"));
            }
        };
        if again {
            return Err(format!("{name} is given twice"));
        }
    }
    let default = Go::default();
    Ok(Go { level: chosen.unwrap_or(default.level), nodes, time, seed: seed.unwrap_or(0) })
}

fn at_least_one(name: &str, text: &str) -> Result<u32, String> {
    match number(name, text)? {
        0 => Err(format!("{name} 0: must be 1 or more")),
        number => Ok(number),
    }
}

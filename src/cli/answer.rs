//! The answer of each task to one line of input.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::time::Instant;

use super::command::Task;
use super::engine::converse;
use super::help::help;
use super::link::{read_link, write_link};
use super::live_match::play_match;
use super::run::Failure;
use super::setup::error_words;
use super::text::{read_text, write_text};
use crate::ai::SearchGame;
use crate::core::text::in_one_line;
use crate::game::{Game, GameName};
use crate::record::Record;
use crate::record::save::SavedGame;
use crate::{bench, cities, eko};

/// The answer to one line of input.
///
/// # Errors
/// What is wrong with the line, in one line.
pub fn answer(game: GameName, task: &Task, text: &str) -> Result<String, String> {
    answer_and_tell(game, task, text, |_| {})
}

/// Answers like [`answer`], and hands what is said besides to `tell`.
pub(super) fn answer_and_tell(
    game: GameName,
    task: &Task,
    text: &str,
    tell: impl FnMut(&str),
) -> Result<String, String> {
    match game {
        GameName::Eko => answer_in::<eko::Position>(task, text, tell),
        GameName::Cities => answer_in::<cities::Position>(task, text, tell),
    }
}

fn answer_in<G: SearchGame>(
    task: &Task,
    text: &str,
    mut tell: impl FnMut(&str),
) -> Result<String, String>
where
    SavedGame: From<Record<G>>,
{
    match task {
        Task::Setup(options) => match G::start(options) {
            Ok(position) => Ok(position.to_string()),
            Err(error) => Err(error_words(options, &error)),
        },
        Task::Boards => Ok(boards(G::NAME)),
        Task::Moves => Ok(moves(&read::<G>(text)?)),
        Task::Play => Ok(game::<G>(text)?.position().to_string()),
        Task::Perft(depth) => Ok(read::<G>(text)?.perft(*depth).to_string()),
        Task::Show => Ok(read::<G>(text)?.show()),
        Task::Link => write_link::<G>(text),
        Task::ReadLink(link) => read_link(link),
        Task::Text => write_text::<G>(text),
        Task::ReadText(file) => read_text(file),
        Task::Go(go) => {
            let (mv, thought) = go.choose(&game::<G>(text)?);
            tell(&thought);
            Ok(mv)
        }
        Task::Engine => in_text(|out| converse(G::NAME, Cursor::new(text.to_owned()), out)),
        Task::Match(games) => in_text(|out| play_match(G::NAME, games, out, || false)),
        Task::Tune(tune) => tune.run::<G>(tell),
        Task::Puzzles(puzzles) => match G::NAME {
            GameName::Eko => puzzles.make(),
            GameName::Cities => Err("only Ekö has puzzles".to_owned()),
        },
        Task::Bench => Ok(bench::run(G::NAME, clock())),
        Task::Help(verb) => Ok(help(*verb).to_owned()),
    }
}

/// A clock in milliseconds.
fn clock() -> impl Fn() -> f64 {
    let start = Instant::now();
    move || start.elapsed().as_secs_f64() * 1e3
}

/// A line for each ready-made board: key, players, tiles and board text. Only Ekö has any.
fn boards(game: GameName) -> String {
    match game {
        GameName::Eko => eko::ready::list().to_owned(),
        GameName::Cities => String::new(),
    }
}

/// Reads a position.
pub(super) fn read<G: Game>(text: &str) -> Result<G, String> {
    text.parse().map_err(|errors: Vec<_>| in_one_line(&errors))
}

fn moves<G: Game>(position: &G) -> String {
    let moves = position.moves().into_iter().map(|mv| position.write_move(mv));
    moves.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

/// The game of a line: its position, and the moves that follow the fields of it.
pub(super) fn game<G: Game>(line: &str) -> Result<Record<G>, String> {
    let fields = line.match_indices(' ').nth(G::FIELDS - 1).map_or(line.len(), |(at, _)| at);
    let (position, moves) = line.split_at(fields);
    played(read(position)?, moves.split(' ').skip(1))
}

/// The game that begins at a position and goes on with these moves.
pub(super) fn played<'a, G: Game>(
    start: G,
    words: impl Iterator<Item = &'a str>,
) -> Result<Record<G>, String> {
    let mut record = Record::new(start, Vec::new());
    for (number, word) in (1..).zip(words) {
        let wrong = |why: String| format!("move {number} {word:?}: {why}");
        let mv = record.position().read_move(word).map_err(|error| wrong(error.to_string()))?;
        record.play(mv).map_err(|refused| wrong(refused.why.to_string()))?;
    }
    Ok(record)
}

/// What is written to `out`.
fn in_text(write: impl FnOnce(&mut Vec<u8>) -> Result<(), Failure>) -> Result<String, String> {
    let mut out = Vec::new();
    match write(&mut out) {
        Ok(()) => Ok(String::from_utf8_lossy(&out).trim_end().to_owned()),
        Err(Failure::Refused(reason)) => Err(reason),
        Err(Failure::Io(error)) => Err(error.to_string()),
    }
}

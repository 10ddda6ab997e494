//! The engine loop: other people's programs set positions and ask for moves, line by line.

mod inbox;
mod request;

use std::io::{BufRead, Write};
use std::ops::ControlFlow;

use self::inbox::{Call, Inbox};
use self::request::Request;
use super::answer::{played, read};
use super::go::{Go, chances, line};
use super::run::Failure;
use crate::ai::{SearchGame, Thought};
use crate::game::GameName;
use crate::record::Record;
use crate::{cities, eko};

/// The number of nodes at the first `info` of a search; each further one follows at twice as many.
const FIRST_INFO: u64 = 1_024;

/// Answers the lines of `input` until `quit` or its end.
pub(super) fn converse(
    mut game: GameName,
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut inbox = Inbox::new(input);
    loop {
        let next = match game {
            GameName::Eko => play::<eko::Position>(&mut inbox, out)?,
            GameName::Cities => play::<cities::Position>(&mut inbox, out)?,
        };
        let Some(next) = next else { return Ok(()) };
        game = next;
    }
}

/// Answers lines about one game. Returns the next game, or none at the end.
fn play<G: SearchGame>(
    inbox: &mut Inbox,
    out: &mut impl Write,
) -> Result<Option<GameName>, Failure> {
    let mut game: Option<Record<G>> = None;
    while let Some(line) = inbox.next()? {
        match line.and_then(|line| Request::read(&line)) {
            Ok(Request::Position { text, moves }) => match set::<G>(&text, &moves) {
                Ok(new) => game = Some(new),
                Err(error) => say(out, &format!("error: {error}"))?,
            },
            Ok(Request::Game(name)) => return Ok(Some(name)),
            Ok(Request::Go(go)) => match &game {
                Some(game) => {
                    if think(go, game, inbox, out)?.is_break() {
                        return Ok(None);
                    }
                }
                None => say(out, "error: no position; position POSITION sets one")?,
            },
            Ok(Request::Call(Call::Ready)) => say(out, "ready")?,
            Ok(Request::Call(Call::Stop)) => {}
            Ok(Request::Call(Call::Quit)) => return Ok(None),
            Err(error) => say(out, &format!("error: {error}"))?,
        }
    }
    Ok(None)
}

fn set<G: SearchGame>(text: &str, moves: &str) -> Result<Record<G>, String> {
    played(read::<G>(text)?, moves.split_ascii_whitespace())
}

/// Searches and answers; breaks at `quit`.
fn think<G: SearchGame>(
    go: Go,
    game: &Record<G>,
    inbox: &mut Inbox,
    out: &mut impl Write,
) -> Result<ControlFlow<()>, Failure> {
    let position = game.position();
    let (mut quits, mut failed) = (false, Ok(()));
    let mut next = FIRST_INFO;
    let found = go.think(game, |search| {
        if search.nodes() >= next {
            next *= 2;
            if let Some(thought) = search.thought() {
                failed = say(out, &info(position, &thought));
            }
        }
        while let Some(call) = inbox.call() {
            match call {
                Call::Ready if failed.is_ok() => failed = say(out, "ready"),
                Call::Ready => {}
                Call::Stop => return ControlFlow::Break(()),
                Call::Quit => {
                    quits = true;
                    return ControlFlow::Break(());
                }
            }
        }
        if failed.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    failed?;
    match found {
        Some((mv, thought)) => {
            say(out, &info(position, &thought))?;
            say(out, &format!("bestmove {}", position.write_move(mv)))?;
        }
        None => say(out, "bestmove -")?,
    }
    Ok(if quits { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
}

/// What the search thinks so far, in one line.
fn info<G: SearchGame>(position: &G, thought: &Thought<G::Move>) -> String {
    let certain = if thought.certain { " certain" } else { "" };
    let chances = chances(position, thought);
    let line = line(position, thought);
    format!("info nodes {}{certain} chances {chances} line {line}", thought.nodes)
}

/// Writes a line at once.
fn say(out: &mut impl Write, text: &str) -> Result<(), Failure> {
    writeln!(out, "{text}")?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATE: &str = "position .../_k a1A1E,c1B1E - 0/0 - A:act";

    fn answers(input: &str) -> Vec<String> {
        let mut out = Vec::new();
        let input = std::io::Cursor::new(input.to_owned());
        assert!(converse(GameName::Eko, input, &mut out).is_ok());
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_search_is_answered_with_what_it_thinks_and_a_move() {
        let win = ["info nodes 0 certain chances A 1.000 B 0.000 line a1-c1", "bestmove a1-c1"];
        assert_eq!(answers(&format!("{MATE}\ngo nodes 500\n")), win);
        let over = answers(&format!("{MATE} moves a1-c1\ngo\nisready\n"));
        assert_eq!(over, ["bestmove -", "ready"]);
    }

    #[test]
    fn a_wrong_line_is_named_and_changes_nothing() {
        for (line, error) in [
            ("go", "no position; position POSITION sets one"),
            ("", "unknown command \"\"; there are position, game, go, stop, isready, quit"),
            (
                "go depth 3",
                "unknown word \"depth\" after go; there are level, nodes, time-ms, seed",
            ),
            ("go nodes", "nodes needs a value"),
            ("go nodes 0", "nodes 0: must be 1 or more"),
            ("go nodes -1", "nodes \"-1\" is not a whole number of the right size"),
            ("go nodes 5 nodes 6", "nodes is given twice"),
            ("game chess", "game \"chess\": the game must be eko or cities"),
            ("stop now", "unexpected \"now\" after stop"),
        ] {
            assert_eq!(answers(&format!("{line}\nisready")), [&format!("error: {error}"), "ready"]);
        }
        let kept = answers(&format!("{MATE}\n{MATE} moves a1-b9\nposition x\ngo"));
        assert!(kept[0].starts_with("error: move 1 \"a1-b9\": "), "{kept:?}");
        assert!(kept[1].starts_with("error: "), "{kept:?}");
        assert_eq!(kept[3], "bestmove a1-c1");
    }

    #[test]
    fn another_game_begins_without_a_position() {
        let both = answers(&format!("{MATE}\ngame cities\ngo\nquit\n{MATE}\n"));
        assert_eq!(both, ["error: no position; position POSITION sets one"]);
    }
}

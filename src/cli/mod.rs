//! What the command line understands and answers: arguments and lines in, text out.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::ai::{MAX_GAMES, Match, Strategy};
use crate::core::text::in_one_line;
use crate::game::{Game, GameName, Scored, SetupOptions};
use crate::{bench, cities, eko};

/// Plies that perft counts at most: more would outlast any patience, and the stack.
const MAX_DEPTH: u32 = 100;
/// The options there are, each with a value.
const OPTIONS: [&str; 8] = ["game", "players", "seed", "tiles", "board", "a", "b", "games"];

/// How to use the program, in one line.
pub const USAGE: &str = "usage: eko [--game eko|cities] setup --players N --seed N \
     [--tiles P,Q,… | --board KEY|BOARD] | boards | \
     moves POSITION | play POSITION MOVE… | perft DEPTH POSITION | show POSITION | bench | \
     match --a greedy|random --b greedy|random --games N [--players N] [--seed N] \
     [--tiles P,Q,… | --board KEY|BOARD]; POSITION may be - for one a line on standard input; \
     KEY is one of those that boards lists";

/// What is to be done with each position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Print a new game.
    Setup(SetupOptions),
    /// List the legal moves.
    Moves,
    /// Play moves.
    Play,
    /// Count move sequences of so many plies.
    Perft(u32),
    /// Draw the board.
    Show,
    /// List the ready-made boards.
    Boards,
    /// Play games between computer players.
    Match(Match),
    /// Do the fixed work that performance figures come from.
    Bench,
    /// Say how to use the program.
    Help,
}

/// Where the positions come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// One, given as an argument; for `play`, with the moves behind it. Empty for tasks without.
    Given(String),
    /// One a line on standard input.
    Lines,
}

/// A command line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Of which game.
    pub game: GameName,
    /// What to do.
    pub task: Task,
    /// With what.
    pub input: Input,
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// What is wrong with them, in one line.
pub fn parse(args: &[String]) -> Result<Command, String> {
    let mut words = Vec::new();
    let mut options = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--") {
            Some("help") => words.insert(0, "help"),
            Some(name) if !OPTIONS.contains(&name) => {
                return Err(format!("unknown option --{name}; {USAGE}"));
            }
            Some(name) => {
                let value = args.next().ok_or_else(|| format!("--{name} needs a value"))?;
                if options.iter().any(|(known, _)| *known == name) {
                    return Err(format!("--{name} is given twice"));
                }
                options.push((name, value.as_str()));
            }
            None => words.push(arg.as_str()),
        }
    }
    let mut option = |name: &str| {
        let at = options.iter().position(|(known, _)| *known == name)?;
        Some(options.swap_remove(at).1)
    };
    let game = match option("game") {
        None => GameName::default(),
        Some(name) => GameName::from_name(name).ok_or_else(|| {
            format!("--game {name:?}: the game must be {}", GameName::all_names())
        })?,
    };
    let (name, rest) = words.split_first().ok_or(USAGE)?;
    let task = match *name {
        "setup" => Task::Setup(setup_options(&mut option)?),
        "boards" => Task::Boards,
        "match" => Task::Match(contest(&mut option)?),
        "moves" => Task::Moves,
        "play" => Task::Play,
        "perft" => Task::Perft(depth(rest.first().ok_or("perft needs a DEPTH")?)?),
        "show" => Task::Show,
        "bench" => Task::Bench,
        "help" => {
            return Ok(Command { game, task: Task::Help, input: Input::Given(String::new()) });
        }
        other => return Err(format!("unknown command {other:?}; {USAGE}")),
    };
    if let Some((name, _)) = options.first() {
        return Err(format!("unknown option --{name} for {}", words[0]));
    }
    let rest = if matches!(task, Task::Perft(_)) { &rest[1..] } else { rest };
    let input = match (&task, rest) {
        (Task::Setup(_) | Task::Boards | Task::Match(_) | Task::Bench, []) => {
            Input::Given(String::new())
        }
        (Task::Setup(_) | Task::Boards | Task::Match(_) | Task::Bench, [word, ..]) => {
            return Err(format!("unexpected {word:?} after {name}"));
        }
        (_, ["-"]) => Input::Lines,
        (_, []) => return Err(format!("{name} needs a POSITION, or - for standard input")),
        // Moves follow the position, whose fields may come as arguments of their own.
        (_, words) => Input::Given(words.join(" ")),
    };
    Ok(Command { game, task, input })
}

fn setup_options<'a>(
    option: &mut impl FnMut(&str) -> Option<&'a str>,
) -> Result<SetupOptions, String> {
    Ok(SetupOptions {
        players: option("players").map(|text| number("--players", text)).transpose()?,
        seed: option("seed").map(|text| number("--seed", text)).transpose()?,
        tiles: option("tiles").map(str::to_owned),
        board: option("board").map(str::to_owned),
    })
}

/// The games of a match; two play where nothing else is asked for, from seed 0 on.
fn contest<'a>(option: &mut impl FnMut(&str) -> Option<&'a str>) -> Result<Match, String> {
    let mut player = |name: &str| {
        let text = option(name).ok_or_else(|| format!("match needs --{name}"))?;
        text.parse::<Strategy>().map_err(|e| format!("--{name} {text:?}: {e}"))
    };
    let (a, b) = (player("a")?, player("b")?);
    let games = number("--games", option("games").ok_or("match needs --games")?)?;
    if !(1..=MAX_GAMES).contains(&games) {
        return Err(format!("--games {games}: must be 1 to {MAX_GAMES}"));
    }
    let options = setup_options(option)?;
    Ok(Match {
        a,
        b,
        games,
        options: SetupOptions { players: options.players.or(Some(2)), ..options },
    })
}

fn depth(text: &str) -> Result<u32, String> {
    let depth = number("DEPTH", text)?;
    let fits = depth <= MAX_DEPTH;
    fits.then_some(depth).ok_or_else(|| format!("DEPTH {depth} is too deep, at most {MAX_DEPTH}"))
}

fn number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let value = text.parse().ok().filter(|_| digits);
    value.ok_or_else(|| format!("{what} {text:?} is not a whole number of the right size"))
}

/// The answer to one line of input.
///
/// # Errors
/// What is wrong with the line, in one line.
pub fn answer(game: GameName, task: &Task, text: &str) -> Result<String, String> {
    match game {
        GameName::Eko => answer_in::<eko::Position>(task, text),
        GameName::Cities => answer_in::<cities::Position>(task, text),
    }
}

fn answer_in<G: Scored>(task: &Task, text: &str) -> Result<String, String> {
    match task {
        Task::Setup(options) => G::start(options).map(|position| position.to_string()),
        Task::Moves => Ok(moves(&read::<G>(text)?)),
        Task::Play => play::<G>(text),
        Task::Perft(depth) => Ok(read::<G>(text)?.perft(*depth).to_string()),
        Task::Show => Ok(read::<G>(text)?.show()),
        Task::Boards => Ok(boards(G::NAME)),
        Task::Match(contest) => Ok(contest.play::<G>()?.to_string()),
        Task::Help => Ok(USAGE.to_owned()),
        Task::Bench => {
            let start = Instant::now();
            Ok(bench::run(G::NAME, || start.elapsed().as_secs_f64() * 1e3))
        }
    }
}

/// A line for each ready-made board: key, players, tiles and board text; only Ekö has any.
fn boards(game: GameName) -> String {
    match game {
        GameName::Eko => eko::ready::list().to_owned(),
        GameName::Cities => String::new(),
    }
}

fn read<G: Game>(text: &str) -> Result<G, String> {
    text.parse().map_err(|faults: Vec<_>| in_one_line(&faults))
}

fn moves<G: Game>(position: &G) -> String {
    let moves = position.moves().into_iter().map(|mv| position.write_move(mv));
    moves.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

/// Plays the moves that follow the fields of a position.
fn play<G: Game>(line: &str) -> Result<String, String> {
    let fields = line.match_indices(' ').nth(G::FIELDS - 1).map_or(line.len(), |(at, _)| at);
    let (position, moves) = line.split_at(fields);
    let mut position = read::<G>(position)?;
    for (number, word) in moves.split(' ').skip(1).enumerate() {
        let number = number + 1;
        let mv = position.read_move(word).map_err(|e| format!("move {number} {word:?}: {e}"))?;
        position = position.play(mv).map_err(|e| format!("move {number} {word:?}: {}", e.why))?;
    }
    Ok(position.to_string())
}

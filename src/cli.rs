//! What the command line understands and answers: arguments and lines in, text out.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::bench;
use crate::eko::{DealFault, Player, Position, VariantFault, Variants, deal, in_one_line};

/// How to use the program, in one line.
pub const USAGE: &str = "usage: eko setup --players N --seed N [--tiles P,Q,…] | moves POSITION | \
     play POSITION MOVE… | perft DEPTH POSITION | show POSITION | bench; \
     POSITION may be - for one a line on standard input";

/// What is to be done with each position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Print a new game.
    Setup {
        /// How many play.
        players: usize,
        /// The seed of the game.
        seed: u64,
        /// The tiles of the variants played with.
        variants: Variants,
    },
    /// List the legal moves.
    Moves,
    /// Play moves.
    Play,
    /// Count move sequences of so many plies.
    Perft(u32),
    /// Draw the board.
    Show,
    /// Do the fixed work that performance figures come from.
    Bench,
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
    match option("game") {
        None | Some("eko") => {}
        Some(other) => return Err(format!("--game {other:?}: the game must be eko")),
    }
    let (name, rest) = words.split_first().ok_or(USAGE)?;
    let task = match *name {
        "setup" => Task::Setup {
            players: number("--players", option("players").ok_or("setup needs --players")?)?,
            seed: number("--seed", option("seed").ok_or("setup needs --seed")?)?,
            variants: match option("tiles") {
                Some(list) => {
                    list.parse().map_err(|e: VariantFault| format!("--tiles {list:?}: {e}"))?
                }
                None => Variants::default(),
            },
        },
        "moves" => Task::Moves,
        "play" => Task::Play,
        "perft" => Task::Perft(number("DEPTH", rest.first().ok_or("perft needs a DEPTH")?)?),
        "show" => Task::Show,
        "bench" => Task::Bench,
        other => return Err(format!("unknown command {other:?}; {USAGE}")),
    };
    if let Some((name, _)) = options.first() {
        return Err(format!("unknown option --{name} for {}", words[0]));
    }
    let rest = if matches!(task, Task::Perft(_)) { &rest[1..] } else { rest };
    let input = match (&task, rest) {
        (Task::Setup { .. } | Task::Bench, []) => Input::Given(String::new()),
        (Task::Setup { .. } | Task::Bench, [word, ..]) => {
            return Err(format!("unexpected {word:?} after {name}"));
        }
        (_, ["-"]) => Input::Lines,
        (_, []) => return Err(format!("{name} needs a POSITION, or - for standard input")),
        (Task::Play, words) => Input::Given(words.join(" ")),
        (_, [position]) => Input::Given((*position).to_owned()),
        // A position that was not quoted: its fields come as arguments of their own.
        (_, words) => Input::Given(words.join(" ")),
    };
    Ok(Command { task, input })
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
pub fn answer(task: &Task, text: &str) -> Result<String, String> {
    match task {
        Task::Setup { players, seed, variants } => deal(*players, *seed, variants)
            .map(|p| p.to_string())
            .map_err(|e: DealFault| e.to_string()),
        Task::Moves => Ok(moves(&read(text)?)),
        Task::Play => play(text),
        Task::Perft(depth) => Ok(read(text)?.perft(*depth).to_string()),
        Task::Show => Ok(show(&read(text)?)),
        Task::Bench => {
            let start = Instant::now();
            Ok(bench::run(|| start.elapsed().as_secs_f64() * 1e3))
        }
    }
}

fn read(text: &str) -> Result<Position, String> {
    text.parse().map_err(|faults: Vec<_>| in_one_line(&faults))
}

fn moves(position: &Position) -> String {
    let moves = position.moves().into_iter().map(|mv| position.write_move(mv));
    moves.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

/// Plays the moves that follow the six fields of a position.
fn play(line: &str) -> Result<String, String> {
    let fields = line.match_indices(' ').nth(5).map_or(line.len(), |(at, _)| at);
    let (position, moves) = line.split_at(fields);
    let mut position = read(position)?;
    for (number, word) in moves.split(' ').skip(1).enumerate() {
        let number = number + 1;
        let mv = position.read_move(word).map_err(|e| format!("move {number} {word:?}: {e}"))?;
        position = position.play(mv).map_err(|e| format!("move {number} {word:?}: {e}"))?;
    }
    Ok(position.to_string())
}

fn show(position: &Position) -> String {
    let mut text = position.picture();
    for player in position.seats().iter().copied() {
        text += &player_line(position, player);
    }
    let turn = match position.outcome() {
        Some(winners) if winners.is_empty() => "over, nobody has won".to_owned(),
        Some(winners) => {
            let names: Vec<String> = winners.iter().map(|p| p.to_string()).collect();
            format!("over, won by {}", names.join(" and "))
        }
        None => format!("{} to play: {}", position.turn(), position.phase()),
    };
    text + &turn
}

fn player_line(position: &Position, player: Player) -> String {
    let reserve = position.reserve(player);
    let captives: Vec<String> =
        position.captives().held_by(player).map(|owner| owner.to_string()).collect();
    format!(
        "{player}: {} points{}, reserve {}{}, captives {}\n",
        position.points(player),
        if position.holds_capital(player) { " with a capital" } else { "" },
        reserve.ordinary,
        if reserve.emperor { " and the emperor" } else { "" },
        if captives.is_empty() { "none".to_owned() } else { captives.join(" ") },
    )
}

//! Reads the arguments of the program.

use lexopt::Arg;

use super::command::{Command, Input, Task, Verb};
use super::go::Go;
use super::live_match::LiveMatch;
use super::puzzles::{MOST as MOST_PUZZLES, Puzzles};
use super::tune::{Tune, read_weights, setups};
use crate::ai::{Budget, Level, MAX_GAMES, Match, Sprt, Strategy, Tuning, Weights};
use crate::game::{GameName, SetupOptions};

/// The deepest perft: a deeper one would take ages, and overflow the stack.
const MAX_DEPTH: u32 = 100;
/// The nodes of each ply of games to learn from, unless said otherwise, and the fewest.
const TUNING_NODES: u32 = 400;
const MIN_TUNING_NODES: u64 = 10;
/// The options with a value.
const OPTIONS: [&str; 20] = [
    "game",
    "players",
    "seed",
    "tiles",
    "board",
    "a",
    "b",
    "games",
    "count",
    "sprt",
    "threads",
    "level",
    "nodes",
    "time-ms",
    "rounds",
    "weights",
    "weights-a",
    "weights-b",
    "seats-a",
    "read",
];
/// The most games at a time.
const MAX_THREADS: usize = 1_024;

/// Reads the arguments after the program's name.
///
/// # Errors
/// What is wrong with them, in one line.
pub fn parse(args: &[String]) -> Result<Command, String> {
    let mut options = Options::default();
    let mut words = Vec::new();
    let mut help = false;
    let mut parser = lexopt::Parser::from_args(args);
    while let Some(arg) = parser.next().map_err(in_one_line)? {
        match arg {
            Arg::Value(word) => words.push(text(word)?),
            Arg::Short('h') | Arg::Long("help") => help = true,
            Arg::Short(letter) => return Err(unknown(&format!("-{letter}"))),
            Arg::Long(name) => {
                let Some(name) = OPTIONS.into_iter().find(|known| *known == name) else {
                    return Err(unknown(&format!("--{name}")));
                };
                let value = parser.value().map_err(|_| format!("--{name} needs a value"))?;
                options.add(name, text(value)?)?;
            }
        }
    }
    let game = options.game()?;
    if help || words.first().is_some_and(|word| word == Verb::Help.name()) {
        return Ok(Command { game, task: Task::Help(topic(&words)?), input: Input::none() });
    }
    let (name, rest) = words.split_first().ok_or("no command; see eko help")?;
    let verb = verb(name)?;
    let (task, rest) = task(game, verb, rest, &mut options)?;
    if let Some((option, _)) = options.0.first() {
        return Err(format!("unknown option --{option} for {name}"));
    }
    Ok(Command { game, input: input(verb, &task, rest)?, task })
}

fn unknown(option: &str) -> String {
    format!("unknown option {}; see eko help", option.escape_debug())
}

fn in_one_line(error: lexopt::Error) -> String {
    error.to_string().escape_debug().to_string()
}

/// An argument as text, without the byte-order mark of the file that it may come from.
fn text(value: std::ffi::OsString) -> Result<String, String> {
    match value.into_string() {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()),
        Err(value) => Err(format!("argument {value:?} is not text")),
    }
}

fn verb(name: &str) -> Result<Verb, String> {
    Verb::from_name(name).ok_or_else(|| format!("unknown command {name:?}; see eko help"))
}

/// The command that help is wanted for: `help COMMAND` or `COMMAND --help`.
fn topic(words: &[String]) -> Result<Option<Verb>, String> {
    let mut words = words.iter().filter(|word| *word != Verb::Help.name());
    words.next().map(|name| verb(name)).transpose()
}

/// The task of a command and the words left for its input.
fn task<'a>(
    game: GameName,
    verb: Verb,
    words: &'a [String],
    options: &mut Options,
) -> Result<(Task, &'a [String]), String> {
    let task = match verb {
        Verb::Setup => Task::Setup(options.setup()?),
        Verb::Boards => Task::Boards,
        Verb::Moves => Task::Moves,
        Verb::Play => Task::Play,
        Verb::Show => Task::Show,
        Verb::Link => options.remove("read").map_or(Task::Link, Task::ReadLink),
        Verb::Text => options.remove("read").map_or(Task::Text, Task::ReadText),
        Verb::Go => Task::Go(options.go()?),
        Verb::Engine => Task::Engine,
        Verb::Match => Task::Match(options.games(game)?),
        Verb::Tune => Task::Tune(options.tune(game)?),
        Verb::Puzzles => Task::Puzzles(options.puzzles()?),
        Verb::Bench => Task::Bench,
        Verb::Help => Task::Help(None),
        Verb::Perft => {
            let (word, words) = words.split_first().ok_or("perft needs a DEPTH")?;
            return Ok((Task::Perft(depth(word)?), words));
        }
    };
    Ok((task, words))
}

fn input(verb: Verb, task: &Task, words: &[String]) -> Result<Input, String> {
    let name = verb.name();
    let takes_positions = matches!(
        task,
        Task::Moves
            | Task::Play
            | Task::Perft(_)
            | Task::Show
            | Task::Link
            | Task::Text
            | Task::Go(_)
    );
    match words {
        [] if !takes_positions => Ok(Input::none()),
        [word, ..] if !takes_positions => Err(format!("unexpected {word:?} after {name}")),
        [] => Err(format!("{name} needs a POSITION, or - for standard input")),
        [word] if word == "-" => Ok(Input::Lines),
        // Moves follow the position, whose fields may be arguments of their own.
        words => Ok(Input::Given(words.join(" "))),
    }
}

impl Input {
    const fn none() -> Self {
        Self::Given(String::new())
    }
}

/// The options of a command line, each at most once; those used are removed.
#[derive(Default)]
struct Options(Vec<(&'static str, String)>);

impl Options {
    fn add(&mut self, name: &'static str, value: String) -> Result<(), String> {
        if self.0.iter().any(|(known, _)| *known == name) {
            return Err(format!("--{name} is given twice"));
        }
        self.0.push((name, value));
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| *known == name)?;
        Some(self.0.remove(at).1)
    }

    fn game(&mut self) -> Result<GameName, String> {
        self.remove("game").map_or(Ok(GameName::default()), |name| game("--game", &name))
    }

    fn number<T: std::str::FromStr>(&mut self, name: &str) -> Result<Option<T>, String> {
        self.remove(name).map(|text| number(&format!("--{name}"), &text)).transpose()
    }

    fn setup(&mut self) -> Result<SetupOptions, String> {
        Ok(SetupOptions {
            players: self.number("players")?,
            seed: self.number("seed")?,
            tiles: self.remove("tiles"),
            board: self.remove("board"),
        })
    }

    /// The games of a match: two players unless more are given, from seed 0 on.
    fn games(&mut self, game: GameName) -> Result<LiveMatch, String> {
        let (a, b) = (self.strategy("a")?, self.strategy("b")?);
        let sprt = self
            .remove("sprt")
            .map(|text| text.parse().map_err(|error| format!("--sprt {text:?}: {error}")));
        let sprt: Option<Sprt> = sprt.transpose()?;
        let most = sprt.map(|_| MAX_GAMES);
        let games = self.number_of_games(most, "match needs --games or --sprt")?;
        let budget = self.budget()?;
        let (a, b) = (a.with_budget(budget), b.with_budget(budget));
        let options = self.setup()?;
        let options = SetupOptions { players: options.players.or(Some(2)), ..options };
        let weights = [self.weights(game, "weights-a")?, self.weights(game, "weights-b")?];
        let weights = weights.map(|given| given.map(|(_, weights)| weights));
        let threads = self.number("threads")?;
        if let Some(threads) = threads.filter(|threads| !(1..=MAX_THREADS).contains(threads)) {
            return Err(format!("--threads {threads}: must be 1 to {MAX_THREADS}"));
        }
        let seats_a = self.number("seats-a")?;
        if let Some(seats) = seats_a.filter(|seats| Some(*seats) >= options.players || *seats == 0)
        {
            return Err(format!("--seats-a {seats}: must be 1 or more, and leave a seat for b"));
        }
        let games = Match { weights, seats_a, ..Match::new(a, b, games, options) };
        Ok(LiveMatch { games, sprt, threads })
    }

    fn number_of_games(&mut self, most: Option<u32>, needed: &str) -> Result<u32, String> {
        let games = self.number("games")?.or(most).ok_or(needed)?;
        let fits = (1..=MAX_GAMES).contains(&games);
        fits.then_some(games).ok_or_else(|| format!("--games {games}: must be 1 to {MAX_GAMES}"))
    }

    /// The weights of a file, and its name.
    fn weights(
        &mut self,
        game: GameName,
        option: &str,
    ) -> Result<Option<(String, Weights)>, String> {
        let read = |file: String| Ok((file.clone(), read_weights(game, option, &file)?));
        self.remove(option).map(read).transpose()
    }

    /// How weights are made: from games of every kind.
    fn tune(&mut self, game: GameName) -> Result<Tune, String> {
        let tuning = Tuning {
            setups: setups(game),
            games: self.number_of_games(None, "tune needs --games")?,
            rounds: self.number("rounds")?.unwrap_or(1),
            nodes: self.number::<u32>("nodes")?.unwrap_or(TUNING_NODES).into(),
            seed: self.number("seed")?.unwrap_or(0),
        };
        if tuning.nodes < MIN_TUNING_NODES {
            return Err(format!("--nodes {}: must be {MIN_TUNING_NODES} or more", tuning.nodes));
        }
        Ok(Tune { tuning, weights: self.weights(game, "weights")? })
    }

    /// How many puzzles are made.
    fn puzzles(&mut self) -> Result<Puzzles, String> {
        let count = self.number("count")?.ok_or("puzzles needs --count")?;
        if !(1..=MOST_PUZZLES).contains(&count) {
            return Err(format!("--count {count}: must be 1 to {MOST_PUZZLES}"));
        }
        Ok(Puzzles { count, seed: self.number("seed")?.unwrap_or(0) })
    }

    /// How the computer plays: as well as it can, unless a level is given.
    fn go(&mut self) -> Result<Go, String> {
        let level = self.remove("level").map(|name| level("--level", &name)).transpose()?;
        let default = Go { seed: self.number("seed")?.unwrap_or(0), ..Go::default() };
        let default = Go { level: level.unwrap_or(default.level), ..default };
        let (nodes, time) = self.limits()?;
        Ok(Go { nodes, time, ..default })
    }

    /// What a search may spend on a ply, if it is said.
    fn budget(&mut self) -> Result<Option<Budget>, String> {
        let (nodes, time) = self.limits()?;
        Ok(nodes.map(|nodes| Budget::Nodes(u64::from(nodes))).or(time.map(Budget::Time)))
    }

    /// The nodes or the milliseconds of a search, at most one of them.
    fn limits(&mut self) -> Result<(Option<u32>, Option<u32>), String> {
        match (self.number("nodes")?, self.number("time-ms")?) {
            (Some(_), Some(_)) => Err("give --nodes or --time-ms, not both".to_owned()),
            (Some(0), _) => Err("--nodes 0: must be 1 or more".to_owned()),
            (_, Some(0)) => Err("--time-ms 0: must be 1 or more".to_owned()),
            limits => Ok(limits),
        }
    }

    fn strategy(&mut self, name: &str) -> Result<Strategy, String> {
        let text = self.remove(name).ok_or_else(|| format!("match needs --{name}"))?;
        text.parse().map_err(|error| format!("--{name} {text:?}: {error}"))
    }
}

fn depth(text: &str) -> Result<u32, String> {
    let depth = number("DEPTH", text)?;
    let fits = depth <= MAX_DEPTH;
    fits.then_some(depth).ok_or_else(|| format!("DEPTH {depth} is too deep, at most {MAX_DEPTH}"))
}

/// The game of this name; `what` names it in the error.
pub(super) fn game(what: &str, name: &str) -> Result<GameName, String> {
    let must = || format!("{what} {name:?}: the game must be {}", GameName::all_names());
    GameName::from_name(name).ok_or_else(must)
}

/// The level of this name; `what` names it in the error.
pub(super) fn level(what: &str, name: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::name).join(", ");
    let must = || format!("{what} {name:?}: the level must be one of {names}");
    Level::from_name(name).ok_or_else(must)
}

/// The whole number that a text is; `what` names it in the error.
pub(super) fn number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let value = text.parse().ok().filter(|_| digits);
    value.ok_or_else(|| format!("{what} {text:?} is not a whole number of the right size"))
}

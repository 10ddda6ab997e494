//! The engine loop, with the real program at the other end (notation.md, «The engine loop»).

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A search that would take minutes.
const LONG: &str = "go time-ms 600000";
/// What ends a search is obeyed within this time, on a busy machine too.
const SOON: Duration = Duration::from_secs(20);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn new(args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eko"));
        command.arg("engine").args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    /// An engine with the first position of a game of this many players.
    fn with_start(players: &str) -> Self {
        let mut engine = Self::new(&[]);
        engine.say(&format!("position {}", start(players)));
        engine
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next answer; empty at the end.
    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// The answers of a search: its `info` lines and its move.
    fn search(&mut self, go: &str) -> (Vec<String>, String) {
        self.say(go);
        let mut infos = Vec::new();
        loop {
            let line = self.hear();
            match line.strip_prefix("bestmove ") {
                Some(mv) => return (infos, mv.to_owned()),
                None => infos.push(line),
            }
            assert!(infos.last().is_some_and(|line| line.starts_with("info nodes ")), "{infos:?}");
        }
    }

    /// Ends the input, if it has not ended, and expects the program to end well.
    fn end(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().unwrap().success());
    }
}

fn start(players: &str) -> String {
    let args = ["setup", "--players", players, "--seed", "3"];
    let output = Command::new(env!("CARGO_BIN_EXE_eko")).args(args).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
fn a_search_tells_what_it_thinks_at_1024_nodes_and_twice_as_many_and_at_its_end() {
    let mut engine = Engine::with_start("3");
    let (infos, mv) = engine.search("go nodes 3000 seed 5");
    let nodes: Vec<_> = infos.iter().filter_map(|line| line.split(' ').nth(2)).collect();
    assert_eq!(nodes, ["1024", "2048", "3000"]);
    let last: Vec<_> = infos[2].split(' ').collect();
    assert_eq!((last[3], last[4], last[6], last[8], last[10]), ("chances", "A", "B", "C", "line"));
    let sum: f32 = [5, 7, 9].iter().map(|at| last[*at].parse::<f32>().unwrap()).sum();
    assert!((sum - 1.0).abs() < 0.01, "{sum}");
    assert_eq!(last[11], mv, "hard plays what it expects");
    assert_eq!(engine.search("go seed 5 nodes 3000"), (infos, mv), "the same each time");
    engine.end();
}

#[test]
fn stop_ends_a_search_while_it_thinks() {
    let mut engine = Engine::with_start("2");
    let asked = Instant::now();
    engine.say(LONG);
    assert!(engine.hear().starts_with("info nodes 1024 "));
    engine.say("isready");
    while engine.hear() != "ready" {}
    let (infos, mv) = engine.search("stop");
    assert!(infos.len() == 1 || infos.len() == 2, "{infos:?}");
    assert!(asked.elapsed() < SOON && !mv.is_empty());
    engine.say("stop");
    engine.say("isready");
    assert_eq!(engine.hear(), "ready", "nothing is left to stop");
    engine.end();
}

#[test]
fn lines_that_arrive_during_a_search_wait_for_its_end() {
    let mut engine = Engine::with_start("2");
    engine.say(LONG);
    engine.say("position .../_k a1A1E,c1B1E - 0/0 - A:act");
    engine.say("nonsense");
    engine.say("go level beginner");
    let (_, first) = engine.search("stop");
    assert!(!first.is_empty());
    assert!(engine.hear().starts_with("error: unknown command \"nonsense\""));
    assert!(engine.hear().starts_with("info nodes 0 certain "));
    assert_eq!(engine.hear(), "bestmove a1-c1");
    engine.end();
}

#[test]
fn quit_ends_a_search_and_the_program() {
    let mut engine = Engine::with_start("2");
    engine.say(LONG);
    let (_, mv) = engine.search("quit");
    assert!(!mv.is_empty());
    assert_eq!(engine.hear(), "");
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn a_search_ends_by_its_time_or_its_nodes_whichever_comes_first() {
    let mut engine = Engine::with_start("2");
    let asked = Instant::now();
    engine.search("go time-ms 50");
    engine.search("go nodes 4294967295 time-ms 50");
    let (infos, _) = engine.search("go nodes 100 time-ms 600000");
    assert!(infos[0].starts_with("info nodes 100 "), "{infos:?}");
    assert!(asked.elapsed() < SOON);
    engine.end();
}

#[test]
fn bytes_that_are_no_text_are_named_and_the_loop_goes_on() {
    let mut engine = Engine::new(&["--game", "cities"]);
    engine.input.as_mut().unwrap().write_all(b"go \xff\n").unwrap();
    assert_eq!(engine.hear(), "error: byte 4: not UTF-8 text");
    engine.say("position aaa7/10/10/10/10/10/10/10/10/A9 d3A,b7B =B");
    assert_eq!(engine.search("go"), (vec![], "-".to_owned()));
    engine.end();
}

//! The program `eko` as a process: its streams, and what it does when they fail. Native only.
#![cfg(unix)]

use std::fs::OpenOptions;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const POSITION: &str = ".../_k a1A1E,c1B1E - 0/0 - A:act";

fn eko(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eko"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The program's answers to bytes on standard input.
fn answers(args: &[&str], input: &[u8]) -> Output {
    let mut child = eko(args).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn utf16(text: &str, unit: impl Fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

/// A match that takes minutes to play.
fn long_match() -> Command {
    eko(&["match", "--a", "greedy", "--b", "greedy", "--games", "1000000"])
}

/// Whether the process ends within ten seconds; it is stopped otherwise.
fn ends_soon(child: &mut Child) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(10) {
        if child.try_wait().unwrap().is_some() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    false
}

#[test]
fn a_byte_order_mark_at_the_start_is_skipped() {
    let input = format!("\u{feff}{POSITION}\n{POSITION}\n");
    let output = answers(&["perft", "1", "-"], input.as_bytes());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "2\n2\n");
    let output = eko(&["perft", "1", &format!("\u{feff}{POSITION}")]).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "2\n");
}

#[test]
fn utf_16_is_named_with_one_answer_a_line() {
    let error = "error: UTF-16 text, must be UTF-8\n";
    for mark in ["", "\u{feff}"] {
        // A sign whose lower byte is a line feed, and one whose upper byte is.
        let text = format!("{mark}{POSITION}\n\n\u{10a}\u{a01}{POSITION}\n");
        for input in [utf16(&text, u16::to_le_bytes), utf16(&text, u16::to_be_bytes)] {
            let output = answers(&["moves", "-"], &input);
            assert!(output.status.success());
            assert_eq!(String::from_utf8(output.stdout).unwrap(), error.repeat(3));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_unwritable_output_ends_with_a_message_or_quietly() {
    let full = || OpenOptions::new().write(true).open("/dev/full").unwrap();
    let games = ["match", "--a", "random", "--b", "random", "--games", "1"];
    for args in [&["moves", POSITION][..], &["help"], &games] {
        let output = eko(args).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.starts_with("eko: cannot read or write: No space left"), "{message}");
    }
    // Nor can the message be written here.
    let status = eko(&["nonsense"]).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(2));
    let status = eko(&["moves", POSITION]).stdout(full()).stderr(full()).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_long_match_stops_when_nobody_reads_it() {
    // Before its first line is read, and after it.
    let mut child = long_match().spawn().unwrap();
    drop(child.stdout.take());
    assert!(ends_soon(&mut child));
    let mut child = long_match().spawn().unwrap();
    let mut heading = [0; 37];
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut heading).unwrap();
    assert_eq!(&heading, b"greedy against greedy, 1000000 games\n");
    drop(out);
    assert!(ends_soon(&mut child));
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_long_match_shows_its_progress_on_standard_error() {
    let mut child = long_match().spawn().unwrap();
    let mut seen = Vec::new();
    let mut errors = child.stderr.take().unwrap();
    while !seen.contains(&b'\n') {
        let mut some = [0; 80];
        let read = errors.read(&mut some).unwrap();
        assert_ne!(read, 0, "the match ended");
        seen.extend(&some[..read]);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let line = String::from_utf8(seen).unwrap();
    assert!(line.contains(" of 1000000 games: won "), "{line}");
}

//! A game as a text that people read and write: tags in brackets, the moves in the notation turn by
//! turn, comments in braces. docs/text-form.md describes it.
//!
//! ```
//! use tabletop::cities::{Layout, Player};
//! use tabletop::record::{Record, text_form};
//!
//! let mut record = Record::new(Layout::default().start(Player::A), vec!["Ann".into()]);
//! record.play(record.position().read_move("b1-b3").unwrap()).unwrap();
//! record.comment(1, "Quick.");
//! let text = text_form::write(&record, Some("2026-11-29"));
//! assert!(text.starts_with("[Game \"cities\"]\n[Date \"2026-11-29\"]\n[A \"Ann\"]\n"), "{text}");
//! assert!(text.ends_with("\n\n1. A b1-b3 {Quick.}\n"), "{text}");
//! assert_eq!(text_form::read(&text).unwrap(), record.into());
//! let error = text_form::read(&text.replace("b1-b3", "b1-b4")).unwrap_err();
//! assert!(error.to_string().starts_with("line 9, column 6: \"b1-b4\" is not possible: "), "{error}");
//! ```

mod error;
mod read;
mod words;
mod write;

pub use error::{Fault, TextFormError};
pub use read::read;
pub use write::{write, write_saved};

/// The format that is written, and the newest that is read.
pub const FORMAT: u32 = 1;
/// The most plies that are read.
pub const MOST_PLIES: usize = 10_000;

/// What stands for a game that goes on, among results.
const OPEN: &str = "*";

/// Who has won, as the tag `Result` says it.
fn result_words<G: crate::game::Game>(record: &super::Record<G>) -> String {
    use super::{Ending, GameResult};
    use crate::game::Outcome;
    match record.result() {
        None => OPEN.to_owned(),
        Some(GameResult::ByPlayers(Ending::Draw) | GameResult::ByRules(Outcome::Draw)) => {
            "draw".to_owned()
        }
        Some(_) => {
            let winners: Vec<_> = record.winners().iter().map(|one| one.to_string()).collect();
            if winners.is_empty() { "nobody".to_owned() } else { winners.join(" ") }
        }
    }
}

#[cfg(test)]
mod tests;

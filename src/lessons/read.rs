//! Reads the files of lessons: `[KEY]` begins a lesson, then a line for each part of a step.
//!
//! | line | meaning |
//! | --- | --- |
//! | `start POSITION` | a step on this position |
//! | `on` | a step that goes on from the one before it |
//! | `reply MOVE …` | what the opponent plays first |
//! | `right PATTERN …` | the moves that solve the step; `_` stands for any text |
//! | `show MOVE` | the solution, where the first pattern is none |
//! | `wrong NAME PATTERN …` | moves that do not solve it, and the name of the text that says why |
//! | `section NUMBER` | the section of the rules that the steps after it are about |
//! | `against LEVEL` | a whole game against the computer from the position |

use super::lesson::{Lesson, Step};
use crate::core::lines::{LineError, each_line};
use crate::core::seat::Seat;
use crate::game::GameName;

/// A line that cannot be read.
pub type ReadError = LineError<Wrong>;

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The key of a lesson does not begin with the name of a game.
    #[error("the key begins with no name of a game")]
    Key,
    /// A word that begins no line.
    #[error("no such word")]
    Word,
    /// A part of a step before the first step of a lesson.
    #[error("no step has begun")]
    NoStep,
    /// A section that is no number, or a level that is none.
    #[error("not a number of a section, or not a level")]
    Value,
}

/// Reads lessons.
///
/// ```
/// use tabletop::lessons::{Verdict, Wrong, read};
/// let text = "[eko-go]\nsection 4\nstart .... a1A1,d1B1 - 0/0 - A:act\nright a1-b1\nwrong far a1-c1\n";
/// let lessons = read(text).unwrap();
/// let step = &lessons[0].steps[0];
/// assert_eq!((step.show.as_str(), step.section), ("a1-b1", 4));
/// assert_eq!(step.judge("a1-b1"), Verdict::Right);
/// assert_eq!(step.judge("a1-c1"), Verdict::Wrong("far"));
/// assert_eq!(read("[go]").unwrap_err().wrong, Wrong::Key);
/// ```
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Vec<Lesson>, ReadError> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut section = 0;
    each_line(text, |line| take(&mut lessons, &mut section, line))?;
    Ok(lessons)
}

fn take(lessons: &mut Vec<Lesson>, section: &mut u8, line: &str) -> Result<(), Wrong> {
    if let Some(key) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
        let game = key.split('-').next().and_then(GameName::from_name).ok_or(Wrong::Key)?;
        lessons.push(Lesson { key: key.to_owned(), game, steps: Vec::new(), against: None });
        return Ok(());
    }
    let lesson = lessons.last_mut().ok_or(Wrong::NoStep)?;
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words = || rest.split(' ').map(str::to_owned);
    match word {
        "start" | "on" => {
            let start = (word == "start").then(|| rest.to_owned());
            lesson.steps.push(Step { start, section: *section, ..Step::default() });
            return Ok(());
        }
        "against" => {
            lesson.against = Some(Seat::from_word(rest).ok_or(Wrong::Value)?);
            return Ok(());
        }
        "section" => {
            *section = rest.parse().map_err(|_| Wrong::Value)?;
            return Ok(());
        }
        _ => {}
    }
    let step = lesson.steps.last_mut().ok_or(Wrong::NoStep)?;
    match word {
        "reply" => step.replies.extend(words()),
        "right" => {
            step.right.extend(words());
            step.show.clone_from(&step.right[0]);
        }
        "show" => step.show = rest.to_owned(),
        "wrong" => {
            let (name, patterns) = rest.split_once(' ').ok_or(Wrong::Value)?;
            let named = |pattern: &str| (pattern.to_owned(), name.to_owned());
            step.wrong.extend(patterns.split(' ').map(named));
        }
        _ => return Err(Wrong::Word),
    }
    Ok(())
}

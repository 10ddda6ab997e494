//! Marks and arrows that are drawn on a board for an audience, and their text in a link.

use super::TableGame;
use crate::core::space::Space;
use std::fmt::Write as _;

/// The most marks on a board.
pub const MOST_MARKS: usize = 64;

/// Something drawn on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A ring on a space.
    Space(Space),
    /// An arrow from one space to another.
    Arrow(Space, Space),
}

impl Mark {
    /// What is drawn from one space to another: a ring where they are the same.
    #[must_use]
    pub fn between(from: Space, to: Space) -> Self {
        if from == to { Self::Space(from) } else { Self::Arrow(from, to) }
    }
}

/// Why the marks of a link cannot be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MarksError {
    /// Something that is neither a space nor an arrow between two.
    #[error("mark {number}: “{text}” is neither a space nor an arrow")]
    NoMark {
        /// Its number among the marks, from 1.
        number: usize,
        /// Its text.
        text: String,
    },
    /// A space that the board does not have.
    #[error("mark {number}: there is no space {space}")]
    NoSuchSpace {
        /// The number of the mark, from 1.
        number: usize,
        /// The name.
        space: String,
    },
    /// More marks than are drawn.
    #[error("more than {MOST_MARKS} marks")]
    TooMany,
}

/// What is drawn on a board, in the order in which it was drawn, each thing once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks(Vec<Mark>);

impl Marks {
    /// Whether nothing is drawn.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All marks, the first drawn first.
    pub fn iter(&self) -> impl Iterator<Item = Mark> {
        self.0.iter().copied()
    }

    /// Draws a mark, or removes it if it is there; returns whether it is drawn now. Beyond
    /// [`MOST_MARKS`] the first drawn one goes.
    ///
    /// ```
    /// use tabletop::cities::square;
    /// use tabletop::table::{Mark, Marks};
    /// let (a, b) = (square(0, 0).unwrap(), square(1, 0).unwrap());
    /// let mut marks = Marks::default();
    /// assert!(marks.toggle(Mark::between(a, b)));
    /// assert!(marks.toggle(Mark::between(b, a)));
    /// assert!(!marks.toggle(Mark::between(a, b)));
    /// assert_eq!(marks.iter().collect::<Vec<_>>(), [Mark::Arrow(b, a)]);
    /// ```
    pub fn toggle(&mut self, mark: Mark) -> bool {
        let before = self.0.len();
        self.0.retain(|other| *other != mark);
        let drawn = self.0.len() == before;
        if drawn {
            if before == MOST_MARKS {
                self.0.remove(0);
            }
            self.0.push(mark);
        }
        drawn
    }

    /// The text in a link: names of spaces with full stops between, and a hyphen in each arrow;
    /// signs that no program that sends links on writes in another way.
    #[must_use]
    pub fn write(&self, name: impl Fn(Space) -> String) -> String {
        let mut text = String::new();
        for mark in self.iter() {
            let stop = if text.is_empty() { "" } else { "." };
            // Writing to a string never fails.
            let _ = match mark {
                Mark::Space(space) => write!(text, "{stop}{}", name(space)),
                Mark::Arrow(from, to) => write!(text, "{stop}{}-{}", name(from), name(to)),
            };
        }
        text
    }

    /// Reads the text of a link on the board of a position; a mark that is there twice is drawn once.
    ///
    /// # Errors
    /// What is none, or not on the board, and which mark it is.
    ///
    /// ```
    /// use tabletop::cities::{Layout, Player};
    /// use tabletop::table::{Marks, TableGame};
    /// let position = Layout::default().start(Player::A);
    /// let marks = Marks::read("c4.a1-b3", &position).unwrap();
    /// assert_eq!(marks.write(|space| position.space_name(space)), "c4.a1-b3");
    /// let error = Marks::read("c4.a1-z99", &position).unwrap_err();
    /// assert_eq!(error.to_string(), "mark 2: there is no space z99");
    /// ```
    pub fn read(text: &str, position: &impl TableGame) -> Result<Self, MarksError> {
        let mut marks = Self::default();
        if text.is_empty() {
            return Ok(marks);
        }
        let names: Vec<(String, Space)> = position
            .geometry(0)
            .spaces()
            .map(|space| (position.space_name(space), space))
            .collect();
        for (at, part) in text.split('.').enumerate() {
            if at == MOST_MARKS {
                return Err(MarksError::TooMany);
            }
            let number = at + 1;
            let space = |name: &str| {
                let known = names.iter().find(|(other, _)| other == name);
                let none = || MarksError::NoSuchSpace { number, space: name.to_owned() };
                known.map(|(_, space)| *space).ok_or_else(none)
            };
            let no_mark = || MarksError::NoMark { number, text: shortened(part) };
            let (from, to) = match part.split_once('-') {
                None if is_name(part) => (space(part)?, None),
                Some((from, to)) if is_name(from) && is_name(to) && from != to => {
                    (space(from)?, Some(space(to)?))
                }
                _ => return Err(no_mark()),
            };
            let mark = Mark::between(from, to.unwrap_or(from));
            if !marks.0.contains(&mark) {
                marks.0.push(mark);
            }
        }
        Ok(marks)
    }
}

/// Whether a text can be the name of a space: letters, then digits.
fn is_name(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let letters = text.len() - digits.len();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    (1..=2).contains(&letters) && digits.len() <= 3 && is_number
}

/// As much of a text as a message names.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 20;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::{Layout, Player};
    use crate::eko::{Variants, deal};

    #[test]
    fn what_is_no_mark_is_named_with_its_number() {
        let position = Layout::default().start(Player::A);
        let fault = |text: &str| Marks::read(text, &position).unwrap_err().to_string();
        assert_eq!(fault("a1."), "mark 2: “” is neither a space nor an arrow");
        assert_eq!(fault("a1-a1"), "mark 1: “a1-a1” is neither a space nor an arrow");
        assert_eq!(fault("a1-b2-c3"), "mark 1: “a1-b2-c3” is neither a space nor an arrow");
        assert_eq!(fault("A1"), "mark 1: “A1” is neither a space nor an arrow");
        assert_eq!(fault("%3Cscript%3E"), "mark 1: “%3Cscript%3E” is neither a space nor an arrow");
        assert_eq!(fault("k1"), "mark 1: there is no space k1");
        let long = "é".repeat(30);
        assert_eq!(
            fault(&long),
            format!("mark 1: “{}…” is neither a space nor an arrow", &long[..40])
        );
        assert_eq!(Marks::read(&"a1.".repeat(100), &position), Err(MarksError::TooMany));
    }

    #[test]
    fn every_space_of_both_games_can_be_marked_and_each_arrow_drawn() {
        fn all<G: TableGame>(position: &G) {
            let spaces: Vec<Space> = position.geometry(0).spaces().collect();
            for pair in spaces.windows(2) {
                let mut marks = Marks::default();
                marks.toggle(Mark::between(pair[0], pair[0]));
                marks.toggle(Mark::between(pair[0], pair[1]));
                let text = marks.write(|space| position.space_name(space));
                assert_eq!(Marks::read(&text, position), Ok(marks), "{text}");
            }
        }
        all(&Layout::default().start(Player::A));
        for players in 2..=4 {
            all(&deal(players, 3, &Variants::default()).unwrap());
        }
    }

    #[test]
    fn a_mark_is_drawn_once_and_the_first_goes_where_there_are_too_many() {
        let position = Layout::default().start(Player::A);
        assert_eq!(Marks::read("a1.a1", &position).unwrap().iter().count(), 1);
        let spaces: Vec<Space> = position.geometry(0).spaces().collect();
        let mut marks = Marks::default();
        for space in &spaces[..=MOST_MARKS] {
            assert!(marks.toggle(Mark::Space(*space)));
        }
        assert_eq!(marks.iter().count(), MOST_MARKS);
        assert!(marks.iter().all(|mark| mark != Mark::Space(spaces[0])));
    }
}

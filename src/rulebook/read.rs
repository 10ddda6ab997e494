//! Reads the rules of a game: a line for each group and paragraph, and lines for what is in it.
//!
//! | line | meaning |
//! | --- | --- |
//! | `group KEY` | a group |
//! | `paragraph NAME` | a paragraph of the group; its key is `KEY.NAME` |
//! | `settles NAME …` | the settlements in it |
//! | `diagram POSITION` | its diagram |
//! | `pick SPACE` | the space whose piece is picked up in it |
//! | `can MOVE …` | moves to try in it, the one to show first |
//! | `cannot MOVE …` | moves that the paragraph rules out |
//! | `part SPACE SPACE` | two corners of the part of the board that is drawn |
//! | `plies NUMBER` | how many decisions are tried, if more than one |

use super::book::{Book, Diagram, Group, Paragraph};
use crate::core::lines::{LineError, each_line};

/// A line that cannot be read.
pub type ReadError = LineError<Wrong>;

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// A word that begins no line.
    #[error("no such word")]
    Word,
    /// A paragraph before the first group.
    #[error("no group has begun")]
    NoGroup,
    /// A part of a paragraph before the first one.
    #[error("no paragraph has begun")]
    NoParagraph,
    /// A part of a diagram before the diagram.
    #[error("the paragraph has no diagram yet")]
    NoDiagram,
    /// A number that is none, or a space too few.
    #[error("not a number, or not two spaces")]
    Value,
}

/// Reads the rules of a game.
///
/// ```
/// use tabletop::rulebook::{Wrong, read};
/// let book = read("group move\nparagraph path\nsettles D8\ndiagram .... a1A1,d1B1 - 0/0 - A:act\ncan a1-b1\n");
/// let book = book.unwrap();
/// let paragraph = book.paragraphs().next().unwrap();
/// assert_eq!((paragraph.key.as_str(), paragraph.settles[0].as_str()), ("move.path", "D8"));
/// assert_eq!(paragraph.diagram.as_ref().unwrap().can, ["a1-b1"]);
/// assert_eq!(read("paragraph path").unwrap_err().wrong, Wrong::NoGroup);
/// ```
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Book, ReadError> {
    let mut book = Book::default();
    each_line(text, |line| take(&mut book, line))?;
    Ok(book)
}

fn take(book: &mut Book, line: &str) -> Result<(), Wrong> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words = || rest.split(' ').map(str::to_owned);
    if word == "group" {
        book.groups.push(Group { key: rest.to_owned(), paragraphs: Vec::new() });
        return Ok(());
    }
    let group = book.groups.last_mut().ok_or(Wrong::NoGroup)?;
    if word == "paragraph" {
        let key = [&group.key, ".", rest].concat();
        group.paragraphs.push(Paragraph { key, settles: Vec::new(), diagram: None });
        return Ok(());
    }
    let paragraph = group.paragraphs.last_mut().ok_or(Wrong::NoParagraph)?;
    match word {
        "settles" => paragraph.settles.extend(words()),
        "diagram" => {
            let start = rest.to_owned();
            paragraph.diagram = Some(Diagram { start, plies: 1, ..Diagram::default() });
        }
        _ => return take_part(paragraph.diagram.as_mut(), word, rest),
    }
    Ok(())
}

/// Takes a part of a diagram.
fn take_part(diagram: Option<&mut Diagram>, word: &str, rest: &str) -> Result<(), Wrong> {
    let words = || rest.split(' ').map(str::to_owned);
    if !["pick", "can", "cannot", "part", "plies"].contains(&word) {
        return Err(Wrong::Word);
    }
    let diagram = diagram.ok_or(Wrong::NoDiagram)?;
    match word {
        "pick" => diagram.pick = Some(rest.to_owned()),
        "can" => diagram.can.extend(words()),
        "cannot" => diagram.cannot.extend(words()),
        "part" => {
            let (one, other) = rest.split_once(' ').ok_or(Wrong::Value)?;
            diagram.part = Some((one.to_owned(), other.to_owned()));
        }
        _ => diagram.plies = rest.parse().map_err(|_| Wrong::Value)?,
    }
    Ok(())
}

//! The rules of a game: groups of paragraphs.

use crate::record::Record;
use crate::table::{Choice, Input, Session, TableGame};

/// The rules of a game, in the order in which they are read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The groups; their numbers begin at 1.
    pub groups: Vec<Group>,
}

/// Paragraphs under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its key.
    pub key: String,
    /// Its paragraphs.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Its key: that of its group, a full stop, and a name.
    pub key: String,
    /// The settlements in it, by their names in the rules documents: `D8`, `C1`.
    pub settles: Vec<String>,
    /// Its diagram, if it has one.
    pub diagram: Option<Diagram>,
}

/// A position, and what can be tried in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    /// The position.
    pub start: String,
    /// The space whose piece is picked up.
    pub pick: Option<String>,
    /// Moves that the paragraph is about; the first is the one that is shown.
    pub can: Vec<String>,
    /// Moves that the paragraph rules out.
    pub cannot: Vec<String>,
    /// Two corners of the part of the board that is drawn; `None` for all of it.
    pub part: Option<(String, String)>,
    /// The decisions that are tried, those of the reserve after an action among them.
    pub plies: usize,
}

impl Book {
    /// All paragraphs.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.groups.iter().flat_map(|group| &group.paragraphs)
    }
}

impl Diagram {
    /// A game that begins with the position; `None` where the data are wrong.
    #[must_use]
    pub fn record<G: TableGame>(&self) -> Option<Record<G>> {
        Some(Record::new(self.start.parse().ok()?, Vec::new()))
    }

    /// The game with the piece picked up; `None` where the data are wrong.
    #[must_use]
    pub fn session<G: TableGame>(&self) -> Option<Session<G>> {
        let mut session: Session<G> = Session::new(self.record()?);
        if let Some(pick) = &self.pick {
            let position = session.record().position();
            let space = position.geometry(0).spaces().find(|s| position.space_name(*s) == *pick)?;
            session.act(Input::Choose(Choice::Select(space)));
            if session.selected() != Some(space) {
                return None;
            }
        }
        Some(session)
    }
}

//! A table that is practised at: its game is not the running one, and its decisions are judged.

use super::{Event, PageGame, Session};
use crate::web::words::{I18n, Names};
use leptos::html::Figure;
use leptos::prelude::*;
use tabletop::core::space::Space;

/// What is done at a table that is practised at. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Practice {
    /// What is made of something that was tried; `None` where nothing is judged.
    pub judge: Callback<Tried, Option<Judged>>,
    /// The key of the storage that the game is kept under, if it is kept.
    pub key: Option<&'static str>,
    /// Whether the board may be rotated: the tasks of a lesson speak of above and below.
    pub rotates: bool,
    /// Whether it can be looked at with the teacher's view.
    pub teaches: bool,
    /// The diagram that it is, if it is one.
    pub diagram: Option<Diagram>,
}

/// A table that is a diagram: a small one among the text, beside others.
#[derive(Clone, Copy)]
pub struct Diagram {
    /// Its frame, in which its spaces are found: other boards have spaces of the same names.
    pub frame: NodeRef<Figure>,
    /// Whether moves can be tried in it; until then it is a drawing.
    pub live: RwSignal<bool>,
    /// The space whose piece is picked up at the beginning.
    pub pick: Option<Space>,
}

/// Something that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// A decision, in the notation.
    Played(String),
    /// What is not possible: why not, and the section and the paragraph of the rules that say so.
    Refused(String, u8, &'static str),
    /// Anything else.
    Else,
}

/// What was made of it.
pub struct Judged {
    /// Whether nothing more can be done on the board for now.
    pub hold: bool,
    /// What is said about it.
    pub words: String,
}

impl Tried {
    /// What was tried with these events.
    pub fn of<G: PageGame>(
        i18n: I18n,
        names: &Names,
        session: &Session<G>,
        events: &[Event<G>],
    ) -> Self {
        let tried = events.iter().find_map(|event| match *event {
            tabletop::table::Event::Played { ply, mv, forced: false } => {
                let before = session.record().position_after(ply)?;
                Some(Self::Played(before.write_move(mv)))
            }
            tabletop::table::Event::Refused(_, why) => {
                let words = G::event_words(i18n, names, session, *event);
                Some(Self::Refused(words, G::section_of(why), G::paragraph_of(why)))
            }
            _ => None,
        });
        tried.unwrap_or(Self::Else)
    }
}

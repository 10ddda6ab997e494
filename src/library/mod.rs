//! The library of games: what is kept of each game, how two games relate, and all of them in one file.
//!
//! A kept game is its save ([`crate::record::save`]) and an [`Entry`], the line of a list that says
//! everything that is shown of it. Where they are kept is the page's business.

mod archive;
mod entry;
mod kept;
mod relation;
mod room;
mod search;
mod settings;

pub use archive::{Archive, ArchivedGame, Fate, fate, is_archive, write as write_archive};
pub use entry::{Entry, LONGEST_TITLE, State};
pub use kept::{Filing, Kept, filing, kept_as, kept_in, plain};
pub use relation::{Relation, covers, gone_on, likeness, relation};
pub use room::{MOST_GAMES, Room, room};
pub use search::finds;
pub use settings::{Setting, restored};

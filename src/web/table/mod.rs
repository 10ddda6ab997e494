//! The table in the browser: the record and the selection in one signal, what follows from it, and
//! one way by which it changes. [`Table`] is the table of a certain game, [`TableView`] serves the
//! parts around any board, and [`PageGame`] is what a game gives to both.

mod advice;
pub mod board;
mod coach;
mod computer;
mod context;
pub mod dialogs;
mod dispatch;
mod double_click;
mod looking;
mod page_game;
pub mod panels;
mod picture;
mod practice;
mod resume;
pub mod screen;
pub mod stage;
mod survey;
pub mod teacher;
mod texts;

pub use context::{Table, TableView, use_table, use_table_view};
pub use page_game::{GameViews, PageGame};
pub use practice::{Diagram, Judged, Practice, Tried};
pub use stage::Stage;
pub use texts::{HistoryTexts, InspectionTexts, ListedTurn, Prompt, RecordTexts, ResultTexts};

use looking::Seen;
use tabletop::game::Game;

/// A session of a game.
pub type Session<G> = tabletop::table::Session<G>;
/// An event of a game.
pub type Event<G> = tabletop::table::Event<<G as Game>::Move, <G as Game>::Illegal>;

/// The sheets over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The form for a new game.
    NewGame,
    /// All games that were played here.
    Games,
    /// The current player resigns, after a confirmation.
    Resign,
    /// All agree on a draw, after a confirmation.
    Draw,
    /// The result.
    Result,
    /// Who plays for each player, and how the computer plays.
    Players,
    /// A link to the game.
    Share,
    /// The game is played by links: who plays here, and the link to send.
    ByLink,
}

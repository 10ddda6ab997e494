//! The table at which a game is played: what a click does, what is to be seen, and where each space
//! is drawn. Pure data, so that it is tested without a browser; the page only shows it.
//!
//! A game gives it [`TableGame`]; what its board and its players show is in [`games`](crate::games).

mod choice;
mod choices;
mod course;
mod decided;
mod estimates;
mod event;
mod game;
mod geometry;
mod input;
mod key_press;
mod keys;
mod marks;
mod motion;
mod pace;
mod placement;
mod session;
mod sound;
mod step;
mod tally;
mod targets;
mod turns;
mod zoom;

pub use choice::Choice;
pub use choices::Choices;
pub use course::{Course, courses};
pub use decided::last_decision;
pub use estimates::Estimates;
pub use event::Event;
pub use game::TableGame;
pub use geometry::{Geometry, Toward};
pub use input::{Input, TableInput};
pub use key_press::{HistoryKey, KeyPress};
pub use keys::{Command, target};
pub use marks::{MOST_MARKS, Mark, Marks, MarksError};
pub use motion::{Captured, Exit, Motion, PieceKind};
pub use pace::Pace;
pub use placement::{Placement, Rect};
pub use session::Session;
pub use sound::Sound;
pub use step::{Role, ShownStep, last_step, numbered_roles, shown_steps, since_last_turn};
pub use tally::{Tally, deciding_spaces, tallies};
pub use targets::targets;
pub use turns::{TurnPlies, turns};
pub use zoom::{Part, Zoom};

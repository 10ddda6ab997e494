//! The table at which a game is played: what a click does, what is to be seen, and where each space
//! is drawn. Pure data, so that it is tested without a browser; the page only shows it.
//!
//! What a game gives to it is [`TableGame`]; what its board and its players show is in [`mod@eko`]
//! and [`cities`].

mod choices;
mod game;
mod geometry;
mod keys;
mod session;
mod step;
mod targets;
mod turns;

pub use choices::{Choice, Choices};
pub use game::TableGame;
pub use geometry::{Geometry, Toward};
pub use keys::{Command, target};
pub use session::{Act, Event, Session};
pub use step::{Role, last_step};
pub use targets::targets;
pub use turns::{TurnPlies, turns};

//! The table at which a game is played: what a click does, what is to be seen, and where each space
//! is drawn. Pure data, so that it is tested without a browser; the page only shows it.
//!
//! What a game gives to it is [`TableGame`]; what its board and its players show is in [`mod@eko`]
//! and [`cities`].

mod choices;
pub mod cities;
mod draft;
pub mod eko;
mod game;
mod kept_draft;
mod keys;
mod layout;
mod session;
mod step;
mod tile;
mod tile_box;
mod turns;
mod workbench;

pub use choices::{Choice, Choices};
pub use draft::{Draft, DraftFault};
pub use game::TableGame;
pub use kept_draft::kept_board;
pub use keys::{Command, target};
pub use layout::{Layout, Toward};
pub use session::{Act, Event, Session};
pub use step::{Role, last_step};
pub use tile::{Misplaced, NoPiece, Piece, REACH, Tile};
pub use turns::{TurnPlies, turns};
pub use workbench::{BenchView, Hand, Workbench};

//! The table at which a game is played: what a click does, what is to be seen, and where each space
//! is drawn. Pure data, so that it is tested without a browser; the page only shows it.

mod choices;
mod draft;
mod keys;
mod layout;
mod plate;
mod scene;
mod session;
mod tile;
mod turns;
mod verdict;

pub use choices::{Can, Choice, Choices};
pub use draft::{Draft, DraftFault};
pub use keys::{Command, target};
pub use layout::{Layout, Toward};
pub use plate::Plate;
pub use scene::{Role, Scene, SpaceView};
pub use session::{Act, Event, Session};
pub use tile::{Misplaced, Piece, REACH, Tile};
pub use turns::{TurnPlies, turns};
pub use verdict::Verdict;

//! The editor of boards: tiles laid by hand.

mod draft;
mod kept;
mod tile;
mod tile_box;
mod workbench;

pub use draft::{Draft, DraftError};
pub use kept::kept_board;
pub use tile::{Piece, PieceError, PlacementError, REACH, Tile};
pub use workbench::{BenchView, Hand, Workbench};

//! The editor of boards: tiles placed by hand, and at every moment what keeps them from being a
//! legal board. Pure data.

mod board_editor;
mod draft;
mod model;
mod placed;
mod problems;
mod text;
mod tile;
mod tile_box;

pub use board_editor::{BoardEditor, Hand};
pub use draft::Draft;
pub use model::{SpaceModel, toward};
pub use problems::Problem;
pub use text::kept_board;
pub use tile::{Piece, PieceError, PlacementError, REACH, Tile};

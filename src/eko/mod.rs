//! The rules of Ekö (rules-eko.md), without a browser: one idea a file.
//!
//! [`Position`] is the heart: always legal, made only from a [`Setup`] that was checked, from a
//! text, by [`deal`] or by [`Position::play`].

mod actions;
mod board;
mod check;
mod deal;
mod error;
mod execute;
mod explain;
mod faces;
mod fare;
mod freeform;
mod game;
mod generate;
mod illegal;
mod landmarks;
mod moves;
mod notation;
mod outcome;
mod picture;
mod pieces;
mod position;
pub mod ready;
mod reinforce;
mod setup;
mod state;
mod storm;
mod terrain;
mod threats;
mod tiles;
mod validate;
mod variants;

pub use board::{Board, MAX_COLUMNS, MAX_ROWS, MAX_SPACES};
pub use deal::{DealError, deal, deal_on, deal_tiles};
pub use error::PositionError;
pub use faces::{TileError, TileSet, TileSetError};
pub use game::SetupProblem;
pub use illegal::Illegal;
pub use moves::{Action, Losses, Move};
pub use outcome::Reason;
pub use pieces::{
    Building, CAPTIVE_POINTS, Captive, Captives, MARCH_PRICE, ORDINARY_DISCS, PYRAMID_POINTS,
    PlacedBuilding, Reserve, STACK_LIMIT, Stack, TEMPLE_PRICE, WINNING_POINTS,
};
pub use position::{Position, Refused};
pub use setup::{Setup, Turn};
pub use state::{PaidZones, Phase};
pub use terrain::{Landmark, Terrain};
pub use tiles::large_tiles;
pub use variants::{VariantError, VariantTile, Variants};

pub(crate) use deal::short_of_room;
pub(crate) use notation::{read_spaces, write_spaces};
pub(crate) use tiles::lay_small;

pub use crate::core::player::{ByPlayer, Player, PlayerSet};
pub use crate::core::space::{Space, SpaceSet};
pub use crate::core::text::in_one_line;

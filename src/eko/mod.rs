//! The rules of Ekö (docs/rules-eko.md), one idea a file.
//!
//! A [`Position`] is always legal: it is made from a checked [`Setup`] or text, by [`deal`], or by
//! [`Position::play`].
//!
//! | question | file |
//! | --- | --- |
//! | what happens when two stacks meet | `meeting.rs` |
//! | which moves are legal, and why one is not | `generate.rs`, `check.rs`, `explain.rs` |
//! | what a move does | `execute.rs` |
//! | what a stack can reach over empty spaces | `regions.rs` |
//! | how many moves there are, without listing them | `counter.rs`, `sights.rs` |
//! | where a stack can move through storms, and at which cost | `storm.rs`, `path_cost.rs` |
//! | where the twelve points are counted | `outcome.rs` |
//! | every number of the rules | `numbers.rs` |

mod actions;
mod board;
mod check;
mod counter;
mod deal;
mod error;
mod execute;
mod explain;
mod faces;
mod freeform;
mod game;
mod generate;
mod illegal;
mod landmarks;
mod meeting;
mod moves;
mod notation;
mod numbers;
mod offers;
mod outcome;
mod path;
mod path_cost;
mod picture;
mod pieces;
mod position;
pub mod ready;
mod regions;
mod reinforce;
mod room;
mod setup;
mod sights;
mod state;
mod storm;
mod survey;
mod terrain;
mod threats;
mod tiles;
mod validate;
mod variants;

pub use board::Board;
pub use deal::{DealError, deal, deal_on, deal_tiles};
pub use error::PositionError;
pub use faces::{TileError, TileSet, TileSetError};
pub use game::SetupProblem;
pub use illegal::Illegal;
pub use meeting::Meeting;
pub use moves::{Action, Losses, Move};
pub use numbers::{
    CAPTIVE_POINTS, MARCH_PRICE, MAX_COLUMNS, MAX_ROWS, MAX_SPACES, ORDINARY_DISCS, PLAYER_DISCS,
    PLAYERS, PYRAMID_POINTS, STACK_LIMIT, TEMPLE_PRICE, WINNING_POINTS,
};
pub use outcome::Reason;
pub use pieces::{Building, Captive, Captives, PlacedBuilding, Reserve, Stack};
pub use position::{Position, Refused};
pub use setup::{Setup, Turn};
pub use state::{PaidZones, Phase};
pub use terrain::{Landmark, Terrain};
pub use tiles::large_tiles;
pub use variants::{VariantError, VariantTile, Variants};

pub(crate) use notation::{read_spaces, write_spaces};
pub(crate) use room::short_of_room;
pub(crate) use state::State;
pub(crate) use survey::{Survey, discs_on, largest, threatened};
pub(crate) use tiles::lay_small;

pub use crate::core::player::{ByPlayer, Player, PlayerSet};
pub use crate::core::space::{Space, SpaceSet};
pub use crate::core::text::in_one_line;

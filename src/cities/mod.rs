//! The rules of Cities (rules-cities.md), one idea a file.
//!
//! A [`Position`] is always legal: it is made only from a [`Setup`] that was checked, from a text,
//! from a [`Layout`] or by [`Position::play`]. Squares are [`Space`]s, named by [`name`].

mod capture;
mod check;
mod city;
mod effects;
mod error;
mod execute;
mod explain;
mod game;
mod generate;
mod illegal;
mod layout;
mod line;
mod moves;
mod notation;
mod outcome;
mod path;
mod picture;
mod pieces;
mod position;
mod setup;
mod square;
mod state;
mod survey;
mod validate;

pub use capture::Enclosure;
pub use city::CityEffect;
pub use effects::Effects;
pub use error::PositionError;
pub use game::SetupProblem;
pub use illegal::Illegal;
pub use layout::Layout;
pub use line::Direction;
pub use moves::Move;
pub use outcome::{FEW_PIECES, LAST_PIECES, Reason};
pub use pieces::{CITIES, MAX_ATTACKERS, MIN_ATTACKERS, Piece, PieceKind};
pub use position::{Position, Refused};
pub use setup::{Setup, Turn};
pub use square::{SIDE, file, name, row, square, squares};
pub(crate) use survey::{Side, around};

pub use crate::core::player::{Player, PlayerSet};
pub use crate::core::space::{Space, SpaceSet};

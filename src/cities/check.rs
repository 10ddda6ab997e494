//! Whether one move is legal, and if not, why: the rules sentence by sentence, apart from the
//! generator, which is tested against this.

use super::path::path;
use super::square::{BOARD, distance};
use super::state::State;
use super::{Illegal, Move, Piece, PieceKind, Player, Space, Turn, generate};

fn refuse_if(refused: bool, why: Illegal) -> Result<(), Illegal> {
    if refused { Err(why) } else { Ok(()) }
}

/// Whether the move is legal in this state.
pub(crate) fn check(state: &State, mv: Move) -> Result<(), Illegal> {
    let squares = [mv.target(), mv.piece()];
    let known = squares.into_iter().flatten().all(|s| BOARD.contains(s));
    refuse_if(!known, Illegal::NoSuchSquare)?;
    let Turn::Of(player) = state.turn else { return Err(Illegal::GameOver) };
    match mv {
        Move::Go { from, to } => check_go(state, player, from, to),
        Move::Promote { on } => check_promotion(state, player, on),
        Move::Pass => refuse_if(generate::any(state), Illegal::MovePossible),
    }
}

fn own_piece(state: &State, player: Player, square: Space) -> Result<Piece, Illegal> {
    let piece = state.piece(square).ok_or(Illegal::NoPiece)?;
    refuse_if(piece.owner != player, Illegal::NotYours)?;
    Ok(piece)
}

fn check_go(state: &State, player: Player, from: Space, to: Space) -> Result<(), Illegal> {
    let reach = own_piece(state, player, from)?.kind.reach();
    refuse_if(from == to, Illegal::SameSquare)?;
    refuse_if(state.piece(to).is_some(), Illegal::Occupied)?;
    let away = distance(from, to);
    refuse_if(away > reach, Illegal::TooFar { away, reach })?;
    let free = BOARD - state.occupied();
    refuse_if(path(free, from, to, reach).is_none(), Illegal::Blocked { reach })
}

fn check_promotion(state: &State, player: Player, on: Space) -> Result<(), Illegal> {
    let piece = own_piece(state, player, on)?;
    refuse_if(piece.kind == PieceKind::Hero, Illegal::HeroAlready)?;
    let city = state.city(on).ok_or(Illegal::NoCity)?;
    refuse_if(city != player, Illegal::EnemyCity)
}

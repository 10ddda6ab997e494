//! A record in few digits: its first position, and each ply as its place among the legal moves.

use super::digits::{Reader, Writer};
use super::error::{LinkError, MOST_PLIES};
use super::people::{People, read_people, write_people};
use super::start::Start;
use crate::game::Game;
use crate::record::{Ending, Record};

/// The ways in which players end a game: by nothing, a draw, or the resignation of one of four.
const ENDINGS: u32 = 6;

/// Writes a record.
///
/// # Errors
/// If it has too many plies.
pub(super) fn write<G: Game + Start>(
    record: &Record<G>,
    out: &mut Writer,
) -> Result<(), LinkError> {
    let plies = record.plies();
    if plies.len() > MOST_PLIES {
        return Err(LinkError::TooLong);
    }
    let first = record.position_after(0).unwrap_or_else(|| record.position());
    first.write(out);
    write_people(&People::of(record), first.seats().len(), out);
    out.digit(ending_number(record.ending()), ENDINGS);
    out.number(plies.len() as u32);
    out.number((plies.len() - record.at()) as u32);
    for (ply, mv) in plies.iter().enumerate() {
        let before = record.position_after(ply).unwrap_or(first);
        let (text, legal) = (before.write_move(*mv), texts(before));
        let place = legal.iter().filter(|other| **other < text).count();
        out.digit(place as u32, legal.len() as u32);
    }
    Ok(())
}

/// Reads a record and replays it.
///
/// # Errors
/// What is wrong with it.
pub(super) fn read<G: Game + Start>(digits: &mut Reader) -> Result<Record<G>, LinkError> {
    let start = G::read(digits)?;
    let people = read_people(start.seats().len(), digits)?;
    let mut record = people.seated(start);
    let ending = digits.digit(ENDINGS);
    let (plies, undone) = (digits.number()? as usize, digits.number()? as usize);
    if plies > MOST_PLIES {
        return Err(LinkError::TooLong);
    }
    for _ in 0..plies {
        let mut legal = texts(record.position());
        legal.sort_unstable();
        let place = digits.digit(legal.len() as u32) as usize;
        let mv = legal.get(place).and_then(|text| record.position().read_move(text).ok());
        let played = mv.and_then(|mv| record.play(mv).ok());
        played.ok_or(LinkError::Content("plies after the end of the game"))?;
    }
    let at = plies.checked_sub(undone).ok_or(LinkError::Content("too many undone plies"))?;
    record.go_to(at);
    let seats = record.position().seats();
    let impossible = LinkError::Content("an impossible ending");
    let ending = match (ending, seats.get((ending as usize).wrapping_sub(2))) {
        (0, _) => return Ok(record),
        (1, _) => Ending::Draw,
        (_, Some(player)) => Ending::Resigned(*player),
        (_, None) => return Err(impossible),
    };
    if record.end(ending) { Ok(record) } else { Err(impossible) }
}

/// The legal moves as texts.
fn texts<G: Game>(position: &G) -> Vec<String> {
    position.moves().into_iter().map(|mv| position.write_move(mv)).collect()
}

const fn ending_number(ending: Option<Ending>) -> u32 {
    match ending {
        None => 0,
        Some(Ending::Draw) => 1,
        Some(Ending::Resigned(player)) => 2 + player.index() as u32,
    }
}

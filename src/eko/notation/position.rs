//! The text of a position: `BOARD STACKS BUILDINGS RESERVES CAPTIVES TURN`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::board::{read_board, write_board};
use super::hex::read_hex;
use crate::core::hex::Hex;
use crate::core::order::{insert_in_order, put_in_order};
use crate::core::text::{ParseError, Reader};
use crate::eko::{
    Building, Captive, PLAYERS, Phase, PlacedBuilding, Player, PlayerSet, Position, PositionError,
    Reserve, Setup, Stack, Turn,
};

impl FromStr for Setup {
    type Err = PositionError;

    /// Reads a position text in its standard form.
    ///
    /// # Errors
    /// The error of a text that cannot be read or is not in the standard form.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        match read(text)? {
            (setup, None) => Ok(setup),
            (_, Some(error)) => Err(error),
        }
    }
}

/// Reads a text with its lists in any order, and returns also the error of a text that is not in the
/// standard form.
fn read(text: &str) -> Result<(Setup, Option<PositionError>), PositionError> {
    let mut reader = Reader::new(text);
    let space = "a space and the next of six fields";
    let spaces = read_board(&mut reader)?;
    reader.expect(' ', space)?;
    let stacks = reader.list(',', read_stack)?;
    reader.expect(' ', space)?;
    let buildings = reader.list(',', read_building)?;
    reader.expect(' ', space)?;
    let reserves = read_reserves(&mut reader)?;
    reader.expect(' ', space)?;
    let captives = reader.list(',', read_captive)?;
    reader.expect(' ', space)?;
    let turn = read_turn(&mut reader)?;
    reader.expect_end()?;
    let mut setup = Setup { spaces, stacks, buildings, reserves, captives, turn };
    setup.sort();
    let error = ParseError::departure(text, &setup.to_string()).map(PositionError::from);
    Ok((setup, error))
}

impl Setup {
    /// Puts the lists in the order of the notation.
    fn sort(&mut self) {
        put_in_order(&mut self.spaces);
        put_in_order(&mut self.stacks);
        put_in_order(&mut self.buildings);
        if let Some((_, zones)) = &mut self.turn.paid_zones {
            let mut sorted = Vec::new();
            zones.drain(..).for_each(|zone| insert_in_order(&mut sorted, zone));
            *zones = sorted;
        }
    }
}

fn read_player(reader: &mut Reader<'_>) -> Result<Player, PositionError> {
    Ok(reader.read("a player A to D", Player::from_letter)?)
}

fn read_stack(reader: &mut Reader<'_>) -> Result<(Hex, Stack), PositionError> {
    let hex = read_hex(reader)?;
    let owner = read_player(reader)?;
    let discs = reader.number("the number of discs")?;
    Ok((hex, Stack { owner, discs, emperor: reader.accept('E') }))
}

fn read_building(reader: &mut Reader<'_>) -> Result<(Hex, PlacedBuilding), PositionError> {
    let hex = read_hex(reader)?;
    let owner = read_player(reader)?;
    let building = reader.read("a building C, T or K", Building::from_letter)?;
    Ok((hex, PlacedBuilding { owner, building }))
}

fn read_reserves(reader: &mut Reader<'_>) -> Result<Vec<Reserve>, PositionError> {
    let mut reserves = Vec::new();
    loop {
        let ordinary = reader.number("a number of discs in reserve")?;
        reserves.push(Reserve { ordinary, emperor: reader.accept('E') });
        if !reader.accept('/') {
            return Ok(reserves);
        }
        if reserves.len() == *PLAYERS.end() {
            return Err(PositionError::PlayerCount { players: reserves.len() + 1 });
        }
    }
}

fn read_captive(reader: &mut Reader<'_>) -> Result<Captive, PositionError> {
    Ok(Captive { owner: read_player(reader)?, holder: read_player(reader)? })
}

fn read_turn(reader: &mut Reader<'_>) -> Result<Turn, PositionError> {
    if reader.accept('=') {
        let winners: PlayerSet = if reader.accept('-') {
            PlayerSet::EMPTY
        } else {
            let mut winners = PlayerSet::of(read_player(reader)?);
            while reader.peek().is_some() {
                winners = winners.with(read_player(reader)?, true);
            }
            winners
        };
        return Ok(Turn { player: Player::A, phase: Phase::Over { winners }, paid_zones: None });
    }
    let player = reader.read("a player A to D, or =", Player::from_letter)?;
    reader.expect(':', "a colon")?;
    let mut paid_zones = None;
    let phase = match read_word(reader).as_str() {
        "swap" => Phase::Swap { left: reader.number("the number of players still to swap")? },
        "act" => Phase::Act { sand_used: reader.accept('!') },
        "more" => Phase::More,
        "rein" if reader.accept('@') => {
            let stack = read_hex(reader)?;
            reader.expect('/', "/ and the first space of a zone")?;
            paid_zones = Some((stack, reader.list('/', read_hex)?));
            Phase::Reinforce { marched: false }
        }
        "rein" => Phase::Reinforce { marched: reader.accept('!') },
        _ => {
            return Err(reader.unexpected("a phase: swap, act, rein or more before this").into());
        }
    };
    Ok(Turn { player, phase, paid_zones })
}

fn read_word(reader: &mut Reader<'_>) -> String {
    let mut word = String::new();
    while let Some(c) = reader.peek().filter(char::is_ascii_lowercase).filter(|_| word.len() < 8) {
        word.push(c);
        reader.next();
    }
    word
}

impl fmt::Display for Setup {
    /// The position text, if the lists are in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut board = String::new();
        write_board(&self.spaces, &mut board);
        f.write_str(&board)?;
        f.write_char(' ')?;
        write_list(f, ",", &self.stacks, |f, (hex, stack)| {
            write!(f, "{hex}{}{}{}", stack.owner.letter(), stack.discs, mark(stack.emperor))
        })?;
        f.write_char(' ')?;
        write_list(f, ",", &self.buildings, |f, (hex, placed)| {
            write!(f, "{hex}{}{}", placed.owner.letter(), placed.building.letter())
        })?;
        f.write_char(' ')?;
        write_list(f, "/", &self.reserves, |f, reserve| {
            write!(f, "{}{}", reserve.ordinary, mark(reserve.emperor))
        })?;
        f.write_char(' ')?;
        write_list(f, ",", &self.captives, |f, captive| {
            write!(f, "{}{}", captive.owner.letter(), captive.holder.letter())
        })?;
        write!(f, " {}", self.turn)
    }
}

const fn mark(emperor: bool) -> &'static str {
    if emperor { "E" } else { "" }
}

fn write_list<T>(
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    items: &[T],
    write: impl Fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    if items.is_empty() {
        return f.write_char('-');
    }
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            f.write_str(separator)?;
        }
        write(f, item)?;
    }
    Ok(())
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Phase::Over { winners } = self.phase {
            f.write_char('=')?;
            return if winners.is_empty() {
                f.write_char('-')
            } else {
                winners.iter().try_for_each(|p| f.write_char(p.letter()))
            };
        }
        write!(f, "{}:{}", self.player.letter(), self.phase)?;
        if let Some((stack, zones)) = &self.paid_zones {
            write!(f, "@{stack}")?;
            zones.iter().try_for_each(|zone| write!(f, "/{zone}"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Phase {
    /// The notation's word for the phase; `over` in a finished game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap { left } => write!(f, "swap{left}"),
            Self::Act { sand_used: false } => f.write_str("act"),
            Self::Act { sand_used: true } => f.write_str("act!"),
            Self::Reinforce { marched: false } => f.write_str("rein"),
            Self::Reinforce { marched: true } => f.write_str("rein!"),
            Self::More => f.write_str("more"),
            Self::Over { .. } => f.write_str("over"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl FromStr for Position {
    type Err = Vec<PositionError>;

    /// Reads a position text (notation.md) and checks it.
    ///
    /// # Errors
    /// The error of a text that cannot be read, or every reason for which the position is not legal.
    fn from_str(text: &str) -> Result<Self, Vec<PositionError>> {
        let (setup, error) = read(text).map_err(|error| vec![error])?;
        match (Self::new(&setup), error) {
            (position, None) => position,
            (Ok(_), Some(error)) => Err(vec![error]),
            (Err(mut errors), Some(error)) => {
                errors.insert(0, error);
                Err(errors)
            }
        }
    }
}

//! The first position of a game in few digits: a dealt one by its board and discs, any other by its
//! text.

use super::digits::{Reader, Writer};
use super::error::LinkError;
use super::text::{Odds, read_text, write_text};
use crate::cities::{self, Layout};
use crate::core::hex::Hex;
use crate::core::player::Player;
use crate::core::text::in_one_line;
use crate::eko::{
    Board, ORDINARY_DISCS, PLAYER_DISCS, PLAYERS, Phase, Position, Reserve, Setup, Stack, Terrain,
    Turn,
};

/// The characters of a board's text and the end of it, in the order of their numbers, which is part of
/// the format; and how likely each is at first.
const LETTERS: [(char, u32); 22] = [
    ('.', 120),
    ('_', 60),
    ('/', 40),
    ('\n', 4),
    ('r', 24),
    ('c', 20),
    ('m', 20),
    ('k', 12),
    ('x', 16),
    ('s', 6),
    ('p', 2),
    ('q', 2),
    ('u', 2),
    ('t', 2),
    ('o', 2),
    ('n', 2),
    ('0', 1),
    ('1', 1),
    ('2', 1),
    ('3', 1),
    ('4', 1),
    ('5', 1),
];
/// The number of the end.
const END: usize = 3;
/// The fewest players, and the numbers of players: a digit with room for more.
const FEWEST_PLAYERS: usize = 2;
const ALL_PLAYERS: u32 = 4;
/// The most bytes of a position's text.
const LONGEST: usize = 4_000;

/// A game whose first position can be in a link.
pub(super) trait Start: Sized {
    /// Writes a position.
    fn write(&self, out: &mut Writer);

    /// Reads a position.
    ///
    /// # Errors
    /// Why it is none.
    fn read(digits: &mut Reader) -> Result<Self, LinkError>;
}

impl Start for cities::Position {
    fn write(&self, out: &mut Writer) {
        let standard = *self == Layout::default().start(Player::A);
        out.flag(standard);
        if !standard {
            write_text(&self.to_string(), &mut Odds::of_texts(), out);
        }
    }

    fn read(digits: &mut Reader) -> Result<Self, LinkError> {
        if digits.flag() {
            return Ok(Layout::default().start(Player::A));
        }
        position(&read_text(LONGEST, &mut Odds::of_texts(), digits)?)
    }
}

impl Start for Position {
    fn write(&self, out: &mut Writer) {
        let (setup, text) = (self.setup(), self.to_string());
        write_board(self.board(), out);
        let dealt = is_dealt(&setup);
        out.flag(dealt);
        if dealt {
            write_discs(self, &setup, out);
        } else {
            let rest = text.split_once(' ').map_or("", |(_, rest)| rest);
            write_text(rest, &mut Odds::of_texts(), out);
        }
    }

    fn read(digits: &mut Reader) -> Result<Self, LinkError> {
        let board = read_board(digits)?;
        if digits.flag() {
            return read_discs(&board, digits);
        }
        let rest = read_text(LONGEST, &mut Odds::of_texts(), digits)?;
        position(&format!("{} {rest}", board.text()))
    }
}

/// The position of a text.
fn position<P: std::str::FromStr<Err = Vec<E>>, E: ToString>(text: &str) -> Result<P, LinkError> {
    text.parse().map_err(refused)
}

fn refused<E: ToString>(errors: Vec<E>) -> LinkError {
    LinkError::Start(in_one_line(&errors))
}

/// The likely characters of a board at the start of a row, and within it.
fn letters() -> [Odds; 2] {
    let likely = |blank: u32| {
        let share =
            |(letter, share): &(char, u32)| if *letter == '_' { share * blank } else { *share };
        Odds::growing(LETTERS.iter().map(share).collect())
    };
    [likely(4), likely(1)]
}

/// Writes a board.
pub(super) fn write_board(board: &Board, out: &mut Writer) {
    let (mut odds, mut within) = (letters(), false);
    for c in board.text().chars().chain(['\n']) {
        let letter = LETTERS.iter().position(|(letter, _)| *letter == c).unwrap_or(END);
        odds[usize::from(within)].write(letter, out);
        within = !"_/".contains(c);
    }
}

/// Reads a board.
///
/// # Errors
/// Why it is none.
pub(super) fn read_board(digits: &mut Reader) -> Result<Board, LinkError> {
    let (mut odds, mut within, mut text) = (letters(), false, String::new());
    while text.len() <= LONGEST {
        let letter = odds[usize::from(within)].read(digits);
        if letter == END {
            return text.parse().map_err(refused);
        }
        let c = LETTERS[letter].0;
        within = !"_/".contains(c);
        text.push(c);
    }
    Err(LinkError::Content("a board that is too large"))
}

/// Whether a position is one that a deal leads to: all discs on movement spaces, one on each.
fn is_dealt(setup: &Setup) -> bool {
    let players = setup.reserves.len();
    let discs = |player: Player, emperor: bool| {
        let of = |stack: &Stack| stack.owner == player && stack.emperor == emperor;
        setup.stacks.iter().filter(|(_, stack)| stack.discs == 1 && of(stack)).count()
    };
    let all = |player: &Player| {
        (discs(*player, false), discs(*player, true)) == (usize::from(ORDINARY_DISCS), 1)
    };
    let movement = |hex| setup.spaces.contains(&(hex, Terrain::Movement));
    setup.turn.phase == Phase::Swap { left: players as u8 }
        && setup.stacks.len() == players * usize::from(PLAYER_DISCS)
        && Player::first(players).iter().all(all)
        && setup.stacks.iter().all(|(hex, _)| movement(*hex))
        && *setup == dealt(setup.spaces.clone(), setup.stacks.clone(), setup.turn.player, players)
}

/// A position with these discs before the first ply.
fn dealt(
    spaces: Vec<(Hex, Terrain)>,
    stacks: Vec<(Hex, Stack)>,
    player: Player,
    players: usize,
) -> Setup {
    let turn = Turn { player, phase: Phase::Swap { left: players as u8 }, paid_zones: None };
    let reserves = vec![Reserve::default(); players];
    Setup { spaces, stacks, buildings: Vec::new(), reserves, captives: Vec::new(), turn }
}

/// How many movement spaces are empty, and how many discs each player has, the emperor by itself.
fn discs(movement: usize, players: usize) -> Option<Odds> {
    let empty = movement.checked_sub(players * usize::from(PLAYER_DISCS))? as u32;
    let of_each = (0..players).flat_map(|_| [u32::from(ORDINARY_DISCS), 1]);
    Some(Odds::counted(std::iter::once(empty).chain(of_each).collect()))
}

/// Writes the number of players, 2 to 4.
pub(super) fn write_players(players: usize, out: &mut Writer) {
    out.digit(players.saturating_sub(FEWEST_PLAYERS) as u32, ALL_PLAYERS);
}

/// Reads the number of players.
///
/// # Errors
/// If there are too many.
pub(super) fn read_players(digits: &mut Reader) -> Result<usize, LinkError> {
    let players = FEWEST_PLAYERS + digits.digit(ALL_PLAYERS) as usize;
    let fits = PLAYERS.contains(&players);
    fits.then_some(players).ok_or(LinkError::Content("too many players"))
}

/// Writes the number of players, the first of them, and what is on each movement space.
fn write_discs(position: &Position, setup: &Setup, out: &mut Writer) {
    let players = setup.reserves.len();
    write_players(players, out);
    out.digit(setup.turn.player.index() as u32, players as u32);
    let movement: Vec<_> =
        setup.spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement).collect();
    let Some(mut odds) = discs(movement.len(), players) else { return };
    for (hex, _) in movement {
        let stack = position.board().space_at(*hex).and_then(|space| position.stack(space));
        let kind =
            stack.map_or(0, |stack| 1 + 2 * stack.owner.index() + usize::from(stack.emperor));
        odds.write(kind, out);
    }
}

fn read_discs(board: &Board, digits: &mut Reader) -> Result<Position, LinkError> {
    let players = read_players(digits)?;
    let first = Player::ALL[digits.digit(players as u32) as usize];
    let spaces: Vec<_> = board.spaces().map(|s| (board.hex(s), board.terrain(s))).collect();
    let movement: Vec<_> =
        spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement).collect();
    let mut odds =
        discs(movement.len(), players).ok_or(LinkError::Content("a board without room"))?;
    let mut stacks = Vec::new();
    for (hex, _) in movement {
        if let Some(kind) = odds.read(digits).checked_sub(1) {
            let owner = Player::ALL[kind / 2];
            stacks.push((*hex, Stack { owner, discs: 1, emperor: kind % 2 == 1 }));
        }
    }
    Position::new(&dealt(spaces, stacks, first, players)).map_err(refused)
}

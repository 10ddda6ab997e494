//! Setting up a game from a seed (rules-eko.md, 2). The same seed gives the same game on every
//! platform, for ever: only the documented ChaCha stream and arithmetic of our own are used.

use rand::SeedableRng as _;
use rand::rand_core::Rng as _;
use rand::rngs::ChaCha8Rng;

use super::fault::{Fault, in_one_line};
use super::tiles::{LARGE, centres, large_tile_count, lay, shift_to_origin};
use super::{Board, Phase, Player, Position, Reserve, Setup, Stack, Terrain, Turn};
use crate::hex::Hex;

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealFault {
    /// Not 2, 3 or 4 players.
    #[error("{0} players, must be 2, 3 or 4")]
    Players(usize),
    /// The position is not legal; with the tiles of the box that does not happen.
    #[error("{}", in_one_line(.0))]
    Position(Vec<Fault>),
}

/// Sets up a standard board and deals all discs over it; the first player is drawn.
///
/// # Errors
/// If `players` is not 2, 3 or 4.
pub fn deal(players: usize, seed: u64) -> Result<Position, DealFault> {
    if !(2..=4).contains(&players) {
        return Err(DealFault::Players(players));
    }
    let mut dice = Dice::new(seed);
    let spaces = loop {
        let spaces = lay_tiles(players, &mut dice);
        if Board::new(spaces.clone()).is_ok() {
            break spaces;
        }
    };
    let mut discs: Vec<Stack> = Player::first(players)
        .iter()
        .flat_map(|owner| (0..16).map(|i| Stack { owner: *owner, discs: 1, emperor: i == 0 }))
        .collect();
    dice.shuffle(&mut discs);
    let movement = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement);
    let stacks = movement.map(|(hex, _)| *hex).zip(discs).collect();
    let first = Player::ALL[dice.below(players)];
    let setup = Setup {
        spaces,
        stacks,
        buildings: Vec::new(),
        reserves: vec![Reserve::default(); players],
        captives: Vec::new(),
        turn: Turn { player: first, phase: Phase::Swap { left: players as u8 }, trail: None },
    };
    Position::new(&setup).map_err(DealFault::Position)
}

/// The tiles of that player number, shuffled over the centres, each turned at random.
fn lay_tiles(players: usize, dice: &mut Dice) -> Vec<(Hex, Terrain)> {
    let mut tiles = LARGE[..large_tile_count(players)].to_vec();
    dice.shuffle(&mut tiles);
    let mut spaces: Vec<_> = tiles
        .into_iter()
        .zip(centres(players))
        .flat_map(|(tile, centre)| lay(tile, centre, dice.below(6)))
        .collect();
    shift_to_origin(&mut spaces);
    spaces.sort_by_key(|(hex, _)| *hex);
    spaces
}

/// Chance from a seed.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, each as likely: draws beyond the last whole multiple are thrown away.
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u32;
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            if draw < limit {
                return (draw % bound) as usize;
            }
        }
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_three_or_four_can_play() {
        for players in [0, 1, 5] {
            assert_eq!(deal(players, 1), Err(DealFault::Players(players)));
        }
    }

    #[test]
    fn discs_fill_all_movement_spaces_and_every_player_has_an_emperor() {
        for (players, seed) in (2..=4).flat_map(|p| (0..50).map(move |s| (p, s))) {
            let position = deal(players, seed).unwrap();
            for player in position.seats() {
                let own = position.stacks_of(*player);
                assert_eq!(own.len(), 16);
                let emperors = own.filter(|s| position.stack(*s).unwrap().emperor);
                assert_eq!(emperors.count(), 1);
            }
            let empty = position.board().standing().filter(|s| position.stack(*s).is_none());
            assert_eq!(empty.count(), 0);
        }
    }
}

//! Setting up a game from a seed (rules-eko.md, 2; tiles.md).

use super::error::PositionError;
use super::faces::{LargeTile, TileSet};
use super::tiles::{centres, lay, shift_to_origin};
use super::{
    Board, Phase, Player, Position, Reserve, Setup, Stack, Terrain, Turn, VariantTile, Variants,
    freeform,
};
use crate::core::hex::Hex;
use crate::core::rng::Rng;
use crate::core::text::{in_one_line, put_in_order};

/// Discs of a player, the emperor among them.
const DISCS: usize = 16;
/// How often the standard layout is drawn before it is given up; with the tiles of tiles.md a few
/// draws do.
const TRIES: usize = 10_000;

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// Not 2, 3 or 4 players.
    #[error("{0} players, must be 2, 3 or 4")]
    Players(usize),
    /// The tiles found no room together, or never made a board in one piece.
    #[error("the tiles find no room together on one board")]
    NoRoom,
    /// The position is not legal: too few movement spaces for all discs (D12).
    #[error("{}", in_one_line(.0))]
    Position(Vec<PositionError>),
}

/// Sets up a game: the standard board, or one put together freely where small tiles are played with;
/// all discs are dealt over it, and the first player is drawn.
///
/// # Errors
/// If `players` is not 2, 3 or 4, or the tiles find no room.
pub fn deal(players: usize, seed: u64, variants: &Variants) -> Result<Position, DealError> {
    deal_tiles(players, seed, variants, &TileSet::default())
}

/// Sets up a game as [`deal`] does, with other faces on the large tiles.
///
/// # Errors
/// As [`deal`]; and if the tiles have too few movement spaces for all discs.
pub fn deal_tiles(
    players: usize,
    seed: u64,
    variants: &Variants,
    tiles: &TileSet,
) -> Result<Position, DealError> {
    known(players)?;
    let mut rng = Rng::new(seed);
    let large = tiles.large(players, variants);
    let small: Vec<VariantTile> =
        variants.tiles().iter().copied().filter(|tile| tile.is_small()).collect();
    let spaces = if small.is_empty() {
        standard(&large, players, &mut rng)
    } else {
        freeform::build(&large, &small, &mut rng)
    };
    deal_discs(spaces.ok_or(DealError::NoRoom)?, players, &mut rng)
}

/// Sets up a game on a given board: all discs are dealt over its movement spaces, which stay empty
/// where there are more of them (D12), and the first player is drawn.
///
/// # Errors
/// If `players` is not 2, 3 or 4, or the board has fewer movement spaces than there are discs.
pub fn deal_on(board: &Board, players: usize, seed: u64) -> Result<Position, DealError> {
    known(players)?;
    let spaces = board.spaces().map(|s| (board.hex(s), board.terrain(s))).collect();
    deal_discs(spaces, players, &mut Rng::new(seed))
}

fn known(players: usize) -> Result<(), DealError> {
    (2..=4).contains(&players).then_some(()).ok_or(DealError::Players(players))
}

/// The fault of a board on which not all discs of so many players find room (D12).
pub(crate) fn short_of_room(spaces: &[(Hex, Terrain)], players: usize) -> Option<PositionError> {
    let movement = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement);
    lack_of_room(movement.count(), players)
}

/// The same of so many movement spaces.
pub(super) fn lack_of_room(movement: usize, players: usize) -> Option<PositionError> {
    let discs = DISCS * players;
    (movement < discs).then_some(PositionError::TooFewSpaces { movement, discs })
}

fn deal_discs(
    spaces: Vec<(Hex, Terrain)>,
    players: usize,
    rng: &mut Rng,
) -> Result<Position, DealError> {
    if let Some(fault) = short_of_room(&spaces, players) {
        return Err(DealError::Position(vec![fault]));
    }
    let movement = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement);
    let movement: Vec<Hex> = movement.map(|(hex, _)| *hex).collect();
    let disc = |owner, number| Stack { owner, discs: 1, emperor: number == 0 };
    let mut discs: Vec<Option<Stack>> = Player::first(players)
        .iter()
        .flat_map(|owner| (0..DISCS).map(|number| Some(disc(*owner, number))))
        .collect();
    discs.resize(movement.len(), None);
    rng.shuffle(&mut discs);
    let dealt = movement.into_iter().zip(discs);
    let setup = Setup {
        stacks: dealt.filter_map(|(hex, disc)| Some((hex, disc?))).collect(),
        spaces,
        buildings: Vec::new(),
        reserves: vec![Reserve::default(); players],
        captives: Vec::new(),
        turn: Turn {
            player: Player::ALL[rng.below(players)],
            phase: Phase::Swap { left: players as u8 },
            paid_zones: None,
        },
    };
    Position::new(&setup).map_err(DealError::Position)
}

/// The tiles shuffled over the standard centres, each turned at random; drawn again until all
/// movement spaces are connected, at last given up.
fn standard(large: &[LargeTile], players: usize, rng: &mut Rng) -> Option<Vec<(Hex, Terrain)>> {
    (0..TRIES).find_map(|_| {
        let mut tiles = large.to_vec();
        rng.shuffle(&mut tiles);
        let mut spaces: Vec<_> = tiles
            .into_iter()
            .zip(centres(players))
            .flat_map(|(tile, centre)| lay(tile, centre, rng.below(6)))
            .collect();
        shift_to_origin(&mut spaces);
        put_in_order(&mut spaces);
        Board::new(spaces.clone()).is_ok().then_some(spaces)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_three_or_four_can_play() {
        for players in [0, 1, 5] {
            assert_eq!(deal(players, 1, &Variants::default()), Err(DealError::Players(players)));
        }
    }

    #[test]
    fn any_choice_of_tiles_makes_a_legal_board_in_one_piece() {
        let all = "P,P,P,Q,Q,Q,R,R,S,S,T,U,N,O";
        for choice in ["P", "Q", "R", "R,R", "S", "S,S", "T", "U", "N", "O", "P,Q,R,R,S,T", all] {
            for (players, seed) in (2..=4).flat_map(|p| (0..20).map(move |s| (p, s))) {
                let variants: Variants = choice.parse().unwrap();
                let position = deal(players, seed, &variants).unwrap();
                assert_eq!(position, deal(players, seed, &variants).unwrap());
                let hexes = position.board().spaces();
                let apart = hexes.filter(|s| position.board().neighbours(*s).is_empty());
                assert_eq!(apart.count(), 0);
                let added = position.board().len() - 7 * (3 * players + 1);
                let small = |t: &VariantTile| match t.letter() {
                    'P' | 'S' | 'U' => 3,
                    'Q' => 2,
                    'R' | 'T' => 1,
                    _ => 0,
                };
                assert_eq!(added, variants.tiles().iter().map(small).sum::<usize>());
            }
        }
    }

    #[test]
    fn the_box_holds_only_so_many_tiles() {
        let refused = |list: &str| list.parse::<Variants>().unwrap_err().to_string();
        assert_eq!(refused("P,P,Q,P,P"), "4 tiles P, the box holds 3");
        assert_eq!(refused("N,N"), "2 tiles N, the box holds 1");
        assert!(refused("X").starts_with("there is no tile \"X\""));
        assert!(refused("").starts_with("there is no tile \"\""));
    }

    #[test]
    fn discs_fill_all_movement_spaces_and_every_player_has_an_emperor() {
        for (players, seed) in (2..=4).flat_map(|p| (0..50).map(move |s| (p, s))) {
            let position = deal(players, seed, &Variants::default()).unwrap();
            for player in position.seats() {
                let own = position.stacks_of(*player);
                assert_eq!(own.len(), 16);
                let emperors = own.filter(|s| position.stack(*s).unwrap().emperor);
                assert_eq!(emperors.count(), 1);
            }
            let empty = position.board().stack_spaces().filter(|s| position.stack(*s).is_none());
            assert_eq!(empty.count(), 0);
        }
    }
}

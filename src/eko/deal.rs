//! Sets up a game from a seed (rules-eko.md, 2; tiles.md).

use super::error::PositionError;
use super::faces::TileSet;
use super::numbers::{PLAYER_DISCS, PLAYERS};
use super::room::short_of_room;
use super::tiles::{LargeTile, centres, lay, shift_to_origin};
use super::{
    Board, Phase, Player, Position, Reserve, Setup, Stack, Terrain, Turn, VariantTile, Variants,
    freeform,
};
use crate::core::hex::Hex;
use crate::core::order::put_in_order;
use crate::core::rng::Rng;
use crate::core::text::in_one_line;

/// The most draws of a standard layout before giving up; the tiles of tiles.md need a few.
const TRIES: usize = 10_000;

/// Why a game cannot be set up.
///
/// ```
/// use tabletop::eko::{DealError, Variants, deal};
/// assert_eq!(deal(5, 1, &Variants::default()), Err(DealError::Players(5)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// Not 2, 3 or 4 players.
    #[error("{0} players, must be 2, 3 or 4")]
    Players(usize),
    /// No legal board was found with these tiles.
    #[error("the tiles find no room together on one board")]
    NoRoom,
    /// The position is not legal: it has too few movement spaces for all discs (D12).
    #[error("{}", in_one_line(.0))]
    Position(Vec<PositionError>),
}

/// Sets up a game: on the standard board, or with small tiles on a board put together freely. The
/// discs, the rotations of the tiles and the first player are drawn from the seed (D12).
///
/// # Errors
/// If `players` is not 2, 3 or 4, or no legal board is found with these tiles.
///
/// ```
/// use tabletop::eko::{Phase, Variants, deal};
/// let start = deal(3, 7, &Variants::default()).unwrap();
/// assert_eq!(start.phase(), Phase::Swap { left: 3 });
/// assert_eq!(start.board().stack_spaces().len(), 3 * 16);
/// let stormy = deal(3, 7, &"P,P,R,R".parse().unwrap()).unwrap();
/// assert_eq!(stormy.board().storms().len(), 6);
/// ```
pub fn deal(players: usize, seed: u64, variants: &Variants) -> Result<Position, DealError> {
    deal_tiles(players, seed, variants, &TileSet::default())
}

/// Sets up a game as [`deal`] does, with other faces on the large tiles.
///
/// # Errors
/// As [`deal`], and if the tiles have too few movement spaces for all discs (D12).
pub fn deal_tiles(
    players: usize,
    seed: u64,
    variants: &Variants,
    tiles: &TileSet,
) -> Result<Position, DealError> {
    check_players(players)?;
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

/// Sets up a game on a given board: the discs are dealt over its movement spaces, of which the
/// surplus stays empty (D12), and the first player is drawn.
///
/// # Errors
/// If `players` is not 2, 3 or 4, or the board has fewer movement spaces than there are discs.
///
/// ```
/// use tabletop::eko::{Board, DealError, deal_on, ready};
/// let board = ready::find("eye-of-the-storm", 2).unwrap().board().unwrap();
/// assert_eq!(deal_on(&board, 2, 7).unwrap().board(), &board);
/// let small: Board = ".../..r".parse().unwrap();
/// let error = deal_on(&small, 2, 7).unwrap_err();
/// assert_eq!(error.to_string(), "board: 5 movement spaces, 32 discs need one each");
/// ```
pub fn deal_on(board: &Board, players: usize, seed: u64) -> Result<Position, DealError> {
    check_players(players)?;
    let spaces = board.spaces().map(|s| (board.hex(s), board.terrain(s))).collect();
    deal_discs(spaces, players, &mut Rng::new(seed))
}

fn check_players(players: usize) -> Result<(), DealError> {
    PLAYERS.contains(&players).then_some(()).ok_or(DealError::Players(players))
}

fn deal_discs(
    spaces: Vec<(Hex, Terrain)>,
    players: usize,
    rng: &mut Rng,
) -> Result<Position, DealError> {
    if let Some(error) = short_of_room(&spaces, players) {
        return Err(DealError::Position(vec![error]));
    }
    let movement = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement);
    let movement: Vec<Hex> = movement.map(|(hex, _)| *hex).collect();
    let disc = |owner, number| Stack { owner, discs: 1, emperor: number == 0 };
    let mut discs: Vec<Option<Stack>> = Player::first(players)
        .iter()
        .flat_map(|owner| (0..PLAYER_DISCS).map(|number| Some(disc(*owner, number))))
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

/// Shuffles the tiles over the standard centres, each rotated at random (D12), until all movement
/// spaces are connected; `None` after [`TRIES`] draws.
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
    fn two_three_or_four_players_can_play() {
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
    fn more_tiles_than_the_box_holds_are_refused() {
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

//! How a game begins: which squares the attackers and the cities are on. Data, so that owners of
//! the box can enter another layout (C1).

use super::state::PLAYERS;
use super::{Piece, PieceKind, Player, Position, PositionError, Setup, Turn};

/// The most attackers of a player: so many, and as many heroes, are in the box.
pub const MAX_ATTACKERS: u32 = 8;
/// The fewest attackers of a player: with fewer the game is over after its first turn.
pub const MIN_ATTACKERS: u32 = 3;
/// The most cities: so many tiles are in the box.
pub const CITIES: u32 = 8;

/// Where each game begins that asks for nothing else.
const STANDARD: &str =
    "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";

/// A start that is fair and can be played: both players have as many attackers, and as many cities.
/// Its text is that of a position without the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    start: Position,
}

impl Layout {
    /// Checks the pieces and cities of a set-up; its turn does not matter.
    ///
    /// # Errors
    /// Every reason for which no game can begin so.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        let setup = Setup { turn: Turn::Of(Player::A), ..setup.clone() };
        let (start, mut faults) = match Position::new(&setup) {
            Ok(start) => (Some(start), Vec::new()),
            Err(faults) => (None, faults),
        };
        let heroes = setup.pieces.iter().filter(|(_, piece)| piece.kind == PieceKind::Hero);
        faults.extend(heroes.map(|(square, _)| PositionError::HeroAtStart { square: *square }));
        let attackers = PLAYERS.map(|player| {
            let attacker = Piece { owner: player, kind: PieceKind::Attacker };
            count(setup.pieces.iter().filter(|(_, piece)| *piece == attacker))
        });
        for (player, attackers) in PLAYERS.into_iter().zip(attackers) {
            if !(MIN_ATTACKERS..=MAX_ATTACKERS).contains(&attackers) {
                faults.push(PositionError::AttackerCount { player, attackers });
            }
        }
        let cities =
            PLAYERS.map(|player| count(setup.cities.iter().filter(|(_, owner)| *owner == player)));
        for (what, [a, b]) in [("attackers", attackers), ("cities", cities)] {
            if a != b {
                faults.push(PositionError::Unequal { what, a, b });
            }
        }
        let cities = cities.iter().sum();
        if cities > CITIES {
            faults.push(PositionError::TooManyCities { cities });
        }
        match start.filter(|_| faults.is_empty()) {
            Some(start) => Ok(Self { start }),
            None => Err(faults),
        }
    }

    /// The position in which the game begins; player A begins unless it is B.
    #[must_use]
    pub fn start(&self, first: Player) -> Position {
        self.start.with_turn(first)
    }

    /// The layout as plain data, A at turn.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.start.setup()
    }
}

fn count<T>(things: impl Iterator<Item = T>) -> u32 {
    things.fold(0, |count, _| count + 1)
}

impl Default for Layout {
    fn default() -> Self {
        let Ok(layout) = STANDARD.parse() else { unreachable!("the standard layout is fair") };
        layout
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_layout_reads_back() {
        assert_eq!(Layout::default().to_string(), STANDARD);
    }
}

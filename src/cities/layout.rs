//! The squares of attackers and cities at the start of a game. The layout is data, so that owners of
//! the box can enter another one (C1).

use super::pieces::{CITIES, MAX_ATTACKERS, MIN_ATTACKERS};
use super::state::PLAYERS;
use super::{Piece, PieceKind, Player, Position, PositionError, Setup, Turn};

/// The standard layout (C1).
const STANDARD: &str =
    "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";

/// A start layout that is fair and can be played: both players have an equal number of attackers and
/// an equal number of cities. Its text is that of a position without the turn.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// let text = "10/4aaa3/10/10/10/10/10/10/4AAA3/10 a1A,e5B";
/// let layout: Layout = text.parse().unwrap();
/// assert_eq!(layout.start(Player::B).to_string(), format!("{text} B"));
///
/// let errors = text.replace("a1A,", "").parse::<Layout>().unwrap_err();
/// assert_eq!(errors[0].to_string(), "layout: A has 0 cities, B has 1");
/// ```
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
        let (start, mut errors) = match Position::new(&setup) {
            Ok(start) => (Some(start), Vec::new()),
            Err(errors) => (None, errors),
        };
        let heroes = setup.pieces.iter().filter(|(_, piece)| piece.kind == PieceKind::Hero);
        errors.extend(heroes.map(|(square, _)| PositionError::HeroAtStart { square: *square }));
        let attackers = PLAYERS.map(|player| {
            let attacker = Piece { owner: player, kind: PieceKind::Attacker };
            count(setup.pieces.iter().filter(|(_, piece)| *piece == attacker))
        });
        for (player, attackers) in PLAYERS.into_iter().zip(attackers) {
            if !(MIN_ATTACKERS..=MAX_ATTACKERS).contains(&attackers) {
                errors.push(PositionError::AttackerCount { player, attackers });
            }
        }
        let cities =
            PLAYERS.map(|player| count(setup.cities.iter().filter(|(_, owner)| *owner == player)));
        for (what, [a, b]) in [("attackers", attackers), ("cities", cities)] {
            if a != b {
                errors.push(PositionError::Unequal { what, a, b });
            }
        }
        let cities = cities.iter().sum();
        if cities > CITIES {
            errors.push(PositionError::TooManyCities { cities });
        }
        match start.filter(|_| errors.is_empty()) {
            Some(start) => Ok(Self { start }),
            None => Err(errors),
        }
    }

    /// The position in which the game begins; player A begins unless it is B.
    #[must_use]
    pub fn start(&self, first: Player) -> Position {
        self.start.with_turn(first)
    }

    /// The layout as plain data, with A as the current player.
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

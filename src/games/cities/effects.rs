//! The effects of a move, shown before and after it is played.

use crate::cities::{CityEffect, Direction, Move, Player, Position, Space, SpaceSet, Turn};

/// A move with all that it changes, worked out on the position before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveEffects {
    /// The player who moves.
    pub mover: Player,
    /// The effect on the city where the move ends.
    pub city: Option<CityChange>,
    /// The lines in which pieces are captured, in the order of the rules.
    pub lines: Vec<CapturedLine>,
    /// The number of cities that the player then controls.
    pub cities: u32,
    /// The number of all cities.
    pub all_cities: u32,
    /// The end of the game, if the move ends it.
    pub end: Option<GameEnd>,
}

/// The effect on the city where a move ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CityChange {
    /// The attacker becomes a hero where it stands.
    PromotionHere,
    /// The attacker arrives and becomes a hero.
    Promotion,
    /// The attacker conquers the city of this player.
    Conquest(Player),
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// This player wins.
    Won(Player),
    /// A draw.
    Draw,
}

/// A line of pieces in which some are captured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CapturedLine {
    /// The direction of the line.
    pub direction: Direction,
    /// All pieces of the line, the enclosing ones included.
    pub line: SpaceSet,
    /// The pieces captured in this line and in none before it, by owner; players without one are
    /// left out.
    pub captured: Vec<(Player, SpaceSet)>,
}

impl MoveEffects {
    /// The effects of a move; `None` for a move that is not legal.
    #[must_use]
    pub fn new(position: &Position, mv: Move) -> Option<Self> {
        let effects = position.effects(mv).ok()?;
        let city = effects.city.and_then(|effect| match (effect, mv) {
            (CityEffect::Promotion, Move::Promote { .. }) => Some(CityChange::PromotionHere),
            (CityEffect::Promotion, _) => Some(CityChange::Promotion),
            (CityEffect::Conquest, _) => {
                mv.target().and_then(|to| position.city(to)).map(CityChange::Conquest)
            }
        });
        let mut earlier = SpaceSet::EMPTY;
        let mut lines = Vec::new();
        for enclosure in effects.enclosures {
            let new = enclosure.captured - earlier;
            earlier |= new;
            let of = |player: Player| -> SpaceSet {
                new.into_iter().filter(|s| owner_after(position, mv, *s) == Some(player)).collect()
            };
            let owners = position.seats().iter().map(|player| (*player, of(*player)));
            lines.push(CapturedLine {
                direction: enclosure.direction,
                line: enclosure.line,
                captured: owners.filter(|(_, pieces)| !pieces.is_empty()).collect(),
            });
        }
        let end = match effects.turn {
            Turn::Of(_) => None,
            Turn::Over { winner: Some(winner) } => Some(GameEnd::Won(winner)),
            Turn::Over { winner: None } => Some(GameEnd::Draw),
        };
        let mover = position.turn();
        let of = |player: &Player| position.cities_of(*player).len();
        let won = u32::from(matches!(city, Some(CityChange::Conquest(_))));
        let cities = of(&mover) + won;
        let all_cities = position.seats().iter().map(of).sum();
        Some(Self { mover, city, lines, cities, all_cities, end })
    }

    /// All captured pieces of both players.
    #[must_use]
    pub fn captured(&self) -> SpaceSet {
        self.pieces(|_| true)
    }

    /// The captured pieces of some players.
    pub(super) fn pieces(&self, wanted: impl Fn(Player) -> bool) -> SpaceSet {
        let each = self.lines.iter().flat_map(|line| &line.captured);
        let each = each.filter(|(owner, _)| wanted(*owner));
        each.fold(SpaceSet::EMPTY, |all, (_, pieces)| all | *pieces)
    }
}

/// The owner of the piece on a square once the moving piece has arrived.
fn owner_after(before: &Position, mv: Move, square: Space) -> Option<Player> {
    match mv {
        Move::Go { to, .. } if to == square => Some(before.turn()),
        _ => before.piece(square).map(|piece| piece.owner),
    }
}

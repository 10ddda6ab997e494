//! The paragraph of the rules that a prompt or a reason is about (`src/rulebook/eko.txt`).

use crate::eko::{Illegal, Terrain};
use crate::games::eko::PromptKind;

/// The key of the paragraph that says why a move is not legal.
///
/// ```
/// use tabletop::eko::Illegal;
/// use tabletop::games::eko::paragraph_of_reason;
/// assert_eq!(paragraph_of_reason(Illegal::TooManyTogether { together: 5 }), "move.regroup");
/// ```
#[must_use]
pub const fn paragraph_of_reason(why: Illegal) -> &'static str {
    match why {
        Illegal::EmperorAway | Illegal::EmperorHere => "setup.swap",
        Illegal::NotNow => "turn.order",
        Illegal::NoSuchSpace
        | Illegal::NoStack
        | Illegal::NotYours
        | Illegal::Stuck
        | Illegal::ActionPossible => "turn.action",
        Illegal::Marched | Illegal::MarchPrice { .. } => "turn.march",
        Illegal::SameSpace | Illegal::CannotStand { .. } | Illegal::Blocked => "move.path",
        Illegal::TooManyTogether { .. } => "move.regroup",
        Illegal::Stronger { .. } | Illegal::EqualWithoutEmperor { .. } => "move.attack",
        Illegal::NoBuildingSpace { .. }
        | Illegal::NotAdjacent
        | Illegal::NoRoom { .. }
        | Illegal::CampFirst => "build.site",
        Illegal::NotTheNext { .. } | Illegal::Highest { .. } => "build.raise",
        Illegal::NotSameOrNext { .. } => "build.replace",
        Illegal::TooFewDiscs { .. } => "build.cost",
        Illegal::NoEmperor | Illegal::EmperorGoesToo => "build.spend",
        Illegal::SupplyEmpty { .. } => "build.supply",
        Illegal::PlacementPossible
        | Illegal::ReserveEmpty
        | Illegal::ReserveTooSmall { .. }
        | Illegal::NoDisc
        | Illegal::Full { .. } => "rein.place",
        Illegal::NextToEnemy => "rein.enemy",
        Illegal::EmperorFirst | Illegal::EmperorNotInReserve => "rein.emperor",
        Illegal::EmperorAlone => "rein.exception",
        Illegal::GameOver => "end.points",
        Illegal::WrongLosses { .. } | Illegal::StormTakesAll => "variant.losses",
        Illegal::InStorm => "variant.shelter",
        Illegal::NoTemple { temple: Terrain::WindTemple } => "variant.wind",
        Illegal::NoTemple { temple: Terrain::MoonTemple } => "variant.moon",
        Illegal::NoTemple { temple: Terrain::SandTemple } => "variant.sand",
        Illegal::NoTemple { .. } | Illegal::TemplePrice { .. } => "variant.temples",
        Illegal::SandUsed | Illegal::YourStack | Illegal::OnlyEmperor => "variant.sand",
    }
}

/// The key of the paragraph about what a player can do now.
#[must_use]
pub const fn paragraph_of_prompt(kind: PromptKind) -> &'static str {
    match kind {
        PromptKind::Over => "end.points",
        PromptKind::Swap => "setup.swap",
        PromptKind::Act | PromptKind::Stuck | PromptKind::Target => "turn.action",
        PromptKind::MoveTarget => "move.path",
        PromptKind::BuildTarget => "build.site",
        PromptKind::MarchStack | PromptKind::MarchTarget | PromptKind::March => "turn.march",
        PromptKind::Reinforce | PromptKind::ReinforceOrMarch => "rein.place",
        PromptKind::ReinforceEmperor => "rein.emperor",
        PromptKind::More => "variant.wind",
    }
}

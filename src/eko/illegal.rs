//! The reasons for which a move is not legal.

use super::numbers::{MARCH_PRICE, STACK_LIMIT};
use super::{Building, Terrain};

/// Why a move is not legal. The page has its own words for each reason.
///
/// ```
/// use tabletop::eko::{Illegal, Position};
/// let position: Position = ".... a1A3,b1A2,d1B1 - 0/0 - A:act".parse().unwrap();
/// let why = position.check(position.read_move("a1-b1").unwrap()).unwrap_err();
/// assert_eq!(why, Illegal::TooManyTogether { together: 5 });
/// assert_eq!(why.to_string(), "together 5 discs, at most 4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The move belongs to another phase.
    #[error("not in this phase")]
    NotNow,
    /// The move names a space that this board does not have.
    #[error("no such space on this board")]
    NoSuchSpace,
    /// There is no stack on the space.
    #[error("no stack stands there")]
    NoStack,
    /// The stack is not the current player's.
    #[error("the stack is not yours")]
    NotYours,
    /// The stack can neither move nor build.
    #[error("this stack can neither move nor build")]
    Stuck,
    /// The move ends where it began.
    #[error("a move must end on another space")]
    SameSpace,
    /// The terrain carries no stacks.
    #[error("no stack can stand there")]
    CannotStand {
        /// The terrain.
        terrain: Terrain,
    },
    /// There is no path over empty spaces.
    #[error("blocked: no way over empty spaces")]
    Blocked,
    /// The regrouped stack would have more than four discs.
    #[error("together {together} discs, at most {STACK_LIMIT}")]
    TooManyTogether {
        /// The discs of both stacks, after losses.
        together: u8,
    },
    /// The enemy stack has more discs.
    #[error("{theirs} discs there, you come with {yours}")]
    Stronger {
        /// The discs of the enemy stack.
        theirs: u8,
        /// The discs of the attacking stack, after losses.
        yours: u8,
    },
    /// The enemy stack has an equal number of discs, and the attacking stack no emperor.
    #[error("as strong as you ({discs} discs), and you have no emperor there")]
    EqualWithoutEmperor {
        /// The discs of each stack.
        discs: u8,
    },
    /// The losses are not the smallest with which the move is legal (D9).
    #[error("the way costs {smallest} discs")]
    WrongLosses {
        /// The smallest losses with which the move is legal.
        smallest: u8,
    },
    /// The storms on every path cost all discs (D8).
    #[error("the storms on the way would take the last disc")]
    StormTakesAll,
    /// A stack in a storm is not reinforced.
    #[error("stacks in a storm are not reinforced")]
    InStorm,
    /// The current player has no building on the temple.
    #[error("you have no building on this temple")]
    NoTemple {
        /// The terrain of the temple.
        temple: Terrain,
    },
    /// The reserve has too few ordinary discs to use the temple.
    #[error("needs {discs} ordinary discs in reserve, which has {ordinary}")]
    TemplePrice {
        /// The ordinary discs in the reserve.
        ordinary: u8,
        /// The discs needed.
        discs: u8,
    },
    /// The Sand temple was used this turn.
    #[error("the Sand temple is used once a turn")]
    SandUsed,
    /// The Sand temple sends home discs of enemies only.
    #[error("the stack is yours")]
    YourStack,
    /// The Sand temple sends home ordinary discs only.
    #[error("only the emperor stands there")]
    OnlyEmperor,
    /// The terrain has no room for buildings.
    #[error("nothing can be built there")]
    NoBuildingSpace {
        /// The terrain.
        terrain: Terrain,
    },
    /// The stack is not adjacent to the site.
    #[error("not next to the stack")]
    NotAdjacent,
    /// The terrain has no room for this kind.
    #[error("no room for this building there")]
    NoRoom {
        /// The kind of building.
        building: Building,
        /// The terrain.
        terrain: Terrain,
    },
    /// The first building on a space is a camp.
    #[error("the first building is a camp")]
    CampFirst,
    /// The player's own building is replaced by the next higher kind only.
    #[error("your building is replaced by the next higher kind only")]
    NotTheNext {
        /// The kind of the building on the site.
        built: Building,
    },
    /// The player's own building is the highest that the terrain permits.
    #[error("your building is the highest there can be")]
    Highest {
        /// The kind of the building on the site.
        built: Building,
    },
    /// An enemy building is replaced by the same or the next higher kind only.
    #[error("an enemy building is replaced by the same or the next higher kind only")]
    NotSameOrNext {
        /// The kind of the building on the site.
        built: Building,
    },
    /// The supply has no building of this kind left.
    #[error("none left in your supply")]
    SupplyEmpty {
        /// The kind of building.
        building: Building,
    },
    /// The stack has too few discs for the building.
    #[error("costs {price} discs of one stack, which has {discs}")]
    TooFewDiscs {
        /// The discs of the stack.
        discs: u8,
        /// The discs needed.
        price: u8,
    },
    /// The emperor is not in the stack.
    #[error("the emperor is not in this stack")]
    NoEmperor,
    /// The whole stack is spent, so the emperor is too.
    #[error("the whole stack is spent, the emperor too")]
    EmperorGoesToo,
    /// The forced march of this turn was made already.
    #[error("one forced march a turn")]
    Marched,
    /// The reserve has too few ordinary discs for a forced march.
    #[error(
        "a forced march destroys {MARCH_PRICE} ordinary discs of the reserve, which has {ordinary}"
    )]
    MarchPrice {
        /// The ordinary discs in the reserve.
        ordinary: u8,
    },
    /// The current player cannot pass while an action is legal (D13).
    #[error("an action is possible")]
    ActionPossible,
    /// The current player cannot end the turn while a placement is legal.
    #[error("a reinforcement is possible")]
    PlacementPossible,
    /// The emperor is not on the board.
    #[error("your emperor is not on the board")]
    EmperorAway,
    /// The emperor is already on the space.
    #[error("your emperor is there already")]
    EmperorHere,
    /// The reserve is empty.
    #[error("your reserve is empty")]
    ReserveEmpty,
    /// The reserve has fewer ordinary discs.
    #[error("your reserve has {ordinary} ordinary discs")]
    ReserveTooSmall {
        /// The ordinary discs in the reserve.
        ordinary: u8,
    },
    /// The reinforcement has no disc.
    #[error("at least one disc must come")]
    NoDisc,
    /// The stack has no room for these discs.
    #[error("{discs} discs there, at most {STACK_LIMIT}")]
    Full {
        /// The discs of the stack.
        discs: u8,
    },
    /// The stack is adjacent to an enemy building.
    #[error("next to an enemy building")]
    NextToEnemy,
    /// The emperor is in the reserve and must be among the discs placed.
    #[error("your emperor must come in")]
    EmperorFirst,
    /// The emperor is not in the reserve.
    #[error("your emperor is not in the reserve")]
    EmperorNotInReserve,
    /// Next to an enemy building, the emperor is placed alone (D5).
    #[error("only the emperor may come here")]
    EmperorAlone,
}

impl Illegal {
    /// The section of the rules that the reason is found in (rules-eko.md).
    ///
    /// ```
    /// use tabletop::eko::Illegal;
    /// assert_eq!(Illegal::TooManyTogether { together: 5 }.section(), 4);
    /// ```
    #[must_use]
    pub const fn section(self) -> u8 {
        match self {
            Self::EmperorAway | Self::EmperorHere => 2,
            Self::NotNow
            | Self::NoSuchSpace
            | Self::NoStack
            | Self::NotYours
            | Self::Stuck
            | Self::Marched
            | Self::MarchPrice { .. }
            | Self::ActionPossible => 3,
            Self::SameSpace
            | Self::CannotStand { .. }
            | Self::Blocked
            | Self::TooManyTogether { .. }
            | Self::Stronger { .. }
            | Self::EqualWithoutEmperor { .. } => 4,
            Self::NoBuildingSpace { .. }
            | Self::NotAdjacent
            | Self::NoRoom { .. }
            | Self::CampFirst
            | Self::NotTheNext { .. }
            | Self::Highest { .. }
            | Self::NotSameOrNext { .. }
            | Self::SupplyEmpty { .. }
            | Self::TooFewDiscs { .. }
            | Self::NoEmperor
            | Self::EmperorGoesToo => 5,
            Self::PlacementPossible
            | Self::ReserveEmpty
            | Self::ReserveTooSmall { .. }
            | Self::NoDisc
            | Self::Full { .. }
            | Self::NextToEnemy
            | Self::EmperorFirst
            | Self::EmperorNotInReserve
            | Self::EmperorAlone => 7,
            Self::GameOver => 8,
            Self::WrongLosses { .. }
            | Self::StormTakesAll
            | Self::InStorm
            | Self::NoTemple { .. }
            | Self::TemplePrice { .. }
            | Self::SandUsed
            | Self::YourStack
            | Self::OnlyEmperor => 9,
        }
    }
}

//! The reasons for which a move is not legal. The page puts them into words.

use super::{Building, Terrain};

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is finished.
    #[error("the game is over")]
    GameOver,
    /// Moves of this kind belong to another phase.
    #[error("not in this phase")]
    NotNow,
    /// The move names a space that this board does not have.
    #[error("no such space on this board")]
    NoSuchSpace,
    /// No stack stands there.
    #[error("no stack stands there")]
    NoStack,
    /// The stack is another player's.
    #[error("the stack is not yours")]
    NotYours,
    /// The stack can neither move nor build.
    #[error("this stack can neither move nor build")]
    Stuck,
    /// A move must end on another space.
    #[error("a move must end on another space")]
    SameSpace,
    /// Stacks cannot stand on this terrain.
    #[error("no stack can stand there")]
    CannotStand {
        /// The terrain.
        terrain: Terrain,
    },
    /// No way leads there over empty spaces.
    #[error("blocked: no way over empty spaces")]
    Blocked,
    /// Regrouping would make a stack of more than four.
    #[error("together {together} discs, at most 4")]
    TooManyTogether {
        /// Discs of both stacks.
        together: u8,
    },
    /// The enemy stack is larger.
    #[error("{theirs} discs there, you come with {yours}")]
    Stronger {
        /// Discs of the enemy stack.
        theirs: u8,
        /// Discs of the attacking stack.
        yours: u8,
    },
    /// The enemy stack is as large, and no emperor attacks.
    #[error("as strong as you ({discs} discs), and you have no emperor there")]
    EqualWithoutEmperor {
        /// Discs of either stack.
        discs: u8,
    },
    /// The losses are not the smallest with which the move is legal (D9).
    #[error("the way costs {smallest} discs")]
    WrongLosses {
        /// The smallest losses with which it is legal.
        smallest: u8,
    },
    /// The storms on every way would take the last disc (D8).
    #[error("the storms on the way would take the last disc")]
    StormTakesAll,
    /// Stacks in a storm are not reinforced.
    #[error("stacks in a storm are not reinforced")]
    InStorm,
    /// The player has no building on the temple.
    #[error("you have no building on this temple")]
    NoTemple {
        /// The temple's terrain.
        temple: Terrain,
    },
    /// The reserve has too few ordinary discs for the temple.
    #[error("needs {discs} ordinary discs in reserve, which has {ordinary}")]
    TemplePrice {
        /// Ordinary discs in reserve.
        ordinary: u8,
        /// Discs needed.
        discs: u8,
    },
    /// The Sand temple was used in this turn.
    #[error("the Sand temple is used once a turn")]
    SandUsed,
    /// The Sand temple takes discs of enemies only.
    #[error("the stack is yours")]
    YourStack,
    /// The Sand temple takes ordinary discs only.
    #[error("only the emperor stands there")]
    OnlyEmperor,
    /// Nothing can be built on this terrain.
    #[error("nothing can be built there")]
    NoBuildingSpace {
        /// The terrain.
        terrain: Terrain,
    },
    /// The stack is not next to the site.
    #[error("not next to the stack")]
    NotAdjacent,
    /// The terrain has no room for this kind.
    #[error("no room for this building there")]
    NoRoom {
        /// The kind.
        building: Building,
        /// The terrain.
        terrain: Terrain,
    },
    /// The first building on a space is a camp.
    #[error("the first building is a camp")]
    CampFirst,
    /// An own building is replaced by the next higher kind only.
    #[error("your building is replaced by the next higher kind only")]
    NotTheNext {
        /// The kind that stands there.
        built: Building,
    },
    /// The own building is the highest there can be.
    #[error("your building is the highest there can be")]
    Highest {
        /// The kind that stands there.
        built: Building,
    },
    /// An enemy building is replaced by the same or the next higher kind only.
    #[error("an enemy building is replaced by the same or the next higher kind only")]
    NotSameOrNext {
        /// The kind that stands there.
        built: Building,
    },
    /// None of this kind is left in the supply.
    #[error("none left in your supply")]
    SupplyEmpty {
        /// The kind.
        building: Building,
    },
    /// The stack has too few discs to pay.
    #[error("costs {price} discs of one stack, which has {discs}")]
    TooFewDiscs {
        /// Discs of the stack.
        discs: u8,
        /// The price.
        price: u8,
    },
    /// The emperor is not in the stack.
    #[error("the emperor is not in this stack")]
    NoEmperor,
    /// The whole stack is spent, the emperor with it.
    #[error("the whole stack is spent, the emperor too")]
    EmperorGoesToo,
    /// The forced march of this turn was made.
    #[error("one forced march a turn")]
    Marched,
    /// A forced march destroys three ordinary discs of the reserve.
    #[error("a forced march destroys 3 ordinary discs of the reserve, which has {ordinary}")]
    MarchPrice {
        /// Ordinary discs in reserve.
        ordinary: u8,
    },
    /// Passing is only for who can neither move nor build.
    #[error("an action is possible")]
    ActionPossible,
    /// Ending the turn is only for who can place nothing.
    #[error("a reinforcement is possible")]
    PlacementPossible,
    /// The emperor is not on the board, so he cannot change places.
    #[error("your emperor is not on the board")]
    EmperorAway,
    /// The emperor is already there.
    #[error("your emperor is there already")]
    EmperorHere,
    /// The reserve is empty.
    #[error("your reserve is empty")]
    ReserveEmpty,
    /// The reserve has fewer discs.
    #[error("your reserve has {ordinary} ordinary discs")]
    ReserveTooSmall {
        /// Ordinary discs in reserve.
        ordinary: u8,
    },
    /// A reinforcement is at least one disc.
    #[error("at least one disc must come")]
    NoDisc,
    /// The stack has no room.
    #[error("{discs} discs there, at most 4")]
    Full {
        /// Discs of the stack.
        discs: u8,
    },
    /// An enemy building is next to the stack.
    #[error("next to an enemy building")]
    NextToEnemy,
    /// The emperor waits in the reserve and must come.
    #[error("your emperor must come in")]
    EmperorFirst,
    /// The emperor is not in the reserve.
    #[error("your emperor is not in the reserve")]
    EmperorNotInReserve,
    /// Next to an enemy building, only the emperor may come (D5).
    #[error("only the emperor may come here")]
    EmperorAlone,
}

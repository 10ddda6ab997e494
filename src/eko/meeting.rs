//! What happens when a stack reaches the space of another: the one definition of regrouping, attack
//! and kamikaze (rules-eko.md, 4).

use super::numbers::{STACK_LIMIT, STACK_SIZES};
use super::{Illegal, Stack};

/// What happens when a moving stack meets another.
///
/// ```
/// use tabletop::eko::{Illegal, Meeting, Player, Stack};
/// let stack = |owner, discs| Stack { owner, discs, emperor: false };
/// let (one, three, four) = (stack(Player::A, 1), stack(Player::B, 3), stack(Player::B, 4));
/// assert_eq!(Meeting::of(one, four), Ok(Meeting::Kamikaze));
/// assert_eq!(Meeting::of(one, three), Err(Illegal::Stronger { theirs: 3, yours: 1 }));
/// assert_eq!(Meeting::of(three, stack(Player::A, 2)), Ok(Meeting::Attack { stack: three }));
/// assert_eq!(Meeting::of(one, stack(Player::A, 3)).unwrap().stack(), Some(stack(Player::A, 4)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// Two stacks of one player become one.
    Regroup {
        /// The stack of all their discs.
        stack: Stack,
    },
    /// The enemy stack leaves the board and the moving stack occupies its space.
    Attack {
        /// The moving stack.
        stack: Stack,
    },
    /// Both stacks leave the board: a single disc has attacked a full stack.
    Kamikaze,
}

impl Meeting {
    /// What happens when `mover`, after its losses to storms, meets the stack `met`.
    ///
    /// # Errors
    /// The reason for which `mover` may not enter the space.
    pub const fn of(mover: Stack, met: Stack) -> Result<Self, Illegal> {
        let (yours, theirs) = (mover.discs, met.discs);
        if met.owner as u8 == mover.owner as u8 {
            let (together, emperor) = (yours + theirs, mover.emperor || met.emperor);
            if together > STACK_LIMIT {
                return Err(Illegal::TooManyTogether { together });
            }
            return Ok(Self::Regroup { stack: Stack { discs: together, emperor, ..mover } });
        }
        if yours == 1 && theirs == STACK_LIMIT {
            Ok(Self::Kamikaze)
        } else if yours < theirs {
            Err(Illegal::Stronger { theirs, yours })
        } else if yours == theirs && !mover.emperor {
            Err(Illegal::EqualWithoutEmperor { discs: yours })
        } else {
            Ok(Self::Attack { stack: mover })
        }
    }

    /// The stack on the space afterwards; none after a kamikaze.
    #[must_use]
    pub const fn stack(self) -> Option<Stack> {
        match self {
            Self::Regroup { stack } | Self::Attack { stack } => Some(stack),
            Self::Kamikaze => None,
        }
    }
}

/// By the size of a moving stack less one, the sizes less one of the stacks that it can meet.
pub(crate) type Sizes = [[bool; STACK_SIZES]; STACK_SIZES];

/// The sizes of own stacks with which a stack can regroup.
pub(crate) const REGROUPS: Sizes = sizes(true, false);
/// The sizes of enemy stacks that a stack without the emperor can attack, kamikaze included.
pub(crate) const ATTACKS: Sizes = sizes(false, false);

/// The pairs of sizes that [`Meeting::of`] permits.
const fn sizes(own: bool, emperor: bool) -> Sizes {
    use super::Player::{A, B};
    let mut sizes = [[false; STACK_SIZES]; STACK_SIZES];
    let mut pair = 0;
    while pair < STACK_LIMIT * STACK_LIMIT {
        let (mover, met) = (pair / STACK_LIMIT, pair % STACK_LIMIT);
        let moving = Stack { owner: A, discs: mover + 1, emperor };
        let other = Stack { owner: if own { A } else { B }, discs: met + 1, emperor: false };
        sizes[mover as usize][met as usize] = Meeting::of(moving, other).is_ok();
        pair += 1;
    }
    sizes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sizes of the stacks that a stack of each size can meet, in words.
    fn listed(sizes: Sizes) -> [String; 4] {
        sizes.map(|row| (1..).zip(row).filter(|(_, ok)| *ok).map(|(n, _)| n.to_string()).collect())
    }

    #[test]
    fn the_emperor_adds_attacks_on_stacks_of_equal_size() {
        let mut attacks = ATTACKS;
        (0..4).for_each(|size| attacks[size][size] = true);
        assert_eq!(attacks, sizes(false, true));
    }

    #[test]
    fn the_sizes_that_can_meet_are_those_of_the_rules() {
        assert_eq!(listed(REGROUPS), ["123", "12", "1", ""]);
        assert_eq!(listed(ATTACKS), ["4", "1", "12", "123"]);
        assert_eq!(listed(sizes(false, true)), ["14", "12", "123", "1234"]);
    }
}

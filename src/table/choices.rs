//! What a click on each space would do now (ui.md, `data-can`).

use crate::eko::{Action, Move, Position, Space};

/// One thing that a click can do, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Can {
    /// Pick up the stack.
    Select,
    /// Move the chosen stack here.
    Move,
    /// Put the chosen stack onto this one.
    Regroup,
    /// Attack with the chosen stack.
    Attack,
    /// Attack with a single disc that is lost too.
    Kamikaze,
    /// Build here with the chosen stack.
    Build,
    /// Bring discs from the reserve.
    Reinforce,
    /// Exchange the emperor with this disc.
    Swap,
    /// Use the Moon temple.
    Moon,
    /// Use the Sand temple.
    Sand,
}

impl Can {
    /// The word in `data-can`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "select",
            Self::Move => "move",
            Self::Regroup => "regroup",
            Self::Attack => "attack",
            Self::Kamikaze => "kamikaze",
            Self::Build => "build",
            Self::Reinforce => "reinforce",
            Self::Swap => "swap",
            Self::Moon => "moon",
            Self::Sand => "sand",
        }
    }

    /// What kind of thing a move is; `None` for `pass` and `end`, which are buttons.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        Some(match mv {
            Move::Pass | Move::End => return None,
            Move::Swap { .. } => Self::Swap,
            Move::Reinforce { .. } => Self::Reinforce,
            Move::SandTemple { .. } => Self::Sand,
            Move::MoonTemple { .. } => Self::Moon,
            Move::Act(Action::Build { .. }) | Move::March(Action::Build { .. }) => Self::Build,
            Move::Act(Action::Move { from, to, losses })
            | Move::March(Action::Move { from, to, losses }) => match position.stack(to) {
                None => Self::Move,
                Some(met) if met.owner == position.turn() => Self::Regroup,
                Some(met) => {
                    let discs = position.stack(from).map_or(0, |s| s.discs - losses.discs);
                    if discs == 1 && met.discs == 4 { Self::Kamikaze } else { Self::Attack }
                }
            },
        })
    }
}

/// One of the things a click offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Play this move.
    Play(Move),
    /// Pick up this stack.
    Select(Space),
}

/// All that can be done by clicking, with one stack picked up or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    by_space: Vec<Vec<Choice>>,
    buttons: Vec<Move>,
}

impl Choices {
    /// Sorts the legal moves by the click that makes them. With a stack picked up its moves come
    /// first: where it can go, a click does not pick up another.
    #[must_use]
    pub fn new(position: &Position, selected: Option<Space>) -> Self {
        let mut by_space = vec![Vec::new(); position.board().len()];
        let mut buttons = Vec::new();
        let mut taken = vec![false; by_space.len()];
        let mut stacks = Vec::new();
        for mv in position.moves() {
            let Some(target) = mv.target() else {
                buttons.push(mv);
                continue;
            };
            match mv.action().map(Action::stack) {
                Some(stack) if Some(stack) != selected => {
                    if !stacks.contains(&stack) {
                        stacks.push(stack);
                    }
                }
                stack => {
                    by_space[target.index()].push(Choice::Play(mv));
                    taken[target.index()] |= stack.is_some();
                }
            }
        }
        for stack in stacks {
            if !taken[stack.index()] {
                by_space[stack.index()].push(Choice::Select(stack));
            }
        }
        Self { by_space, buttons }
    }

    /// Nothing to do anywhere.
    #[must_use]
    pub fn none(position: &Position) -> Self {
        Self { by_space: vec![Vec::new(); position.board().len()], buttons: Vec::new() }
    }

    /// What a click on the space offers; nothing, one thing that is done at once, or several to
    /// choose from.
    #[must_use]
    pub fn on(&self, space: Space) -> &[Choice] {
        self.by_space.get(space.index()).map_or(&[], Vec::as_slice)
    }

    /// Whether a click on the space can pick up its stack.
    #[must_use]
    pub fn picks_up(&self, space: Space) -> bool {
        self.on(space).contains(&Choice::Select(space))
    }

    /// The moves that are buttons outside the board: `pass` and `end`.
    #[must_use]
    pub fn buttons(&self) -> &[Move] {
        &self.buttons
    }

    /// The kinds of things a click on the space can do, each once.
    #[must_use]
    pub fn can(&self, position: &Position, space: Space) -> Vec<Can> {
        let mut can: Vec<Can> = self
            .on(space)
            .iter()
            .filter_map(|choice| match choice {
                Choice::Select(_) => Some(Can::Select),
                Choice::Play(mv) => Can::of(position, *mv),
            })
            .collect();
        can.sort();
        can.dedup();
        can
    }
}

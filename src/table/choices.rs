//! What a click on each space would do now.

use super::{Choice, TableGame};
use crate::core::order::insert_in_order;
use crate::core::space::Space;

/// All that can be done by clicking, with one piece picked up or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices<M> {
    by_space: Vec<Vec<Choice<M>>>,
    buttons: Vec<M>,
    extra: bool,
}

impl<M: Copy + Eq> Choices<M> {
    /// Sorts the legal moves by the click that makes them. With a piece picked up its moves come
    /// first: where it can go, a click does not pick up another. With `extra`, only extra actions are
    /// offered on the board.
    #[must_use]
    pub fn new<G: TableGame<Move = M>>(position: &G, selected: Option<Space>, extra: bool) -> Self {
        let Self { mut by_space, mut buttons, .. } = Self::none(position);
        let mut any_extra = false;
        let mut taken = vec![false; by_space.len()];
        let mut others = Vec::new();
        for mv in position.moves() {
            let Some(target) = G::points_at(mv) else {
                buttons.push(mv);
                continue;
            };
            any_extra |= G::is_extra(mv);
            if extra && !G::is_extra(mv) {
                continue;
            }
            match G::picks_up(mv) {
                Some(piece) if Some(piece) != selected => {
                    if !others.contains(&piece) {
                        others.push(piece);
                    }
                }
                piece => {
                    by_space[target.index()].push(Choice::Play(mv));
                    taken[target.index()] |= piece.is_some();
                }
            }
        }
        for piece in others {
            if !taken[piece.index()] {
                by_space[piece.index()].push(Choice::Select(piece));
            }
        }
        Self { by_space, buttons, extra: any_extra }
    }

    /// The legal moves of one piece alone, by the spaces that it acts on.
    #[must_use]
    pub fn of_piece<G: TableGame<Move = M>>(position: &G, piece: Space) -> Self {
        let mut choices = Self::none(position);
        for mv in position.moves() {
            let target = G::points_at(mv).filter(|_| G::picks_up(mv) == Some(piece));
            if let Some(target) = target {
                choices.by_space[target.index()].push(Choice::Play(mv));
            }
        }
        choices
    }

    /// Nothing to do anywhere.
    #[must_use]
    pub fn none<G: TableGame<Move = M>>(position: &G) -> Self {
        Self { by_space: vec![Vec::new(); position.spaces()], buttons: Vec::new(), extra: false }
    }

    /// What a click on the space offers; nothing, one thing that is done at once, or several to
    /// choose from.
    #[must_use]
    pub fn on(&self, space: Space) -> &[Choice<M>] {
        self.by_space.get(space.index()).map_or(&[], Vec::as_slice)
    }

    /// What the spaces offer, by their numbers.
    pub fn spaces(&self) -> impl Iterator<Item = &[Choice<M>]> {
        self.by_space.iter().map(Vec::as_slice)
    }

    /// Whether a click on the space can pick up its piece.
    #[must_use]
    pub fn picks_up(&self, space: Space) -> bool {
        self.on(space).contains(&Choice::Select(space))
    }

    /// Whether an extra action is possible.
    #[must_use]
    pub const fn extra(&self) -> bool {
        self.extra
    }

    /// The moves that are buttons outside the board, such as `pass`.
    #[must_use]
    pub fn buttons(&self) -> &[M] {
        &self.buttons
    }

    /// The kinds of things a click on the space can do, each once.
    #[must_use]
    pub fn can<G: TableGame<Move = M>>(&self, position: &G, space: Space) -> Vec<G::ActionKind> {
        let mut kinds = Vec::new();
        for kind in self.on(space).iter().filter_map(|choice| position.can(*choice)) {
            insert_in_order(&mut kinds, kind);
        }
        kinds
    }
}

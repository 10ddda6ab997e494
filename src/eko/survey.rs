//! What every player could do next, as sets of spaces: the ground for weighing positions. Storms cost
//! nothing here.

use super::numbers::STACK_SIZES;
use super::offers::Offers;
use super::regions::{Region, Regions};
use super::state::State;
use super::{ByPlayer, Player, Position, SpaceSet};

/// The spaces that the stacks of each player can enter and the sites beside them.
pub(crate) struct Survey {
    /// By player and size of stack less one: the spaces that such stacks can move onto, empty ones and
    /// those of any stacks beside their paths.
    pub cover: ByPlayer<[SpaceSet; STACK_SIZES]>,
    /// The same for the stack with the emperor; empty where there is none.
    pub emperor_cover: ByPlayer<SpaceSet>,
    /// By player and size of stack less one: the spaces adjacent to such stacks.
    pub beside: ByPlayer<[SpaceSet; STACK_SIZES]>,
}

/// What a player can build next.
pub(crate) struct Sites {
    /// The spaces where a stack beside them can build.
    pub open: SpaceSet,
    /// The most points that one building brings, enemy points that it takes not counted.
    pub best: u8,
    /// Whether one of them is a capital.
    pub capital: bool,
    /// The most points that one building on a capital brings.
    pub best_on_capital: u8,
}

impl Survey {
    pub fn new(position: &Position) -> Self {
        let (board, state) = (position.board(), position.state());
        let mut regions = Regions::default();
        regions.find(board, board.stack_spaces() - state.occupied(), false);
        let mut survey = Self {
            cover: ByPlayer::default(),
            emperor_cover: ByPlayer::default(),
            beside: ByPlayer::default(),
        };
        for player in state.seats().iter().copied() {
            for space in state.stacks[player] {
                let size = usize::from(state.discs(space) - 1);
                survey.cover[player][size] |= board.steps(space);
                survey.beside[player][size] |= board.neighbours(space);
                if state.emperors.contains(space) {
                    let met = regions.from(board.steps(space), SpaceSet::EMPTY);
                    survey.emperor_cover[player] = met - SpaceSet::of(space);
                }
            }
            for size in 1..=STACK_SIZES as u8 {
                let stacks = state.stacks[player] & state.with_discs(size);
                if stacks.is_empty() {
                    continue;
                }
                for Region { spaces, beside } in regions.list() {
                    if beside.meets(stacks) {
                        survey.cover[player][usize::from(size - 1)] |= *spaces | *beside;
                    }
                }
            }
        }
        survey
    }

    /// By size of stack less one: where such a stack of the player, without the emperor's power, could
    /// be attacked by an enemy's next move.
    pub fn danger(&self, state: &State, player: Player) -> [SpaceSet; STACK_SIZES] {
        let mut danger = [SpaceSet::EMPTY; STACK_SIZES];
        for enemy in state.seats().iter().copied().filter(|enemy| *enemy != player) {
            let cover = &self.cover[enemy];
            let mut larger = SpaceSet::EMPTY;
            for size in (0..STACK_SIZES).rev() {
                danger[size] |= larger;
                larger |= cover[size];
            }
            danger[STACK_SIZES - 1] |= cover[0];
            if let Some(size) = self.emperor_size(state, enemy) {
                danger[size] |= self.emperor_cover[enemy];
            }
        }
        danger
    }

    /// The size less one of the stack with the player's emperor.
    fn emperor_size(&self, state: &State, player: Player) -> Option<usize> {
        let stack = (state.stacks[player] & state.emperors).first()?;
        Some(usize::from(state.discs(stack) - 1))
    }

    /// The stacks of others that the player could attack.
    pub fn targets(&self, state: &State, player: Player) -> SpaceSet {
        let enemies = state.enemy_stacks(player);
        let mut targets = SpaceSet::EMPTY;
        let mut larger = SpaceSet::EMPTY;
        for size in (0..STACK_SIZES as u8).rev() {
            targets |= larger & enemies & state.with_discs(size + 1);
            larger |= self.cover[player][usize::from(size)];
        }
        targets |= self.cover[player][0] & enemies & state.with_discs(STACK_SIZES as u8);
        if let Some(size) = self.emperor_size(state, player) {
            targets |= self.emperor_cover[player] & enemies & state.with_discs(size as u8 + 1);
        }
        targets
    }

    /// What the player can build with a stack where it stands.
    pub fn sites(&self, position: &Position, player: Player) -> Sites {
        let board = position.board();
        let offers = Offers::of(board, position.state(), player);
        let mut paid = [SpaceSet::EMPTY; STACK_SIZES];
        let mut larger = SpaceSet::EMPTY;
        for size in (0..STACK_SIZES).rev() {
            larger |= self.beside[player][size];
            paid[size] = larger;
        }
        let mut sites =
            Sites { open: SpaceSet::EMPTY, best: 0, capital: false, best_on_capital: 0 };
        for offer in &offers.list {
            let open = offer.sites & paid[usize::from(offer.price - 1)];
            if open.is_empty() {
                continue;
            }
            sites.open |= open;
            sites.best = sites.best.max(offer.gain);
            if open.meets(board.capitals()) {
                sites.capital = true;
                sites.best_on_capital = sites.best_on_capital.max(offer.gain);
            }
        }
        sites
    }
}

/// Whether the stack on a space stands in danger: in the set for its size.
pub(crate) fn threatened(
    state: &State,
    stacks: SpaceSet,
    danger: &[SpaceSet; STACK_SIZES],
) -> SpaceSet {
    (1..=STACK_SIZES as u8).fold(SpaceSet::EMPTY, |all, size| {
        all | (stacks & state.with_discs(size) & danger[usize::from(size - 1)])
    })
}

/// The number of discs on these spaces, all of which have a stack.
pub(crate) fn discs_on(state: &State, stacks: SpaceSet) -> u32 {
    stacks.len() + (stacks & state.low_digits).len() + 2 * (stacks & state.high_digits).len()
}

/// The number of discs of the largest of these stacks; 0 without any.
pub(crate) fn largest(state: &State, stacks: SpaceSet) -> u8 {
    (1..=STACK_SIZES as u8).rev().find(|size| stacks.meets(state.with_discs(*size))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn targets_are_those_of_the_move_generator() {
        for text in [
            "..../_k a1A1E,c1B1E - 0/0 - A:act",
            "...../....k a1A4,c1B3,e1B4,a2A1E,c2B2,d2B1 - 0/0 - B:act",
            "...../....k a1A2E,c1B2,e1B4,a2A1,c2B2,d2B1E - 0/0 - A:act",
        ] {
            let position = position(text);
            let survey = Survey::new(&position);
            for player in [Player::A, Player::B] {
                let targets = survey.targets(position.state(), player);
                assert_eq!(targets, position.attackable_by(player), "{text} {player}");
            }
        }
    }

    #[test]
    fn danger_is_the_other_side_of_targets() {
        let position = position("...../....k a1A2E,c1B2,e1B4,a2A1,c2B2,d2B1E - 0/0 - A:act");
        let (state, survey) = (position.state(), Survey::new(&position));
        for (player, enemy) in [(Player::A, Player::B), (Player::B, Player::A)] {
            let danger = survey.danger(state, player);
            let hit = threatened(state, state.stacks[player], &danger);
            assert_eq!(hit, survey.targets(state, enemy), "{player}");
        }
    }

    #[test]
    fn sites_are_those_with_a_stack_large_enough_beside_them() {
        let position = position(".../rk a1A2,c1B1E a2BC 0/0 - A:act");
        let survey = Survey::new(&position);
        let sites = survey.sites(&position, Player::A);
        assert_eq!((sites.open.len(), sites.best, sites.capital), (1, 1, false));
        let sites = survey.sites(&position, Player::B);
        assert_eq!((sites.open.len(), sites.best_on_capital), (1, 1));
    }
}

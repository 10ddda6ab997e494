//! Positions that come again. No rule of these games ends a game that goes in circles, so whoever
//! closes a circle is taken to be worse off: the search leaves it if anything else is nearly as good.

use crate::core::player::Player;

/// The share of their chance that a player keeps who brings a position about again.
const KEPT: f32 = 0.7;

/// The chances after a move of this player that repeats a position; the others gain what they lose.
pub(super) fn after_repeat(mut chances: [f32; 4], mover: Player) -> [f32; 4] {
    let me = mover.index();
    let before = chances[me];
    let rest = 1.0 - before;
    if rest > 0.0 {
        let gain = (1.0 - KEPT * before) / rest;
        chances.iter_mut().for_each(|chance| *chance *= gain);
    }
    chances[me] = KEPT * before;
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_mover_loses_the_others_gain_in_proportion() {
        let chances = after_repeat([0.5, 0.4, 0.1, 0.0], Player::A);
        assert_eq!(chances.map(|chance| (chance * 1e4 + 0.5) as i32), [3500, 5200, 1300, 0]);
        assert_eq!(after_repeat([1.0, 0.0, 0.0, 0.0], Player::A)[0], KEPT);
    }
}

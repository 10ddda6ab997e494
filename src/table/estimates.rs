//! What a computer thinks of a game, step by step: what is known, and what is to be asked next.

use crate::core::player::Player;
use crate::game::{Game, Outcome};
use crate::record::Record;

/// Each player's chance to win at every step of a game, as far as a computer has been asked.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::record::Record;
/// use tabletop::table::Estimates;
///
/// let mut record = Record::new(Layout::default().start(Player::A), Vec::new());
/// record.play(record.position().read_move("b1-b3").unwrap()).unwrap();
/// let mut estimates = Estimates::of(&record);
/// assert_eq!((estimates.known(), estimates.steps(), estimates.next(1)), (0, 2, Some(1)));
/// assert_eq!(estimates.question(1).1, "b1-b3");
///
/// estimates.add(1, vec![0.6, 0.4]);
/// assert_eq!(estimates.at(1), Some(&[0.6, 0.4][..]));
/// assert_eq!(estimates.next(1), Some(0));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Estimates {
    /// The first position, in the notation.
    start: String,
    /// The plies, in the notation.
    plies: Vec<String>,
    /// At the start and after each ply, the chances in seat order, 0 to 1.
    chances: Vec<Option<Vec<f32>>>,
}

impl Estimates {
    /// Nothing is known of a game but the result by the rules, if it has one. Plies that can be redone
    /// are part of it.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let position = record.position();
        let plies = record.plies().iter().map(|mv| position.write_move(*mv)).collect::<Vec<_>>();
        let mut chances = vec![None; plies.len()];
        chances.push(record.position_after(plies.len()).and_then(result));
        Self { start: record.so_far().0, plies, chances }
    }

    /// Goes on with another record, and keeps what is known of the steps that both have in common.
    pub fn follow(&mut self, mut game: Self) {
        if game.start == self.start {
            let same = game.plies.iter().zip(&self.plies).take_while(|(a, b)| a == b).count();
            for (chances, known) in game.chances.iter_mut().zip(&mut self.chances).take(same + 1) {
                *chances = chances.take().or_else(|| known.take());
            }
        }
        *self = game;
    }

    /// The number of steps, with the start.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.chances.len()
    }

    /// The number of steps whose chances are known.
    #[must_use]
    pub fn known(&self) -> usize {
        self.chances.iter().flatten().count()
    }

    /// The chances after this number of plies, in seat order.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&[f32]> {
        self.chances.get(ply)?.as_deref()
    }

    /// The chances of the player in this seat, with the number of plies before each.
    pub fn line(&self, seat: usize) -> impl Iterator<Item = (usize, f32)> + '_ {
        let chance = move |chances: &Option<Vec<f32>>| chances.as_ref()?.get(seat).copied();
        let known = self.chances.iter().map(chance).enumerate();
        known.filter_map(|(ply, chance)| Some((ply, chance?)))
    }

    /// The number of plies after which the chances are to be asked next: those of the step that is shown,
    /// then the course in outline, then what is between. `None` once all are known.
    #[must_use]
    pub fn next(&self, shown: usize) -> Option<usize> {
        let unknown = |ply: &usize| self.chances.get(*ply).is_some_and(Option::is_none);
        let mut distances =
            std::iter::successors(Some(self.steps().next_power_of_two()), |distance| {
                Some(distance / 2).filter(|distance| *distance > 0)
            });
        Some(shown).filter(unknown).or_else(|| {
            distances.find_map(|distance| (0..self.steps()).step_by(distance).find(unknown))
        })
    }

    /// The first position, and the plies to be asked about, one space between.
    #[must_use]
    pub fn question(&self, ply: usize) -> (String, String) {
        let plies = self.plies.get(..ply).unwrap_or(&self.plies);
        (self.start.clone(), plies.join(" "))
    }

    /// Adds the chances after this number of plies.
    pub fn add(&mut self, ply: usize, chances: Vec<f32>) {
        if let Some(place) = self.chances.get_mut(ply) {
            *place = Some(chances);
        }
    }
}

/// Each player's share of a game that is finished by the rules, in seat order.
fn result<G: Game>(position: &G) -> Option<Vec<f32>> {
    let outcome = position.outcome()?;
    let (seats, winners) = (position.seats(), outcome.winners());
    let share = |player: &Player| match outcome {
        Outcome::Draw => 1.0 / seats.len() as f32,
        _ if winners.contains(*player) => 1.0 / winners.len() as f32,
        _ => 0.0,
    };
    Some(seats.iter().map(share).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::{Layout, Position};

    /// A game of Cities from this position with these plies.
    fn game(start: &str, plies: &[&str]) -> Record<Position> {
        let start = match start {
            "" => Layout::default().start(Player::A),
            text => text.parse().unwrap(),
        };
        let mut record = Record::new(start, Vec::new());
        for mv in plies {
            record.play(record.position().read_move(mv).unwrap()).unwrap();
        }
        record
    }

    /// Estimates of a game, all known; the chance of the first player tells the step.
    fn known(plies: &[&str]) -> Estimates {
        let mut estimates = Estimates::of(&game("", plies));
        (0..estimates.steps()).for_each(|ply| estimates.add(ply, vec![ply as f32, 0.0]));
        estimates
    }

    #[test]
    fn the_end_of_a_finished_game_is_known_and_never_asked() {
        for (start, mv, shares) in [
            (
                "10/10/10/10/10/10/10/2h1h5/2HHH5/2h1H5 d3A,g3A,b4B,i4A,b7A,i7B,d8A,g8A A",
                "e2-c4",
                [1.0, 0.0],
            ),
            (
                "10/10/1HhH6/2HH6/3h6/10/10/10/10/10 d3A,g3B,b4A,i4B,b7A,i7B,d8B,g8A B",
                "c8-d9",
                [0.5, 0.5],
            ),
        ] {
            let mut estimates = Estimates::of(&game(start, &[mv]));
            assert_eq!(estimates.at(1), Some(&shares[..]));
            assert_eq!((estimates.known(), estimates.next(1)), (1, Some(0)));
            estimates.add(0, vec![0.5, 0.5]);
            assert_eq!(estimates.next(1), None);
        }
    }

    #[test]
    fn the_shown_step_is_asked_first_then_the_outline_and_each_step_once() {
        let mut estimates = Estimates { chances: vec![None; 7], ..Estimates::default() };
        let mut asked = Vec::new();
        while let Some(ply) = estimates.next(5) {
            asked.push(ply);
            estimates.add(ply, vec![1.0]);
        }
        assert_eq!(asked, [5, 0, 4, 2, 6, 1, 3]);
        assert_eq!(estimates.next(99), None);
        assert_eq!(Estimates::default().next(0), None);
    }

    #[test]
    fn another_record_keeps_what_is_known_of_the_steps_in_common() {
        let plies = ["b1-b3", "b10-b8", "c1-c2"];
        for (now, kept) in [
            (&["b1-b3", "b10-b8", "c1-c2"][..], vec![0, 1, 2, 3]),
            (&["b1-b3"], vec![0, 1]),
            (&["b1-b3", "b10-b8", "c1-c2", "c10-c9"], vec![0, 1, 2, 3]),
            (&["b1-b3", "b10-b9", "c1-c2"], vec![0, 1]),
            (&["b1-b2"], vec![0]),
            (&[], vec![0]),
        ] {
            let mut estimates = known(&plies);
            estimates.follow(Estimates::of(&game("", now)));
            let line: Vec<_> = estimates.line(0).collect();
            assert_eq!(line, kept.iter().map(|ply| (*ply, *ply as f32)).collect::<Vec<_>>());
            assert_eq!((estimates.steps(), estimates.known()), (now.len() + 1, kept.len()));
        }
        let other =
            game("10/10/10/10/10/10/10/2h1h5/2HHH5/2h1H5 d3A,g3A,b4B,i4A,b7A,i7B,d8A,g8A A", &[]);
        let mut estimates = known(&plies);
        estimates.follow(Estimates::of(&other));
        assert_eq!(estimates, Estimates::of(&other));
    }

    #[test]
    fn a_question_has_the_plies_to_its_step_those_that_are_undone_included() {
        let mut record = game("", &["b1-b3", "b10-b8"]);
        record.undo();
        let estimates = Estimates::of(&record);
        let start = Layout::default().start(Player::A).to_string();
        assert_eq!(estimates.question(0), (start.clone(), String::new()));
        assert_eq!(estimates.question(2), (start, "b1-b3 b10-b8".to_owned()));
    }
}

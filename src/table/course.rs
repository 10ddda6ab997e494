//! How a game went: what each player had after each ply, and what can be asked about it.

use super::TableGame;
use crate::core::player::Player;
use crate::game::{Game, Outcome};
use crate::record::Record;

/// What a player had in the course of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The player.
    pub player: Player,
    /// Points or cities at the start and after each ply, those included that are undone.
    pub counts: Vec<u32>,
}

/// The course of a game for each player, in seat order.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::record::Record;
/// use tabletop::table::courses;
///
/// let mut record = Record::new(Layout::default().start(Player::A), Vec::new());
/// record.play(record.position().read_move("b1-b3").unwrap()).unwrap();
/// let counts = courses(&record).into_iter().map(|course| course.counts.len());
/// assert_eq!(counts.collect::<Vec<_>>(), [2, 2]);
/// ```
#[must_use]
pub fn courses<G: TableGame>(record: &Record<G>) -> Vec<Course> {
    let positions: Vec<&G> =
        (0..=record.plies().len()).filter_map(|ply| record.position_after(ply)).collect();
    let of = |seat: &Player| Course {
        player: *seat,
        counts: positions.iter().map(|position| position.counts(*seat)).collect(),
    };
    record.position().seats().iter().map(of).collect()
}

/// What is to be asked about the position after this number of plies: the plies to it, one space between.
///
/// # Errors
/// Each player's share of a finished game, in seat order: nothing is to be asked about it.
pub fn question_at<G: Game>(record: &Record<G>, ply: usize) -> Result<String, Vec<f32>> {
    let position = record.position_after(ply).unwrap_or_else(|| record.position());
    let Some(outcome) = position.outcome() else {
        let plies = record.plies().iter().take(ply).map(|mv| position.write_move(*mv));
        return Ok(plies.collect::<Vec<_>>().join(" "));
    };
    let seats = position.seats();
    let winners = outcome.winners();
    let share = |player: &Player| match outcome {
        Outcome::Draw => 1.0 / seats.len() as f32,
        _ if winners.contains(*player) => 1.0 / winners.len() as f32,
        _ => 0.0,
    };
    Err(seats.iter().map(share).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities;

    #[test]
    fn every_position_but_that_of_a_finished_game_is_to_be_asked_about() {
        for (start, mv, shares) in [
            (
                "10/10/10/10/10/10/10/2h1h5/2HHH5/2h1H5 d3A,g3A,b4B,i4A,b7B,i7B,d8A,g8A A",
                "e2-c4",
                [1.0, 0.0],
            ),
            (
                "10/10/1HhH6/2HH6/3h6/10/10/10/10/10 d3A,g3B,b4A,i4B,b7A,i7B,d8B,g8A B",
                "c8-d9",
                [0.5, 0.5],
            ),
        ] {
            let start: cities::Position = start.parse().unwrap();
            let mut record = Record::new(start, Vec::new());
            record.play(start.read_move(mv).unwrap()).unwrap();
            assert_eq!(question_at(&record, 0), Ok(String::new()));
            assert_eq!(question_at(&record, 1), Err(shares.to_vec()));
        }
        let mut record = Record::new(cities::Layout::default().start(Player::A), Vec::new());
        for mv in ["b1-b3", "b10-b8"] {
            record.play(record.position().read_move(mv).unwrap()).unwrap();
        }
        assert_eq!(question_at(&record, 2), Ok("b1-b3 b10-b8".to_owned()));
    }
}

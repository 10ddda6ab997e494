//! How a game went: what each player had after each ply.

use super::TableGame;
use crate::core::player::Player;
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

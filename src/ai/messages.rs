//! What the page and the worker of the computer players tell each other. Positions and moves are
//! texts of the notation, so that either side can be of another program.

use serde::{Deserialize, Serialize};

/// What a question was asked about. An answer carries the stamp of its question, and whoever asked
/// drops it when the stamp no longer holds.
///
/// ```
/// use tabletop::ai::Stamp;
/// let asked = Stamp { game: 1, ply: 4, question: 9 };
/// assert_ne!(asked, Stamp { question: 10, ..asked });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stamp {
    /// The number of the game on this page.
    pub game: u32,
    /// The number of plies before the position.
    pub ply: u32,
    /// The number of the question.
    pub question: u32,
}

/// A position to think about, and how long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Comes back with the answer.
    pub stamp: Stamp,
    /// The name of the game.
    pub game: String,
    /// The first position of the game.
    pub start: String,
    /// The plies from there to the position, one space between.
    pub plies: String,
    /// The name of the level.
    pub level: String,
    /// What decides between moves that look alike, and the errors of the level.
    pub seed: u32,
    /// The time that hard may think, in milliseconds; 0 for its own number of nodes, as the other
    /// levels always search theirs.
    pub time: u32,
    /// The step that was played there, where a coach compares it with the best; level, seed and time are
    /// its own then.
    pub played: Option<String>,
}

/// What the page tells the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// To think about this, and no longer about anything else.
    Think(Question),
    /// To answer now.
    MoveNow,
    /// To think about nothing.
    Cancel,
}

/// What the worker found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The stamp of the question.
    pub stamp: Stamp,
    /// The move that the level plays.
    pub mv: String,
    /// The step that was clearly better than the one that was played, where that was asked.
    pub better: Option<String>,
    /// The chance of each player to win, in seat order, 0 to 1.
    pub chances: Vec<f32>,
    /// The number of positions searched.
    pub nodes: u32,
}

/// What the worker tells the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and waits for a question.
    Ready,
    /// The answer to a question.
    Found(Found),
    /// Why a question has no answer: a text that cannot be read, or a finished game.
    Refused {
        /// The stamp of the question.
        stamp: Stamp,
        /// The reason.
        why: String,
    },
    /// Why the worker cannot go on.
    Failed(String),
}

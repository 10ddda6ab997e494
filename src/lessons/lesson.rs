//! A lesson and its steps.

use std::borrow::Cow;

use super::puzzle::Goal;
use crate::core::seat::Seat;
use crate::core::texts::Texts;
use crate::game::{Game, GameName};
use crate::record::Record;
use crate::table::{Choice, Input, Session, TableGame};

/// A lesson: steps that are solved one after the other, or a whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its key: the name of the game, a hyphen, and a name.
    pub key: String,
    /// The game.
    pub game: GameName,
    /// The steps; a single one for a whole game.
    pub steps: Vec<Step>,
    /// The computer player that a whole game is played against.
    pub against: Option<Seat>,
}

/// A step: one decision of the learner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// The position that it begins with; `None` where it goes on from the step before it.
    pub start: Option<String>,
    /// The plies of the opponent before the learner decides.
    pub replies: Vec<String>,
    /// The move that is shown as the solution.
    pub show: String,
    /// The section of the rules that it is about.
    pub section: u8,
    /// The moves that solve it, as patterns.
    pub(super) right: Vec<String>,
    /// Moves that do not, as patterns, each with the name of the text that says why.
    pub(super) wrong: Vec<(String, String)>,
}

/// What a legal move is worth in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict<'a> {
    /// It solves the step.
    Right,
    /// It does not; the name of the text that says why.
    Wrong(&'a str),
}

/// The name of the text for moves that no other text is for.
const OTHER: &str = "other";

impl Step {
    /// What a legal move is worth.
    #[must_use]
    pub fn judge(&self, mv: &str) -> Verdict<'_> {
        if self.right.iter().any(|pattern| fits(pattern, mv)) {
            return Verdict::Right;
        }
        let named = self.wrong.iter().find(|(pattern, _)| fits(pattern, mv));
        Verdict::Wrong(named.map_or(OTHER, |(_, name)| name))
    }

    /// The patterns of the moves that solve it.
    #[must_use]
    pub fn right(&self) -> &[String] {
        &self.right
    }

    /// The patterns of moves with a text of their own, and the names of these.
    #[must_use]
    pub fn wrong(&self) -> &[(String, String)] {
        &self.wrong
    }
}

impl Lesson {
    /// The key of its texts: all puzzles that ask for the same have the same ones.
    #[must_use]
    pub fn texts_key(&self) -> Cow<'_, str> {
        let of_goal = |goal: Goal| Cow::Owned(["puzzle-", goal.word()].concat());
        Goal::of_key(&self.key).map_or(Cow::Borrowed(&self.key), of_goal)
    }

    /// Whether it is a puzzle.
    #[must_use]
    pub fn is_puzzle(&self) -> bool {
        Goal::of_key(&self.key).is_some()
    }

    /// The title, with its number if it is a puzzle.
    #[must_use]
    pub fn title(&self, texts: &Texts) -> String {
        let title = texts.get(&self.texts_key(), "title").unwrap_or_default();
        match self.key.rsplit_once('-') {
            Some((_, number)) if self.is_puzzle() => [title, " ", number].concat(),
            _ => title.to_owned(),
        }
    }

    /// The step at or before this one that begins with a position of its own.
    #[must_use]
    pub fn begins_at(&self, step: usize) -> usize {
        let own = |at: &usize| self.steps.get(*at).is_some_and(|step| step.start.is_some());
        (0..=step).rev().find(own).unwrap_or(0)
    }

    /// A game with the computer in the seat of the second player, if the lesson is a whole game.
    #[must_use]
    pub fn seated<G: Game>(&self, mut record: Record<G>) -> Record<G> {
        if let (Some(seat), [_, second, ..]) = (self.against, record.position().seats()) {
            record.seat(*second, seat);
        }
        record
    }

    /// The game as it stands when a step begins, before the replies, with every step since its
    /// position solved as shown; `None` where the data are wrong.
    #[must_use]
    pub fn record<G: TableGame>(&self, step: usize) -> Option<Record<G>> {
        let first = self.begins_at(step);
        let start: G = self.steps.get(first)?.start.as_ref()?.parse().ok()?;
        let mut session = Session::new(Record::new(start, Vec::new()));
        for at in first..step {
            let step = &self.steps[at];
            for mv in step.replies.iter().chain([&step.show]) {
                play(&mut session, mv)?;
            }
        }
        Some(session.live().clone())
    }
}

/// Plays a move of the notation, and what is forced after it.
fn play<G: TableGame>(session: &mut Session<G>, mv: &str) -> Option<()> {
    let mv = session.live().position().read_move(mv).ok()?;
    let before = session.revision();
    session.act(Input::Choose(Choice::Play(mv)));
    (session.revision() != before).then_some(())
}

/// Whether a move fits a pattern, in which `_` stands for any text.
fn fits(pattern: &str, mv: &str) -> bool {
    let mut parts = pattern.split('_');
    let Some(mut rest) = mv.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut whole = true;
    let mut last = "";
    for part in parts {
        whole = false;
        last = part;
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    // What the last part was found at need not be the end.
    if whole { rest.is_empty() } else { mv.ends_with(last) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_fits_the_moves_it_stands_for() {
        for (pattern, mv, fit) in [
            ("d4-f6", "d4-f6", true),
            ("d4-f6", "d4-f6/1", false),
            ("d4-_", "d4-f6", true),
            ("d4-_", "!d4-f6", false),
            ("_+_E", "d4+1E", true),
            ("_+_E", "d4+1", false),
            ("_-d4", "d3-d4", true),
            ("_-d4", "d3-d45", false),
            ("_", "pass", true),
        ] {
            assert_eq!(fits(pattern, mv), fit, "{pattern} {mv}");
        }
    }

    #[test]
    fn a_step_goes_on_from_the_solution_of_the_one_before() {
        let step = |start: Option<&str>, show: &str| Step {
            start: start.map(str::to_owned),
            show: show.to_owned(),
            ..Step::default()
        };
        let lesson = Lesson {
            key: "eko-test".into(),
            game: GameName::Eko,
            steps: vec![step(Some(".... a1A1,d1B1 - 1/0 - A:act"), "a1-b1"), step(None, "b1+1")],
            against: None,
        };
        let record: Record<crate::eko::Position> = lesson.record(1).unwrap();
        assert_eq!(record.position().to_string(), ".... b1A1,d1B1 - 1/0 - A:rein");
        assert_eq!((lesson.begins_at(1), record.at()), (0, 1));
    }
}

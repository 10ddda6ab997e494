//! One question of the page being thought about, piece by piece.

use super::messages::{Answer, Found, Question, Stamp};
use super::{Comparison, Level, Mcts, SearchGame, Skill};
use crate::core::player::Player;
use crate::core::text::in_one_line;
use crate::game::GameName;
use crate::{cities, eko};

/// The most nodes of a level that thinks for a time: their tree takes about 90 MB.
const MOST_NODES: u64 = 400_000;

/// A search of the position of a question, of any game.
///
/// ```
/// use tabletop::ai::{Answer, Question, Stamp, Thinking};
/// let question = Question {
///     stamp: Stamp { game: 1, ply: 0, question: 1 },
///     game: "eko".into(),
///     start: ".../_k a1A1E,c1B1E - 0/0 - A:act".into(),
///     plies: String::new(),
///     level: "easy".into(),
///     seed: 1,
///     time: 0,
///     played: None,
/// };
/// let mut thinking = Thinking::begin(&question).unwrap();
/// while thinking.advance(16) {}
/// let Answer::Found(found) = thinking.answer() else { panic!() };
/// assert_eq!((found.mv.as_str(), found.chances[0]), ("a1-c1", 1.0));
/// ```
pub struct Thinking {
    stamp: Stamp,
    level: Level,
    seed: u64,
    search: AnySearch,
}

/// The games' searches under one roof.
enum AnySearch {
    Eko(Search<eko::Position>),
    Cities(Search<cities::Position>),
}

/// What is searched: a position, or those that a coach compares.
enum Search<G: SearchGame> {
    Position(Box<Mcts<'static, G>>),
    Step(Box<Comparison<G>>),
}

impl Thinking {
    /// Reads a question; nothing has been searched yet.
    ///
    /// # Errors
    /// What cannot be read, or that the game is finished; with the stamp, ready to be sent.
    pub fn begin(question: &Question) -> Result<Self, Answer> {
        let refused = |why| Answer::Refused { stamp: question.stamp, why };
        let level = Level::from_name(&question.level)
            .ok_or_else(|| refused(format!("no level {:?}", question.level)))?;
        let seed = u64::from(question.seed);
        let search = match GameName::from_name(&question.game) {
            Some(GameName::Eko) => search(question, level).map(AnySearch::Eko),
            Some(GameName::Cities) => search(question, level).map(AnySearch::Cities),
            None => Err(format!("no game {:?}", question.game)),
        };
        search.map(|search| Self { stamp: question.stamp, level, seed, search }).map_err(refused)
    }

    /// Searches this many nodes more, or fewer at the end. Returns whether there is more to search.
    pub fn advance(&mut self, nodes: u64) -> bool {
        match &mut self.search {
            AnySearch::Eko(search) => search.advance(nodes),
            AnySearch::Cities(search) => search.advance(nodes),
        }
    }

    /// What the level plays, after what was searched so far.
    #[must_use]
    pub fn answer(&self) -> Answer {
        match &self.search {
            AnySearch::Eko(search) => self.found(search),
            AnySearch::Cities(search) => self.found(search),
        }
    }

    fn found<G: SearchGame>(&self, search: &Search<G>) -> Answer {
        let stamp = self.stamp;
        let (position, thought, better) = match search {
            Search::Position(search) => (search.position(), search.thought(), None),
            Search::Step(search) => (search.position(), search.thought(), search.better()),
        };
        let Some(thought) = thought else {
            return Answer::Refused { stamp, why: "the game is finished".to_owned() };
        };
        let skill = self.level.skill::<G>(position.seats().len());
        let chance = |player: &Player| thought.chances[*player];
        Answer::Found(Found {
            stamp,
            mv: position.write_move(skill.pick(&thought, self.seed)),
            better: better.map(|mv| position.write_move(mv)),
            chances: position.seats().iter().map(chance).collect(),
            nodes: u32::try_from(thought.nodes).unwrap_or(u32::MAX),
        })
    }
}

impl<G: SearchGame> Search<G> {
    fn advance(&mut self, nodes: u64) -> bool {
        match self {
            Self::Position(search) => search.advance(nodes),
            Self::Step(search) => search.advance(nodes),
        }
    }
}

/// What a level amounts to that may think for this many milliseconds; 0 for its own number of nodes.
fn skill<G: SearchGame>(level: Level, players: usize, time: u32) -> Skill {
    let own = level.skill::<G>(players);
    match level {
        Level::Hard if time > 0 => Skill { nodes: MOST_NODES, ..own },
        _ => own,
    }
}

fn search<G: SearchGame>(question: &Question, level: Level) -> Result<Search<G>, String> {
    let mut position: G = question.start.parse().map_err(|errors: Vec<_>| in_one_line(&errors))?;
    let mut seen = Vec::new();
    for word in question.plies.split_ascii_whitespace() {
        seen.push(position.hash());
        let mv = position.read_move(word).map_err(|error| format!("{word}: {error}"))?;
        position = position.play(mv).map_err(|refused| format!("{word}: {refused}"))?;
    }
    if position.outcome().is_some() {
        return Err("the game is finished".to_owned());
    }
    if let Some(word) = &question.played {
        let mv = position.read_move(word).map_err(|error| format!("{word}: {error}"))?;
        position.check(mv).map_err(|why| format!("{word}: {why}"))?;
        return Ok(Search::Step(Box::new(Comparison::new(&position, mv, seen))));
    }
    let skill = skill::<G>(level, position.seats().len(), question.time);
    let limits = skill.limits(u64::from(question.seed));
    let search = Mcts::new(&position, G::weights(), limits).avoiding(seen);
    Ok(Search::Position(Box::new(search)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(game: &str, start: &str, level: &str) -> Question {
        Question {
            stamp: Stamp { game: 3, ply: 5, question: 7 },
            game: game.into(),
            start: start.into(),
            plies: String::new(),
            level: level.into(),
            seed: 1,
            time: 0,
            played: None,
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_its_stamp() {
        let eko = ".../_k a1A1E,c1B1E - 0/0 - A:act";
        for (game, position, level, wanted) in [
            ("chess", eko, "hard", "no game \"chess\""),
            ("eko", eko, "champion", "no level \"champion\""),
            ("eko", "", "hard", "expected a board"),
            ("cities", eko, "hard", ""),
            ("eko", ".../_k a1A1E,c1B1E - 0/0 - =A", "hard", "the game is finished"),
        ] {
            let asked = question(game, position, level);
            let Err(Answer::Refused { stamp, why }) = Thinking::begin(&asked) else {
                panic!("{game} {position} {level} was read");
            };
            assert_eq!(stamp, asked.stamp);
            assert!(why.contains(wanted), "{why}");
        }
    }

    #[test]
    fn the_plies_so_far_are_replayed_and_wrong_ones_named() {
        let start = ".../_k a1A1E,c1B1E - 5/5 - A:act";
        let mut asked = Question { plies: "a1-b1 b1+1".into(), ..question("eko", start, "easy") };
        let Ok(thinking) = Thinking::begin(&asked) else { panic!("not replayed") };
        let AnySearch::Eko(Search::Position(search)) = &thinking.search else {
            panic!("another game")
        };
        assert_eq!(search.position().turn(), Player::B);
        asked.played = Some("a1-z9".into());
        let Err(Answer::Refused { why, .. }) = Thinking::begin(&asked) else { panic!("compared") };
        assert!(why.starts_with("a1-z9: "), "{why}");
        for (plies, named) in [("a1-b1 pass", "pass: "), ("a1-z9", "a1-z9: ")] {
            asked.plies = plies.into();
            let Err(Answer::Refused { why, .. }) = Thinking::begin(&asked) else {
                panic!("{plies}")
            };
            assert!(why.starts_with(named), "{why}");
        }
    }

    #[test]
    fn an_answer_can_be_had_at_any_time_and_is_legal() {
        let start = crate::eko::deal(3, 5, &crate::eko::Variants::default()).unwrap();
        for level in Level::ALL {
            let asked = question("eko", &start.to_string(), level.name());
            let mut thinking = Thinking::begin(&asked).unwrap();
            for _ in 0..3 {
                let Answer::Found(found) = thinking.answer() else { panic!("no answer") };
                assert_eq!((found.stamp, found.chances.len()), (asked.stamp, 3));
                start.play(start.read_move(&found.mv).unwrap()).unwrap();
                thinking.advance(10);
            }
        }
    }

    #[test]
    fn only_the_level_that_plays_as_well_as_it_can_thinks_for_a_time() {
        let nodes = |level, time| skill::<eko::Position>(level, 3, time).nodes;
        assert_eq!(nodes(Level::Hard, 0), Level::Hard.skill::<eko::Position>(3).nodes);
        assert_eq!(nodes(Level::Hard, 500), MOST_NODES);
        assert_eq!(nodes(Level::Easy, 10_000), Level::Easy.skill::<eko::Position>(3).nodes);
    }
}

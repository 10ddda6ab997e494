//! Looks at what a piece could do: in every position they show its moves, and leave the game as it is.

use super::{cities, games};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use tabletop::core::space::Space;
use tabletop::eko::Phase;
use tabletop::games::{cities as at_cities, eko as at_eko};
use tabletop::record::Record;
use tabletop::table::{Choice, Session, TableGame};

/// The moves that a session offers on the board.
fn offered<G: TableGame>(session: &Session<G>) -> Vec<G::Move> {
    let played = |choice: &Choice<G::Move>| match choice {
        Choice::Play(mv) => Some(*mv),
        Choice::Select(_) => None,
    };
    session.choices().spaces().flatten().filter_map(played).collect()
}

/// Looks at each piece: only its own moves are offered, all legal for its owner; every other space gives a
/// reason, and asking leaves the game as it was. `begins` says whether an ordinary turn begins here: then
/// the legal moves of each piece of the player are offered, neither more nor fewer.
fn looks<G: TableGame>(position: &G, begins: bool) -> TestCaseResult {
    let session = Session::new(Record::new(position.clone(), Vec::new()));
    let before = session.clone();
    let shown = session.record().position().clone();
    let spaces: Vec<Space> = shown.geometry(0).spaces().collect();
    for space in &spaces {
        let look = session.look(Some(*space));
        let Some(owner) = shown.owner_on(*space) else {
            prop_assert_eq!(look.selected(), None);
            prop_assert!(offered(&look).is_empty());
            continue;
        };
        prop_assert_eq!(look.selected(), Some(*space));
        let acting = look.record().position().clone();
        prop_assert_eq!(acting.turn(), owner);
        let moves = offered(&look);
        for mv in &moves {
            prop_assert_eq!(G::picks_up(*mv), Some(*space));
            prop_assert!(acting.check(*mv).is_ok());
        }
        for other in &spaces {
            let told = look.why_not(*other).is_some();
            let idle = look.choices().on(*other).is_empty();
            prop_assert_eq!(told, idle && other != space, "{} {:?}", shown, other);
        }
        if begins && owner == shown.turn() {
            let mut legal = shown.moves();
            legal.retain(|mv| G::picks_up(*mv) == Some(*space) && G::points_at(*mv).is_some());
            prop_assert_eq!(moves.len(), legal.len(), "{}", shown);
            prop_assert!(legal.iter().all(|mv| moves.contains(mv)), "{}", shown);
        }
    }
    prop_assert_eq!(session, before);
    Ok(())
}

/// An Ekö position: where its action is to come, the moves are those of a look.
fn looks_at_eko(position: &tabletop::eko::Position) -> TestCaseResult {
    // A session passes at once where nothing else is legal.
    looks(position, matches!(position.phase(), Phase::Act { .. }))?;
    for space in position.board().spaces() {
        let session = Session::new(Record::new(position.clone(), Vec::new()));
        let look = session.look(Some(space));
        let board = at_eko::BoardModel::new(&look);
        for model in &board.spaces {
            let _ = at_eko::Inspection::new(&look, model);
        }
    }
    Ok(())
}

fn looks_at_cities(position: &tabletop::cities::Position) -> TestCaseResult {
    looks(position, position.outcome().is_none())?;
    let session = Session::new(Record::new(*position, Vec::new()));
    for space in tabletop::cities::squares() {
        let look = session.look(Some(space));
        let board = at_cities::BoardModel::new(&look);
        for model in &board.spaces {
            let _ = at_cities::Inspection::new(&look, model);
        }
    }
    Ok(())
}

/// The positions at the start of the lines of a file, and behind their tabs.
fn positions<G: TableGame + std::str::FromStr>(files: &[&'static str]) -> Vec<G> {
    let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split('\t')).filter_map(|text| text.parse().ok()).collect()
}

#[test]
fn every_piece_of_every_position_of_the_files_can_be_looked_at() {
    let files = [include_str!("../data/eko-play.tsv"), include_str!("../data/tactics-eko.tsv")];
    let eko = positions::<tabletop::eko::Position>(&files);
    let over = eko.iter().filter(|position| position.outcome().is_some()).count();
    assert!(eko.len() > 100 && over > 0, "{} positions, {over} finished", eko.len());
    for position in eko
        .iter()
        .step_by(eko.len() / 60)
        .chain(eko.iter().filter(|p| p.outcome().is_some()).take(20))
    {
        looks_at_eko(position).unwrap();
    }
    let files = [include_str!("../data/cities-play.tsv"), include_str!("../data/cities-moves.tsv")];
    let cities = positions::<tabletop::cities::Position>(&files);
    let over = cities.iter().filter(|position| position.outcome().is_some()).count();
    assert!(cities.len() > 100 && over > 0, "{} positions, {over} finished", cities.len());
    for position in cities
        .iter()
        .step_by(cities.len() / 60)
        .chain(cities.iter().filter(|p| p.outcome().is_some()).take(20))
    {
        looks_at_cities(position).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn at_eko_a_look_shows_what_the_stack_could_do(positions in games::games()) {
        looks_at_eko(positions.last().unwrap())?;
    }

    #[test]
    fn at_cities_a_look_shows_what_the_piece_could_do(positions in cities::games()) {
        looks_at_cities(positions.last().unwrap())?;
    }
}

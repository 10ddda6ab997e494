//! The same search gives the same answer; the search beats chance.

use std::ops::ControlFlow;

use super::think;
use tabletop::ai::{Level, Limits, Match, MatchReport, Mcts, SearchGame, Strategy};
use tabletop::game::{Game, SetupOptions};
use tabletop::{cities, eko};

fn start<G: Game>(players: usize) -> G {
    let options = SetupOptions { players: Some(players), seed: Some(5), ..SetupOptions::default() };
    G::start(&options).unwrap()
}

#[test]
fn a_seed_and_a_number_of_nodes_give_the_same_thought() {
    for players in 2..=4 {
        let position: eko::Position = start(players);
        assert_eq!(think(&position, 400, 3), think(&position, 400, 3));
        assert_ne!(think(&position, 400, 3), think(&position, 400, 4));
    }
    let position: cities::Position = start(2);
    assert_eq!(think(&position, 400, 3), think(&position, 400, 3));
}

#[test]
fn the_search_never_loses_to_chance_in_200_games() {
    let [won, lost] = against_chance::<eko::Position>();
    assert!(won >= 199 && lost == 0, "{won} {lost}");
    let [_, lost] = against_chance::<cities::Position>();
    assert_eq!(lost, 0);
}

/// The games won and lost by a quick search against random moves.
fn against_chance<G: SearchGame>() -> [u32; 2] {
    let options = SetupOptions { players: Some(2), seed: Some(1), ..SetupOptions::default() };
    let games = Match::new("mcts@40".parse().unwrap(), Strategy::Random, 200, options);
    let go_on = |_: &MatchReport| ControlFlow::Continue(());
    games.play_side_by_side::<G>(4, || 0.0, go_on).unwrap().wins()
}

#[test]
fn every_level_takes_a_win_that_is_offered() {
    let position: eko::Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
    for (level, seed) in Level::ALL.into_iter().flat_map(|level| (0..20).map(move |s| (level, s))) {
        let mv = level.choose(&position, &[], seed, || true).unwrap();
        assert_eq!(position.write_move(mv), "a1-c1", "{level:?}");
    }
}

#[test]
fn a_position_that_the_game_had_is_left_for_another_nearly_as_good() {
    let start: eko::Position = start(2);
    let first = think(&start, 400, 3).unwrap();
    let had = start.play_unchecked(first.best).hash();
    let nodes = |level: Level, seen: &[u64]| level.choose(&start, seen, 3, || false);
    assert_ne!(nodes(Level::Hard, &[]), nodes(Level::Hard, &[had]));
    let limits = Limits { nodes: 400, seed: 3 };
    let mut search = Mcts::new(&start, eko::Position::weights(), limits).avoiding([had]);
    while search.advance(u64::MAX) {}
    assert_ne!(search.thought().unwrap().best, first.best);
}

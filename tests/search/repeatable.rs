//! The same search gives the same answer; the search beats chance.

use super::think;
use tabletop::ai::{Level, Match, Strategy};
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
fn the_search_never_loses_to_chance() {
    let games = |players| Match {
        a: "mcts@30".parse().unwrap(),
        b: Strategy::Random,
        games: 20,
        weights: [None, None],
        options: SetupOptions { players: Some(players), seed: Some(1), ..SetupOptions::default() },
    };
    let report = games(2).play::<eko::Position>(|| 0.0).unwrap();
    assert_eq!(report.wins(), [20, 0]);
    let report = games(2).play::<cities::Position>(|| 0.0).unwrap();
    assert_eq!(report.wins()[1], 0);
}

#[test]
fn every_level_takes_a_win_that_is_offered() {
    let position: eko::Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
    for (level, seed) in Level::ALL.into_iter().flat_map(|level| (0..20).map(move |s| (level, s))) {
        let mv = level.choose(&position, seed, || true).unwrap();
        assert_eq!(position.write_move(mv), "a1-c1", "{level:?}");
    }
}

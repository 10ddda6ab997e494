//! Links of earlier versions, read for ever; and how long links are.

use tabletop::ai::{Level, SearchGame};
use tabletop::cli::{Task, answer};
use tabletop::eko::{Variants, deal};
use tabletop::game::GameName;
use tabletop::record::Record;
use tabletop::record::link::{self, Ground, Link};
use tabletop::record::save::SavedGame;
use tabletop::{cities, core::player::Player};

/// The links of tests/data/links.tsv, and what each holds. A line is only ever added.
fn corpus() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("data/links.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once('\t').unwrap_or_else(|| panic!("{line}")))
}

/// What a link holds, as the command line prints it.
fn held(text: &str) -> String {
    answer(GameName::Eko, &Task::ReadLink(text.to_owned()), "").unwrap()
}

#[test]
fn every_link_of_earlier_versions_is_read() {
    let mut kinds = [0; 5];
    for (text, expected) in corpus() {
        let link = link::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(held(text), expected, "{text}");
        assert_eq!(link::write(&link).as_deref(), Ok(text));
        kinds[match link {
            Link::Game(SavedGame::Eko(_)) => 0,
            Link::Game(SavedGame::Cities(_)) => 1,
            Link::NewGame(..) => 2,
            Link::Board(Ground::Eko(..)) => 3,
            Link::Board(Ground::Cities(_)) => 4,
        }] += 1;
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

/// The lengths of the links of games between computer players, the shortest first.
fn lengths<G: SearchGame>(games: u64, start: impl Fn(u64) -> G) -> Vec<usize>
where
    SavedGame: From<Record<G>>,
{
    let length = |seed: u64| {
        let (mut record, mut seen) = (Record::new(start(seed), Vec::new()), Vec::new());
        while record.result().is_none() && record.plies().len() < 1_000 {
            let position = record.position();
            let level = [Level::Easy, Level::Medium][(seed % 2) as usize];
            let mv = position.forced().or_else(|| level.choose(position, &seen, seed, || false));
            seen.push(position.hash());
            record.play(mv.unwrap()).unwrap();
        }
        link::write(&Link::Game(record.into())).unwrap().len()
    };
    let mut lengths: Vec<usize> = (0..games).map(length).collect();
    lengths.sort_unstable();
    lengths
}

/// The lengths of Ekö for a number of players.
fn of_eko(players: usize, games: u64) -> Vec<usize> {
    lengths(games, move |seed| deal(players, seed, &Variants::default()).unwrap())
}

#[test]
fn a_finished_game_of_usual_length_fits_in_a_short_link() {
    for (players, longest) in [(2, 250), (4, 500)] {
        let lengths = of_eko(players, 8);
        let median = lengths[lengths.len() / 2];
        assert!(median <= longest, "{players} players: {median} of {longest}, among {lengths:?}");
    }
}

/// `cargo test --test links -- --ignored --nocapture`: the figures of docs/size.md.
#[test]
#[ignore = "plays four hundred games: minutes"]
fn lengths_of_links() {
    let cities = lengths(100, |_| cities::Layout::default().start(Player::A));
    let all = [("2 players", 2), ("3 players", 3), ("4 players", 4)];
    let eko = all.map(|(name, players)| (name, of_eko(players, 100)));
    for (name, lengths) in eko.into_iter().chain([("Cities", cities)]) {
        let [median, ninety, most] =
            [50, 90, 100].map(|share| lengths[lengths.len() * share / 100 - 1]);
        println!("{name}: median {median}, nine in ten {ninety}, longest {most}");
    }
}

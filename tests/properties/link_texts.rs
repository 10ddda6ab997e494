//! Links: every game reads back from its link, and any text is read or refused.

use super::{DAMAGES, cities, play_on};
use proptest::prelude::*;
use tabletop::core::clan::{Clan, Clans};
use tabletop::core::player::Player;
use tabletop::core::seat::Seat;
use tabletop::eko::{Position, Variants, deal};
use tabletop::game::Game;
use tabletop::record::link::{self, Ground, Link, LinkError, People};
use tabletop::record::save::SavedGame;
use tabletop::record::{Ending, Record};

/// What players choose besides the moves: names, clans and seats by number, the steps undone, how they
/// end the game.
type Chosen = ([String; 2], usize, usize, Option<Ending>);

fn chosen() -> impl Strategy<Value = Chosen> {
    let endings = [None, Some(Ending::Draw), Some(Ending::Resigned(Player::B))];
    let names = [".{0,30}", "[A-D]?"];
    (names, 0..4_usize, 0..5_usize, prop::sample::select(endings.to_vec()))
}

/// The record of a game, which begins at one of its positions.
fn record<G: Game>(positions: &[G], (names, clan, number, ending): Chosen) -> Record<G> {
    let mut clans = Clans::default();
    clans.choose(Player::B, Clan::ALL[clan]);
    let start = number.min(positions.len() - 1);
    let mut record = Record::new(positions[start].clone(), names.into()).with_clans(clans);
    record.seat(Player::A, Seat::ALL[number]);
    for pair in positions[start..].windows(2) {
        let reaches = |mv: &G::Move| pair[0].play_unchecked(*mv) == pair[1];
        record.play(pair[0].moves().into_iter().find(reaches).unwrap()).unwrap();
    }
    for _ in 0..clan {
        record.undo();
    }
    if let Some(ending) = ending {
        record.end(ending);
    }
    record
}

/// Games of Ekö for two to four, with and without variants.
fn eko_games() -> impl Strategy<Value = Vec<Position>> {
    let tiles = ["", "N,O", "P,Q,R,R,S,T", "P,P,P,Q,Q,Q,R,R,S,S,T,U,N,O"];
    let choices = prop::collection::vec(any::<u16>(), 0..60);
    (2..=4_usize, any::<u64>(), prop::sample::select(tiles.to_vec()), choices).prop_map(
        |(players, seed, tiles, choices)| {
            let variants = tiles.parse().unwrap_or_else(|_| Variants::default());
            play_on(deal(players, seed, &variants).unwrap(), &choices)
        },
    )
}

pub fn games() -> impl Strategy<Value = SavedGame> {
    let eko = (eko_games(), chosen()).prop_map(|(game, chosen)| record(&game, chosen).into());
    let cities =
        (cities::games(), chosen()).prop_map(|(game, chosen)| record(&game, chosen).into());
    prop_oneof![eko, cities]
}

/// Links of every kind.
fn links() -> impl Strategy<Value = Link> {
    let people = |names: &[String]| People { names: names.to_vec(), ..People::default() };
    games().prop_flat_map(move |game| {
        let (ground, names) = match &game {
            SavedGame::Eko(record) => {
                let position = record.position();
                let players = position.seats().len();
                (Ground::Eko(position.board().clone(), players), record.names().to_vec())
            }
            SavedGame::Cities(record) => {
                (Ground::Cities(*record.position()), record.names().to_vec())
            }
        };
        prop_oneof![
            4 => Just(Link::Game(game)),
            1 => Just(Link::NewGame(ground.clone(), people(&names))),
            1 => Just(Link::Board(ground)),
        ]
    })
}

/// A link with one of its characters changed into another, or cut off at either end.
fn damaged(text: &str, at: prop::sample::Index, kind: u8, c: char) -> String {
    let at = at.index(text.len());
    match kind {
        0 => text[..at].to_owned(),
        1 => text[at + 1..].to_owned(),
        _ => format!("{}{c}{}", &text[..at], &text[at + 1..]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_position_and_board_reads_back_from_its_link(link in links()) {
        let text = link::write(&link).unwrap();
        prop_assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)));
        prop_assert_eq!(link::read(&text), Ok(link));
    }

    #[test]
    fn a_changed_or_cut_link_is_refused(
        link in links(),
        damages in prop::collection::vec(
            (any::<prop::sample::Index>(), 0..8_u8, "[A-Za-z0-9_-]|\\PC"),
            DAMAGES,
        ),
    ) {
        let text = link::write(&link).unwrap();
        for (at, kind, c) in damages {
            let torn = damaged(&text, at, kind, c.chars().next().unwrap());
            match link::read(&torn) {
                Ok(read) => prop_assert!(torn == text, "{} is read as {:?}", torn, read),
                Err(LinkError::Character { at }) => {
                    let c = torn.chars().nth(at - 1).unwrap();
                    prop_assert!(!c.is_ascii_alphanumeric() && !"-_".contains(c), "{}", c);
                }
                Err(error) => prop_assert_eq!(error, LinkError::Damaged),
            }
        }
    }

    #[test]
    fn any_text_is_refused_as_a_link(text in "[A-Za-z0-9_-]{0,60}|\\PC*") {
        prop_assert!(link::read(&text).is_err());
    }
}

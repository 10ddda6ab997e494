use super::*;
use crate::core::clan::{Clan, Clans};
use crate::core::player::Player;
use crate::core::seat::Seat;
use crate::eko::{Variants, deal};
use crate::game::Game;
use crate::record::{Ending, Record};

/// A game in which the first legal move is played this often.
fn played<G: Game>(start: G, plies: usize) -> Record<G> {
    let mut record = Record::new(start, vec!["Ann \"x\" <b>".into(), "東".into()]);
    for _ in 0..plies {
        let Some(mv) = record.position().moves().first().copied() else { break };
        record.play(mv).unwrap();
    }
    record
}

/// Links of every kind.
fn links() -> Vec<Link> {
    let start = deal(3, 5, &Variants::default()).unwrap();
    let board = start.board().clone();
    let mut ended = played(start.clone(), 40);
    ended.undo();
    ended.seat(Player::C, Seat::Hard);
    ended.end(Ending::Resigned(Player::B));
    let clans = Clans::of_seats(&[Clan::Leaf, Clan::Sun, Clan::Wave]).unwrap();
    let middle = Record::new(ended.position().clone(), Vec::new()).with_clans(clans);
    let cities = cities::Layout::default().start(Player::A);
    let people = People { names: vec!["Zoë".into(); 3], clans, seats: ended.seats() };
    vec![
        Link::Game(played(start, 0).into()),
        Link::Game(ended.into()),
        Link::Game(middle.into()),
        Link::Game(played(cities, 25).into()),
        Link::Game(played(*played(cities, 3).position(), 1).into()),
        Link::NewGame(Ground::Eko(board.clone(), 3), people),
        Link::NewGame(Ground::Cities(cities), People::default()),
        Link::Board(Ground::Eko(board, 3)),
        Link::Board(Ground::Cities(cities)),
    ]
}

#[test]
fn every_kind_of_link_reads_back() {
    for link in links() {
        let text = write(&link).unwrap();
        assert_eq!(read(&text), Ok(link), "{text}");
    }
}

#[test]
fn a_link_with_any_character_changed_or_cut_off_is_refused() {
    for link in links() {
        let text = write(&link).unwrap();
        for at in 0..text.len() {
            assert!(read(&text[..at]).is_err() && read(&text[at + 1..]).is_err(), "{at} of {text}");
            for c in "AZaz09-_".chars().filter(|c| !text[at..].starts_with(*c)) {
                let changed = format!("{}{c}{}", &text[..at], &text[at + 1..]);
                assert_eq!(read(&changed), Err(LinkError::Damaged), "{at} of {text}");
            }
            let odd = format!("{}.{}", &text[..at], &text[at + 1..]);
            assert_eq!(read(&odd), Err(LinkError::Character { at: at + 1 }));
        }
    }
    assert_eq!(read(""), Err(LinkError::Damaged));
    assert_eq!(read(&"A".repeat(LONGEST + 1)), Err(LinkError::TooLong));
}

/// The text of these digits, in a format.
fn sealed(format: u8, digits: &[(u32, u32)]) -> String {
    let mut out = Writer::default();
    digits.iter().for_each(|(value, radix)| out.digit(*value, *radix));
    seal(format, out)
}

#[test]
fn a_link_of_a_newer_version_is_refused_as_such() {
    let newer = |format, rules| Err(LinkError::Newer { format, rules });
    assert_eq!(read(&sealed(FORMAT + 1, &[(1, ALL_RULES)])), newer(2, 0));
    assert_eq!(read(&sealed(FORMAT, &[(RULES + 1, ALL_RULES)])), newer(1, RULES + 1));
}

#[test]
fn what_no_game_has_is_refused_although_its_checksum_is_right() {
    let head = [(RULES, ALL_RULES), (0, KINDS)];
    let content = |rest: &[(u32, u32)]| match read(&sealed(FORMAT, &[&head, rest].concat())) {
        Err(LinkError::Content(what)) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(content(&[(7, GAMES)]), "something else than a game");
    // Cities from its standard layout, with the usual clans.
    let start = [(1, GAMES), (1, 2), (0, 4), (0, 3), (0, 2)];
    let with = |rest: &[(u32, u32)]| content(&[&start, rest].concat());
    assert_eq!(with(&[(7, 8)]), "an unknown kind of player");
    let seats = [(0, 8), (0, 8), (0, 2)];
    let with = |rest: &[(u32, u32)]| with(&[&seats, rest].concat());
    assert_eq!(with(&[(5, 6)]), "an impossible ending");
    assert_eq!(with(&[(0, 6), (0, 32), (1, 32)]), "too many undone plies");
    assert_eq!(with(&[(0, 6), (0, 32), (0, 32), (3, 9)]), "more than a game");
    let endless = [[(31, 32)]; 7].concat();
    assert_eq!(with(&[&[(0, 6)][..], &endless].concat()), "a number that is too large");
}

#[test]
fn of_a_game_the_whole_the_position_or_its_beginning_is_shared() {
    let mut record = played(deal(4, 5, &Variants::default()).unwrap(), 30);
    record.seat(Player::B, Seat::Easy);
    record.undo();
    let opened = |shared: Shared| match shared.link(&record).open(3).unwrap() {
        SavedGame::Eko(opened) => opened,
        SavedGame::Cities(_) => panic!("another game"),
    };
    assert_eq!(opened(Shared::Game), record);
    let position = opened(Shared::Position);
    assert_eq!((position.position(), position.plies()), (record.position(), &[][..]));
    let fresh = opened(Shared::NewGame);
    assert_eq!(fresh.position().board(), record.position().board());
    for other in [position, fresh] {
        assert_eq!((other.names(), other.seats()), (record.names(), record.seats()));
    }
    assert_eq!(opened(Shared::Step), record, "the ply stands behind the game");
    let board = opened(Shared::Board);
    assert_eq!(board.position().board(), record.position().board());
    assert_ne!(board.seats(), record.seats());
    let small = ".../..r".parse().unwrap();
    let error = Link::Board(Ground::Eko(small, 2)).open(1).unwrap_err();
    assert!(error.to_string().contains("5 movement spaces, 32 discs"), "{error}");
}

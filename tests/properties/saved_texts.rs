//! Torn saved games: a record that replays, or a typed error with its place, never a panic.

use super::{DAMAGES, cities, play_on};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use tabletop::core::clan::{Clan, Clans};
use tabletop::core::player::Player;
use tabletop::core::seat::Seat;
use tabletop::eko::{Variants, deal};
use tabletop::game::Game;
use tabletop::library::{
    Archive, ArchivedGame, Entry, Kept, Relation, covers, filing, gone_on, kept_as, kept_in, plain,
    relation, write_archive,
};
use tabletop::record::save::{self, SaveError, SavedGame};
use tabletop::record::{Ending, Record};

/// The record of a game, some steps undone and perhaps ended by the players.
fn saved<G: Game>(positions: &[G], back: usize, ending: Option<Ending>) -> String {
    let mut clans = Clans::default();
    clans.choose(Player::B, Clan::ALL[back % Clan::ALL.len()]);
    let mut record = Record::new(positions[0].clone(), vec!["Zoë".to_owned()]).with_clans(clans);
    record.seat(Player::A, Seat::ALL[back % Seat::ALL.len()]);
    for pair in positions.windows(2) {
        let reaches = |mv: &G::Move| pair[0].play_unchecked(*mv) == pair[1];
        record.play(pair[0].moves().into_iter().find(reaches).unwrap()).unwrap();
    }
    record.comment(back, "“Now”, he said, \"or <never>.\"");
    for _ in 0..back {
        record.undo();
    }
    if let Some(ending) = ending {
        record.end(ending);
    }
    save::write(&record)
}

/// A game of the files of earlier versions, or one played now.
fn saves() -> impl Strategy<Value = String> {
    let files =
        [include_str!("../data/eko-saves.jsonl"), include_str!("../data/cities-saves.jsonl")];
    let old: Vec<String> = files.iter().flat_map(|file| file.lines()).map(str::to_owned).collect();
    let endings = [None, Some(Ending::Draw), Some(Ending::Resigned(Player::B))];
    let ending = prop::sample::select(endings.to_vec());
    let eko = (2..=4_usize, any::<u64>(), prop::collection::vec(any::<u16>(), 0..30));
    let eko =
        (eko, 0..3_usize, ending.clone()).prop_map(|((players, seed, choices), back, ending)| {
            let start = deal(players, seed, &Variants::default()).unwrap();
            saved(&play_on(start, &choices), back, ending)
        });
    let cities = (cities::games(), 0..3_usize, ending)
        .prop_map(|(positions, back, ending)| saved(&positions, back, ending));
    prop_oneof![prop::sample::select(old), eko, cities]
}

/// One way to tear bytes: where, how many, and how.
type Tear = (u16, u8, u8);

/// Cuts off, flips, deletes or duplicates some bytes.
fn torn(text: &str, tears: &[Tear]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (at, length, kind) in tears {
        let from = usize::from(*at) % bytes.len().max(1);
        let to = (from + usize::from(*length)).min(bytes.len());
        match kind {
            0 => bytes.truncate(from),
            1 => bytes[from..to].iter_mut().take(1).for_each(|byte| *byte ^= 1 << (length % 8)),
            2 => drop(bytes.drain(from..to)),
            _ => {
                let copy = bytes[from..to].to_vec();
                bytes.splice(from..from, copy);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What was read is written and read back the same, and its plies replay to its positions.
fn replays<G: Game>(record: &Record<G>) -> TestCaseResult {
    let read = save::read_of::<G>(&save::write(record));
    prop_assert_eq!(&read.map_err(|error| TestCaseError::fail(error.to_string()))?, record);
    let mut position = record.position_after(0).unwrap().clone();
    for (ply, mv) in record.plies().iter().enumerate() {
        position = position.play(*mv).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(Some(&position), record.position_after(ply + 1));
    }
    Ok(())
}

/// A field of the save, as text.
fn field(text: &str, name: &str) -> String {
    let value: serde_json::Value =
        serde_json::from_str(text.trim_start_matches('\u{feff}')).unwrap();
    value[name].as_str().map_or_else(|| value[name].to_string(), str::to_owned)
}

/// The error names what is in the text, where it is.
fn has_its_place(error: &SaveError, text: &str) -> TestCaseResult {
    match error {
        SaveError::Text { line, column } => {
            let bytes = text.split('\n').nth(line.saturating_sub(1)).map(str::len);
            prop_assert!(bytes.is_some_and(|bytes| *column <= bytes + 1), "{} {}", error, text);
        }
        SaveError::Newer { format, rules } => {
            prop_assert!(*format > save::FORMAT || *rules > save::RULES);
            prop_assert_eq!(field(text, "format"), format.to_string());
        }
        SaveError::Game { game, .. } => prop_assert_eq!(&field(text, "game"), game),
        SaveError::Start(why) => {
            let start = field(text, "start");
            let legal = match field(text, "game").as_str() {
                "eko" => start.parse::<tabletop::eko::Position>().is_ok(),
                _ => start.parse::<tabletop::cities::Position>().is_ok(),
            };
            prop_assert!(!legal && !why.is_empty(), "{}", start);
        }
        SaveError::Seats { seats } => prop_assert!(field(text, "seats").contains(seats)),
        SaveError::Clans { clans } => prop_assert_eq!(&field(text, "clans"), clans),
        SaveError::Ply { ply, text: word, .. } => {
            let plies = field(text, "plies");
            prop_assert_eq!(plies.split_ascii_whitespace().nth(ply - 1), Some(word.as_str()));
        }
        SaveError::Rest(why) => {
            let at = why.contains(&format!("ply {} ", field(text, "at")));
            let comments = why.starts_with("a comment on ply");
            prop_assert!(
                at || comments || why.contains(&format!("{:?}", field(text, "ending"))),
                "{}",
                why
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_torn_save_replays_or_is_refused_with_its_place(
        save in saves(),
        damages in prop::collection::vec(
            prop::collection::vec((any::<u16>(), 1..12_u8, 0..4_u8), 0..3),
            DAMAGES,
        ),
    ) {
        for tears in damages {
            let text = torn(&save, &tears);
            match save::read(&text) {
                Ok(SavedGame::Eko(record)) => replays(&record)?,
                Ok(SavedGame::Cities(record)) => replays(&record)?,
                Err(error) => {
                    prop_assert!(text != save, "refused untorn: {}", error);
                    has_its_place(&error, &text)?;
                }
            }
        }
    }

    #[test]
    fn any_text_is_no_save_and_the_error_has_its_place(text in any::<String>()) {
        match save::read(&text) {
            Ok(_) => prop_assert!(false, "{:?} is read as a game", text),
            Err(error) => has_its_place(&error, &text)?,
        }
    }

    #[test]
    fn a_torn_library_is_read_or_refused_and_a_game_in_it_spoils_no_other(
        text in saves(),
        tears in prop::collection::vec((any::<u16>(), 1..12_u8, 0..4_u8), 0..3),
        version in any::<u64>(),
    ) {
        let game = save::read(&text).unwrap();
        let mut entry = Entry::new("k1".to_owned(), &game, version);
        entry.rename("A \"title\"");
        prop_assert_eq!(Entry::read(&entry.line()), Some(entry.clone()));
        if let Some(read) = Entry::read(&torn(&entry.line(), &tears)) {
            prop_assert_eq!(Entry::read(&read.line()), Some(read.clone()));
            prop_assert!(read.after(&game, 0).changed >= read.changed);
        }
        let kept = Kept { id: entry.id.clone(), version, me: Some(Player::B) };
        let marked = kept_as(&text, &kept);
        prop_assert_eq!((kept_in(&marked), plain(&marked)), (Some(kept), plain(&text)));
        let damaged = torn(&marked, &tears);
        let _ = (kept_in(&damaged), Kept::unmarked(&damaged), kept_as(&damaged, &Kept::unmarked(&text)));
        let archived = |id: &str, text: String| ArchivedGame {
            id: id.to_owned(), title: entry.title.clone(), begun: 1, changed: version, me: None, text,
        };
        let file = write_archive(&[archived("bad", damaged.clone()), archived("good", text.clone())], &[]);
        let good = Archive::read(&file).unwrap().games.pop().flatten();
        prop_assert_eq!(good.map(|game| game.text), Some(text));
        let _ = Archive::read(&torn(&file, &tears));
        if let Ok(other) = save::read(&damaged) {
            let _ = (relation(&other, &game), filing(&other, version, Some((version, &game))));
            prop_assert!(matches!(relation(&other, &other), Relation::Same));
            let _ = (gone_on(&game, &other), covers(&game, &other));
        }
    }
}

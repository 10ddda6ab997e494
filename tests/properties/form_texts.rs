//! The text form: every game reads back from it, and any text is read or refused with its place.

use super::link_texts::games;
use super::{DAMAGES, edits, tear};
use proptest::prelude::*;
use tabletop::game::Game;
use tabletop::record::save::SavedGame;
use tabletop::record::{Record, import, text_form};

/// The game with comments on some of its positions.
fn commented(game: SavedGame, comments: &[(u8, String)]) -> SavedGame {
    fn on<G: Game>(mut record: Record<G>, comments: &[(u8, String)]) -> Record<G> {
        for (plies, text) in comments {
            record.comment(usize::from(*plies), text);
        }
        record
    }
    match game {
        SavedGame::Eko(record) => on(record, comments).into(),
        SavedGame::Cities(record) => on(record, comments).into(),
    }
}

fn text_of(game: &SavedGame) -> String {
    match game {
        SavedGame::Eko(record) => text_form::write(record, Some("2026-11-29")),
        SavedGame::Cities(record) => text_form::write(record, None),
    }
}

fn commented_games() -> impl Strategy<Value = SavedGame> {
    let comments = prop::collection::vec((0..40_u8, any::<String>()), 0..4);
    (games(), comments).prop_map(|(game, comments)| commented(game, &comments))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_reads_back_from_its_text(game in commented_games()) {
        let text = text_of(&game);
        prop_assert_eq!(text_form::read(&text).map_err(|error| error.to_string()), Ok(game.clone()));
        prop_assert_eq!(import::read(&text, 0).map_err(|error| error.to_string()), Ok(game));
    }

    #[test]
    fn a_torn_text_is_read_or_refused_with_its_place(
        game in commented_games(),
        damages in prop::collection::vec(edits("[]{}\"\\. \nA1-"), DAMAGES),
    ) {
        let whole = text_of(&game);
        for (edits, plain) in damages {
            let text = tear(&whole, edits, plain);
            if let Err(error) = text_form::read(&text) {
                let line = text.split('\n').nth(error.line - 1);
                let fits = line.is_some_and(|line| error.column <= line.chars().count() + 1);
                prop_assert!(fits, "{} {}", error, text);
                prop_assert!(!error.fault.to_string().is_empty());
            }
        }
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        prop_assert!(text_form::read(&text).is_err());
        let _ = import::read(&text, 0);
    }
}

//! Games as text, and saved games made of it.

use std::fs;

use super::answer::game;
use crate::game::Game;
use crate::record::save;
use crate::record::text_form;

/// The text of the game that begins at a position and goes on with the moves behind it.
pub(super) fn write_text<G: Game>(line: &str) -> Result<String, String> {
    Ok(text_form::write(&game::<G>(line)?, None))
}

/// A saved game of a file as text, or a text as a saved game.
pub(super) fn read_text(file: &str) -> Result<String, String> {
    let wrong = |error: &dyn ToString| format!("--read {file:?}: {}", error.to_string());
    let text = fs::read_to_string(file).map_err(|error| wrong(&error))?;
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('{') {
        save::read(text)
            .map(|game| text_form::write_saved(&game, None))
            .map_err(|error| wrong(&error))
    } else {
        text_form::read(text).map(|game| game.text()).map_err(|error| wrong(&error))
    }
}

//! Why a game cannot be set up, in the words of the command line.

use std::fmt::Display;

use crate::game::{SetupError, SetupOption, SetupOptions};

/// The error in one line, naming the option and its value.
pub(super) fn error_words<P: Display>(options: &SetupOptions, error: &SetupError<P>) -> String {
    match error {
        SetupError::Missing(option) => format!("setup needs --{}", option.name()),
        SetupError::BoardAndTiles => "give --board or --tiles, not both".to_owned(),
        SetupError::NoGame(problem) => problem.to_string(),
        SetupError::Option(option, problem) => {
            format!("--{} {}: {problem}", option.name(), value(options, *option))
        }
    }
}

fn value(options: &SetupOptions, option: SetupOption) -> String {
    let text = |text: &Option<String>| format!("{:?}", text.as_deref().unwrap_or_default());
    match option {
        SetupOption::Players => options.players.unwrap_or_default().to_string(),
        SetupOption::Seed => options.seed.unwrap_or_default().to_string(),
        SetupOption::Tiles => text(&options.tiles),
        SetupOption::Board => text(&options.board),
    }
}

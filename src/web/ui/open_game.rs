//! Games as texts outside the page: opened from a file, pasted or dropped, and saved for people to read.

use crate::web::app::kept_games::import_archive;
use crate::web::app::part::{NotHere, part};
use crate::web::app::random::seed;
use crate::web::app::state::App;
use crate::web::i18n::*;
use crate::web::ui::file_picker::{download_text, today};
use crate::web::words::{I18n, import_error_words, save_error_words};
use leptos::task::spawn_local;
use tabletop::library::is_archive;
use tabletop::record::import::{self, ImportError};
use tabletop::record::save::{self, SavedGame};
use tabletop::record::text_form;

/// Reads a game from a text, with the seed of its discs where the text is only a board.
type Reader = fn(&str, u64) -> Result<SavedGame, ImportError>;

part!(
    import,
    fn reader() -> Reader {
        import::read
    }
);

/// Writes the text form of a saved game with the day.
type Writer = fn(&SavedGame, Option<&str>) -> String;

part!(
    import,
    fn writer() -> Writer {
        text_form::write_saved
    }
);

/// Downloads a saved game as a text for people.
pub fn download_as_text(app: App, name: &'static str, saved: String) {
    spawn_local(async move {
        match (writer().await, save::read(&saved)) {
            (Ok(write), Ok(game)) => download_text(name, "txt", &write(&game, Some(&today()))),
            (Err(NotHere), _) => app.tell(t_string!(app.i18n, later.missing).to_owned()),
            (_, Err(error)) => app.tell(save_error_words(app.i18n, &error)),
        }
    });
}

/// Where a text is from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file of this name.
    File(String),
    /// The clipboard, or a text that was dropped.
    Paste,
}

/// Opens the game of a text, or puts back all games and settings of it; the running game stays when it cannot
/// be read.
pub fn open_game(app: App, source: Source, text: String) {
    if is_archive(&text) {
        let name = match source {
            Source::File(name) => name,
            Source::Paste => t_string!(app.i18n, save.pasted).to_owned(),
        };
        return import_archive(app, &name, &text);
    }
    spawn_local(async move {
        let i18n = app.i18n;
        match reader().await {
            Ok(read) => match read(&text, seed()) {
                Ok(game) => {
                    app.start_game(game);
                    app.say(opened(i18n, source));
                }
                Err(error) => refuse(app, source, import_error_words(i18n, &error)),
            },
            Err(NotHere) => app.tell(t_string!(i18n, later.missing).to_owned()),
        }
    });
}

/// Says why a text was not opened.
pub fn refuse(app: App, source: Source, fault: String) {
    let i18n = app.i18n;
    app.tell(match source {
        Source::File(name) => t_string!(i18n, save.bad_file, name = name, fault = fault),
        Source::Paste => t_string!(i18n, save.bad_paste, fault = fault),
    });
}

fn opened(i18n: I18n, source: Source) -> String {
    match source {
        Source::File(name) => t_string!(i18n, save.opened, name = name),
        Source::Paste => t_string!(i18n, save.opened_paste).to_owned(),
    }
}

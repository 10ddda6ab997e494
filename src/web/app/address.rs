//! Games in the address of the page: a link is opened, and then taken out of the address, so that a
//! reload goes on with the game.

use super::autosave::StartupProblem;
use super::random::seed;
use super::state::App;
use crate::web::i18n::*;
use crate::web::words::link_error_words;
use leptos::prelude::*;
use tabletop::record::link;
use tabletop::record::stamp::unstamped;
use wasm_bindgen::JsValue;

/// Opens the link in the address, and from now on those that are put there.
pub fn follow_links(app: App) {
    // After the first drawing: by then the kept game is the running one, and is kept.
    Effect::new(move |_| open_link(app));
    let handle = window_event_listener(leptos::ev::hashchange, move |_| open_link(app));
    on_cleanup(move || handle.remove());
}

/// The address of a link on this page.
pub fn address_of(text: &str) -> String {
    format!("{}#{}{text}", bare_address(), link::KEY)
}

/// Whether the page is a file on this device, which no link of it leads to elsewhere.
pub fn is_file() -> bool {
    location().protocol().is_ok_and(|protocol| protocol == "file:")
}

/// The address without its fragment.
fn bare_address() -> String {
    let mut address = location().href().unwrap_or_default();
    address.truncate(address.find('#').unwrap_or(address.len()));
    address
}

fn open_link(app: App) {
    let fragment = location().hash().unwrap_or_default();
    let Some(text) = link::in_address(&fragment) else { return };
    let bare = bare_address();
    let replaced = window()
        .history()
        .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&bare)));
    // Where the address cannot change, a reload opens the link again.
    let _ = replaced;
    let i18n = app.i18n;
    match link::read(text).and_then(|link| link.open(seed())) {
        Ok(game) => {
            // A link to the running game makes no second one of it.
            let text = game.text();
            let runs = |running: &Option<String>| running.as_deref().map(unstamped) == Some(text);
            if !app.running_game.with_value(runs) {
                app.start_game(game);
            }
            app.say(t_string!(i18n, link.opened).to_owned());
        }
        Err(error) => {
            let error = link_error_words(i18n, &error);
            app.problems.update(|problems| {
                problems.retain(|problem| !matches!(problem, StartupProblem::Link { .. }));
                problems.push(StartupProblem::Link { error });
            });
        }
    }
}

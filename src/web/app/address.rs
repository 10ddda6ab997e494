//! Games and lessons in the address of the page: a link is opened, and then taken out of the address, so
//! that a reload goes on with the game.

use super::autosave::StartupProblem;
use super::kept_games::arrive;
use super::random::seed;
use super::state::App;
use crate::web::words::link_error_words;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::record::link;
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

/// The address of a lesson or puzzle on this page.
pub fn address_of_lesson(key: &str) -> String {
    [&bare_address(), "#", link::LEARN, key].concat()
}

/// The address of a link to a game that is played by links; `from` sends it.
pub fn address_from(text: &str, from: Player) -> String {
    format!("{}&{FROM}={from}", address_of(text))
}

/// The name of the value with the letter of the sender, behind a link.
const FROM: &str = "from";

/// Who has sent the link in a fragment, where its game is played by links.
fn sender(fragment: &str) -> Option<Player> {
    link::value_in(fragment, FROM)?.chars().next().and_then(Player::from_letter)
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

/// Takes a link out of the address, unless another one was put there meanwhile.
fn take_out(fragment: &str) {
    if location().hash().is_ok_and(|now| now == fragment) {
        let bare = bare_address();
        let replaced = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&bare)));
        // Where the address cannot change, a reload opens the link again.
        let _ = replaced;
    }
}

/// Takes out the link of a game once the question about it is answered.
pub fn link_is_answered() {
    let fragment = location().hash().unwrap_or_default();
    if link::in_address(&fragment).is_some() {
        take_out(&fragment);
    }
}

/// Opens the link in the address, which stays there until its game is saved, and what is to be asked about
/// it is answered: a reload loses nothing.
fn open_link(app: App) {
    let fragment = location().hash().unwrap_or_default();
    if let Some(key) = link::lesson_in(&fragment) {
        take_out(&fragment);
        return app.open_lesson(key);
    }
    let Some(text) = link::in_address(&fragment) else { return };
    match link::read(text).and_then(|link| link.open(seed())) {
        Ok(game) => {
            let from = sender(&fragment);
            app.link_aids.ask(&fragment);
            app.catch_up.set_value(link::step_in(&fragment));
            arrive(app, game, from, Box::new(move || take_out(&fragment)));
        }
        Err(error) => {
            take_out(&fragment);
            let error = link_error_words(app.i18n, &error);
            app.problems.update(|problems| {
                problems.retain(|problem| !matches!(problem, StartupProblem::Link { .. }));
                problems.push(StartupProblem::Link { error });
            });
        }
    }
}

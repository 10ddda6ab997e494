//! The page: what is shown, and how it reaches the browser.
//!
//! [`app`] holds what outlives a game (settings, saves, notices); [`table`] the game being played.
//! Every input becomes a `table::Act`; the components draw what `tabletop::table` works out.

/// A text of the page as a view. Unlike `t!`, which makes a view of a type of its own for every text,
/// it is drawn by the same code wherever it stands; for texts into which nothing is put.
macro_rules! text {
    ($i18n:ident, $($key:ident).+) => {
        $crate::web::words::shown(Box::new(move || t_string!($i18n, $($key).+)))
    };
}

mod app;
mod editor;
mod games;
mod start;
mod table;
mod ui;
mod words;

// The module `i18n`, made by build.rs from src/locales.
include!(concat!(env!("OUT_DIR"), "/i18n.rs"));

use app::panic;
use app::state::App;
use i18n::*;
use leptos::prelude::*;
use table::screen::Game;
use tabletop::record::save::SavedGame;
use ui::{file_picker, focus, live_region};
use wasm_bindgen::JsCast;

/// The language of the page and its texts.
pub type I18n = leptos_i18n::I18nContext<Locale>;

/// Takes the place of the loading text in `index.html`.
pub fn start() {
    panic::install();
    let place = document()
        .get_element_by_id("app")
        .expect("index.html has an element #app")
        .unchecked_into::<web_sys::HtmlElement>();
    place.set_inner_html("");
    leptos::mount::mount_to(place, Page).forget();
}

/// A fresh seed from the browser's random numbers, short enough to be read out.
pub fn seed() -> u64 {
    let random = getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64);
    random % 1_000_000_000
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <I18nContextProvider>
            <Screens/>
        </I18nContextProvider>
    }
}

/// The start screen, or the game that is played.
#[component]
fn Screens() -> impl IntoView {
    let app = App::enter(use_i18n());
    provide_context(app);
    focus::ignore_held_keys();
    view! {
        {move || match app.record.get() {
            None => view! { <start::Start/> }.into_any(),
            Some(SavedGame::Eko(record)) => view! { <Game record=record/> }.into_any(),
            Some(SavedGame::Cities(record)) => view! { <Game record=record/> }.into_any(),
        }}
        <live_region::LiveRegion/>
        <file_picker::FilePicker/>
    }
}

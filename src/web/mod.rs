//! The page: what is shown, and how it reaches the browser.
//!
//! [`hall`] holds what outlives a game (settings, saves, notices); [`table`] the game being played.
//! Every input becomes a `table::Act`; the components draw what `eko::table` works out.

/// A text of the page as a view. Unlike `t!`, which makes a view of a type of its own for every text,
/// it is drawn by the same code wherever it stands; for texts into which nothing is put.
macro_rules! text {
    ($i18n:ident, $($key:ident).+) => {
        $crate::web::words::shown(Box::new(move || t_string!($i18n, $($key).+)))
    };
}

mod a11y;
mod art;
mod as_text;
mod board;
mod cities;
mod dialogs;
mod earlier;
mod editor;
mod eko_page;
mod files;
mod game;
mod hall;
mod keep;
mod named;
mod panels;
mod panic;
mod settings;
mod start;
mod store;
mod sure;
mod table;
mod words;
mod workshop;

// The module `i18n`, made by build.rs from src/locales.
include!(concat!(env!("OUT_DIR"), "/i18n.rs"));

/// What the library has for any game, for the one that is played here.
mod played {
    use eko::eko::{Illegal, Move, Position};

    pub use eko::table::eko::{Can, Plate, Scene, SpaceView, Verdict};

    pub type Act = eko::table::Act<Move>;
    pub type Choice = eko::table::Choice<Move>;
    pub type Event = eko::table::Event<Move, Illegal>;
    pub type Record = eko::record::Record<Position>;
    pub type Session = eko::table::Session<Position>;
}

use eko::save::SavedGame;
use i18n::*;
use leptos::prelude::*;
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
    leptos::mount::mount_to(place, App).forget();
}

/// A fresh seed from the browser's random numbers, short enough to be read out.
pub fn seed() -> u64 {
    let random = getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64);
    random % 1_000_000_000
}

#[component]
fn App() -> impl IntoView {
    view! {
        <I18nContextProvider>
            <Screens/>
        </I18nContextProvider>
    }
}

/// The start screen, or the game that is played.
#[component]
fn Screens() -> impl IntoView {
    let hall = hall::Hall::enter(use_i18n());
    provide_context(hall);
    a11y::ignore_held_keys();
    view! {
        {move || match hall.record.get() {
            None => view! { <start::Start/> }.into_any(),
            Some(SavedGame::Eko(record)) => view! { <game::Game record=record/> }.into_any(),
            Some(SavedGame::Cities(record)) => view! { <game::Game record=record/> }.into_any(),
        }}
        <a11y::LiveRegion/>
        <files::FilePicker/>
    }
}

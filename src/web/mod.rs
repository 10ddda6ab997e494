//! The page in the browser, in layers: the screens here use [`mod@start`], which uses [`games`], then
//! [`table`] (the game being played), [`ui`] (parts of any screen), [`app`] (what outlives a game)
//! and [`words`]; never the other way round.
//!
//! Every input becomes a `tabletop::table::Input`; the components draw what `tabletop` works out.

mod app;
mod editor;
mod embed;
mod games;
mod i18n;
mod lessons;
mod rulebook;
mod start;
mod table;
mod ui;
mod words;

use app::address::follow_links;
use app::embed::Embed;
use app::kept_games::file_left_games;
use app::language;
use app::offline::PageCopy;
use app::panic;
use app::part::part;
use app::state::App;
use app::storage;
use i18n::*;
use leptos::prelude::*;
use leptos::task::spawn_local;
use start::conflict::conflict_sheet;
use start::sheets::StartSheets;
use std::time::Duration;
use table::PageGame;
use table::screen::GameScreen;
use tabletop::game::GameName;
use tabletop::record::Record;
use tabletop::record::save::SavedGame;
use tabletop::{cities, eko};
use ui::file_picker::FilePicker;
use ui::focus;
use ui::later::{NextGame, later};
use ui::live_region::LiveRegion;
use ui::received::receive;
use wasm_bindgen::JsCast;

/// Replaces the loading text in `index.html` by the page.
pub fn start() {
    panic::install();
    let i18n = language::load();
    let place = document()
        .get_element_by_id("app")
        .expect("index.html has an element #app")
        .unchecked_into::<web_sys::HtmlElement>();
    place.set_inner_html("");
    let embed = Embed::asked_for();
    let page = move || {
        provide_context(i18n);
        match embed {
            Some(embed) => view! { <Frame embed=embed/> }.into_any(),
            None => view! { <Screens/> }.into_any(),
        }
    };
    leptos::mount::mount_to(place, page).forget();
}

/// The game of a link alone, in a frame on another page.
#[component]
fn Frame(embed: Embed) -> impl IntoView {
    let app = App::load(use_i18n());
    provide_context(app);
    focus::ignore_held_keys();
    view! {
        {later(embedded, move |open| open(embed))}
        <LiveRegion/>
    }
}

part!(
    embed,
    fn embedded() -> fn(Embed) -> AnyView {
        embed::open
    }
);

/// The start screen, or the running game.
#[component]
fn Screens() -> impl IntoView {
    let app = App::load(use_i18n());
    provide_context(app);
    focus::ignore_held_keys();
    receive(app);
    language::follow(app);
    follow_links(app);
    focus_new_board(app);
    notice_newer_version(app);
    prefetch_games(app);
    let learning = Memo::new(move |_| app.lessons.place.with(Option::is_some));
    let reading = Memo::new(move |_| app.rules.with(Option::is_some));
    view! {
        {move || match app.record.get() {
            _ if learning.get() => later(lessons_screen, |open| open()),
            None => view! { <start::Start/> }.into_any(),
            Some(SavedGame::Eko(record)) => later(eko_screen, move |open| open(record.clone())),
            Some(SavedGame::Cities(record)) => later(cities_screen, move |open| open(record.clone())),
        }}
        {move || reading.get().then(|| later(rules_page, |open| open()))}
        {move || app.conflict.get().map(|conflict| {
            later(conflict_sheet, move |open| open(conflict.clone()))
        })}
        <LiveRegion/>
        <FilePicker/>
    }
}

part!(
    eko,
    fn eko_screen() -> fn(Record<eko::Position>) -> AnyView {
        game_screen
    }
);
part!(
    cities,
    fn cities_screen() -> fn(Record<cities::Position>) -> AnyView {
        game_screen
    }
);

part!(
    lessons,
    fn lessons_screen() -> fn() -> AnyView {
        || view! { <lessons::LessonsScreen/> }.into_any()
    }
);

part!(
    rulebook,
    fn rules_page() -> fn() -> AnyView {
        || view! { <rulebook::Rulebook/> }.into_any()
    }
);

/// Fetches the game that was played last after the first screen is drawn, since the next click may begin
/// one, and then the other game. Then also moves what was left before into the database.
fn prefetch_games(app: App) {
    let next = NextGame::provide();
    let fetch = move || {
        spawn_local(async move {
            let last = storage::last_game();
            let _ = match last {
                GameName::Eko => eko_screen().await.is_ok(),
                GameName::Cities => cities_screen().await.is_ok(),
            };
            next.settle();
            let _ = match last {
                GameName::Eko => cities_screen().await.is_ok(),
                GameName::Cities => eko_screen().await.is_ok(),
            };
            storage::reserve();
            if !untrack(|| app.left_games.is_empty()) {
                file_left_games(app);
            }
        });
    };
    request_animation_frame(move || set_timeout(fetch, Duration::ZERO));
}

/// The running game, and the sheets over it that lead to another one.
fn game_screen<G: PageGame>(record: Record<G>) -> AnyView {
    view! { <GameScreen record=record><StartSheets/></GameScreen> }.into_any()
}

/// Says once that a newer version waits: it is taken at the next start, never in a game.
fn notice_newer_version(app: App) {
    let i18n = app.i18n;
    Effect::new(move |_| {
        if app.page_copy.get() == PageCopy::Newer {
            app.notice.show(Some(t_string!(i18n, offline.newer).to_owned()));
        }
    });
}

/// Gives the focus to the board of every game but the one the page begins with, also on the way back
/// from the lessons.
fn focus_new_board(app: App) {
    Effect::watch(
        move || {
            app.record.track();
            app.lessons.place.track();
        },
        move |(), _, _| {
            request_animation_frame(focus::focus_board);
        },
        false,
    );
}

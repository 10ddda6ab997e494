//! The library of games: every game that was played here, as a sheet, and the latest of them on the start
//! screen. Fetched when it is first shown.

mod list;
mod listed;
mod more;
mod picture;
mod row;
mod transfer;
mod unread;
mod words;

use crate::web::app::keeping;
use crate::web::app::part::part;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::library::{MOST_GAMES, Room};

part!(
    games,
    /// The sheet with all games; it is closed by the callback.
    pub fn games_sheet() -> fn(Callback<()>) -> AnyView {
        |on_close| view! { <GamesSheet on_close=on_close/> }.into_any()
    }
);

part!(
    games,
    /// The latest games for the start screen; the callback opens the sheet with all of them.
    pub fn latest_games() -> fn(Callback<()>) -> AnyView {
        |on_all| view! { <list::Latest on_all=on_all/> }.into_any()
    }
);

/// All games, with what can be done with them.
#[component]
fn GamesSheet(on_close: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    // Another tab may have changed the database.
    spawn_local(keeping::file_left_games(app));
    let all = Memo::new(move |_| listed::listed(app));
    let title = Signal::derive(move || t_string!(i18n, menu.games).to_owned());
    view! {
        <Modal id="games" title=title on_close=move || on_close.run(())>
            <Faults/>
            <list::AllGames all=all/>
            <transfer::Transfer all=all/>
        </Modal>
    }
}

/// That the database cannot be used, or has little room left.
#[component]
fn Faults() -> impl IntoView {
    let i18n = use_i18n();
    let kept = use_app().kept_games;
    let words = move || match (kept.fault.get(), kept.room.get()) {
        (Some(why), _) => Some(t_string!(i18n, games.closed, why = why)),
        (None, Room::Enough) => None,
        (None, Room::Low) => Some(t_string!(i18n, games.little_room).to_owned()),
        (None, Room::Full) => Some(t_string!(i18n, games.full).to_owned()),
    };
    move || {
        words().map(|words| {
            view! { <p class="fault" role="status" data-library=kind(kept.fault.get().is_some())>{words}</p> }
        })
    }
}

const fn kind(closed: bool) -> &'static str {
    if closed { "closed" } else { "little-room" }
}

/// How many games there are, and how many there can be.
fn limit_words(i18n: crate::web::words::I18n, games: usize) -> String {
    t_string!(i18n, games.limit, count = games as u64, most = MOST_GAMES)
}

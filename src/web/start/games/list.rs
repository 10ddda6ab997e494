//! The list of all games, with a search; and the latest of them.

use super::listed::{Listed, listed};
use super::more::BRING_BACK;
use super::row::{Resume, Row};
use super::unread::UnreadGames;
use super::words::{search_words, short_words};
use crate::web::app::keeping;
use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::library::finds;

/// The number of games that are drawn at first, and with each press of the button for more.
const AT_ONCE: usize = 20;
/// From this number of games on there is a search.
const MANY: usize = 6;
/// The number of games on the start screen.
const LATEST: usize = 6;

/// A search, the deleted game that can be had back, and the games.
#[component]
pub fn AllGames(all: Memo<Vec<Listed>>) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let (query, shown) = (RwSignal::new(String::new()), RwSignal::new(AT_ONCE));
    let (said, unfolded) = (RwSignal::new(None), RwSignal::new(None::<String>));
    // The words are made when somebody searches, once for each list and language.
    let words = Memo::new(move |_| {
        all.with(|all| all.iter().map(|game| search_words(i18n, &game.entry)).collect::<Vec<_>>())
    });
    let found = Memo::new(move |_| {
        let query = query.get();
        all.with(|all| {
            if query.trim().is_empty() {
                return all.clone();
            }
            words.with(|words| {
                let pairs = all.iter().zip(words);
                pairs
                    .filter(|(_, words)| finds(words, &query))
                    .map(|(game, _)| game.clone())
                    .collect()
            })
        })
    });
    let rows = move || {
        i18n.language();
        let games = found.with(|found| found.iter().take(shown.get()).cloned().collect::<Vec<_>>());
        let row = |game: Listed| view! { <Row game=game said=said unfolded=unfolded/> };
        games.into_iter().map(row).collect_view()
    };
    let more = move || found.with(|found| found.len() > shown.get());
    view! {
        {move || all.with(|all| all.len() > MANY).then(|| view! { <Search query=query/> })}
        <p class="said" role="status" hidden=move || said.get().is_none()>{move || said.get()}</p>
        <BringBack/>
        <p hidden=move || !found.with(Vec::is_empty)>{move || nothing_words(app, all)}</p>
        <ul class="shelf">
            {rows}
            <UnreadGames/>
        </ul>
        <button
            type="button"
            class="button"
            hidden=move || !more()
            on:click=move |_| shown.update(|shown| *shown += AT_ONCE)
        >
            {text!(i18n, games.show_more)}
        </button>
    }
}

fn nothing_words(app: App, all: Memo<Vec<Listed>>) -> &'static str {
    let i18n = app.i18n;
    if !all.with(Vec::is_empty) {
        t_string!(i18n, games.none_found)
    } else if app.kept_games.entries.with(Option::is_none) {
        t_string!(i18n, later.fetching)
    } else {
        t_string!(i18n, games.none)
    }
}

#[component]
fn Search(query: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="field">
            <label for="games-search">{text!(i18n, games.search)}</label>
            <input
                class="input"
                id="games-search"
                type="search"
                autocomplete="off"
                prop:value=move || query.get()
                on:input=move |event| query.set(event_target_value(&event))
            />
        </div>
    }
}

/// The game that was deleted last, until it is brought back.
#[component]
fn BringBack() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let last =
        move || app.kept_games.deleted.with(|all| all.last().map(|(entry, _)| entry.clone()));
    move || {
        last().map(|entry| {
            view! {
                <div class="banner" role="status" data-deleted="">
                    <p>{t_string!(i18n, games.deleted, title = short_words(i18n, &entry))}</p>
                    <button
                        type="button"
                        class="button"
                        id=BRING_BACK
                        on:click=move |_| spawn_local(keeping::bring_back(app))
                    >
                        <Icon id="undo"/>
                        {text!(i18n, result.undo)}
                    </button>
                </div>
            }
        })
    }
}

/// The latest games, to be continued, and a button to all of them.
#[component]
pub fn Latest(on_all: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    spawn_local(keeping::file_left_games(app));
    let all = Memo::new(move |_| listed(app));
    let rows = move || {
        i18n.language();
        let games = all.with(|all| all.iter().take(LATEST).cloned().collect::<Vec<_>>());
        games.into_iter().map(|game| view! { <LatestGame game=game on_all=on_all/> }).collect_view()
    };
    let count = move || all.with(Vec::len);
    view! {
        <ul class="shelf">
            {rows}
            <UnreadGames/>
        </ul>
        <button type="button" class="button" hidden=move || count() == 0 on:click=move |_| on_all.run(())>
            <Icon id="earlier"/>
            {move || t_string!(i18n, games.all, count = count())}
        </button>
    }
}

/// A game on the start screen; one that cannot be continued is shown among all of them.
#[component]
fn LatestGame(game: Listed, on_all: Callback<()>) -> impl IntoView {
    let app = use_app();
    let (resumed, id) = (game.clone(), game.entry.id.clone());
    let on_press = move |()| match &resumed.place {
        super::listed::Place::Left(text) => app.resume_left(text),
        _ => {
            let id = resumed.entry.id.clone();
            spawn_local(async move {
                if keeping::resume(app, &id).await.is_err() {
                    keeping::refresh(app).await;
                    on_all.run(());
                }
            });
        }
    };
    view! {
        <li class="game" data-entry=id>
            <Resume game=game on_press=on_press/>
        </li>
    }
}

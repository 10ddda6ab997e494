//! The start screen, and its parts as sheets over a running game.

mod about;
pub mod conflict;
mod games;
mod new_game_form;
mod new_game_sheet;
pub mod sheets;

use about::About;
use new_game_form::NewGameForm;

use crate::web::app::autosave::SaveStatus;
use crate::web::app::state::use_app;
use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::start::games::{games_sheet, latest_games};
use crate::web::table::panels::{Message, StartupProblems};
use crate::web::ui::copy_status::CopyStatus;
use crate::web::ui::file_picker::pick;
use crate::web::ui::icon::{Icon, symbol};
use crate::web::ui::language_choice::LanguageChoice;
use crate::web::ui::later::{NextGame, later};
use crate::web::ui::sky::Sky;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::games::KnownPlayers;

/// What the game is about, a picture of it, the form for a new one, and the latest games.
#[component]
pub fn Start() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let not_saved = move || app.autosave.status.with(|status| *status == SaveStatus::NotSaved);
    let nothing_kept = move || {
        let kept =
            app.kept_games.entries.with(|entries| entries.as_ref().is_none_or(Vec::is_empty));
        kept && app.left_games.is_empty() && app.damaged_saves.is_empty()
    };
    let latest = latest_later();
    let all_games = RwSignal::new(false);
    let close = Callback::new(move |()| all_games.set(false));
    let chosen = RwSignal::new(storage::last_game());
    let known = storage::get(storage::PLAYERS).ok().flatten();
    let known: KnownPlayers = known.and_then(|text| text.parse().ok()).unwrap_or_default();
    let sky = Sky::provide();
    view! {
        <div class="start">
            <header class="start-sky">
                <svg
                    class="scene"
                    viewBox="0 0 1200 360"
                    preserveAspectRatio="xMidYMax slice"
                    aria-hidden="true"
                >
                    {symbol("scene")}
                </svg>
                <div class="start-title">
                    <h1>
                        <svg role="img" viewBox="0 0 192 100" aria-label=move || t_string!(i18n, title)>
                            {symbol("wordmark")}
                        </svg>
                    </h1>
                    <About game=chosen/>
                </div>
                <div class="start-board">{sky.picture()}</div>
            </header>
            <main class="start-panel" aria-label=move || t_string!(i18n, start.label)>
                {move || not_saved().then(|| view! {
                    <div class="banner" data-kept="not-saved"><p>{text!(i18n, save.not_saved)}</p></div>
                })}
                <StartupProblems/>
                <Message/>
                <NewGameForm chosen=chosen known=known>
                    <button type="button" class="button" on:click=move |_| app.learn(None)>
                        <Icon id="learn"/>
                        {text!(i18n, lesson.learn)}
                    </button>
                </NewGameForm>
                <section class="field" aria-label=move || t_string!(i18n, menu.games)>
                    <h2 hidden=nothing_kept>{text!(i18n, menu.games)}</h2>
                    {move || latest.get().map(|list| list(Callback::new(move |()| all_games.set(true))))}
                    <button type="button" class="button bare" on:click=move |_| pick()>
                        <Icon id="open"/>
                        {text!(i18n, start.open)}
                    </button>
                </section>
                <LanguageChoice/>
                <CopyStatus/>
            </main>
            {move || all_games.get().then(|| later(games_sheet, move |open| open(close)))}
        </div>
    }
}

/// Draws the list of the latest games; the callback opens that of all.
type LatestList = fn(Callback<()>) -> AnyView;

/// The list of the latest games, once its program is here: neither the page nor the first game starts
/// later for it, however many games are kept.
fn latest_later() -> RwSignal<Option<LatestList>> {
    let list = RwSignal::new(None);
    NextGame::after(move || {
        spawn_local(async move {
            list.try_set(latest_games().await.ok());
        });
    });
    list
}

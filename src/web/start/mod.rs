//! The start screen, and its parts as sheets over a running game.

mod new_game_form;
mod new_game_sheet;
mod recent_games;
pub mod sheets;

use new_game_form::NewGameForm;

use crate::web::app::autosave::SaveStatus;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::start::recent_games::RecentGamesList;
use crate::web::table::panels::{Message, StartupProblems};
use crate::web::ui::file_picker::pick;
use crate::web::ui::icon::symbol;
use leptos::prelude::*;
use tabletop::game::GameName;

/// The form for a new game, and the recent games.
#[component]
pub fn Start() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let not_saved = move || app.autosave.status.with(|status| *status == SaveStatus::NotSaved);
    let nothing_kept = move || app.recent_games.is_empty() && app.damaged_saves.is_empty();
    view! {
        <div class="start">
            <header class="start-sky">
                <div class="start-title">
                    <h1>
                        <svg role="img" viewBox="0 0 192 100" aria-label=move || t_string!(i18n, title)>
                            {symbol("wordmark")}
                        </svg>
                    </h1>
                    <p>{text!(i18n, tagline)}</p>
                </div>
                <svg
                    class="scene"
                    viewBox="0 0 1200 360"
                    preserveAspectRatio="xMidYMax slice"
                    aria-hidden="true"
                >
                    {symbol("scene")}
                </svg>
            </header>
            <main class="start-panel" aria-label=move || t_string!(i18n, start.label)>
                {move || not_saved().then(|| view! {
                    <div class="banner" data-kept="not-saved"><p>{text!(i18n, save.not_saved)}</p></div>
                })}
                <StartupProblems/>
                <Message/>
                <NewGameForm game=GameName::Eko names=Vec::new()>
                    <button type="button" class="button" on:click=move |_| pick()>
                        {text!(i18n, start.open)}
                    </button>
                </NewGameForm>
                <section
                    class="field"
                    aria-label=move || t_string!(i18n, menu.earlier)
                    hidden=nothing_kept
                >
                    <h2>{text!(i18n, menu.earlier)}</h2>
                    <RecentGamesList/>
                </section>
            </main>
        </div>
    }
}

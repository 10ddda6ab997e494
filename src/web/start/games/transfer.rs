//! All games and settings as one file, saved or put back.

use super::limit_words;
use super::listed::Listed;
use super::row::{Said, say};
use crate::web::app::archive;
use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::ui::file_picker::{LARGEST_ARCHIVE, OpenButton, download};
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The limit, and the buttons that save all or put a file back.
#[component]
pub fn Transfer(all: Memo<Vec<Listed>>) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let said = RwSignal::new(None::<String>);
    let games = move || all.with(Vec::len);
    let export = move |_| {
        spawn_local(async move {
            match archive::export(app).await {
                Ok(text) => download("eko-all", &text),
                Err(error) => {
                    let why = error.to_string();
                    say(app, said, t_string!(i18n, games.refused, why = why));
                }
            }
        });
    };
    let import = move |name: String, read: Result<String, String>| match read {
        Ok(text) => spawn_local(import(app, name, text, said)),
        Err(fault) => say(app, said, t_string!(i18n, save.bad_file, name = name, fault = fault)),
    };
    view! {
        <section class="field" aria-label=move || t_string!(i18n, games.transfer)>
            <p class="game-state">{move || limit_words(i18n, games())}</p>
            <div class="row-of-buttons">
                <button type="button" class="button" on:click=export>
                    <Icon id="save"/>
                    {text!(i18n, games.export)}
                </button>
                <OpenButton
                    id="games-file"
                    accept=".json,application/json"
                    words=Signal::derive(move || t_string!(i18n, games.import))
                    largest=LARGEST_ARCHIVE
                    on_read=import
                />
            </div>
            <p class="said" data-imported="" hidden=move || said.get().is_none()>{move || said.get()}</p>
        </section>
    }
}

/// Puts a file back, and says what came of it.
async fn import(app: App, name: String, text: String, said: Said) {
    let progress = |words: String| drop(said.try_set(Some(words)));
    let words = archive::import_told(app, &name, &text, progress).await;
    say(app, said, words);
}

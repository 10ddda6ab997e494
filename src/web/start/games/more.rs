//! What can be done with a kept game besides continuing it: another title, a copy, deleting it.

use super::listed::{Listed, Place};
use super::row::{Said, say, say_error};
use super::words::short_words;
use crate::web::app::keeping;
use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::ui::focus::focus_on;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::library::{Entry, LONGEST_TITLE};
use web_sys::SubmitEvent;

/// The id of the button that brings a deleted game back.
pub const BRING_BACK: &str = "bring-back";

/// The further buttons of a game. One that the database does not have yet can only be deleted.
#[component]
pub fn More(game: Listed, said: Said) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let Listed { entry, place } = game;
    let waits = matches!(place, Place::Left(_));
    let entry = StoredValue::new(entry);
    let copy = move |_| entry.with_value(|entry| duplicate(app, entry, said));
    let delete = StoredValue::new(place);
    view! {
        <div class="game-more">
            {(!waits).then(|| view! { <Title entry=entry said=said/> })}
            <div class="row-of-buttons">
                {(!waits).then(|| view! {
                    <button type="button" class="button" on:click=copy>
                        <Icon id="copy"/>
                        {text!(i18n, games.copy)}
                    </button>
                })}
                {(delete.get_value() != Place::Table).then(|| view! {
                    <button
                        type="button"
                        class="button danger"
                        on:click=move |_| remove(app, &entry.get_value(), &delete.get_value(), said)
                    >
                        <Icon id="clear"/>
                        {text!(i18n, recent.forget)}
                    </button>
                })}
            </div>
        </div>
    }
}

/// The field for the title of a game.
#[component]
fn Title(entry: StoredValue<Entry>, said: Said) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let id = entry.with_value(|entry| entry.id.clone());
    let field = ["title-", &id].concat();
    let written = RwSignal::new(entry.with_value(|entry| entry.title.clone()));
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        let (id, title) = (id.clone(), written.get_untracked());
        spawn_local(async move {
            match keeping::rename(app, &id, &title).await {
                Ok(()) => say(app, said, t_string!(i18n, games.renamed).to_owned()),
                Err(error) => say_error(app, said, &error),
            }
        });
    };
    view! {
        <form class="field" on:submit=rename>
            <label for=field.clone()>{text!(i18n, games.name)}</label>
            <div class="with-button">
                <input
                    class="input"
                    id=field.clone()
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST_TITLE.to_string()
                    prop:value=move || written.get()
                    on:input=move |event| written.set(event_target_value(&event))
                />
                <button type="submit" class="button">{text!(i18n, games.rename)}</button>
            </div>
        </form>
    }
}

fn duplicate(app: App, entry: &Entry, said: Said) {
    let i18n = app.i18n;
    let id = entry.id.clone();
    let title = t_string!(i18n, games.copy_of, title = short_words(i18n, entry));
    spawn_local(async move {
        match keeping::duplicate(app, &id, &title).await {
            Ok(copy) => say(app, said, t_string!(i18n, games.copied, title = copy.title)),
            Err(error) => say_error(app, said, &error),
        }
    });
}

/// Deletes a game, and offers to bring it back.
fn remove(app: App, entry: &Entry, place: &Place, said: Said) {
    let entry = entry.clone();
    said.set(None);
    if let Place::Left(text) = place {
        app.left_games.remove(text);
        let plain = tabletop::library::plain(text);
        app.kept_games.deleted.update(|all| all.push((entry, plain)));
        return request_focus();
    }
    spawn_local(async move {
        match keeping::delete(app, &entry.id).await {
            Ok(()) => request_focus(),
            Err(error) => say_error(app, said, &error),
        }
    });
}

/// The button of the deleted game had the focus.
fn request_focus() {
    request_animation_frame(|| focus_on(BRING_BACK));
}

//! A game in the list: a button that continues it, and what else can be done with it.

use super::listed::{Listed, Place};
use super::more::More;
use super::picture::picture;
use super::unread::Unread;
use super::words::{head_words, keeping_error_words, short_words, state_words};
use crate::web::app::keeping::{self, KeepingError};
use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What was said about the games last, to be read below the search.
pub type Said = RwSignal<Option<String>>;

/// The button that continues a game: its picture, and what it is. For the running game it is no button.
#[component]
pub fn Resume(game: Listed, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let here = game.place == Place::Table;
    let mut state = state_words(i18n, &game.entry);
    if here {
        state = [t_string!(i18n, games.on_table), " · ", &state].concat();
    }
    let shown = view! {
        {picture(&game.entry)}
        <span class="game-words">
            <strong>{head_words(i18n, &game.entry)}</strong>
            <span class="game-state">{state}</span>
        </span>
    };
    if here {
        return view! { <div class="game-here">{shown}</div> }.into_any();
    }
    view! {
        <button type="button" class="button game-open" on:click=move |_| on_press.run(())>
            {shown}
        </button>
    }
    .into_any()
}

/// A row of the list.
#[component]
pub fn Row(
    game: Listed,
    said: Said,
    /// The id of the game whose further buttons are shown.
    unfolded: RwSignal<Option<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let id = StoredValue::new(game.entry.id.clone());
    let place = match game.place {
        Place::Table => "table",
        Place::Database => "kept",
        Place::Left(_) => "left",
    };
    let damaged = RwSignal::new(None::<(String, String)>);
    let open = Memo::new(move |_| {
        unfolded.with(|unfolded| id.with_value(|id| unfolded.as_ref() == Some(id)))
    });
    let toggle = move |_| {
        let next = (!open.get_untracked()).then(|| id.get_value());
        unfolded.set(next);
    };
    let resumed = game.clone();
    let more = game.clone();
    let called = short_words(i18n, &game.entry);
    view! {
        <li class="game" data-entry=id.get_value() data-place=place>
            <div class="game-line">
                <Resume game=game on_press=move |()| resume(app, &resumed, said, damaged)/>
                <button
                    type="button"
                    class="button bare square"
                    aria-label=t_string!(i18n, games.more)
                    aria-description=called
                    aria-expanded=move || open.get().to_string()
                    on:click=toggle
                >
                    <Icon id="more"/>
                </button>
            </div>
            {move || open.get().then(|| view! { <More game=more.clone() said=said/> })}
            {move || damaged.get().map(|(words, text)| view! {
                <Unread words=words text=text on_forget=move || delete_damaged(app, id.get_value(), said)/>
            })}
        </li>
    }
}

/// Continues a game; what keeps it from that is said.
fn resume(app: App, game: &Listed, said: Said, damaged: RwSignal<Option<(String, String)>>) {
    match &game.place {
        Place::Table => {}
        Place::Left(text) => app.resume_left(text),
        Place::Database => {
            let id = game.entry.id.clone();
            spawn_local(async move {
                let Err(error) = keeping::resume(app, &id).await else { return };
                say_error(app, said, &error);
                match error {
                    KeepingError::Unreadable(_, text) => {
                        let words = t_string!(app.i18n, recent.damaged).to_owned();
                        damaged.try_set(Some((words, text)));
                    }
                    _ => keeping::refresh(app).await,
                }
            });
        }
    }
}

fn delete_damaged(app: App, id: String, said: Said) {
    spawn_local(async move {
        if let Err(error) = keeping::delete(app, &id).await {
            say_error(app, said, &error);
        }
    });
}

/// Says something about the games, if they are still shown.
pub fn say(app: App, said: Said, words: String) {
    app.announcer.announce(words.clone());
    said.try_set(Some(words));
}

/// Says why something could not be done.
pub fn say_error(app: App, said: Said, error: &KeepingError) {
    say(app, said, keeping_error_words(app.i18n, error));
}

//! What the browser keeps besides the running game: earlier games, and saves nobody could read.

use crate::web::I18n;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::table::{PageGame, use_shared};
use crate::web::ui::art::Icon;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::file_picker::download;
use crate::web::ui::modal::Modal;
use crate::web::words::save_error_words;
use leptos::prelude::*;
use tabletop::record::Record;
use tabletop::record::save;
use tabletop::record::save::SavedGame;
use tabletop::table::turns;

/// The shelf as a sheet over the table.
#[component]
pub fn RecentGamesSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let title = Signal::derive(move || t_string!(i18n, menu.earlier).to_owned());
    view! {
        <Modal id="earlier" title=title on_close=move || table.sheet.set(None)>
            <RecentGamesList/>
        </Modal>
    }
}

/// RecentGames games to go back to, and damaged saves to take away.
#[component]
pub fn RecentGamesList() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    view! {
        <ul class="shelf">
            {move || app.earlier.all().into_iter().map(|text| view! { <Game text=text/> }).collect_view()}
            {move || {
                let each = app.damaged.all().into_iter();
                each.map(|(place, text)| view! {
                    <Unread
                        words=t_string!(i18n, recent.damaged).to_owned()
                        text=text
                        on_forget=move || app.damaged.forget(&place)
                    />
                }).collect_view()
            }}
        </ul>
    }
}

#[component]
fn Game(text: String) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let words = match save::read(&text) {
        Ok(SavedGame::Eko(record)) => game_words(i18n, &record),
        Ok(SavedGame::Cities(record)) => game_words(i18n, &record),
        Err(fault) => {
            let words = save_error_words(i18n, &fault);
            let this = text.clone();
            let forget = move || app.earlier.take(&this);
            return view! { <Unread words=words text=text on_forget=forget/> }.into_any();
        }
    };
    view! {
        <li>
            <button type="button" class="button" on:click=move |_| app.back_to(&text)>
                <Icon id="undo"/>
                {words}
            </button>
        </li>
    }
    .into_any()
}

/// Which game, who plays, and for how long.
fn game_words<G: PageGame>(i18n: I18n, record: &Record<G>) -> String {
    let names = record.names().join(", ");
    let turns = turns(record).len() as u64;
    G::title(i18n).to_owned() + ": " + &t_string!(i18n, recent.game, names = names, count = turns)
}

/// A text that is no game to this version: to be taken away as a file, or thrown away.
#[component]
fn Unread(words: String, text: String, on_forget: impl Fn() + 'static) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <li class="damaged">
            <p>{words}</p>
            <button type="button" class="button" on:click=move |_| download("eko-damaged", &text)>
                <Icon id="save"/>
                {text!(i18n, save.damaged_download)}
            </button>
            <ConfirmButton
                words=move || t_string!(i18n, recent.forget)
                really=move || t_string!(i18n, recent.really_forget)
                on_sure=on_forget
            />
        </li>
    }
}

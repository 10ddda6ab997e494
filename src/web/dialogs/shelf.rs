//! What the browser keeps besides the running game: earlier games, and saves nobody could read.

use super::super::art::Icon;
use super::super::files::download;
use super::super::hall::use_hall;
use super::super::sure::SureButton;
use super::super::table::{PageGame, use_shared};
use super::super::words::save_fault_words;
use super::sheet::Modal;
use crate::web::I18n;
use crate::web::i18n::*;
use eko::record::Record;
use eko::save::{self, SavedGame};
use eko::table::turns;
use leptos::prelude::*;

/// The shelf as a sheet over the table.
#[component]
pub fn EarlierGames() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let title = Signal::derive(move || t_string!(i18n, menu.earlier).to_owned());
    view! {
        <Modal id="earlier" title=title on_close=move || table.sheet.set(None)>
            <Shelf/>
        </Modal>
    }
}

/// Earlier games to go back to, and damaged saves to take away.
#[component]
pub fn Shelf() -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    view! {
        <ul class="shelf">
            {move || hall.earlier.all().into_iter().map(|text| view! { <Game text=text/> }).collect_view()}
            {move || {
                let each = hall.damaged.all().into_iter();
                each.map(|(place, text)| view! {
                    <Unread
                        words=t_string!(i18n, earlier.damaged).to_owned()
                        text=text
                        on_forget=move || hall.damaged.forget(&place)
                    />
                }).collect_view()
            }}
        </ul>
    }
}

#[component]
fn Game(text: String) -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    let words = match save::read(&text) {
        Ok(SavedGame::Eko(record)) => game_words(i18n, &record),
        Ok(SavedGame::Cities(record)) => game_words(i18n, &record),
        Err(fault) => {
            let words = save_fault_words(i18n, &fault);
            let this = text.clone();
            let forget = move || hall.earlier.take(&this);
            return view! { <Unread words=words text=text on_forget=forget/> }.into_any();
        }
    };
    view! {
        <li>
            <button type="button" class="button" on:click=move |_| hall.back_to(&text)>
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
    G::title(i18n).to_owned() + ": " + &t_string!(i18n, earlier.game, names = names, count = turns)
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
            <SureButton
                words=move || t_string!(i18n, earlier.forget)
                really=move || t_string!(i18n, earlier.really_forget)
                on_sure=on_forget
            />
        </li>
    }
}

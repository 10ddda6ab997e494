//! What the browser keeps besides the running game: earlier games, and saves nobody could read.

use super::super::art::Icon;
use super::super::files::download;
use super::super::hall::use_hall;
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
    let hall = use_hall();
    view! {
        <ul class="shelf">
            {move || hall.earlier.all().into_iter().map(|text| view! { <Game text=text/> }).collect_view()}
            {move || {
                let each = hall.damaged.all().into_iter();
                each.map(|(place, text)| view! { <DamagedSave place=place text=text/> }).collect_view()
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
        Err(fault) => save_fault_words(i18n, &fault),
    };
    view! {
        <li>
            <button type="button" class="button" on:click=move |_| hall.back_to(&text)>
                <Icon id="undo"/>
                {words}
            </button>
        </li>
    }
}

/// Which game, who plays, and for how long.
fn game_words<G: PageGame>(i18n: I18n, record: &Record<G>) -> String {
    let names = record.names().join(", ");
    let turns = turns(record).len() as u64;
    G::title(i18n).to_owned() + ": " + &t_string!(i18n, earlier.game, names = names, count = turns)
}

#[component]
fn DamagedSave(place: String, text: String) -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    view! {
        <li class="damaged">
            <p>{text!(i18n, earlier.damaged)}</p>
            <button type="button" class="button" on:click=move |_| download("eko-damaged", &text)>
                <Icon id="save"/>
                {text!(i18n, save.damaged_download)}
            </button>
            <button type="button" class="button danger" on:click=move |_| hall.damaged.forget(&place)>
                {text!(i18n, earlier.forget)}
            </button>
        </li>
    }
}

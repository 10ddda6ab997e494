//! The sheets over a running game that lead to another one.

use super::games::games_sheet;
use super::new_game_sheet::NewGameSheet;
use crate::web::table::{Sheet, use_table_view};
use crate::web::ui::later::later;
use leptos::prelude::*;

/// The open sheet, if it is one of these.
#[component]
pub fn StartSheets() -> impl IntoView {
    let table = use_table_view();
    let close = Callback::new(move |()| table.close_sheet());
    move || match table.sheet.get() {
        Some(Sheet::NewGame) => view! { <NewGameSheet/> }.into_any(),
        Some(Sheet::Games) => later(games_sheet, move |open| open(close)),
        _ => ().into_any(),
    }
}

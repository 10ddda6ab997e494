//! The sheets over a running game that lead to another one.

use super::new_game_sheet::NewGameSheet;
use super::recent_games::RecentGamesSheet;
use crate::web::table::{Sheet, use_table_view};
use leptos::prelude::*;

/// The open sheet, if it is one of these.
#[component]
pub fn StartSheets() -> impl IntoView {
    let table = use_table_view();
    move || match table.sheet.get() {
        Some(Sheet::NewGame) => view! { <NewGameSheet/> }.into_any(),
        Some(Sheet::RecentGames) => view! { <RecentGamesSheet/> }.into_any(),
        _ => ().into_any(),
    }
}

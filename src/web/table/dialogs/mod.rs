//! Sheets that lie over the table.

mod confirm;
mod menu;
mod new_game;
mod result;
mod rules;

use crate::web::start::recent_games;

use crate::web::table::{Sheet, use_shared};
use leptos::prelude::*;

/// The chooser, and the one sheet that is open.
#[component]
pub fn Dialogs() -> impl IntoView {
    let table = use_shared();
    view! {
        {(table.parts.chooser)()}
        {move || match table.sheet.get() {
            None => ().into_any(),
            Some(Sheet::Menu) => view! { <menu::Menu/> }.into_any(),
            Some(Sheet::NewGame) => view! { <new_game::NewGame/> }.into_any(),
            Some(Sheet::RecentGames) => view! { <recent_games::RecentGamesSheet/> }.into_any(),
            Some(Sheet::Rules) => view! { <rules::Rules/> }.into_any(),
            Some(Sheet::Resign) => view! { <confirm::Resign/> }.into_any(),
            Some(Sheet::Draw) => view! { <confirm::Draw/> }.into_any(),
            Some(Sheet::Over) => view! { <result::Over/> }.into_any(),
        }}
    }
}

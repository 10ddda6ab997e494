//! Sheets that lie over the table.

mod chooser;
mod confirm;
mod eko_rules;
mod eko_score;
mod menu;
mod new_game;
mod over;
mod rules;
mod sheet;
mod shelf;

pub use chooser::Chooser;
pub use eko_rules::EkoRules;
pub use eko_score::EkoScore;
pub use sheet::Modal;
pub use shelf::Shelf;

use super::table::{Sheet, use_shared};
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
            Some(Sheet::Earlier) => view! { <shelf::EarlierGames/> }.into_any(),
            Some(Sheet::Rules) => view! { <rules::Rules/> }.into_any(),
            Some(Sheet::Resign) => view! { <confirm::Resign/> }.into_any(),
            Some(Sheet::Draw) => view! { <confirm::Draw/> }.into_any(),
            Some(Sheet::Over) => view! { <over::Over/> }.into_any(),
        }}
    }
}

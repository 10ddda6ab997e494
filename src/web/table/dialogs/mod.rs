//! Sheets over the table. Those for other games than the running one are the start screen's.

mod by_link;
mod confirm;
mod menu;
mod pictures;
mod players;
mod result;
mod score_table;
mod share;

pub use by_link::Waiting;
pub use score_table::{ScoreLine, ScoreTable};

use crate::web::table::{Sheet, TableView, use_table_view};
use leptos::prelude::*;

/// The sheet that is open. All but the menu, which holds the list of languages, are drawn again in another
/// one.
fn worded(table: TableView) -> Option<Sheet> {
    let sheet = table.sheet.get();
    if sheet != Some(Sheet::Menu) {
        table.app.i18n.language();
    }
    sheet
}

/// The chooser, and the one sheet that is open.
#[component]
pub fn Dialogs() -> impl IntoView {
    let table = use_table_view();
    view! {
        {(table.views.chooser)()}
        {move || match worded(table) {
            None | Some(Sheet::NewGame | Sheet::Games) => ().into_any(),
            Some(Sheet::Menu) => view! { <menu::Menu/> }.into_any(),
            Some(Sheet::Share) => view! { <share::ShareSheet/> }.into_any(),
            Some(Sheet::ByLink) => view! { <by_link::ByLinkSheet/> }.into_any(),
            Some(Sheet::Players) => view! { <players::PlayersSheet/> }.into_any(),
            Some(Sheet::Resign) => view! { <confirm::Resign/> }.into_any(),
            Some(Sheet::Draw) => view! { <confirm::Draw/> }.into_any(),
            Some(Sheet::Result) => view! { <result::ResultSheet/> }.into_any(),
        }}
    }
}

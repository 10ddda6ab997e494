//! The rules on one sheet.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;

/// The rules in short.
#[component]
pub fn Rules() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, menu.rules).to_owned());
    view! {
        <Modal id="rules" title=title on_close=move || table.close_sheet()>
            {(table.views.rules)()}
        </Modal>
    }
}

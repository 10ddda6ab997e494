//! Buttons that save a picture of the board.

use crate::web::i18n::*;
use crate::web::table::picture::{Kind, save_picture};
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// The board as it is shown now, as a file of either kind.
#[component]
pub fn Pictures() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let words = move |kind| match kind {
        Kind::Svg => t_string!(i18n, picture.svg),
        Kind::Png => t_string!(i18n, picture.png),
    };
    let button = move |kind| {
        view! {
            <button type="button" class="button" on:click=move |_| save_picture(table, kind)>
                <Icon id="save"/>
                {move || words(kind)}
            </button>
        }
    };
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, picture.title)}</legend>
            <p>{text!(i18n, picture.note)}</p>
            <div class="row-of-buttons">
                {[Kind::Svg, Kind::Png].map(button).into_iter().collect_view()}
            </div>
        </fieldset>
    }
}

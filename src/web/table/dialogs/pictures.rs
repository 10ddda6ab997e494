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
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, picture.title)}</legend>
            <p>{text!(i18n, picture.note)}</p>
            <div class="row-of-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| save_picture(table, Kind::Svg)
                >
                    <Icon id="save"/>
                    {text!(i18n, picture.svg)}
                </button>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| save_picture(table, Kind::Png)
                >
                    <Icon id="save"/>
                    {text!(i18n, picture.png)}
                </button>
            </div>
        </fieldset>
    }
}

//! The frame of every game's setup form.

use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// A form with the button that starts the game, and `foot`, other buttons before it.
#[component]
pub fn SetupForm(
    on_submit: impl Fn() + 'static,
    foot: Children,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <form
            class="game-form"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                on_submit();
            }
        >
            {children()}
            <div class="dialog-foot">
                {foot()}
                <button type="submit" class="button main" data-start="">
                    <Icon id="check"/>
                    {text!(i18n, start.go)}
                </button>
            </div>
        </form>
    }
}

//! The frame of every game's setup form.

use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use crate::web::ui::seats::SeatFields;
use leptos::prelude::*;

/// A form with the button that starts the game, and others before it: `foot`, and one that starts it
/// against computer players, or where they are chosen, with people alone.
#[component]
pub fn SetupForm(
    seats: SeatFields,
    on_submit: impl Fn() + Copy + 'static,
    foot: Children,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let start_with_others = move || {
        seats.seat_all(!seats.has_computers());
        on_submit();
    };
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
                <button type="button" class="button" on:click=move |_| start_with_others()>
                    <Icon id="computer"/>
                    {move || if seats.has_computers() {
                        t_string!(i18n, computer.people)
                    } else {
                        t_string!(i18n, computer.against)
                    }}
                </button>
                <button type="submit" class="button main" data-start="">
                    <Icon id="check"/>
                    {text!(i18n, start.go)}
                </button>
            </div>
        </form>
    }
}

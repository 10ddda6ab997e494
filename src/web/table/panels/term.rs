//! A word of a panel that says what it is for when it is asked.

use crate::web::table::use_table_view;
use leptos::prelude::*;
use web_sys::PointerEvent;

/// Asked by the pointer, the focus or a tap; the answer is in the line beside the board.
#[component]
pub fn Term(
    words: impl Fn() -> &'static str + Copy + Send + 'static,
    about: impl Fn() -> &'static str + Copy + Send + 'static,
) -> impl IntoView {
    let asked = use_table_view().asked;
    let ask = move || asked.set(Some((words(), about())));
    let mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
    view! {
        <button
            type="button"
            class="term"
            aria-describedby="why"
            on:focus=move |_| ask()
            on:click=move |_| ask()
            on:blur=move |_| asked.set(None)
            on:pointerenter=move |event| if mouse(&event) { ask() }
            on:pointerleave=move |event| if mouse(&event) { asked.set(None) }
        >
            {words}
        </button>
    }
}

//! The one polite live region of the page.

use crate::web::app::state::use_app;
use leptos::prelude::*;

/// Whatever is announced to screen readers.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let announcer = use_app().announcer;
    view! { <p class="visually-hidden" role="status" data-live="">{move || announcer.latest()}</p> }
}

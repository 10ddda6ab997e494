//! What is said to screen readers.

use leptos::prelude::*;

/// Says sentences to screen readers.
#[derive(Clone, Copy)]
pub struct Speaker(RwSignal<String>);

impl Speaker {
    /// Nothing said yet.
    pub fn new() -> Self {
        Self(RwSignal::new(String::new()))
    }

    /// Says a sentence; the same one twice is said twice.
    pub fn say(self, words: String) {
        if words.is_empty() {
            return;
        }
        self.0.update(|said| {
            *said = if *said == words { words + "\u{a0}" } else { words };
        });
    }
}

/// The one polite live region of the page.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let Speaker(said) = crate::web::app::state::use_app().speaker;
    view! { <p class="visually-hidden" role="status" data-live="">{move || said.get()}</p> }
}

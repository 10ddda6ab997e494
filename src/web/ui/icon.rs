//! Symbols of the sheet, and icons of the tools.

use leptos::prelude::*;

/// A symbol in its own position.
pub fn symbol(id: &str) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}")/> }
}

/// A symbol with a class.
pub fn mark(id: &str, class: &'static str) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}") class=class/> }
}

/// A symbol, moved.
pub fn symbol_at(id: &str, transform: String) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}") transform=transform/> }
}

/// An icon of the tools.
#[component]
pub fn Icon(id: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            {symbol(&format!("icon-{id}"))}
        </svg>
    }
}

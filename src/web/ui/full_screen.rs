//! The full screen, where the browser has one for pages.

use leptos::ev::fullscreenchange;
use leptos::prelude::*;

/// Whether the page fills the screen; `None` where it cannot, as on an iPhone.
pub fn full_screen() -> Option<RwSignal<bool>> {
    if !document().fullscreen_enabled() {
        return None;
    }
    let fills = || document().fullscreen_element().is_some();
    let on = RwSignal::new(fills());
    let handle = window_event_listener(fullscreenchange, move |_| on.set(fills()));
    on_cleanup(move || handle.remove());
    Some(on)
}

/// Fills the screen with the page, or ends that.
pub fn toggle_full_screen() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if let Some(root) = document().document_element() {
        let _ = root.request_fullscreen();
    }
}

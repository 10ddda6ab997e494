//! The copy of the page that is kept for use without a network, as `src/offline.js` tells of it.

use leptos::prelude::*;
use web_sys::Event;

/// How far the copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageCopy {
    /// Not every file is kept, or the browser keeps none.
    Missing,
    /// Every file is kept.
    Ready,
    /// Another version is kept, and is taken at the next start.
    Newer,
}

/// How far the copy is, followed from now on.
pub fn page_copy() -> RwSignal<PageCopy> {
    let copy = RwSignal::new(told());
    let handle = window_event_listener_untyped("copychange", move |_| copy.set(told()));
    on_cleanup(move || handle.remove());
    copy
}

/// Takes the newer version: loads the page again.
pub fn take_newer() {
    if let Ok(event) = Event::new("takenewer") {
        let _ = document().dispatch_event(&event);
    }
}

fn told() -> PageCopy {
    let told = document().document_element().and_then(|root| root.get_attribute("data-copy"));
    match told.as_deref() {
        Some("ready") => PageCopy::Ready,
        Some("newer") => PageCopy::Newer,
        _ => PageCopy::Missing,
    }
}

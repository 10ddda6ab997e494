//! Whether the page can be used without a network, and whether a newer version waits.

use crate::web::app::offline::{PageCopy, take_newer};
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// "Ready to play offline", or the offer of the newer version; nothing while there is no copy.
#[component]
pub fn CopyStatus() -> impl IntoView {
    let i18n = use_i18n();
    let copy = use_app().page_copy;
    move || match copy.get() {
        PageCopy::Missing => ().into_any(),
        PageCopy::Ready => view! {
            <p class="copy-status" data-offline="ready">
                <Icon id="check"/>
                {text!(i18n, offline.ready)}
            </p>
        }
        .into_any(),
        PageCopy::Newer => view! {
            <p class="copy-status" data-update="" data-offline="ready">
                <span>{text!(i18n, offline.newer)}</span>
                <button type="button" class="button" on:click=move |_| take_newer()>
                    {text!(i18n, offline.take)}
                </button>
            </p>
        }
        .into_any(),
    }
}

//! The faces as a file, from one, and as they were given.

use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::faces::{change, take};
use crate::web::i18n::*;
use crate::web::ui::file_picker::{OpenButton, download_text};
use leptos::prelude::*;
use tabletop::eko::TileSet;

/// Three buttons, and why a file was not read.
#[component]
pub fn Files(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let fault = RwSignal::new(None::<String>);
    let ours = Memo::new(move |_| shop.faces.with(|faces| *faces == TileSet::default()));
    let open = move |name: String, text: Result<String, String>| {
        let read = text.and_then(|text| take(shop, &text));
        let words = |why| t_string!(i18n, eko.editor.faces_unread, name = name, fault = why);
        let words = read.err().map(words);
        shop.app.announcer.announce(words.clone().unwrap_or_default());
        fault.set(words);
    };
    view! {
        <div class="row-of-buttons">
            <button
                type="button"
                class="button"
                on:click=move |_| {
                    let text = shop.faces.with_untracked(ToString::to_string);
                    download_text("eko-tiles", "txt", &text);
                }
            >
                {text!(i18n, eko.editor.faces_save)}
            </button>
            <OpenButton
                id="faces-file"
                accept=".txt,text/plain"
                words=Signal::derive(move || t_string!(i18n, eko.editor.faces_open))
                on_read=open
            />
            <button
                type="button"
                class="button"
                aria-disabled=move || ours.get().to_string()
                on:click=move |_| {
                    fault.set(None);
                    change(shop, TileSet::default());
                }
            >
                {text!(i18n, eko.editor.faces_reset)}
            </button>
        </div>
        <p class="fault">{move || fault.get()}</p>
    }
}

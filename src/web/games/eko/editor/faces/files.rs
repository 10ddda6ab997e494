//! The faces saved as a file, read from one, and reset.

use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::faces::{change, read_faces};
use crate::web::i18n::*;
use crate::web::ui::file_picker::{OpenButton, download_text};
use leptos::prelude::*;
use tabletop::eko::TileSet;

/// Three buttons, and why a file was not read.
#[component]
pub fn Files(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let error = RwSignal::new(None::<String>);
    let read_from = RwSignal::new(None::<String>);
    let standard = Memo::new(move |_| editor.faces.with(|faces| *faces == TileSet::default()));
    let open = move |name: String, text: Result<String, String>| {
        let (well, wrong) = match text.and_then(|text| read_faces(editor, &text)) {
            Ok(()) => (Some(t_string!(i18n, eko.editor.faces_read, name = name)), None),
            Err(why) => {
                (None, Some(t_string!(i18n, eko.editor.faces_unread, name = name, fault = why)))
            }
        };
        editor.app.announcer.announce(well.clone().or_else(|| wrong.clone()).unwrap_or_default());
        read_from.set(well);
        error.set(wrong);
    };
    view! {
        <div class="row-of-buttons">
            <button
                type="button"
                class="button"
                on:click=move |_| {
                    let text = editor.faces.with_untracked(ToString::to_string);
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
                aria-disabled=move || standard.get().to_string()
                on:click=move |_| {
                    error.set(None);
                    read_from.set(None);
                    change(editor, TileSet::default());
                }
            >
                {text!(i18n, eko.editor.faces_reset)}
            </button>
        </div>
        <p>{move || read_from.get()}</p>
        <p class="fault">{move || error.get()}</p>
    }
}

//! A text to take along: a field that cannot be changed, and a button that copies it.

use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::clipboard::{copied_words, copy};
use crate::web::ui::icon::Icon;
use leptos::html::Textarea;
use leptos::prelude::*;

/// The field, what is said about it, and its button; the children are more buttons.
#[component]
pub fn CopyField(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    #[prop(into)] copy_label: Signal<&'static str>,
    #[prop(into)] note: Signal<String>,
    text: String,
    /// Whether the text is a link to what is shown.
    #[prop(optional)]
    link: bool,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let i18n = use_i18n();
    let announcer = use_app().announcer;
    let field = NodeRef::<Textarea>::new();
    let said = RwSignal::new(None::<&'static str>);
    Effect::new(move |_| announcer.announce(said.get().unwrap_or_default().to_owned()));
    let copied = text.clone();
    let on_copy = move |_| {
        copy(&copied, move |allowed| {
            let words = copied_words(i18n, allowed, field);
            said.try_set(Some(words));
        });
    };
    let (note_id, said_id) = (format!("{id}-note"), format!("{id}-said"));
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <textarea
                class="input"
                id=id
                rows="3"
                readonly
                spellcheck="false"
                data-link=link.then_some("")
                aria-describedby=format!("{note_id} {said_id}")
                node_ref=field
                prop:value=text
            ></textarea>
            <p id=note_id>{note}</p>
            <div class="row-of-buttons">
                <button type="button" class="button main" on:click=on_copy>
                    <Icon id="copy"/>
                    {copy_label}
                </button>
                {children.map(|children| children())}
            </div>
            <p id=said_id>{move || said.get()}</p>
        </div>
    }
}

//! The choice of the language. Each language is called as it calls itself.

use crate::web::app::language;
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// A list of the languages; one that is chosen is shown once its texts are here.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let i18n = use_i18n();
    let list = NodeRef::new();
    let option = move |(tag, name): &(&'static str, &'static str)| {
        let (tag, name) = (*tag, *name);
        view! {
            <option value=tag lang=tag prop:selected=move || i18n.language() == tag>{name}</option>
        }
    };
    let choose = move |tag: String| {
        language::choose(&tag);
        if let Some(list) = list.get_untracked() {
            let list: web_sys::HtmlSelectElement = list;
            list.set_value(i18n.language());
        }
    };
    view! {
        <label class="language">
            <Icon id="language"/>
            <span>{text!(i18n, language.label)}</span>
            <select
                class="input"
                node_ref=list
                on:change=move |event| choose(event_target_value(&event))
            >
                {LANGUAGES.iter().map(option).collect_view()}
            </select>
        </label>
    }
}

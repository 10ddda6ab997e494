//! A paragraph of the rules.

use super::Reader;
use super::contents::heading;
use super::diagram::DiagramView;
use super::drawing::Drawing;
use super::search::marked;
use crate::web::app::rules::LookUp;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::rulebook::Paragraph;

/// A paragraph: its text, the settlements in it and why, and its diagram.
#[component]
pub fn ParagraphView(
    reader: Reader,
    drawing: Drawing,
    paragraph: Paragraph,
    hidden: Memo<bool>,
    query: RwSignal<String>,
) -> impl IntoView {
    let app = use_app();
    let Paragraph { key, settles, diagram } = paragraph;
    let words = |name: &'static str| {
        let key = key.clone();
        move || marked(&reader.text(&key, name), &query.get())
    };
    let looked_up = {
        let key = key.clone();
        move || {
            let at = app.rules.get().map(|place| place.at);
            matches!(at, Some(LookUp::Paragraph(at)) if at == key)
        }
    };
    let (title, text) = (words("title"), words("text"));
    let settles = settles.into_iter().map(|name| {
        view! { <Settlement reader=reader key=key.clone() name=name query=query/> }
    });
    let diagram = diagram.map(|diagram| {
        view! { <DiagramView reader=reader drawing=drawing key=key.clone() diagram=diagram/> }
    });
    view! {
        <article
            class="rules-paragraph"
            data-paragraph=key.clone()
            data-looked-up=move || looked_up().then_some("")
            hidden=hidden
        >
            <div>
                <h4 id=heading(&key) tabindex="-1">{title}</h4>
                <p>{text}</p>
                {settles.collect_view()}
            </div>
            {diagram}
        </article>
    }
}

/// What the printed rules leave open, as it is settled here, and why.
#[component]
fn Settlement(reader: Reader, key: String, name: String, query: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let (of, settled, why) = (key.clone(), name.clone(), [name.as_str(), " why"].concat());
    let number = name.clone();
    view! {
        <p class="settled" data-settled=name>
            <strong class="number">{move || marked(&number, &query.get())}</strong>
            " "
            {move || marked(&reader.text(&key, &settled), &query.get())}
            " "
            <em>{text!(i18n, rulebook.why)}" "{move || marked(&reader.text(&of, &why), &query.get())}</em>
        </p>
    }
}

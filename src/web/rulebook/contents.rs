//! The rules of a game: the search, the headings, and the paragraphs.

use super::Reader;
use super::drawing::Drawing;
use super::paragraph::ParagraphView;
use super::search::{marked, plain, words_of};
use crate::web::app::rules::LookUp;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::focus::focus;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::library::finds;
use tabletop::rulebook::Group;

/// The id of the search field.
const SEARCH: &str = "rules-search";

/// The id of a group's or paragraph's heading.
pub fn heading(key: &str) -> String {
    ["rule-", key].concat()
}

/// Goes to a heading, and marks what is under it.
pub fn go_to(key: &str) {
    let Some(heading) = document().get_element_by_id(&heading(key)) else { return };
    focus(&heading);
    heading.scroll_into_view();
}

/// The search, the headings, and the paragraphs that are found.
#[component]
pub fn Contents(reader: Reader) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let book = reader.book.get_value();
    follow_links(reader, query);
    let at = use_app().rules.get_untracked().map_or(LookUp::Nothing, |place| place.at);
    let drawing = Drawing::begin(&book, at);
    // The words of the paragraphs of each group: made once for each language.
    let words = Memo::new({
        let book = book.clone();
        move |_| {
            let of_group = |group: &Group| -> Vec<String> {
                let words = |paragraph| words_of(reader, group, paragraph);
                group.paragraphs.iter().map(words).collect()
            };
            book.groups.iter().map(of_group).collect::<Vec<_>>()
        }
    });
    // Which paragraphs of each group are found.
    let found = Memo::new(move |_| {
        let query = plain(&query.get());
        let of_group = |group: &Vec<String>| -> Vec<bool> {
            group.iter().map(|words| finds(words, &query)).collect()
        };
        words.with(|words| words.iter().map(of_group).collect::<Vec<_>>())
    });
    let groups = (0..book.groups.len()).map(
        |at| view! { <GroupView reader=reader drawing=drawing at=at found=found query=query/> },
    );
    view! {
        <div class="rules-tools">
            <Search query=query found=found/>
            <Headings reader=reader query=query/>
        </div>
        <div class="rules-text" translate="yes">
            {groups.collect_view()}
            <Settlements reader=reader query=query/>
        </div>
    }
}

/// Goes to what is looked up; a search that hides it ends.
fn follow_links(reader: Reader, query: RwSignal<String>) {
    let app = use_app();
    Effect::new(move |_| {
        let Some(place) = app.rules.get().filter(|place| place.game == reader.game) else { return };
        let key = match place.at {
            LookUp::Nothing => return,
            LookUp::Paragraph(key) => key.to_owned(),
            LookUp::Group(number) => {
                let book = reader.book.get_value();
                let at = usize::from(number).wrapping_sub(1);
                let Some(group) = book.groups.get(at) else { return };
                group.key.clone()
            }
        };
        query.set(String::new());
        request_animation_frame(move || go_to(&key));
    });
}

/// The field of the search, and how much is found.
#[component]
fn Search(query: RwSignal<String>, found: Memo<Vec<Vec<bool>>>) -> impl IntoView {
    let i18n = use_i18n();
    let count = move || found.with(|found| found.iter().flatten().filter(|one| **one).count());
    let words = move || {
        if query.with(|query| query.trim().is_empty()) {
            return String::new();
        }
        match count() {
            0 => t_string!(i18n, rulebook.none).to_owned(),
            count => t_string!(i18n, rulebook.found, count = count as u64),
        }
    };
    view! {
        <div class="field">
            <label for=SEARCH>{text!(i18n, rulebook.search)}</label>
            <input
                class="input"
                id=SEARCH
                type="search"
                autocomplete="off"
                prop:value=move || query.get()
                on:input=move |event| query.set(event_target_value(&event))
            />
            <p class="rules-found" role="status" data-found=move || count().to_string()>{words}</p>
        </div>
    }
}

/// Ends the search, and goes to a heading.
fn leave_for(query: RwSignal<String>, key: String) {
    query.set(String::new());
    request_animation_frame(move || go_to(&key));
}

/// The headings, each a button that goes there.
#[component]
fn Headings(reader: Reader, query: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let book = reader.book.get_value();
    let groups = book.groups.iter().zip(1..).map(|(group, number)| {
        let (key, target) = (group.key.clone(), group.key.clone());
        view! {
            <li>
                <button type="button" class="rules-go" on:click=move |_| leave_for(query, target.clone())>
                    {move || [&number.to_string(), " ", &reader.group(&key)].concat()}
                </button>
            </li>
        }
    });
    view! {
        <nav class="rules-nav" aria-label=move || t_string!(i18n, rulebook.headings)>
            <ol translate="yes">{groups.collect_view()}</ol>
        </nav>
        <button type="button" class="button rules-print" on:click=move |_| drop(window().print())>
            {text!(i18n, rulebook.print)}
        </button>
    }
}

/// The settlements behind the text, each a button that goes to its paragraph.
#[component]
fn Settlements(reader: Reader, query: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let book = reader.book.get_value();
    let settled = book.paragraphs().flat_map(|paragraph| {
        paragraph.settles.iter().map(move |name| (name.clone(), paragraph.key.clone()))
    });
    let mut settled: Vec<(String, String)> = settled.collect();
    settled.sort_by_key(|(name, _)| (name.len(), name.clone()));
    let settled = settled.into_iter().map(|(name, key)| {
        view! {
            <li>
                <button type="button" class="rules-go" on:click=move |_| leave_for(query, key.clone())>{name}</button>
            </li>
        }
    });
    view! {
        <nav class="rules-nav rules-settled" aria-label=move || t_string!(i18n, rulebook.settled)>
            <p>{text!(i18n, rulebook.settled)}</p>
            <ul>{settled.collect_view()}</ul>
        </nav>
    }
}

/// A group: its heading, and the paragraphs of it that are found.
#[component]
fn GroupView(
    reader: Reader,
    drawing: Drawing,
    at: usize,
    found: Memo<Vec<Vec<bool>>>,
    query: RwSignal<String>,
) -> impl IntoView {
    let book: Arc<_> = reader.book.get_value();
    let group = book.groups[at].clone();
    let (key, id) = (group.key.clone(), heading(&group.key));
    let none = move || found.with(|found| !found[at].contains(&true));
    let paragraphs = group.paragraphs.into_iter().enumerate().map(|(number, paragraph)| {
        let hidden = Memo::new(move |_| found.with(|found| !found[at][number]));
        view! { <ParagraphView reader=reader drawing=drawing paragraph=paragraph hidden=hidden query=query/> }
    });
    view! {
        <section class="rules-group" hidden=none>
            <h3 id=id tabindex="-1">
                {move || [&(at + 1).to_string(), " "].concat()}
                {move || marked(&reader.group(&key), &query.get())}
            </h3>
            {paragraphs.collect_view()}
        </section>
    }
}

//! The search among the paragraphs.

use super::Reader;
use js_sys::JsString;
use leptos::prelude::*;
use tabletop::rulebook::{Group, Paragraph, hits};

/// A text without accents: *a* finds *ä*, and *ekö* finds *eko*.
pub fn plain(text: &str) -> String {
    let apart = JsString::from(text).normalize("NFD");
    let mark = |sign: &char| ('\u{300}'..'\u{370}').contains(sign);
    String::from(apart).chars().filter(|sign| !mark(sign)).collect()
}

/// A text with the words of a search marked in it.
pub fn marked(text: &str, query: &str) -> AnyView {
    if query.trim().is_empty() {
        return text.to_owned().into_any();
    }
    let parts = hits(text, query, plain).into_iter().map(|(hit, part)| match hit {
        true => view! { <mark>{part}</mark> }.into_any(),
        false => part.into_any(),
    });
    parts.collect_view().into_any()
}

/// Everything that a paragraph is found by, without accents.
pub fn words_of(reader: Reader, group: &Group, paragraph: &Paragraph) -> String {
    let key = &paragraph.key;
    let mut words = vec![reader.group(&group.key)];
    words.extend(["title", "text", "diagram"].iter().filter_map(|name| reader.find(key, name)));
    for name in &paragraph.settles {
        words.extend([name.clone(), reader.text(key, name)]);
        words.push(reader.text(key, &[name, " why"].concat()));
    }
    plain(&words.join(" "))
}

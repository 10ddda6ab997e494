//! The list of problems of a draft.

use leptos::prelude::*;

/// A heading that says whether the draft is legal, and every problem in words.
#[component]
pub fn ProblemList(
    problems: Memo<Vec<String>>,
    /// The heading if there are none.
    #[prop(into)]
    legal: Signal<&'static str>,
    /// The heading if there are some.
    #[prop(into)]
    illegal: Signal<&'static str>,
) -> impl IntoView {
    let heading = move || if problems.with(Vec::is_empty) { legal.get() } else { illegal.get() };
    let each =
        move || problems.get().into_iter().map(|words| view! { <li>{words}</li> }).collect_view();
    view! {
        <h3>{heading}</h3>
        <ul>{each}</ul>
    }
}

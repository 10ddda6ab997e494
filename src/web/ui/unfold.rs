//! Options that unfold, drawn when they are first unfolded.

use leptos::prelude::*;

/// A heading with what is chosen, which unfolds the children.
#[component]
pub fn Unfold(
    #[prop(optional)] id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    #[prop(into)] chosen: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let drawn = RwSignal::new(false);
    let unfold = move |_| {
        if !drawn.get_untracked() {
            drawn.set(true);
        }
    };
    view! {
        <details class="field variants" on:toggle=unfold>
            <summary id=(!id.is_empty()).then_some(id)>
                <span class="label">{label}</span>
                <span class="chosen">{chosen}</span>
            </summary>
            {move || drawn.get().then(|| children())}
        </details>
    }
}

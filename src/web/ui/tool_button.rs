//! A button that shows an icon instead of its words.

use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// A button with an icon.
#[component]
pub fn ToolButton(
    icon: &'static str,
    #[prop(into)] words: Signal<&'static str>,
    #[prop(into)] disabled: Signal<bool>,
    /// Whether it keeps the focus when it becomes disabled.
    keeps_focus: bool,
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button square"
            aria-label=words
            title=words
            disabled=move || !keeps_focus && disabled.get()
            aria-disabled=move || keeps_focus.then(|| disabled.get().to_string())
            on:click=move |_| if !disabled.get_untracked() { on_press() }
        >
            <Icon id=icon/>
        </button>
    }
}

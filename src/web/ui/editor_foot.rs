//! The foot of an editor.

use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// Two buttons: one leaves the editor, one keeps its content once that is legal.
#[component]
pub fn EditorFoot(
    #[prop(into)] keep: Signal<&'static str>,
    right: Memo<bool>,
    on_close: impl Fn() + 'static,
    on_keep: impl Fn() + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="dialog-foot">
            <button type="button" class="button" on:click=move |_| on_close()>
                {text!(i18n, choice.cancel)}
            </button>
            <button
                type="button"
                class="button main"
                disabled=move || !right.get()
                on:click=move |_| on_keep()
            >
                <Icon id="check"/>
                {keep}
            </button>
        </div>
    }
}

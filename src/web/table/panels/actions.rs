//! The buttons under the thumb: undo, redo, and what is no click on the board.

use crate::web::i18n::*;
use crate::web::table::{Input, Sheet, use_shared};
use crate::web::ui::art::Icon;
use leptos::prelude::*;

/// The buttons; each stays where it is and goes off when it has nothing to do.
#[component]
pub fn Actions() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let told = table.told;
    view! {
        <div class="actions" role="group" aria-label=move || t_string!(i18n, act.label)>
            <Step
                icon="undo"
                what=told.undo
                none=move || t_string!(i18n, act.undo_none).to_owned()
                words=move |what| t_string!(i18n, act.undo, what = what)
                act=Input::Undo
            />
            <Step
                icon="redo"
                what=told.redo
                none=move || t_string!(i18n, act.redo_none).to_owned()
                words=move |what| t_string!(i18n, act.redo, what = what)
                act=Input::Redo
            />
            {(table.parts.buttons)()}
            <button
                type="button"
                class="button"
                hidden=move || told.open.get()
                on:click=move |_| table.sheet.set(Some(Sheet::Over))
            >
                {text!(i18n, act.result)}
            </button>
        </div>
    }
}

/// Undo or redo: the label says what it takes back or plays again.
#[component]
fn Step(
    icon: &'static str,
    what: Memo<Option<String>>,
    none: impl Fn() -> String + Copy + Send + 'static,
    words: impl Fn(String) -> String + Copy + Send + 'static,
    act: Input,
) -> impl IntoView {
    let table = use_shared();
    let label = move || what.get().map_or_else(none, words);
    view! {
        <button
            type="button"
            class="button square"
            data-act=icon
            aria-label=label
            title=label
            disabled=move || what.get().is_none()
            on:click=move |_| {
                table.input(act);
            }
        >
            <Icon id=icon/>
        </button>
    }
}

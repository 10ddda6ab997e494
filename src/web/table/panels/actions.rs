//! The buttons below the board: undo, redo, and the moves that are not clicks on the board.

use super::computer_buttons::ComputerButtons;
use crate::web::i18n::*;
use crate::web::table::advice::Step as HintStep;
use crate::web::table::{Sheet, use_table_view};
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::table::TableInput;

/// The buttons; each stays in its place, disabled while it has nothing to do.
#[component]
pub fn Actions() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let begun = move || table.prompt.with(|prompt| prompt.undo.map(str::to_owned));
    let step = move || table.history.with(|history| history.undo.clone());
    let undo = Signal::derive(move || begun().or_else(step));
    let redo = Signal::derive(move || table.history.with(|history| history.redo.clone()));
    view! {
        <div
            class="table-foot actions"
            role="group"
            aria-label=move || t_string!(i18n, act.label)
            hidden=move || table.in_review.get()
            data-computer=move || table.thinker.get().map(|_| "")
        >
            <Step
                icon="undo"
                what=undo
                none=move || t_string!(i18n, act.undo_none).to_owned()
                words=move |what| t_string!(i18n, act.undo, what = what)
                input=TableInput::Undo
            />
            <Step
                icon="redo"
                what=redo
                none=move || t_string!(i18n, act.redo_none).to_owned()
                words=move |what| t_string!(i18n, act.redo, what = what)
                input=TableInput::Redo
            />
            <HintButton/>
            {(table.views.buttons)()}
            <ComputerButtons/>
            <button
                type="button"
                class="button main"
                hidden=move || table.open.get() || !table.tells_result()
                on:click=move |_| table.sheet.set(Some(Sheet::Result))
            >
                {text!(i18n, act.result)}
            </button>
        </div>
    }
}

/// Undo or redo, labelled with the step it takes back or plays again.
#[component]
fn Step(
    icon: &'static str,
    what: Signal<Option<String>>,
    none: impl Fn() -> String + Copy + Send + 'static,
    words: impl Fn(String) -> String + Copy + Send + 'static,
    input: TableInput,
) -> impl IntoView {
    let table = use_table_view();
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
                table.dispatch.run(input);
            }
        >
            <Icon id=icon/>
        </button>
    }
}

/// Tells one step more of a good move; a person's turn only.
#[component]
fn HintButton() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let advice = table.advice;
    let step = move || advice.hint.with(|hint| hint.as_ref().map(|hint| hint.step));
    let words = move || match step() {
        None => t_string!(i18n, advice.ask),
        Some(HintStep::With) => t_string!(i18n, advice.where_to),
        Some(HintStep::Where | HintStep::Why) => t_string!(i18n, advice.why),
    };
    let idle = move || {
        !table.open.get()
            || table.thinker.get().is_some()
            || table.elsewhere.get().is_some()
            || advice.looking.get()
            || step() == Some(HintStep::Why)
    };
    view! {
        <button
            type="button"
            class="button square"
            data-act="hint"
            aria-label=words
            title=words
            aria-busy=move || advice.looking.get().then_some("true")
            disabled=idle
            on:click=move |_| advice.ask(table)
        >
            <Icon id="hint"/>
        </button>
    }
}

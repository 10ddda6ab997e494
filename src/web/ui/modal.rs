//! A modal dialog, which keeps the focus and returns it, and closes by Escape.

use crate::web::i18n::*;
use crate::web::ui::focus::focus;
use crate::web::ui::icon::Icon;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};

/// A modal dialog with a title, a body and a row of buttons.
#[component]
pub fn Modal(
    id: &'static str,
    #[prop(into)] title: Signal<String>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let node = NodeRef::<Dialog>::new();
    let before = StoredValue::new_local(document().active_element());
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            let _ = dialog.show_modal();
        }
    });
    on_cleanup(move || return_focus(before.try_get_value().flatten()));
    let heading = format!("{id}-title");
    let close = Signal::derive(move || t_string!(i18n, tool.close).to_owned());
    view! {
        <dialog
            class="scrim"
            role="dialog"
            aria-modal="true"
            aria-labelledby=heading
            data-sheet=id
            node_ref=node
            on:cancel=move |event: Event| {
                if is_of(node, &event) {
                    event.prevent_default();
                    on_close();
                }
            }
            on:click=move |event: MouseEvent| {
                if is_of(node, &event) {
                    on_close();
                }
            }
        >
            <div class="dialog">
                <Head id=heading.clone() title=title close=close on_close=on_close/>
                {children()}
            </div>
        </dialog>
    }
}

/// Whether an event is the dialog's own: controls inside send events of the same names, such as the
/// `cancel` of a file chooser.
fn is_of(dialog: NodeRef<Dialog>, event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    dialog.get_untracked().zip(target).is_some_and(|(own, target)| own.is_same_node(Some(&target)))
}

/// The head of a dialog: its title, and a button that closes it.
#[component]
pub fn Head(
    #[prop(into)] id: String,
    #[prop(into)] title: Signal<String>,
    #[prop(into)] close: Signal<String>,
    on_close: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <div class="dialog-head">
            <h2 id=id>{title}</h2>
            <button
                type="button"
                class="button bare"
                aria-label=close
                on:click=move |_| on_close()
            >
                <Icon id="close"/>
            </button>
        </div>
    }
}

/// Returns the focus to where it was, unless something else has it.
fn return_focus(before: Option<Element>) {
    request_animation_frame(move || {
        let free =
            document().active_element().is_none_or(|e| e.tag_name().eq_ignore_ascii_case("body"));
        if let Some(before) = before.filter(|before| free && before.is_connected()) {
            focus(&before);
        }
    });
}

//! The layout that a game begins with: the standard one, or your own.

use crate::web::games::cities::editor::Layouts;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use leptos::prelude::*;

/// The choice of the layout, and buttons that edit or delete it.
#[component]
pub fn LayoutChoice(layouts: Layouts, editing: RwSignal<Option<Option<String>>>) -> impl IntoView {
    let i18n = use_i18n();
    let own = move || layouts.chosen.get().is_some();
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, cities.setup.label)}</legend>
            <div class="segments">
                <Choice layouts=layouts name=None/>
                {move || {
                    let names = layouts.names().into_iter();
                    names.map(|name| view! { <Choice layouts=layouts name=Some(name)/> }).collect_view()
                }}
            </div>
            <div class="row-of-buttons">
                <button type="button" class="button" on:click=move |_| editing.set(Some(None))>
                    {text!(i18n, cities.setup.enter)}
                </button>
                <button
                    type="button"
                    class="button"
                    hidden=move || !own()
                    on:click=move |_| editing.set(Some(layouts.chosen.get_untracked()))
                >
                    {text!(i18n, cities.setup.change)}
                </button>
                <ConfirmButton
                    words=move || t_string!(i18n, cities.setup.delete)
                    really=move || t_string!(i18n, start.really_delete)
                    hidden=Signal::derive(move || !own())
                    on_sure=move || layouts.delete_chosen()
                />
            </div>
        </fieldset>
    }
}

/// The layout of this name; the standard one without a name.
#[component]
fn Choice(layouts: Layouts, name: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    let (this, that) = (name.clone(), name.clone());
    let words = move || match &name {
        Some(name) => name.clone(),
        None => t_string!(i18n, cities.setup.standard).to_owned(),
    };
    view! {
        <label class="segment">
            <input
                type="radio"
                name="layout"
                prop:checked=move || layouts.chosen.get() == this
                on:change=move |_| layouts.chosen.set(that.clone())
            />
            <span>{words}</span>
        </label>
    }
}

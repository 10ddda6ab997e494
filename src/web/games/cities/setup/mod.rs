//! The form for a game of Cities: two names, the seats, the start layout.

use crate::web::app::random::seed;
use crate::web::app::state::{App, use_app};
use crate::web::games::cities::editor::{LayoutEditor, Layouts};
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::icon::Icon;
use crate::web::ui::seats::Seats;
use leptos::prelude::*;
use tabletop::cities::{Layout, Player};
use tabletop::record::Record;

/// What was filled in.
#[derive(Clone, Copy)]
struct Form {
    names: [RwSignal<String>; 2],
    draw_seats: RwSignal<bool>,
    layouts: Layouts,
    /// Whether the editor is open: on a layout that is kept, or on the draft.
    editing: RwSignal<Option<Option<String>>>,
}

/// The form, with more buttons beside «start» if wanted.
#[component]
pub fn CitiesForm(names: Vec<String>, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let given = |player: Player| {
        let name = names.get(player.index()).cloned().unwrap_or_default();
        RwSignal::new(if name == player.to_string() { String::new() } else { name })
    };
    let form = Form {
        names: [given(Player::A), given(Player::B)],
        draw_seats: RwSignal::new(false),
        layouts: Layouts::load(),
        editing: RwSignal::new(None),
    };
    view! {
        <form
            class="game-form"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                submit(app, form);
            }
        >
            <Seats names=form.names.to_vec() players=Signal::stored(2) draw_seats=form.draw_seats/>
            <LayoutChoice form=form/>
            <div class="dialog-foot">
                {children()}
                <button type="submit" class="button main" data-start="">
                    <Icon id="check"/>
                    {text!(i18n, start.go)}
                </button>
            </div>
        </form>
        {move || form.editing.get().map(|name| view! {
            <LayoutEditor
                layouts=form.layouts
                name=name
                on_close=move || form.editing.set(None)
            />
        })}
    }
}

/// The standard layout, or one that was entered.
#[component]
fn LayoutChoice(form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let Form { layouts, editing, .. } = form;
    let choice = move |name: Option<String>| {
        let (this, that) = (name.clone(), name.clone());
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="layout"
                    prop:checked=move || layouts.chosen.get() == this
                    on:change=move |_| layouts.chosen.set(that.clone())
                />
                <span>
                    {move || {
                        let name = name.clone();
                        name.unwrap_or_else(|| t_string!(i18n, cities.setup.standard).to_owned())
                    }}
                </span>
            </label>
        }
    };
    let own = move || layouts.chosen.get().is_some();
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, cities.setup.label)}</legend>
            <div class="segments">
                {choice(None)}
                {move || layouts.names().into_iter().map(|name| choice(Some(name))).collect_view()}
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

fn submit(app: App, form: Form) {
    let mut names = form.names.map(|name| name.get_untracked().trim().to_owned());
    if form.draw_seats.get_untracked() && seed().is_multiple_of(2) {
        names.reverse();
    }
    let layout: Layout = form.layouts.chosen_layout().unwrap_or_default();
    app.start_game(Record::new(layout.start(Player::A), names.to_vec()));
}

//! The setup form of Cities: names, seats, the start layout.

mod layout_choice;
mod preview;

use crate::web::app::random::seed;
use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::cities::editor::{LayoutEditorDialog, Layouts};
use crate::web::games::cities::setup::layout_choice::LayoutChoice;
use crate::web::games::cities::setup::preview::start_picture;
use crate::web::ui::clans::provide_clans;
use crate::web::ui::seats::Seats;
use crate::web::ui::setup_form::SetupForm;
use crate::web::ui::sky::in_the_sky;
use leptos::prelude::*;
use tabletop::cities::Player;
use tabletop::core::clan::Clans;
use tabletop::game::GameName;
use tabletop::games::setup::{entered_name, seated};

/// What is entered in the form.
#[derive(Clone, Copy)]
struct Form {
    names: [RwSignal<String>; 2],
    clans: RwSignal<Clans>,
    draw_seats: RwSignal<bool>,
    layouts: Layouts,
    /// The open editor: of a layout that is kept, by its name, or of the draft.
    editing: RwSignal<Option<Option<String>>>,
}

impl Form {
    fn new(names: &[String], clans: Clans) -> Self {
        Self {
            names: [Player::A, Player::B].map(|player| RwSignal::new(entered_name(names, player))),
            clans: RwSignal::new(clans),
            draw_seats: RwSignal::new(false),
            layouts: Layouts::load(),
            editing: RwSignal::new(None),
        }
    }
}

/// The form; the children are other buttons before the one that starts the game.
#[component]
pub fn CitiesForm(names: Vec<String>, clans: Clans, children: Children) -> impl IntoView {
    let app = use_app();
    let form = Form::new(&names, clans);
    let start = Memo::new(move |_| form.layouts.shown_layout().start(Player::A));
    view! {
        <SetupForm on_submit=move || submit(app, form) foot=children>
            <Seats
                names=form.names.to_vec()
                clans=form.clans
                players=Signal::stored(2)
                draw_seats=form.draw_seats
            />
            <LayoutChoice layouts=form.layouts editing=form.editing/>
            {in_the_sky(move || {
                provide_clans(form.clans.get());
                start_picture(app.i18n, &start.get())
            })}
        </SetupForm>
        {move || form.editing.get().map(|name| view! {
            <LayoutEditorDialog
                layouts=form.layouts
                name=name
                on_close=move || form.editing.set(None)
            />
        })}
    }
}

fn submit(app: App, form: Form) {
    let names = form.names.map(|name| name.get_untracked()).to_vec();
    let draw = form.draw_seats.get_untracked().then_some(seed);
    let layout = form.layouts.chosen_layout().unwrap_or_default();
    form.layouts.remember();
    let _ = storage::set(storage::LAST_GAME, GameName::Cities.name());
    app.start_game(seated(layout.start(Player::A), names, form.clans.get_untracked(), draw));
}

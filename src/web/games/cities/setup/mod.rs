//! The setup form of Cities: names, seats, the start layout.

mod layout_choice;
mod preview;

use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::cities::editor::{Layouts, layout_editor};
use crate::web::games::cities::setup::layout_choice::LayoutChoice;
use crate::web::games::cities::setup::preview::start_picture;
use crate::web::ui::clans::provide_clans;
use crate::web::ui::later::later;
use crate::web::ui::seats::{SeatFields, SeatList};
use crate::web::ui::setup_form::SetupForm;
use crate::web::ui::sky::in_the_sky;
use leptos::prelude::*;
use tabletop::cities::Player;
use tabletop::game::GameName;
use tabletop::games::KnownPlayers;

/// What is entered in the form.
#[derive(Clone, Copy)]
struct Form {
    seats: SeatFields,
    layouts: Layouts,
    /// The open editor: of a layout that is kept, by its name, or of the draft.
    editing: RwSignal<Option<Option<String>>>,
}

impl Form {
    fn new(known: &KnownPlayers) -> Self {
        Self {
            seats: SeatFields::new(known, Signal::stored(2)),
            layouts: Layouts::load(),
            editing: RwSignal::new(None),
        }
    }
}

/// The form; the children are other buttons before the one that starts the game.
#[component]
pub fn CitiesForm(known: KnownPlayers, children: Children) -> impl IntoView {
    let app = use_app();
    let form = Form::new(&known);
    let start = Memo::new(move |_| form.layouts.shown_layout().start(Player::A));
    view! {
        <SetupForm seats=form.seats on_submit=move || submit(app, form) foot=children>
            <SeatList fields=form.seats/>
            <LayoutChoice layouts=form.layouts editing=form.editing/>
            {in_the_sky(move || {
                provide_clans(form.seats.clans.get());
                start_picture(app.i18n, &start.get())
            })}
        </SetupForm>
        {move || form.editing.get().map(|name| later(layout_editor, move |open| {
            open(form.layouts, name.clone(), Callback::new(move |()| form.editing.set(None)))
        }))}
    }
}

fn submit(app: App, form: Form) {
    let layout = form.layouts.chosen_layout().unwrap_or_default();
    form.layouts.remember();
    let _ = storage::set(storage::LAST_GAME, GameName::Cities.name());
    app.start_game(form.seats.seated(layout.start(Player::A)));
}

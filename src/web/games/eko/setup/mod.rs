//! The form for a game: how many players, their names, the seed.

mod board;
mod preview;
mod seed;
pub mod tiles;

use crate::web::app::random::seed;
use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::eko::editor::Workshop;
use crate::web::games::eko::setup::board::{Place, deal_at, own_name, refused_words};
use crate::web::games::eko::setup::seed::{Seed, read_seed};
use crate::web::games::eko::setup::tiles::{Counts, Tiles, variants};
use crate::web::i18n::*;
use crate::web::ui::focus::focus_on;
use crate::web::ui::icon::Icon;
use crate::web::ui::library::Library;
use crate::web::ui::seats::Seats;
use leptos::prelude::*;
use tabletop::eko::{Player, Position, Variants, deal};
use tabletop::record::Record;

/// What was filled in.
#[derive(Clone, Copy)]
struct Form {
    players: RwSignal<usize>,
    names: [RwSignal<String>; 4],
    draw_seats: RwSignal<bool>,
    seed: RwSignal<String>,
    bad_seed: RwSignal<bool>,
    tiles: RwSignal<Counts>,
    /// The board: empty for one laid by the seed, `ready:` or `own:` and its name.
    place: RwSignal<String>,
    boards: Library,
    /// Whether the workshop is open.
    workshop: RwSignal<bool>,
    /// Why no game could begin.
    refused: RwSignal<Option<String>>,
}

/// The form, with more buttons beside «start» if wanted.
#[component]
pub fn GameForm(names: Vec<String>, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let given = |seat: usize| {
        let name = names.get(seat).cloned().unwrap_or_default();
        RwSignal::new(if name == Player::ALL[seat].to_string() { String::new() } else { name })
    };
    let form = Form {
        players: RwSignal::new(if names.is_empty() { 2 } else { names.len() }),
        names: [0, 1, 2, 3].map(given),
        draw_seats: RwSignal::new(false),
        seed: RwSignal::new(seed().to_string()),
        bad_seed: RwSignal::new(false),
        tiles: RwSignal::new([0; 8]),
        place: RwSignal::new(String::new()),
        boards: Library::load(storage::BOARDS),
        workshop: RwSignal::new(false),
        refused: RwSignal::new(None),
    };
    // What is changed may have mended it.
    Effect::new(move |_| {
        form.players.track();
        form.place.track();
        form.workshop.track();
        form.seed.track();
        form.tiles.track();
        form.refused.set(None);
    });
    view! {
        <form
            class="game-form"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                submit(app, form);
            }
        >
            <Count form=form/>
            <Seats names=form.names.to_vec() players=form.players draw_seats=form.draw_seats/>
            <Place
                place=form.place
                boards=form.boards
                players=form.players
                workshop=form.workshop
            />
            <div hidden=move || !form.place.with(String::is_empty)>
                <Tiles counts=form.tiles/>
            </div>
            <Seed seed=form.seed bad=form.bad_seed/>
            {move || form.refused.get().map(|why| view! {
                <p class="fault" role="alert">{why}</p>
            })}
            <div class="dialog-foot">
                {children()}
                <button type="submit" class="button main" data-start="">
                    <Icon id="check"/>
                    {text!(i18n, start.go)}
                </button>
            </div>
        </form>
        {move || form.workshop.get().then(|| view! {
            <Workshop
                boards=form.boards
                chosen=form.place
                name=form.place.with_untracked(|place| own_name(place).unwrap_or_default())
                players=form.players
                on_close=move || form.workshop.set(false)
            />
        })}
    }
}

#[component]
fn Count(form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let counts = [2, 3, 4].map(|count| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="players"
                    value=count.to_string()
                    prop:checked=move || form.players.get() == count
                    on:change=move |_| form.players.set(count)
                />
                <span>{count}</span>
            </label>
        }
    });
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, eko.setup.players)}</legend>
            <div class="segments">{counts.into_iter().collect_view()}</div>
        </fieldset>
    }
}

fn submit(app: App, form: Form) {
    let Some(seed) = read_seed(&form.seed.get_untracked()) else {
        form.bad_seed.set(true);
        focus_on("seed");
        return;
    };
    let names = form.names.iter().take(form.players.get_untracked());
    let mut names: Vec<String> = names.map(|name| name.get_untracked().trim().to_owned()).collect();
    if form.draw_seats.get_untracked() {
        draw_seats(&mut names);
    }
    let variants = variants(form.tiles.get_untracked());
    let place = form.place.get_untracked();
    match deal_at(&place, form.boards, names.len(), seed, &variants) {
        Ok(start) => app.start_game(Record::new(start, names)),
        Err(fault) => {
            app.damaged_saves.reload();
            form.refused.set(Some(refused_words(app.i18n, &fault)));
        }
    }
}

/// Every order of the names is as likely.
fn draw_seats(names: &mut [String]) {
    for last in (1..names.len()).rev() {
        names.swap(last, (seed() % (last as u64 + 1)) as usize);
    }
}

/// A new game for these players with these tiles; `None` if the tiles find no room.
pub fn deal_record(names: Vec<String>, seed: u64, variants: &Variants) -> Option<Record<Position>> {
    let start = deal(names.len(), seed, variants).ok()?;
    Some(Record::new(start, names))
}

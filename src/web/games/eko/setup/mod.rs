//! The setup form of Ekö: number of players, names, seats, board, variants, seed.

mod board_choice;
mod players;
mod preview;
mod seed;
mod thumbnail;
pub mod variants;

pub use board_choice::board_title;

use crate::web::app::random::seed as fresh_seed;
use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::eko::editor::{BoardEditorDialog, own_tiles};
use crate::web::games::eko::setup::board_choice::{BoardSelect, refused_words};
use crate::web::games::eko::setup::players::Players;
use crate::web::games::eko::setup::preview::start_picture;
use crate::web::games::eko::setup::seed::Seed;
use crate::web::games::eko::setup::variants::VariantTiles;
use crate::web::ui::clans::provide_clans;
use crate::web::ui::focus::focus_on;
use crate::web::ui::library::Library;
use crate::web::ui::seats::Seats;
use crate::web::ui::setup_form::SetupForm;
use crate::web::ui::sky::in_the_sky;
use leptos::prelude::*;
use tabletop::core::clan::Clans;
use tabletop::eko::{Player, Position};
use tabletop::game::GameName;
use tabletop::games::eko::{BoardChoice, LastSetup, VariantCounts, variants};
use tabletop::games::setup::{entered_name, read_seed, seated};

/// What is entered in the form.
#[derive(Clone, Copy)]
struct Form {
    players: RwSignal<usize>,
    names: [RwSignal<String>; 4],
    clans: RwSignal<Clans>,
    draw_seats: RwSignal<bool>,
    seed: RwSignal<String>,
    bad_seed: RwSignal<bool>,
    variants: RwSignal<VariantCounts>,
    board: RwSignal<BoardChoice>,
    /// Your own boards.
    boards: Library,
    /// Whether the editor is open.
    editing: RwSignal<bool>,
    /// Why no game could begin.
    refused: RwSignal<Option<String>>,
}

impl Form {
    fn new(names: &[String], clans: Clans) -> Self {
        let last = storage::get(storage::SETUP).ok().flatten();
        let last: LastSetup = last.and_then(|text| text.parse().ok()).unwrap_or_default();
        Self {
            players: RwSignal::new(if names.is_empty() { last.players } else { names.len() }),
            names: Player::ALL.map(|player| RwSignal::new(entered_name(names, player))),
            clans: RwSignal::new(clans),
            draw_seats: RwSignal::new(false),
            seed: RwSignal::new(fresh_seed().to_string()),
            bad_seed: RwSignal::new(false),
            variants: RwSignal::new(last.variants),
            board: RwSignal::new(last.board),
            boards: Library::load(storage::BOARDS),
            editing: RwSignal::new(false),
            refused: RwSignal::new(None),
        }
    }

    /// Remembers the setup for the next game; without storage the form begins empty again.
    fn remember(self) {
        let last = LastSetup {
            players: self.players.get_untracked(),
            variants: self.variants.get_untracked(),
            board: self.board.get_untracked(),
        };
        let _ = storage::set(storage::SETUP, &last.to_string());
        let _ = storage::set(storage::LAST_GAME, GameName::Eko.name());
    }

    /// The first position of the game as entered; `None` where no game can begin.
    fn start(self, app: App) -> Memo<Option<Position>> {
        let tiles = Memo::new(move |_| {
            self.editing.get();
            own_tiles()
        });
        Effect::new(move |_| {
            tiles.get();
            app.damaged_saves.reload();
        });
        Memo::new(move |_| {
            let boards = self.boards.all();
            let own = |name: &str| {
                boards.iter().find(|(other, _)| other == name).map(|(_, text)| text.clone())
            };
            let seed = read_seed(&self.seed.get())?;
            let variants = variants(self.variants.get());
            let (board, players) = (self.board.get(), self.players.get());
            tiles.with(|tiles| board.deal(players, seed, &variants, tiles, own).ok())
        })
    }

    /// Every change may have removed the reason.
    fn forget_refusal_on_change(self) {
        Effect::new(move |_| {
            self.players.track();
            self.board.track();
            self.editing.track();
            self.seed.track();
            self.variants.track();
            self.refused.set(None);
        });
    }
}

/// The form; the children are other buttons before the one that starts the game.
#[component]
pub fn EkoForm(names: Vec<String>, clans: Clans, children: Children) -> impl IntoView {
    let app = use_app();
    let form = Form::new(&names, clans);
    form.forget_refusal_on_change();
    let start = form.start(app);
    let by_seed = move || form.board.with(|board| *board == BoardChoice::BySeed);
    view! {
        <SetupForm on_submit=move || submit(app, form) foot=children>
            <Players players=form.players/>
            <Seats
                names=form.names.to_vec()
                clans=form.clans
                players=form.players
                draw_seats=form.draw_seats
            />
            <BoardSelect
                choice=form.board
                boards=form.boards
                players=form.players
                editing=form.editing
            />
            {in_the_sky(move || {
                provide_clans(form.clans.get());
                start.with(|start| start.as_ref().map(|start| start_picture(app.i18n, start))).into_any()
            })}
            <Seed seed=form.seed bad=form.bad_seed lays_board=Signal::derive(by_seed)/>
            <div hidden=move || !by_seed()>
                <VariantTiles counts=form.variants/>
            </div>
            {move || form.refused.get().map(|why| view! {
                <p class="fault" role="alert">{why}</p>
            })}
        </SetupForm>
        {move || form.editing.get().then(|| view! {
            <BoardEditorDialog
                boards=form.boards
                choice=form.board
                players=form.players
                on_close=move || form.editing.set(false)
            />
        })}
    }
}

fn submit(app: App, form: Form) {
    let Some(seed) = read_seed(&form.seed.get_untracked()) else {
        form.bad_seed.set(true);
        focus_on("seed");
        return;
    };
    let names = form.names.iter().take(form.players.get_untracked());
    let names: Vec<String> = names.map(|name| name.get_untracked()).collect();
    let variants = variants(form.variants.get_untracked());
    let tiles = own_tiles();
    let own = |name: &str| form.boards.text(name);
    match form.board.get_untracked().deal(names.len(), seed, &variants, &tiles, own) {
        Ok(start) => {
            form.remember();
            let draw = form.draw_seats.get_untracked().then_some(fresh_seed);
            app.start_game(seated(start, names, form.clans.get_untracked(), draw));
        }
        Err(error) => {
            app.damaged_saves.reload();
            form.refused.set(Some(refused_words(app.i18n, &error, &tiles)));
        }
    }
}

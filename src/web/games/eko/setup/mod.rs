//! The setup form of Ekö: number of players, names, seats, board, variants, seed.

mod board_choice;
mod players;
mod preview;
mod seed;
pub mod thumbnail;
pub mod variants;

pub use board_choice::board_title;

use crate::web::app::random::seed as fresh_seed;
use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::eko::editor::{board_editor, own_tiles};
use crate::web::games::eko::setup::board_choice::{BoardSelect, refused_words};
use crate::web::games::eko::setup::players::Players;
use crate::web::games::eko::setup::preview::start_picture;
use crate::web::games::eko::setup::seed::Seed;
use crate::web::games::eko::setup::variants::VariantTiles;
use crate::web::ui::clans::provide_clans;
use crate::web::ui::focus::focus_on;
use crate::web::ui::later::later;
use crate::web::ui::library::Library;
use crate::web::ui::seats::{SeatFields, SeatList};
use crate::web::ui::setup_form::SetupForm;
use crate::web::ui::sky::in_the_sky;
use leptos::prelude::*;
use tabletop::eko::Position;
use tabletop::game::GameName;
use tabletop::games::KnownPlayers;
use tabletop::games::eko::{BoardChoice, LastSetup, VariantCounts, variants};
use tabletop::games::setup::read_seed;

/// What is entered in the form.
#[derive(Clone, Copy)]
struct Form {
    players: RwSignal<usize>,
    seats: SeatFields,
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
    fn new(known: &KnownPlayers, count: Option<usize>) -> Self {
        let last = storage::get(storage::SETUP).ok().flatten();
        let last: LastSetup = last.and_then(|text| text.parse().ok()).unwrap_or_default();
        let players = RwSignal::new(count.unwrap_or(last.players));
        Self {
            players,
            seats: SeatFields::new(known, players),
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
pub fn EkoForm(
    known: KnownPlayers,
    /// The number of players of the running game.
    count: Option<usize>,
    children: Children,
) -> impl IntoView {
    let app = use_app();
    let form = Form::new(&known, count);
    form.forget_refusal_on_change();
    let start = form.start(app);
    let by_seed = move || form.board.with(|board| *board == BoardChoice::BySeed);
    view! {
        <SetupForm seats=form.seats on_submit=move || submit(app, form) foot=children>
            <Players players=form.players/>
            <SeatList fields=form.seats/>
            <BoardSelect
                choice=form.board
                boards=form.boards
                players=form.players
                editing=form.editing
            />
            {in_the_sky(move || {
                provide_clans(form.seats.clans.get());
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
        {move || form.editing.get().then(|| later(board_editor, move |open| {
            open(form.boards, form.board, form.players, Callback::new(move |()| form.editing.set(false)))
        }))}
    }
}

fn submit(app: App, form: Form) {
    let Some(seed) = read_seed(&form.seed.get_untracked()) else {
        form.bad_seed.set(true);
        focus_on("seed");
        return;
    };
    let players = form.players.get_untracked();
    let variants = variants(form.variants.get_untracked());
    let tiles = own_tiles();
    let own = |name: &str| form.boards.text(name);
    match form.board.get_untracked().deal(players, seed, &variants, &tiles, own) {
        Ok(start) => {
            form.remember();
            app.start_game(form.seats.seated(start));
        }
        Err(error) => {
            app.damaged_saves.reload();
            form.refused.set(Some(refused_words(app.i18n, &error, &tiles)));
        }
    }
}

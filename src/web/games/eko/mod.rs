//! Ekö on the page: where its words and its drawings are.

pub mod board;
pub mod buttons;
pub mod chooser;
pub mod editor;
pub mod ground;
pub mod landmarks;
pub mod marks;
pub mod motion;
pub mod panel;
pub mod pieces;
pub mod rules;
pub mod score;
pub mod setup;
pub mod space;
pub mod words;

use crate::web::I18n;
use crate::web::games::eko::board::eko_layers;
use crate::web::games::eko::setup::deal_record;
use crate::web::i18n::*;
use crate::web::table::{Asked, PageGame, Table};
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::eko::{Illegal, Move, Player, Position, Space, Variants};
use tabletop::record::Record;
use tabletop::record::save::SavedGame;
use tabletop::table::Geometry;

use tabletop::games::eko::Inspection;
pub use tabletop::games::eko::{ActionKind, BoardModel, GameResult, PlayerPanel, SpaceModel};

pub type Act = tabletop::table::Act<Move>;
pub type Choice = tabletop::table::Choice<Move>;
pub type Event = tabletop::table::Event<Move, Illegal>;
pub type Session = tabletop::table::Session<Position>;

impl PageGame for Position {
    type BoardModel = BoardModel;

    /// Crowns above, the cliff below.
    const ROOM: (f64, f64, f64, f64) = (14.7, 42.0, 29.4, 80.0);

    fn scene(session: &Session) -> BoardModel {
        BoardModel::new(session)
    }

    fn phase(&self) -> String {
        // As the notation has it, with the storm zones that were paid.
        let text = self.to_string();
        text.rsplit_once(':').map_or_else(String::new, |(_, phase)| phase.to_owned())
    }

    fn title(i18n: I18n) -> &'static str {
        t_string!(i18n, title)
    }

    fn phase_words(i18n: I18n, session: &Session) -> &'static str {
        words::phase_words(i18n, session)
    }

    fn prompt_words(i18n: I18n, names: &Names, session: &Session) -> String {
        words::prompt_words(i18n, names, session)
    }

    fn step_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        words::step_words(i18n, names, before, mv)
    }

    fn notice_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        words::notice_words(i18n, names, before, mv)
    }

    fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
        words::event_words(i18n, names, session, event)
    }

    fn asked_words(
        i18n: I18n,
        names: &Names,
        scene: &BoardModel,
        session: &Session,
        space: Space,
        _: Option<Illegal>,
    ) -> Asked {
        let view = &scene.spaces[space.index()];
        let place = words::place_words(i18n, names, view).join(", ");
        let (refused, words) = words::inspection_words(i18n, Inspection::new(session, view));
        Asked { place, refused, words }
    }

    fn verdict_words(i18n: I18n, names: &Names, record: &Record<Self>) -> Option<(String, String)> {
        let verdict = GameResult::of(record)?;
        let head = words::verdict_words(i18n, names, verdict);
        Some((head, words::reason_words(i18n, names, verdict)))
    }

    fn again(record: &Record<Self>) -> Option<SavedGame> {
        deal_record(record.names().to_vec(), crate::web::seed(), &Variants::default())
            .map(SavedGame::Eko)
    }

    fn launch(table: Table, events: &[Event]) {
        motion::launch(table, events);
    }

    fn layers(geometry: &Geometry) -> AnyView {
        eko_layers(geometry).into_any()
    }

    fn plate(player: Player) -> AnyView {
        view! { <panel::PanelView player=player/> }.into_any()
    }

    fn buttons() -> AnyView {
        view! { <buttons::EkoButtons/> }.into_any()
    }

    fn notes() -> AnyView {
        ().into_any()
    }

    fn chooser() -> AnyView {
        view! { <chooser::Chooser/> }.into_any()
    }

    fn rules() -> AnyView {
        view! { <rules::EkoRules/> }.into_any()
    }

    fn score() -> AnyView {
        view! { <score::EkoScore/> }.into_any()
    }
}

//! Cities on the page: its board, its plates, its words.

mod board;
mod buttons;
pub mod editor;
mod ground;
mod marks;
mod motion;
mod notes;
mod panel;
mod pieces;
mod rules;
mod score;
pub mod setup;
mod space;
mod words;

pub use ground::land;
pub use pieces::{attacker, city};
pub use space::{AREA, RING};

use crate::web::I18n;
use crate::web::i18n::*;
use crate::web::table::{Asked, PageGame, Table};
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::cities::{Illegal, Move, Player, Position, Space};
use tabletop::games::cities::{BoardModel, Inspection};
use tabletop::record::Record;
use tabletop::record::save::SavedGame;
use tabletop::table::Geometry;

type Session = crate::web::table::Session<Position>;
type Event = crate::web::table::Event<Position>;

impl PageGame for Position {
    type BoardModel = BoardModel;

    /// The rim of the land with its letters and numbers, the cliff below.
    const ROOM: (f64, f64, f64, f64) = (34.0, 38.0, 68.0, 118.0);

    fn scene(session: &Session) -> BoardModel {
        BoardModel::new(session)
    }

    fn phase(&self) -> String {
        "act".to_owned()
    }

    fn title(i18n: I18n) -> &'static str {
        t_string!(i18n, cities.title)
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

    fn notice_words(i18n: I18n, names: &Names, before: &Self, _: Move) -> String {
        words::notice_words(i18n, names, before)
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
        let inspection = Inspection::new(session, view);
        let (refused, words) = words::inspection_words(i18n, names, inspection);
        Asked { place, refused, words }
    }

    fn verdict_words(i18n: I18n, names: &Names, record: &Record<Self>) -> Option<(String, String)> {
        words::verdict_words(i18n, names, record)
    }

    fn again(record: &Record<Self>) -> Option<SavedGame> {
        let start = *record.position_after(0)?;
        Some(Record::new(start, record.names().to_vec()).into())
    }

    fn launch(table: Table<Self>, events: &[Event]) {
        motion::launch(table, events);
    }

    fn layers(geometry: &Geometry) -> AnyView {
        board::layers(geometry).into_any()
    }

    fn plate(player: Player) -> AnyView {
        view! { <panel::PanelView player=player/> }.into_any()
    }

    fn buttons() -> AnyView {
        view! { <buttons::Pass/> }.into_any()
    }

    fn notes() -> AnyView {
        view! { <notes::Endless/> }.into_any()
    }

    /// No click ever means two things.
    fn chooser() -> AnyView {
        ().into_any()
    }

    fn rules() -> AnyView {
        view! { <rules::CityRules/> }.into_any()
    }

    fn score() -> AnyView {
        view! { <score::CityScore/> }.into_any()
    }
}

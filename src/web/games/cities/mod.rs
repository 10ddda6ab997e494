//! Cities on the page: its board, its plates, its words.

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
use crate::web::table::panels::MoveButton;
use crate::web::table::{Asked, PageGame, Table, table_of};
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::cities::{Illegal, Move, Player, Position, Space};
use tabletop::games::cities::{ActionKind, BoardModel};
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
        if session.is_open() { t_string!(i18n, cities.phase) } else { t_string!(i18n, phase.over) }
    }

    fn prompt_words(i18n: I18n, names: &Names, session: &Session) -> String {
        if let Some((head, _)) = words::steps::verdict_words(i18n, names, session.record()) {
            return head;
        }
        let here =
            session.selected().map(|s| session.choices().can(session.record().position(), s));
        let words = match here {
            Some(can) if can.contains(&ActionKind::Promote) => {
                t_string!(i18n, cities.prompt.promote)
            }
            Some(_) => t_string!(i18n, cities.prompt.target),
            None if session.choices().buttons().is_empty() => t_string!(i18n, cities.prompt.act),
            None => t_string!(i18n, cities.prompt.stuck),
        };
        words.to_owned()
    }

    fn step_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        words::steps::step_words(i18n, names, before, mv)
    }

    fn notice_words(i18n: I18n, names: &Names, before: &Self, _: Move) -> String {
        t_string!(i18n, cities.notice, who = names.short(before.turn()).to_owned())
    }

    fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
        words::steps::event_words(i18n, names, session, event)
    }

    fn asked_words(
        i18n: I18n,
        names: &Names,
        scene: &BoardModel,
        session: &Session,
        space: Space,
        why: Option<Illegal>,
    ) -> Asked {
        words::spaces::asked_words(i18n, names, scene, session, space, why)
    }

    fn verdict_words(i18n: I18n, names: &Names, record: &Record<Self>) -> Option<(String, String)> {
        words::steps::verdict_words(i18n, names, record)
    }

    fn again(record: &Record<Self>) -> Option<SavedGame> {
        let start = *record.position_after(0)?;
        Some(Record::new(start, record.names().to_vec()).into())
    }

    fn launch(table: Table<Self>, events: &[Event]) {
        motion::launch(table, events);
    }

    fn layers(geometry: &Geometry) -> AnyView {
        layers(geometry).into_any()
    }

    fn plate(player: Player) -> AnyView {
        view! { <panel::PanelView player=player/> }.into_any()
    }

    fn buttons() -> AnyView {
        view! { <Pass/> }.into_any()
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

/// Passing plays itself, but for a position in which nobody can ever move again.
#[component]
fn Pass() -> impl IntoView {
    let i18n = use_i18n();
    let table = table_of::<Position>();
    let away = move || table.session.with(|session| session.choices().buttons().is_empty());
    view! {
        <div class="contents" hidden=away>
            <MoveButton
                mv=Move::Pass
                word="pass"
                icon="chevron"
                words=move || t_string!(i18n, act.pass)
                why=|_: &Position| None
            />
        </div>
    }
}

/// All layers of the board, from the ground up.
fn layers(geometry: &Geometry) -> impl IntoView + use<> {
    let table = table_of::<Position>();
    let rows = geometry.rows().iter().map(|row| {
        let cells = row.iter().map(|square| {
            view! { <space::Square square=*square at=geometry.centre(*square)/> }
        });
        view! { <g class="row" role="row">{cells.collect_view()}</g> }
    });
    view! {
        {ground::land(geometry)}
        {marks::trail(table, geometry.clone())}
        {rows.collect_view()}
        {marks::over(table, geometry)}
    }
}

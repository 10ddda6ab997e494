//! Cities on the page: its drawings and its words.

mod board;
mod buttons;
pub mod editor;
mod ground;
mod marks;
mod notes;
mod panel;
mod pieces;
mod score;
pub mod setup;
mod space;
mod words;

pub use ground::land;
pub use pieces::{attacker, city};
pub use space::{AREA, RING};

use crate::web::games::cities::editor::own_layout_of;
use crate::web::i18n::*;
use crate::web::table::{GameViews, InspectionTexts, PageGame, Prompt, RecordTexts};
use crate::web::words::I18n;
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::cities::{Move, Position, Space};
use tabletop::games::cities::{BoardModel, MoveEffects, Prevented, paragraph_of_reason, rematch};
use tabletop::record::Record;

type Session = crate::web::table::Session<Position>;
type Event = crate::web::table::Event<Position>;
/// The table of this game.
type Table = crate::web::table::Table<Position>;

/// The table of this game.
fn use_table() -> Table {
    crate::web::table::use_table()
}

impl PageGame for Position {
    type BoardModel = BoardModel;

    const VIEWS: GameViews = GameViews {
        notation: |i18n| t_string!(i18n, cities.notation),
        // The rim of the land with its letters and numbers, the cliff below.
        room: (34.0, 38.0, 68.0, 118.0),
        room_for_coordinates: 0.0,
        ring: RING,
        layers: |geometry| board::layers(geometry).into_any(),
        panel: |player| view! { <panel::PanelView player=player/> }.into_any(),
        buttons: || view! { <buttons::Pass/> }.into_any(),
        notes: || view! { <notes::Endless/> }.into_any(),
        // No click ever means two things.
        chooser: || ().into_any(),
        score: || view! { <score::CityScore/> }.into_any(),
        counted: |i18n| t_string!(i18n, cities.score.cities),
    };

    fn board_model(session: &Session) -> BoardModel {
        BoardModel::new(session)
    }

    fn record_texts(i18n: I18n, names: &Names, record: &Record<Self>) -> RecordTexts {
        let result = words::result_words(i18n, names, record);
        let phase = if result.is_some() { "over" } else { "act" };
        RecordTexts { phase: phase.to_owned(), result }
    }

    fn prompt(i18n: I18n, names: &Names, session: &Session) -> Prompt {
        words::prompt(i18n, names, session)
    }

    fn look_words(i18n: I18n, names: &Names, look: &Session) -> String {
        words::look_words(i18n, names, look)
    }

    fn inspection(
        i18n: I18n,
        names: &Names,
        session: &Session,
        board: &BoardModel,
        space: Space,
    ) -> InspectionTexts {
        words::inspection(i18n, names, session, board, space)
    }

    fn move_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        words::step_words(i18n, names, before, mv)
    }

    fn ply_phrase(i18n: I18n, before: &Self, mv: Move) -> String {
        words::ply_phrase(i18n, before, mv)
    }

    fn reason_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        let brings = MoveEffects::new(before, mv).map(|e| words::effects_words(i18n, names, &e));
        let prevented = Prevented::of(before, mv).into_iter().map(|prevented| match prevented {
            Prevented::StopsWin(player) => {
                t_string!(i18n, advice.stops_win, who = names.short(player).to_owned())
            }
            Prevented::SavesPieces(count) => {
                t_string!(i18n, cities.advice.saves, count = count as u64)
            }
        });
        brings.into_iter().chain(prevented).collect::<Vec<_>>().join(" ")
    }

    fn forced_move_words(i18n: I18n, names: &Names, before: &Self, _: Move) -> String {
        words::notice_words(i18n, names, before)
    }

    fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
        words::event_words(i18n, names, session, event)
    }

    fn section_of(why: Self::Illegal) -> u8 {
        why.section()
    }

    fn paragraph_of(why: Self::Illegal) -> &'static str {
        paragraph_of_reason(why)
    }

    fn board_title(_: I18n, start: &Self) -> Option<String> {
        own_layout_of(start)
    }

    fn rematch(start: &Self) -> Option<Self> {
        Some(rematch(start))
    }
}

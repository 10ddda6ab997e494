//! Ekö on the page: its drawings and its words.

pub mod board;
pub mod buttons;
pub mod chooser;
pub mod editor;
pub mod ground;
pub mod landmarks;
pub mod marks;
pub mod panel;
pub mod pictures;
pub mod pieces;
pub mod score;
pub mod setup;
pub mod space;
pub mod words;

use crate::web::app::random::seed;
use crate::web::games::eko::setup::board_title;
use crate::web::i18n::*;
use crate::web::table::{GameViews, InspectionTexts, PageGame, Prompt, RecordTexts, ResultTexts};
use crate::web::words::I18n;
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::eko::{Illegal, Move, Position, Space};
use tabletop::games::eko::{Brings, Prevented, first_reason, paragraph_of_reason, rematch};
use tabletop::record::Record;

pub use tabletop::games::eko::{ActionKind, BoardModel, PlayerPanel, SpaceModel};

pub type Choice = tabletop::table::Choice<Move>;
pub type Event = tabletop::table::Event<Move, Illegal>;
pub type Session = tabletop::table::Session<Position>;
/// The table of this game.
pub type Table = crate::web::table::Table<Position>;

/// The table of this game.
pub fn use_table() -> Table {
    crate::web::table::use_table()
}

impl PageGame for Position {
    type BoardModel = BoardModel;

    const VIEWS: GameViews = GameViews {
        notation: |i18n| t_string!(i18n, eko.notation),
        // Crowns above, the cliff below.
        room: (14.7, 42.0, 29.4, 92.0),
        room_for_coordinates: 24.0,
        ring: space::RING,
        layers: |geometry| board::layers(geometry).into_any(),
        panel: |player| view! { <panel::PanelView player=player/> }.into_any(),
        buttons: || view! { <buttons::EkoButtons/> }.into_any(),
        notes: || ().into_any(),
        chooser: || view! { <chooser::Chooser/> }.into_any(),
        score: || view! { <score::EkoScore/> }.into_any(),
        counted: |i18n| t_string!(i18n, eko.result.points_head),
    };

    fn board_model(session: &Session) -> BoardModel {
        BoardModel::new(session)
    }

    fn record_texts(i18n: I18n, names: &Names, record: &Record<Self>) -> RecordTexts {
        let head = words::result_words(i18n, names, record);
        let reason = words::reason_words(i18n, names, record);
        let result = head.zip(reason).map(|(head, reason)| ResultTexts { head, reason });
        let phase = if result.is_some() {
            "over".to_owned()
        } else {
            // As in the notation, with the storm zones that were paid.
            let text = record.position().to_string();
            text.rsplit_once(':').map_or_else(String::new, |(_, phase)| phase.to_owned())
        };
        RecordTexts { phase, result }
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
        let brings =
            Brings::new(before, mv).map(|b| words::brings_words(i18n, names, before.turn(), &b));
        let prevented = Prevented::of(before, mv).into_iter().map(|prevented| {
            let who = |player| names.short(player).to_owned();
            match prevented {
                Prevented::StopsWin(player) => t_string!(i18n, advice.stops_win, who = who(player)),
                Prevented::SavesEmperor(player) => {
                    t_string!(i18n, eko.advice.saves_emperor, who = who(player))
                }
            }
        });
        brings.into_iter().chain(prevented).collect::<Vec<_>>().join(" ")
    }

    fn forced_move_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> String {
        words::notice_words(i18n, names, before, mv)
    }

    fn news_words(i18n: I18n, names: &Names, before: &Self, mv: Move) -> Option<String> {
        words::news_words(i18n, names, before, mv)
    }

    fn instead_words(i18n: I18n, session: &Session, space: Space) -> Option<String> {
        match first_reason(session, space, session.why_not(space)?) {
            Illegal::TooManyTogether { together } => {
                Some(t_string!(i18n, eko.notice.not_joined, together = together))
            }
            _ => None,
        }
    }

    fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
        words::event_words(i18n, names, session, event)
    }

    fn section_of(why: Illegal) -> u8 {
        why.section()
    }

    fn paragraph_of(why: Illegal) -> &'static str {
        paragraph_of_reason(why)
    }

    fn board_title(i18n: I18n, start: &Self) -> Option<String> {
        let text = start.to_string();
        Some(board_title(i18n, text.split(' ').next()?))
    }

    fn rematch(start: &Self) -> Option<Self> {
        rematch(start, seed())
    }
}

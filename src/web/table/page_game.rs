//! What a game gives to the page: its views, and its texts.

use super::{Event, InspectionTexts, Prompt, RecordTexts, Session};
use crate::web::words::I18n;
use crate::web::words::Names;
use leptos::prelude::AnyView;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::record::Record;
use tabletop::record::link::Linked;
use tabletop::table::{Geometry, TableGame};

/// The views of a game; each finds its table in the context.
#[derive(Clone, Copy)]
pub struct GameViews {
    /// The notation of its moves, explained line by line.
    pub notation: fn(I18n) -> &'static str,
    /// Room around the spaces: left, top, and the sums of both sides.
    pub room: (f64, f64, f64, f64),
    /// More room on both sides for coordinates, where they are shown.
    pub room_for_coordinates: f64,
    /// The outline of the ring inside a space.
    pub ring: &'static str,
    /// The layers of the board, from the ground up.
    pub layers: fn(&Geometry) -> AnyView,
    /// A player's panel.
    pub panel: fn(Player) -> AnyView,
    /// Buttons beside undo and redo.
    pub buttons: fn() -> AnyView,
    /// Lasting notes over the board.
    pub notes: fn() -> AnyView,
    /// The chooser, where one click can mean several things.
    pub chooser: fn() -> AnyView,
    /// The score at the end.
    pub score: fn() -> AnyView,
    /// What a player needs to win, and a review counts, in a word.
    pub counted: fn(I18n) -> &'static str,
}

/// A game that the page shows.
pub trait PageGame: TableGame + Linked {
    /// What its board shows.
    type BoardModel: Clone + PartialEq + Send + Sync + 'static;

    /// What it draws.
    const VIEWS: GameViews;

    /// What its board shows now.
    fn board_model(session: &Session<Self>) -> Self::BoardModel;

    /// The texts that depend on the record alone.
    fn record_texts(i18n: I18n, names: &Names, record: &Record<Self>) -> RecordTexts;

    /// The texts that depend on the piece picked up as well.
    fn prompt(i18n: I18n, names: &Names, session: &Session<Self>) -> Prompt;

    /// The prompt of the teacher's view: whose piece is looked at, and how much it could do.
    fn look_words(i18n: I18n, names: &Names, look: &Session<Self>) -> String;

    /// The text on an inspected space.
    fn inspection(
        i18n: I18n,
        names: &Names,
        session: &Session<Self>,
        board: &Self::BoardModel,
        space: Space,
    ) -> InspectionTexts;

    /// A move in a sentence, from the position before it.
    fn move_words(i18n: I18n, names: &Names, before: &Self, mv: Self::Move) -> String;

    /// A move in a phrase without its player, for the move list.
    fn ply_phrase(i18n: I18n, before: &Self, mv: Self::Move) -> String;

    /// What speaks for a move, made of facts: what it brings, and what it prevents.
    fn reason_words(i18n: I18n, names: &Names, before: &Self, mv: Self::Move) -> String;

    /// The notice on a move that played itself.
    fn forced_move_words(i18n: I18n, names: &Names, before: &Self, mv: Self::Move) -> String;

    /// What a move does to the standing of the players, if that must not be missed.
    fn news_words(_: I18n, _: &Names, _before: &Self, _: Self::Move) -> Option<String> {
        None
    }

    /// Why the piece picked up does not go where another of the player's was picked up instead.
    fn instead_words(_: I18n, _: &Session<Self>, _: Space) -> Option<String> {
        None
    }

    /// An event as it is announced.
    fn event_words(
        i18n: I18n,
        names: &Names,
        session: &Session<Self>,
        event: Event<Self>,
    ) -> String;

    /// The section of the rules that a reason is found in.
    fn section_of(why: Self::Illegal) -> u8;

    /// The paragraph of the rules that gives a reason.
    fn paragraph_of(why: Self::Illegal) -> &'static str;

    /// The title of the board that a game began on, if it has one.
    fn board_title(i18n: I18n, start: &Self) -> Option<String>;

    /// The first position of a new game after one that began with `start`.
    fn rematch(start: &Self) -> Option<Self>;
}

//! What a game gives to the page: its words, and what it draws.

use super::{Asked, Event, Session, Table};
use crate::web::I18n;
use crate::web::words::Names;
use leptos::prelude::AnyView;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::record::Record;
use tabletop::record::save::SavedGame;
use tabletop::table::{Geometry, TableGame};

/// A game that the page shows.
pub trait PageGame: TableGame {
    /// What its board shows.
    type BoardModel: Clone + PartialEq + Send + Sync + 'static;

    /// Room around the spaces: left, top, and the sums of both sides.
    const ROOM: (f64, f64, f64, f64);

    /// What its board shows now.
    fn scene(session: &Session<Self>) -> Self::BoardModel;

    /// The phase of an unfinished game in the notation's word.
    fn phase(&self) -> String;

    /// What the game is called.
    fn title(i18n: I18n) -> &'static str;

    /// The phase in a word or two.
    fn phase_words(i18n: I18n, session: &Session<Self>) -> &'static str;

    /// What is asked of the player at turn.
    fn prompt_words(i18n: I18n, names: &Names, session: &Session<Self>) -> String;

    /// A move in words, told by the position before it.
    fn step_words(i18n: I18n, names: &Names, before: &Self, mv: Self::Move) -> String;

    /// A move that played itself, for the quiet notice.
    fn notice_words(i18n: I18n, names: &Names, before: &Self, mv: Self::Move) -> String;

    /// An event as it is spoken.
    fn event_words(
        i18n: I18n,
        names: &Names,
        session: &Session<Self>,
        event: Event<Self>,
    ) -> String;

    /// What is said of the space somebody asks about; `why` nothing can be done there.
    fn asked_words(
        i18n: I18n,
        names: &Names,
        scene: &Self::BoardModel,
        session: &Session<Self>,
        space: Space,
        why: Option<Self::Illegal>,
    ) -> Asked;

    /// Who has won, and why.
    fn verdict_words(i18n: I18n, names: &Names, record: &Record<Self>) -> Option<(String, String)>;

    /// A new game for the same players.
    fn again(record: &Record<Self>) -> Option<SavedGame>;

    /// Lets pieces fly for what has just been played.
    fn launch(table: Table<Self>, events: &[Event<Self>]);

    /// The layers of the board, from the ground up.
    fn layers(geometry: &Geometry) -> AnyView;

    /// A player's plate.
    fn plate(player: Player) -> AnyView;

    /// Buttons beside undo and redo.
    fn buttons() -> AnyView;

    /// Notes over the board that last.
    fn notes() -> AnyView;

    /// The chooser, where one click can mean several things.
    fn chooser() -> AnyView;

    /// The rules in short.
    fn rules() -> AnyView;

    /// The score at the end.
    fn score() -> AnyView;
}

//! Ekö on the page: where its words and its drawings are.

use super::I18n;
use super::board::{eko_layers, flight};
use super::dialogs;
use super::i18n::*;
use super::panels;
use super::played::{Event, Scene, Session, Verdict};
use super::start::form::deal_record;
use super::table::{Asked, PageGame, Table};
use super::words::{self, Names};
use eko::eko::{Illegal, Move, Player, Position, Space, Variants};
use eko::record::Record;
use eko::save::SavedGame;
use eko::table::Layout;
use leptos::prelude::*;

impl PageGame for Position {
    type Scene = Scene;

    /// Crowns above, the cliff below.
    const ROOM: (f64, f64, f64, f64) = (14.7, 42.0, 29.4, 80.0);

    fn scene(session: &Session) -> Scene {
        Scene::new(session)
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
        scene: &Scene,
        session: &Session,
        space: Space,
        why: Option<Illegal>,
    ) -> Asked {
        let view = &scene.spaces[space.index()];
        let place = words::place_words(i18n, names, view).join(", ");
        let (refused, words) = match why {
            Some(Illegal::NoStack) if session.selected().is_none() => {
                (false, Some(words::about_words(i18n, view)))
            }
            Some(why) => (true, Some(words::why_words(i18n, why))),
            None if session.selected() == Some(space) => {
                (false, Some(t_string!(i18n, board.put_down).to_owned()))
            }
            None => (false, None),
        };
        Asked { place, refused, words }
    }

    fn verdict_words(i18n: I18n, names: &Names, record: &Record<Self>) -> Option<(String, String)> {
        let verdict = Verdict::of(record)?;
        let head = words::verdict_words(i18n, names, verdict);
        Some((head, words::reason_words(i18n, names, verdict)))
    }

    fn again(record: &Record<Self>) -> Option<SavedGame> {
        deal_record(record.names().to_vec(), super::seed(), &Variants::default())
            .map(SavedGame::Eko)
    }

    fn launch(table: Table, events: &[Event]) {
        flight::launch(table, events);
    }

    fn layers(layout: &Layout) -> AnyView {
        eko_layers(layout).into_any()
    }

    fn plate(player: Player) -> AnyView {
        view! { <panels::PlayerPlate player=player/> }.into_any()
    }

    fn buttons() -> AnyView {
        view! { <panels::EkoButtons/> }.into_any()
    }

    fn notes() -> AnyView {
        ().into_any()
    }

    fn chooser() -> AnyView {
        view! { <dialogs::Chooser/> }.into_any()
    }

    fn rules() -> AnyView {
        view! { <dialogs::EkoRules/> }.into_any()
    }

    fn score() -> AnyView {
        view! { <dialogs::EkoScore/> }.into_any()
    }
}

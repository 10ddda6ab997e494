//! The state of a table's screen beside the game: the geometry, the focus, the open sheet, notices.

use super::board::animator::Animator;
use super::board::gaze::Gaze;
use super::board::pointer::Hands;
use super::board::zoom::Shown;
use super::double_click::DoubleClicks;
use super::teacher::Teacher;
use super::{Diagram, PageGame, Practice, Session, Sheet};
use crate::web::app::state::App;
use crate::web::app::storage;
use crate::web::ui::focus::focus;
use crate::web::words::Names;
use leptos::prelude::*;
use std::fmt::Display;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::game::GameName;
use tabletop::table::Geometry;
use web_sys::Element;

/// The state of the screen. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Stage {
    /// The game being played.
    pub game: GameName,
    /// What outlives the game.
    pub app: App,
    /// What is done at a table that is practised at; `None` for the running game.
    pub practice: Option<Practice>,
    /// The players, in seat order.
    pub seats: &'static [Player],
    /// Their names.
    pub names: Memo<Names>,
    /// The spaces by number, and their names.
    spaces: StoredValue<Vec<(Space, String)>>,
    /// The number of rotations of the board.
    pub rotations: usize,
    /// The rotation of the board.
    pub rotation: Memo<usize>,
    /// The rotation that fits the frame best.
    pub best_rotation: RwSignal<usize>,
    /// Where each space is drawn.
    pub geometry: Memo<Geometry>,
    /// The space that holds the board's tab stop.
    pub focus: RwSignal<Option<Space>>,
    /// The space under the pointer, or with the focus.
    pub inspected: RwSignal<Option<Space>>,
    /// The part of a panel that is asked about: its name, and what it is for.
    pub asked: RwSignal<Option<(&'static str, &'static str)>>,
    /// The ply pointed at in the move list.
    pub pointed: RwSignal<Option<usize>>,
    /// The ply of the last decision of a person, for the coach.
    pub decided: RwSignal<Option<usize>>,
    /// The open sheet.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Whether the move list is unfolded.
    pub list_open: RwSignal<bool>,
    /// Moving pieces.
    pub animator: Animator,
    /// Double clicks on the board and its buttons.
    pub clicks: DoubleClicks,
    /// What the mouse looks at.
    pub gaze: Gaze,
    /// Drags and pinches on the board.
    pub hands: Hands,
    /// What is shown of the board.
    pub shown: Shown,
    /// The teacher's view.
    pub teacher: Teacher,
}

impl Stage {
    /// The screen of a session at its beginning.
    pub fn new<G: PageGame>(
        app: App,
        session: RwSignal<Session<G>>,
        practice: Option<Practice>,
    ) -> Self {
        let (spaces, seats, open) = session.with_untracked(|session| {
            let position = session.record().position();
            let named = |space| (space, position.space_name(space));
            let spaces: Vec<(Space, String)> = position.geometry(0).spaces().map(named).collect();
            (spaces, position.seats(), session.is_open())
        });
        let first = spaces.first().map(|(space, _)| *space);
        let best_rotation = RwSignal::new(0);
        let chosen = app.settings.rotation_of(G::NAME);
        let fixed = practice.is_some_and(|practice| !practice.rotates);
        let rotation = Memo::new(move |_| match chosen.get() {
            _ if fixed => 0,
            Some(chosen) => chosen,
            None => best_rotation.get(),
        });
        let geometry = Memo::new(move |_| {
            let rotation = rotation.get();
            session.with_untracked(|s| s.record().position().geometry(rotation))
        });
        Self {
            game: G::NAME,
            app,
            practice,
            seats,
            names: Memo::new(move |_| session.with_untracked(|s| Names::of(app.i18n, s.record()))),
            spaces: StoredValue::new(spaces),
            rotations: G::ROTATIONS,
            rotation,
            best_rotation,
            geometry,
            focus: RwSignal::new(first),
            inspected: RwSignal::new(None),
            asked: RwSignal::new(None),
            pointed: RwSignal::new(None),
            decided: RwSignal::new(None),
            sheet: RwSignal::new((!open).then_some(Sheet::Result)),
            list_open: RwSignal::new(is_wide()),
            animator: Animator::new(),
            clicks: DoubleClicks::new(),
            gaze: Gaze::new(),
            hands: Hands::new(),
            shown: Shown::new(),
            teacher: Teacher::new(app.settings, practice.is_none_or(|p| p.teaches)),
        }
    }

    /// The name of a space.
    pub fn name_of(self, space: Space) -> String {
        let name = |(_, name): &(Space, String)| name.clone();
        self.spaces.with_value(|all| all.get(space.index()).map(name)).unwrap_or_default()
    }

    /// The space of this name.
    pub fn space_of(self, name: &str) -> Option<Space> {
        self.spaces
            .with_value(|all| all.iter().find(|(_, other)| other == name).map(|(space, _)| *space))
    }

    /// Where a space is drawn now.
    pub fn centre(self, space: Space) -> (f64, f64) {
        self.geometry.with_untracked(|geometry| geometry.centre(space))
    }

    /// The name of a player with the clan.
    pub fn full_name(self, player: Player) -> String {
        self.names.with(|names| names.full(self.app.i18n, player))
    }

    /// The name of a player alone.
    pub fn short_name(self, player: Player) -> String {
        self.names.with(|names| names.short(player).to_owned())
    }

    /// Inspects a space, or none. A board that is taken away loses the pointer and the focus last.
    pub fn inspect(self, space: Option<Space>) {
        if self.inspected.try_get_untracked().is_some_and(|now| now != space) {
            self.inspected.set(space);
        }
    }

    /// Whether the end of the game is told in a sheet: not at a table for a few steps.
    pub fn tells_result(self) -> bool {
        self.practice.is_none_or(|practice| practice.key.is_some())
    }

    /// Closes the sheet.
    pub fn close_sheet(self) {
        self.sheet.set(None);
    }

    /// Rotates the board by one step.
    pub fn rotate(self) {
        let next = (self.rotation.get_untracked() + 1) % self.rotations;
        self.app.settings.rotation_of(self.game).set(Some(next));
    }

    /// Rotates the board as it fits best.
    pub fn rotate_to_fit(self) {
        self.app.settings.rotation_of(self.game).set(None);
    }

    /// Keeps in this tab which piece is picked up in a position, for a reload.
    pub fn keep_picked_up(self, space: Space, position: &impl Display) {
        if self.practice.is_some() {
            return;
        }
        let text = format!("{} {position}", self.name_of(space));
        storage::set_here(storage::PICKED_UP, &text);
    }

    /// Keeps no picked-up piece.
    pub fn forget_picked_up(self) {
        if self.practice.is_some() {
            return;
        }
        storage::remove_here(storage::PICKED_UP);
    }

    /// The piece that was picked up in this position before a reload, or is in a diagram.
    pub fn kept_picked_up(self, position: &str) -> Option<Space> {
        if let Some(diagram) = self.diagram() {
            return diagram.pick;
        }
        let text = storage::get_here(storage::PICKED_UP)?;
        let (space, in_position) = text.split_once(' ')?;
        (in_position == position).then(|| self.space_of(space))?
    }

    /// Keeps in this tab which step of the running game is looked back at, for a reload.
    pub fn keep_review(self, ply: Option<usize>) {
        if self.practice.is_some() {
            return;
        }
        match ply {
            Some(ply) => {
                let id = self.app.autosave.kept.with_value(|kept| kept.id.clone());
                storage::set_here(storage::REVIEW, &format!("{ply} {id}"));
            }
            None => storage::remove_here(storage::REVIEW),
        }
    }

    /// The step of this game that was looked back at before a reload.
    pub fn kept_review(self) -> Option<usize> {
        let reloaded = self.app.games.get_value() == 0;
        let text = storage::get_here(storage::REVIEW).filter(|_| reloaded)?;
        let (ply, id) = text.split_once(' ')?;
        let here = self.app.autosave.kept.with_value(|kept| kept.id == id);
        ply.parse().ok().filter(|_| here)
    }

    /// Gives the focus to the board's tab stop.
    pub fn focus_board(self) {
        if let Some(space) = self.focus.try_get_untracked().flatten() {
            self.focus_space(&self.name_of(space));
        }
    }

    /// The diagram that the table is, if it is one.
    pub fn diagram(self) -> Option<Diagram> {
        self.practice?.diagram
    }

    /// Whether the board can be played on; a drawing has no spaces to point at.
    pub fn is_live(self) -> bool {
        self.diagram().is_none_or(|diagram| diagram.live.get())
    }

    /// The first element of this table that a selector fits.
    pub fn find(self, selector: &str) -> Option<Element> {
        match self.diagram() {
            Some(diagram) => diagram.frame.try_get_untracked()??.query_selector(selector),
            None => document().query_selector(selector),
        }
        .ok()
        .flatten()
    }

    /// The element of the space of this name.
    pub fn find_space(self, name: &str) -> Option<Element> {
        self.find(&["[data-cell=\"", name, "\"]"].concat())
    }

    /// Gives the focus to the space of this name.
    pub fn focus_space(self, name: &str) {
        if let Some(space) = self.find_space(name) {
            focus(&space);
        }
    }
}

/// Whether the window has room for something beside the board: the move list, the rules.
pub fn is_wide() -> bool {
    let query = window().match_media("(min-width: 60rem)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

//! The teacher's view: any piece is looked at whoever's turn it is, and the board is drawn on for an
//! audience. Nothing of it is played or recorded.

use super::TableView;
use super::board::drag::space_under;
use crate::web::app::settings::Settings;
use crate::web::i18n::*;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Mark, Marks};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

/// The button of a mouse that draws.
const RIGHT: i16 = 2;

/// The state of the teacher's view at a table. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Teacher {
    /// Whether it is on.
    pub on: Memo<bool>,
    /// The space whose piece is looked at.
    pub piece: RwSignal<Option<Space>>,
    /// What is drawn on the board.
    pub marks: RwSignal<Marks>,
    /// Whether clicks draw.
    pub draws: RwSignal<bool>,
    /// The space at which a mark or an arrow was begun.
    pub begun: RwSignal<Option<Space>>,
    /// The space whose answer was on show when the pointer went down.
    told: StoredValue<Option<Space>>,
}

impl Teacher {
    /// At a table that can be looked at with it or not.
    pub fn new(settings: Settings, possible: bool) -> Self {
        let teacher = Self {
            on: Memo::new(move |_| possible && settings.teacher.on.get()),
            piece: RwSignal::new(None),
            marks: RwSignal::new(Marks::default()),
            draws: RwSignal::new(false),
            begun: RwSignal::new(None),
            told: StoredValue::new(None),
        };
        let ended = move |on: &bool, _: Option<&bool>, _: Option<()>| {
            if !on {
                teacher.draws.set(false);
                teacher.forget();
            }
        };
        Effect::watch(move || teacher.on.get(), ended, false);
        teacher
    }

    /// Whether it is on now.
    pub fn is_on(self) -> bool {
        self.on.get_untracked()
    }

    /// Forgets what was looked at and drawn: it was about another position.
    pub fn forget(self) {
        for space in [self.piece, self.begun] {
            if space.get_untracked().is_some() {
                space.set(None);
            }
        }
        if !self.marks.with_untracked(Marks::is_empty) {
            self.marks.set(Marks::default());
        }
    }

    /// Whether a click or Enter on a space does anything.
    pub fn acts_on(self, table: TableView, space: Space) -> bool {
        self.is_on() && (self.draws.get_untracked() || table.owner_on.run(space).is_some())
    }

    /// A pointer goes down: a right button begins to draw.
    pub fn down(self, table: TableView, event: &PointerEvent) {
        if !self.is_on() {
            return;
        }
        let by_mouse = event.pointer_type() == "mouse";
        let under = space_under(table, at(event)).map(|(space, _)| space);
        // A mouse has been told on its way; a finger is told by its first tap.
        self.told.set_value(if by_mouse { under } else { table.inspected.get_untracked() });
        if event.button() == RIGHT {
            self.begun.set(under);
            let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
            if let Some(board) = board {
                // So that the board also hears of a button released beside it.
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// A pointer goes up: a right button draws.
    pub fn up(self, table: TableView, event: &PointerEvent) {
        if !self.is_on() || event.button() != RIGHT {
            return;
        }
        match space_under(table, at(event)) {
            Some((space, _)) if self.begun.get_untracked().is_some() => self.draw(table, space),
            _ => self.begun.set(None),
        }
    }

    /// The browser's own menu would cover what the right button draws.
    pub fn on_menu(self, event: &MouseEvent) {
        if self.is_on() {
            event.prevent_default();
        }
    }

    /// A click on a space: draws, or looks at the piece there, or puts down the one looked at. Where a
    /// finger has not been told yet what would happen there, that comes first.
    pub fn click(self, table: TableView, space: Space) {
        let told = self.told.get_value() == Some(space);
        self.point(table, space, told);
    }

    /// Enter on a space, which was told with the focus.
    pub fn enter(self, table: TableView, space: Space) {
        self.point(table, space, true);
    }

    fn point(self, table: TableView, space: Space, told: bool) {
        if self.draws.get_untracked() {
            return self.draw(table, space);
        }
        let piece = self.piece.get_untracked();
        let looks = table.owner_on.run(space).is_some() && (piece.is_none() || told);
        if piece == Some(space) {
            self.piece.set(None);
        } else if looks {
            self.piece.set(Some(space));
        } else {
            let told = table.inspection.with_untracked(|of| of.as_ref()?.words.clone());
            return table.app.announcer.announce(told.unwrap_or_default());
        }
        table.app.announcer.announce(table.prompt.with_untracked(|prompt| prompt.words.clone()));
    }

    /// Begins a mark or an arrow on a space, or ends it there.
    pub fn draw(self, table: TableView, space: Space) {
        let i18n = table.app.i18n;
        let words = match self.begun.get_untracked() {
            None => {
                self.begun.set(Some(space));
                t_string!(i18n, teacher.begun, space = table.name_of(space))
            }
            Some(from) => {
                self.begun.set(None);
                let mark = Mark::between(from, space);
                let drawn = self.marks.try_update(|marks| marks.toggle(mark)) == Some(true);
                let what = mark_words(i18n, table, mark);
                if drawn {
                    t_string!(i18n, teacher.drawn, what = what)
                } else {
                    t_string!(i18n, teacher.removed, what = what)
                }
            }
        };
        table.app.announcer.announce(words);
    }

    /// Escape: stops a mark, then the look at a piece, then the teacher's view.
    pub fn cancel(self, table: TableView) {
        if self.begun.get_untracked().is_some() {
            self.begun.set(None);
        } else if self.piece.get_untracked().is_some() {
            self.piece.set(None);
            table.app.announcer.announce(table.prompt.with_untracked(|p| p.words.clone()));
        } else {
            self.leave(table);
        }
    }

    /// Switches the teacher's view off.
    pub fn leave(self, table: TableView) {
        table.app.settings.teacher.on.set(false);
        table.app.announcer.announce(t_string!(table.app.i18n, teacher.off).to_owned());
        request_animation_frame(move || table.focus_board());
    }
}

/// A mark or an arrow in words.
pub fn mark_words(i18n: I18n, table: TableView, mark: Mark) -> String {
    match mark {
        Mark::Space(space) => t_string!(i18n, teacher.mark, space = table.name_of(space)),
        Mark::Arrow(from, to) => {
            let (from, to) = (table.name_of(from), table.name_of(to));
            t_string!(i18n, teacher.arrow, from = from, to = to)
        }
    }
}

fn at(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

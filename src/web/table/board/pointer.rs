//! What fingers and the mouse do to the board beside clicks: a drag from a stack moves the stack,
//! any other drag moves an enlarged board, and two fingers enlarge it.

use super::drag::{Drag, is_draggable, space_at};
use super::zoom::now;
use crate::web::table::TableView;
use leptos::prelude::*;
use tabletop::core::space::Space;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// A pointer that moves less than this is a click, in pixels.
const CLICK: f64 = 8.0;
/// The longest time from the end of a drag to the click it makes, in milliseconds.
const ITS_CLICK: f64 = 60.0;

type Point = (f64, f64);

/// What the pointers on the board do.
#[derive(Default)]
enum Gesture {
    /// Nothing, or what a click will be.
    #[default]
    Idle,
    /// A pointer is down at this point, on a stack that can be dragged or not.
    Pressed(Point, Option<Space>),
    Dragging(Drag),
    /// The board moves with the point that is held.
    Panning(Point),
    /// The points of the board that two fingers hold.
    Pinching([Point; 2]),
}

/// The pointers that are down, and what they do.
#[derive(Default)]
struct State {
    pointers: Vec<(i32, Point)>,
    gesture: Gesture,
    /// When the last gesture ended that was no click.
    ended: f64,
}

/// The hands on a board.
#[derive(Clone, Copy)]
pub struct Hands(StoredValue<State, LocalStorage>);

fn at(event: &MouseEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

impl Hands {
    /// No pointer is down.
    pub fn new() -> Self {
        Self(StoredValue::new_local(State::default()))
    }

    /// Whether a click is only the end of a drag.
    pub fn makes_no_click(self, event: &Event) -> bool {
        event.time_stamp() - self.0.with_value(|state| state.ended) < ITS_CLICK
    }

    fn take(self) -> Gesture {
        let taken = self.0.try_update_value(|state| std::mem::take(&mut state.gesture));
        taken.unwrap_or_default()
    }

    fn set(self, gesture: Gesture) {
        self.0.update_value(|state| state.gesture = gesture);
    }

    fn points(self) -> Vec<Point> {
        self.0.with_value(|state| state.pointers.iter().map(|(_, at)| *at).collect())
    }

    /// A button or a finger goes down.
    pub fn down(self, table: TableView, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let id = event.pointer_id();
        self.0.update_value(|state| {
            if event.is_primary() {
                state.pointers.clear();
            }
            state.pointers.retain(|(other, _)| *other != id);
            state.pointers.push((id, at(event)));
            state.ended = f64::NEG_INFINITY;
        });
        if let Gesture::Dragging(drag) = self.take() {
            drag.put_back(table);
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        match self.points().as_slice() {
            [only] => {
                let space = target.and_then(|element| space_at(table, &element));
                let stack = space.filter(|(_, cell)| is_draggable(cell)).map(|(space, _)| space);
                self.set(Gesture::Pressed(*only, stack));
            }
            [a, b] => {
                if let Some((zoom, corner)) = now(table) {
                    let held = |at: &Point| zoom.point((at.0 - corner.0, at.1 - corner.1));
                    self.set(Gesture::Pinching([held(a), held(b)]));
                }
            }
            _ => {}
        }
    }

    /// A pointer moves.
    pub fn moved(self, table: TableView, event: &PointerEvent) {
        let (id, at) = (event.pointer_id(), at(event));
        let known = self.0.try_update_value(|state| {
            let pointer = state.pointers.iter_mut().find(|(other, _)| *other == id);
            pointer.map(|pointer| pointer.1 = at).is_some()
        });
        if known != Some(true) {
            return;
        }
        // A button that was released outside the window.
        if event.buttons() == 0 {
            return self.cancel(table, event);
        }
        let gesture = match self.take() {
            Gesture::Pressed(from, stack) if (at.0 - from.0).hypot(at.1 - from.1) >= CLICK => {
                begin(table, event, from, stack)
            }
            other => other,
        };
        match &gesture {
            Gesture::Dragging(drag) => drag.follow(table, at),
            Gesture::Panning(held) => {
                if let Some((zoom, corner)) = now(table) {
                    let at = (at.0 - corner.0, at.1 - corner.1);
                    table.shown.choose(zoom.part(zoom.scale(), *held, at));
                }
            }
            Gesture::Pinching(held) => {
                if let ([a, b], Some((zoom, corner))) = (self.points().as_slice(), now(table)) {
                    let at = |at: &Point| (at.0 - corner.0, at.1 - corner.1);
                    table.shown.choose(zoom.pinched(*held, [at(a), at(b)]));
                }
            }
            Gesture::Idle | Gesture::Pressed(..) => {}
        }
        self.set(gesture);
    }

    /// A pointer goes up.
    pub fn up(self, table: TableView, event: &PointerEvent) {
        match self.lift(event) {
            Gesture::Dragging(drag) => drag.drop_at(table, at(event)),
            Gesture::Idle | Gesture::Pressed(..) | Gesture::Panning(_) | Gesture::Pinching(_) => {}
        }
    }

    /// A pointer is lost, or becomes one of the browser's own gestures.
    pub fn cancel(self, table: TableView, event: &PointerEvent) {
        if let Gesture::Dragging(drag) = self.lift(event) {
            drag.put_back(table);
        }
    }

    fn lift(self, event: &PointerEvent) -> Gesture {
        let gesture = self.take();
        self.0.update_value(|state| {
            state.pointers.retain(|(id, _)| *id != event.pointer_id());
            if !matches!(gesture, Gesture::Idle | Gesture::Pressed(..)) {
                state.ended = event.time_stamp();
            }
        });
        gesture
    }
}

/// What a pointer does that has left the place where it went down.
fn begin(table: TableView, event: &PointerEvent, from: Point, stack: Option<Space>) -> Gesture {
    let gesture = match stack {
        Some(space) => Drag::begin(table, space).map(Gesture::Dragging),
        None => now(table).filter(|_| table.shown.part.get_untracked().is_some()).map(
            |(zoom, corner)| Gesture::Panning(zoom.point((from.0 - corner.0, from.1 - corner.1))),
        ),
    };
    let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
    if let (Some(_), Some(board)) = (&gesture, board) {
        let _ = board.set_pointer_capture(event.pointer_id());
    }
    gesture.unwrap_or_default()
}

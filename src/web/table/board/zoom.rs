//! The part of the board that is shown: the whole, unless spaces would be too small to tap or a
//! player looks closer.

use crate::web::table::TableView;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Geometry, Part, Zoom};

/// The least size of a space that is tapped well, in pixels.
const LEAST: f64 = 24.0;
/// How many times a double tap enlarges the board.
const CLOSER: f64 = 2.2;

/// What is shown of the board.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The part; `None` for the whole.
    pub part: RwSignal<Option<Part>>,
    /// Whether a player has chosen what is shown, in a frame of this size.
    chosen: StoredValue<bool>,
}

impl Shown {
    /// The whole board.
    pub fn new() -> Self {
        Self { part: RwSignal::new(None), chosen: StoredValue::new(false) }
    }

    /// Shows a part as a player chose it.
    pub fn choose(self, part: Option<Part>) {
        self.chosen.set_value(true);
        if self.part.get_untracked() != part {
            self.part.set(part);
        }
    }
}

/// The whole board with the room around it, which coordinates widen.
pub fn whole(table: TableView) -> Part {
    let (x, y, w, h) = table.views.room;
    let coordinates = table.app.settings.coordinates_of(table.game);
    let aside = if coordinates.get() { table.views.room_for_coordinates } else { 0.0 };
    let (left, top, width, height) = table.geometry.with(Geometry::bounds);
    Part {
        left: left - x - aside,
        top: top - y,
        width: width + w + 2.0 * aside,
        height: height + h,
    }
}

/// The `viewBox` of the board.
pub fn view_box(table: TableView) -> String {
    let part = table.shown.part.get().unwrap_or_else(|| whole(table));
    format!("{:.1} {:.1} {:.1} {:.1}", part.left, part.top, part.width, part.height)
}

/// The board in its frame as it is shown now, and the frame's corner on the screen.
pub fn now(table: TableView) -> Option<(Zoom, (f64, f64))> {
    let frame = table.find("[data-board]")?.get_bounding_client_rect();
    let whole = untrack(|| whole(table));
    let shown = table.shown.part.get_untracked().unwrap_or(whole);
    let size = (frame.width(), frame.height());
    (size.0 > 0.0 && size.1 > 0.0)
        .then_some((Zoom { frame: size, whole, shown }, (frame.x(), frame.y())))
}

/// Enlarges the board around a point of the screen, or shows the whole again.
pub fn toggle(table: TableView, (x, y): (f64, f64)) {
    let Some((zoom, corner)) = now(table) else { return };
    let at = (x - corner.0, y - corner.1);
    let closer = zoom.part(zoom.scale() * CLOSER, zoom.point(at), at);
    table.shown.choose(closer.filter(|_| table.shown.part.get_untracked().is_none()));
}

/// Brings a space into sight.
pub fn reveal(table: TableView, space: Space) {
    if table.shown.part.get_untracked().is_none() {
        return;
    }
    let (at, size) =
        table.geometry.with_untracked(|geometry| (geometry.centre(space), geometry.space_size()));
    let Some((zoom, _)) = now(table) else { return };
    let part = zoom.reveal(at, size);
    if table.shown.part.get_untracked() != part {
        table.shown.part.set(part);
    }
}

/// Shows the whole board at first and whenever its frame or its rotation changes; or as much of it
/// as leaves every space large enough, unless a player chooses otherwise.
pub fn keep_spaces_large(table: TableView) {
    let shown = table.shown;
    let fit = move || {
        request_animation_frame(move || {
            let Some(chosen) = shown.chosen.try_get_value() else { return };
            let kept = chosen && shown.part.get_untracked().is_none();
            let Some((zoom, _)) = now(table).filter(|_| !kept) else { return };
            let size = table.geometry.with_untracked(Geometry::space_size);
            let part = zoom.at_least(size, LEAST);
            if shown.part.get_untracked() != part {
                shown.part.set(part);
            }
        });
    };
    Effect::new(move |_| {
        table.geometry.track();
        fit();
    });
    let handle = window_event_listener(leptos::ev::resize, move |_| fit());
    on_cleanup(move || handle.remove());
}

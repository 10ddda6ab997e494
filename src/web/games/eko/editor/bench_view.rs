//! What is seen of the canvas: it grows with the tiles, but nothing on the screen moves by itself.

use super::context::EditorContext;
use super::picture::centre;
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::table::Part;
use web_sys::Element;

/// Width of the smallest hexagon that a finger can hit, and of the largest that is shown at first, in
/// pixels.
const WIDTHS: (f64, f64) = (28.0, 56.0);

/// The width of a hexagon in the units of the drawing.
const HEXAGON: f64 = 90.0;

/// The canvas with these rows.
pub fn extent(rows: &[Vec<Hex>]) -> Part {
    let centres = || rows.iter().flatten().map(|hex| centre(*hex));
    let (left, right) = centres().fold((f64::MAX, f64::MIN), |(l, r), (x, _)| (l.min(x), r.max(x)));
    let (top, bottom) = centres().fold((f64::MAX, f64::MIN), |(t, b), (_, y)| (t.min(y), b.max(y)));
    Part {
        left: left - 48.0,
        top: top - 55.0,
        width: right - left + 96.0,
        height: bottom - top + 110.0,
    }
}

fn frame() -> Option<Element> {
    document().query_selector(".bench-frame").ok().flatten()
}

/// Chooses the scale at which the whole canvas is seen, if its hexagons are large enough then, and
/// scrolls to its middle.
pub fn show_all(editor: EditorContext) {
    request_animation_frame(move || {
        let (Some(frame), Some(scale)) = (frame(), editor.scale.try_get_untracked()) else {
            return;
        };
        let Some(bench) = frame.query_selector(".bench").ok().flatten() else { return };
        let size = bench.get_bounding_client_rect();
        let fits = (f64::from(frame.client_width()) / size.width())
            .min(f64::from(frame.client_height()) / size.height());
        let (least, most) = WIDTHS;
        editor.scale.set((scale * fits).clamp(least / HEXAGON, most / HEXAGON));
        request_animation_frame(move || {
            frame.set_scroll_left((frame.scroll_width() - frame.client_width()) / 2);
            frame.set_scroll_top((frame.scroll_height() - frame.client_height()) / 2);
        });
    });
}

/// Where the canvas grows to the left or upwards, scrolls as far, so that what is under the pointer
/// stays there.
pub fn keep_in_place(editor: EditorContext, rows: Memo<Vec<Vec<Hex>>>) {
    Effect::new(move |before: Option<Part>| {
        let now = rows.with(|rows| extent(rows));
        if let Some(before) = before.filter(|before| *before != now) {
            let scale = editor.scale.get_untracked();
            let by = ((before.left - now.left) * scale, (before.top - now.top) * scale);
            request_animation_frame(move || {
                let Some(frame) = frame() else { return };
                frame.set_scroll_left(frame.scroll_left() + by.0.round() as i32);
                frame.set_scroll_top(frame.scroll_top() + by.1.round() as i32);
            });
        }
        now
    });
}

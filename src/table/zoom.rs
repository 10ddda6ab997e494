//! What part of a board its frame shows.

/// A rectangle in the units of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// A frame, the whole board, and the part of it that the frame shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zoom {
    /// Width and height of the frame in pixels.
    pub frame: (f64, f64),
    /// The whole board.
    pub whole: Part,
    /// The part that is shown.
    pub shown: Part,
}

/// How many times larger than as a whole a board can be shown.
const LARGEST: f64 = 5.0;
/// A board enlarged by less than this factor is shown as a whole.
const SHOWS: f64 = 1.02;

impl Zoom {
    /// Pixels per unit of the board.
    #[must_use]
    pub fn scale(self) -> f64 {
        self.scale_of(self.shown)
    }

    fn scale_of(self, part: Part) -> f64 {
        (self.frame.0 / part.width).min(self.frame.1 / part.height)
    }

    /// The point of the board at a point of the frame, in pixels from its corner.
    #[must_use]
    pub fn point(self, at: (f64, f64)) -> (f64, f64) {
        let (scale, part) = (self.scale(), self.shown);
        let x = part.left + part.width / 2.0 + (at.0 - self.frame.0 / 2.0) / scale;
        (x, part.top + part.height / 2.0 + (at.1 - self.frame.1 / 2.0) / scale)
    }

    /// The part that shows a point of the board at a point of the frame, at this scale. Nothing beyond
    /// the board is shown where the board has more. `None` for the whole.
    #[must_use]
    pub fn part(self, scale: f64, held: (f64, f64), at: (f64, f64)) -> Option<Part> {
        let least = self.scale_of(self.whole);
        if !(least * SHOWS..).contains(&scale) {
            return None;
        }
        let scale = scale.min(least * LARGEST);
        let axis = |held: f64, at: f64, frame: f64, low: f64, whole: f64| {
            let size = frame / scale;
            let room = whole - size;
            let start = if room > 0.0 {
                (held - at / scale).clamp(low, low + room)
            } else {
                low + room / 2.0
            };
            (start, size)
        };
        let (left, width) = axis(held.0, at.0, self.frame.0, self.whole.left, self.whole.width);
        let (top, height) = axis(held.1, at.1, self.frame.1, self.whole.top, self.whole.height);
        Some(Part { left, top, width, height })
    }

    /// The part around the middle in which a length of the board takes at least so many pixels;
    /// `None` where it does in the whole.
    #[must_use]
    pub fn at_least(self, length: f64, pixels: f64) -> Option<Part> {
        let Part { left, top, width, height } = self.whole;
        let middle = (left + width / 2.0, top + height / 2.0);
        // A hair more, as coordinates are rounded.
        let scale = pixels / length * 1.005;
        let small = self.scale_of(self.whole) < pixels / length;
        let scale = if small { scale.max(self.scale_of(self.whole) * SHOWS) } else { 0.0 };
        self.part(scale, middle, (self.frame.0 / 2.0, self.frame.1 / 2.0))
    }

    /// The part that two fingers show: each keeps the point of the board that it held.
    #[must_use]
    pub fn pinched(self, held: [(f64, f64); 2], at: [(f64, f64); 2]) -> Option<Part> {
        let length = |[a, b]: [(f64, f64); 2]| (b.0 - a.0).hypot(b.1 - a.1);
        let middle = |[a, b]: [(f64, f64); 2]| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        self.part(length(at) / length(held).max(0.001), middle(held), middle(at))
    }

    /// The part moved just as far that all within `margin` of a point is shown.
    #[must_use]
    pub fn reveal(self, (x, y): (f64, f64), margin: f64) -> Option<Part> {
        let Part { left, top, width, height } = self.shown;
        let axis = |at: f64, low: f64, size: f64| {
            let (first, last) = (at + margin - size, at - margin);
            if first <= last { low.clamp(first, last) } else { at - size / 2.0 }
        };
        self.part(self.scale(), (axis(x, left, width), axis(y, top, height)), (0.0, 0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Part = Part { left: -100.0, top: -50.0, width: 200.0, height: 100.0 };
    const ZOOM: Zoom = Zoom { frame: (400.0, 400.0), whole: WHOLE, shown: WHOLE };

    fn near(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).abs() < 0.001 && (a.1 - b.1).abs() < 0.001
    }

    #[test]
    fn what_is_held_stays_where_it_is_held() {
        let held = ZOOM.point((150.0, 220.0));
        let shown = ZOOM.part(6.0, held, (150.0, 220.0)).unwrap();
        assert!(near(Zoom { shown, ..ZOOM }.point((150.0, 220.0)), held));
        let held = [ZOOM.point((190.0, 190.0)), ZOOM.point((210.0, 210.0))];
        let at = [(150.0, 150.0), (220.0, 220.0)];
        let pinched = Zoom { shown: ZOOM.pinched(held, at).unwrap(), ..ZOOM };
        assert!(near(pinched.point(at[0]), held[0]) && near(pinched.point(at[1]), held[1]));
    }

    #[test]
    fn nothing_beyond_the_board_is_shown_while_the_board_has_more() {
        let shown = ZOOM.part(5.0, (-100.0, -50.0), (300.0, 300.0)).unwrap();
        assert_eq!((shown.left, shown.top), (-100.0, -50.0));
        // At this scale the board is lower than its frame, and stays in the middle of it.
        let shown = ZOOM.part(3.0, (100.0, 50.0), (0.0, 0.0)).unwrap();
        assert!((shown.left + shown.width - 100.0).abs() < 0.001);
        assert!((shown.top + shown.height / 2.0).abs() < 0.001);
    }

    #[test]
    fn a_board_is_never_smaller_than_whole_nor_larger_than_five_times() {
        assert_eq!(ZOOM.part(1.9, (0.0, 0.0), (0.0, 0.0)), None);
        assert_eq!(ZOOM.part(f64::NAN, (0.0, 0.0), (0.0, 0.0)), None);
        let shown = ZOOM.part(99.0, (0.0, 0.0), (200.0, 200.0)).unwrap();
        assert!((Zoom { shown, ..ZOOM }.scale() - 10.0).abs() < 0.001);
    }

    #[test]
    fn small_spaces_are_enlarged_and_large_ones_left_alone() {
        assert_eq!(ZOOM.at_least(12.0, 24.0), None);
        let shown = ZOOM.at_least(10.0, 24.0).unwrap();
        let scale = Zoom { shown, ..ZOOM }.scale();
        assert!((2.4..2.5).contains(&scale), "{scale}");
        let barely = ZOOM.at_least(11.9, 24.0).unwrap();
        assert!(Zoom { shown: barely, ..ZOOM }.scale() * 11.9 >= 24.0);
    }

    #[test]
    fn a_space_out_of_sight_is_shown_whole_and_one_in_sight_moves_nothing() {
        let shown = ZOOM.part(8.0, (0.0, 0.0), (200.0, 200.0)).unwrap();
        let zoom = Zoom { shown, ..ZOOM };
        assert_eq!(zoom.reveal((5.0, 5.0), 4.0), Some(shown));
        let moved = zoom.reveal((60.0, 5.0), 4.0).unwrap();
        assert!((moved.left + moved.width - 64.0).abs() < 0.001 && moved.top == shown.top);
    }
}

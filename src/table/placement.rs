//! Where a chooser opens: beside the space that it is about, never over it.

/// A rectangle on the screen, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The right edge.
    pub right: f64,
    /// The lower edge.
    pub bottom: f64,
}

/// Where a chooser is, and how high it can be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its greatest height; what is longer scrolls.
    pub height: f64,
}

/// The gap between a chooser and its space.
const GAP: f64 = 8.0;

impl Placement {
    /// A place beside the space, to the right or left of it, where there is room for the width.
    #[must_use]
    pub fn beside(space: Rect, (width, height): (f64, f64), room: Rect) -> Option<Self> {
        let fits = |left: f64| left >= room.left && left + width <= room.right;
        let sides = [space.right + GAP, space.left - GAP - width];
        let left = sides.into_iter().find(|left| fits(*left))?;
        let height = height.min(room.bottom - room.top);
        let middle = f64::midpoint(space.top, space.bottom) - height / 2.0;
        let top = middle.max(room.top).min(room.bottom - height);
        Some(Self { left, top, height })
    }

    /// A sheet at the bottom of the room, or at its top where that leaves more of the sheet in sight.
    #[must_use]
    pub fn sheet(space: Rect, (width, height): (f64, f64), room: Rect) -> Self {
        let (above, below) = (space.top - GAP - room.top, room.bottom - space.bottom - GAP);
        let left = f64::midpoint(room.left, room.right) - width / 2.0;
        if below >= height.min(above) {
            let height = height.min(below);
            Self { left, top: room.bottom - height, height }
        } else {
            Self { left, top: room.top, height: height.min(above) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { left: 0.0, top: 50.0, right: 900.0, bottom: 700.0 };

    fn space(x: f64, y: f64) -> Rect {
        Rect { left: x - 25.0, top: y - 25.0, right: x + 25.0, bottom: y + 25.0 }
    }

    #[test]
    fn a_chooser_is_right_of_its_space_or_left_and_inside_the_room() {
        let beside = |x, y| Placement::beside(space(x, y), (300.0, 200.0), ROOM).unwrap();
        assert_eq!(beside(100.0, 300.0), Placement { left: 133.0, top: 200.0, height: 200.0 });
        assert_eq!(beside(800.0, 300.0).left, 467.0);
        assert_eq!(beside(100.0, 60.0).top, 50.0);
        assert_eq!(beside(100.0, 690.0).top, 500.0);
        let narrow = Rect { right: 400.0, ..ROOM };
        assert_eq!(Placement::beside(space(200.0, 300.0), (300.0, 200.0), narrow), None);
    }

    #[test]
    fn a_sheet_never_covers_its_space() {
        let room = Rect { left: 0.0, top: 0.0, right: 320.0, bottom: 360.0 };
        for y in 20..340 {
            let space = space(160.0, f64::from(y));
            for needed in [80.0, 200.0, 400.0] {
                let Placement { left, top, height } =
                    Placement::sheet(space, (320.0, needed), room);
                assert_eq!(left, 0.0);
                assert!(top >= room.top && top + height <= room.bottom);
                assert!(top + height < space.top || top > space.bottom, "{y}");
                assert!(height >= needed.min(120.0), "{y}: {height}");
            }
        }
        let low = Placement::sheet(space(160.0, 100.0), (320.0, 200.0), room);
        assert_eq!(low, Placement { left: 0.0, top: 160.0, height: 200.0 });
    }
}

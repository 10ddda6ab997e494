//! Pieces in motion: short, along the path they really take, never in the way of the next click.
//! The board shows the new position at once; what moves are copies.

use super::animation::{Frame, along, animate};
use crate::web::table::Stage;
use leptos::prelude::*;
use leptos::svg::G;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::table::{Captured, Exit, Motion, PieceKind};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Animation, AnimationPlayState, Element, SvgGraphicsElement};

/// The duration of the shortest travel, of each space more, and of the longest, in milliseconds.
const SHORTEST: f64 = 150.0;
const EACH_SPACE: f64 = 25.0;
const LONGEST: f64 = 250.0;
/// The duration of a captured piece's way to a panel, and of a group's fading.
const TO_PANEL: f64 = 220.0;
const FADE: f64 = 160.0;

/// The moving pieces of a board.
#[derive(Clone, Copy)]
pub struct Animator {
    /// The layer of the copies.
    pub layer: NodeRef<G>,
    running: StoredValue<Vec<Animation>, LocalStorage>,
    /// Where a dragged stack was dropped, in the units of the board.
    dropped: StoredValue<Option<(f64, f64)>>,
}

impl Animator {
    /// Nothing moves yet.
    pub fn new() -> Self {
        Self {
            layer: NodeRef::new(),
            running: StoredValue::new_local(Vec::new()),
            dropped: StoredValue::new(None),
        }
    }

    /// Ends all motion at once.
    pub fn finish(self) {
        let running = self.running.try_update_value(std::mem::take).unwrap_or_default();
        for animation in running {
            let _ = animation.finish();
        }
    }

    /// Moves a copy; in the end it goes, and `hidden` is shown.
    fn start(self, copy: &Element, frames: &[Frame], duration: f64, hidden: Option<Element>) {
        let Some(layer) = self.layer.try_get_untracked().flatten() else { return };
        let _ = layer.append_child(copy);
        if let Some(hidden) = &hidden {
            let _ = hidden.class_list().add_1("away");
        }
        let animation = animate(copy, frames, duration);
        let copy = copy.clone();
        let arrived = Closure::once_into_js(move || {
            copy.remove();
            if let Some(hidden) = hidden {
                let _ = hidden.class_list().remove_1("away");
            }
        });
        animation.set_onfinish(Some(arrived.unchecked_ref()));
        let _ = self.running.try_update_value(|running| {
            running.retain(|other| other.play_state() == AnimationPlayState::Running);
            running.push(animation);
        });
    }

    /// The middle of a player's panel, in the units of the board.
    fn panel_of(self, stage: Stage, player: Player) -> Option<(f64, f64)> {
        let medal = format!(".plate[data-player=\"{player}\"] .medal");
        let rect = stage.find(&medal)?.get_bounding_client_rect();
        self.point_of((rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0))
    }

    /// The next traveller starts here, where it was dropped, and not where it stood.
    pub fn start_from(self, at: Option<(f64, f64)>) {
        self.dropped.set_value(at);
    }

    /// A point of the screen in the units of the board.
    pub fn point_of(self, (x, y): (f64, f64)) -> Option<(f64, f64)> {
        let layer = self.layer.try_get_untracked().flatten()?;
        let layer: &SvgGraphicsElement = layer.dyn_ref()?;
        let m = layer.get_screen_ctm()?.inverse().ok()?;
        let [a, b, c, d, e, f] = [m.a(), m.b(), m.c(), m.d(), m.e(), m.f()].map(f64::from);
        Some((a * x + c * y + e, b * x + d * y + f))
    }
}

/// A motion with copies of what will move, made before the board changes.
pub struct Departure {
    motion: Motion,
    traveller: Option<Element>,
    captured: Vec<(Captured, Element)>,
    dropped: Option<(f64, f64)>,
}

impl Departure {
    /// Copies what will move; nothing where people prefer less motion.
    pub fn copy(stage: Stage, motion: Motion) -> Option<Self> {
        let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        if reduced.is_some_and(|query| query.matches()) {
            return None;
        }
        let copy = |space| drawn(stage, space, PieceKind::Stack)?.clone_node_with_deep(true).ok();
        let copy = |space| copy(space).and_then(|node| node.dyn_into::<Element>().ok());
        let (traveller, captured) = match &motion {
            Motion::Travel { path, captured, .. } => {
                let copies = captured.iter().filter_map(|one| Some((*one, copy(one.from)?)));
                (path.first().and_then(|space| copy(*space)), copies.collect())
            }
            Motion::Rise { .. } => (None, Vec::new()),
        };
        Some(Self { motion, traveller, captured, dropped: stage.animator.dropped.get_value() })
    }

    /// Animates the motion once the board shows the new position.
    pub fn animate(self, stage: Stage) {
        request_animation_frame(move || match &self.motion {
            Motion::Travel { path, hides_landed, .. } => self.travel(stage, path, *hides_landed),
            Motion::Rise { space, piece } => {
                let inner = drawn(stage, *space, *piece)
                    .and_then(|drawing| drawing.query_selector(":scope > g").ok().flatten());
                if let Some(inner) = inner {
                    let _ = inner.class_list().add_1("rising");
                }
            }
        });
    }

    fn travel(&self, stage: Stage, path: &[Space], hides_landed: bool) {
        let mut points: Vec<(f64, f64)> = path.iter().map(|space| stage.centre(*space)).collect();
        let (Some(traveller), Some(to)) = (&self.traveller, path.last()) else { return };
        if let Some(dropped) = self.dropped {
            points = vec![dropped, stage.centre(*to)];
        }
        let steps = points.len().saturating_sub(1) as f64;
        let duration = (SHORTEST + EACH_SPACE * steps).min(LONGEST);
        for (captured, copy) in &self.captured {
            match captured.exit {
                Exit::ToPanel { player, .. } => leave(stage, copy, captured.space, player),
                Exit::Fade { group } => fade(stage, copy, *captured, group, duration),
            }
        }
        let landed = drawn(stage, *to, PieceKind::Stack).filter(|_| hides_landed);
        stage.animator.start(traveller, &along(&points), duration, landed);
    }
}

/// The drawing of what stands on a space.
fn drawn(stage: Stage, space: Space, kind: PieceKind) -> Option<Element> {
    let class = match kind {
        PieceKind::Stack => ".stack",
        PieceKind::Building => ".building",
    };
    stage.find_space(&stage.name_of(space))?.query_selector(class).ok().flatten()
}

/// A captured stack moves to its owner's panel.
fn leave(stage: Stage, copy: &Element, space: Space, player: Player) {
    let Some((to_x, to_y)) = stage.animator.panel_of(stage, player) else { return };
    let (x, y) = stage.centre(space);
    let part = 0.66;
    let between = (x + (to_x - x) * part, y + (to_y - y) * part);
    let frames = [
        Frame::new(0.0, (x, y)),
        Frame { scale: 0.75, ..Frame::new(part, between) },
        Frame { scale: 0.6, opacity: 0.0, ..Frame::new(1.0, (to_x, to_y)) },
    ];
    stage.animator.start(copy, &frames, TO_PANEL, None);
}

/// A captured piece stands until the traveller has landed and the groups before it have gone.
fn fade(stage: Stage, copy: &Element, captured: Captured, group: usize, travel: f64) {
    let at = stage.centre(captured.space);
    let whole = travel + FADE * (group + 1) as f64;
    let (landed, fades) = (travel / whole, 1.0 - FADE / whole);
    // A moved piece that is captured itself is seen only once it has landed.
    let opacity = if captured.from == captured.space { 1.0 } else { 0.0 };
    let frames = [
        Frame { opacity, ..Frame::new(0.0, at) },
        Frame { opacity, ..Frame::new(landed * 0.99, at) },
        Frame::new(fades.max(landed), at),
        Frame { scale: 0.3, opacity: 0.0, ..Frame::new(1.0, at) },
    ];
    stage.animator.start(copy, &frames, whole, None);
}

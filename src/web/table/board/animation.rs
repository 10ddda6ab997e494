//! The browser's animations, as far as pieces need them.

use js_sys::{Array, Object};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Animation, Element};

#[wasm_bindgen]
extern "C" {
    /// `Element.animate`, which web-sys offers only as unstable.
    #[wasm_bindgen(extends = Element)]
    type Animatable;
    #[wasm_bindgen(method)]
    fn animate(this: &Animatable, keyframes: &Array, options: &Timing) -> Animation;

    /// A keyframe.
    #[wasm_bindgen(extends = Object)]
    type Keyframe;
    #[wasm_bindgen(method, setter)]
    fn set_offset(this: &Keyframe, offset: f64);
    #[wasm_bindgen(method, setter)]
    fn set_transform(this: &Keyframe, transform: &str);
    #[wasm_bindgen(method, setter)]
    fn set_opacity(this: &Keyframe, opacity: f64);

    /// The options of an animation.
    #[wasm_bindgen(extends = Object)]
    type Timing;
    #[wasm_bindgen(method, setter)]
    fn set_duration(this: &Timing, milliseconds: f64);
    #[wasm_bindgen(method, setter)]
    fn set_easing(this: &Timing, easing: &str);
    #[wasm_bindgen(method, setter)]
    fn set_fill(this: &Timing, fill: &str);
}

/// A drawing at one moment of its motion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The part of the duration, from 0 to 1.
    pub offset: f64,
    /// Where it is, in the units of the board.
    pub at: (f64, f64),
    /// How large it is.
    pub scale: f64,
    /// How visible it is.
    pub opacity: f64,
}

impl Frame {
    /// A drawing as it is on the board.
    pub const fn new(offset: f64, at: (f64, f64)) -> Self {
        Self { offset, at, scale: 1.0, opacity: 1.0 }
    }

    fn keyframe(self) -> Keyframe {
        let keyframe: Keyframe = Object::new().unchecked_into();
        let ((x, y), scale) = (self.at, self.scale);
        keyframe.set_offset(self.offset);
        keyframe.set_transform(&format!("translate({x:.1}px, {y:.1}px) scale({scale})"));
        keyframe.set_opacity(self.opacity);
        keyframe
    }
}

/// Frames over these points, at an even speed.
pub fn along(points: &[(f64, f64)]) -> Vec<Frame> {
    let length = |pair: &[(f64, f64)]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f64 = points.windows(2).map(length).sum();
    let mut gone = 0.0;
    let mut frames: Vec<_> = points.first().map(|at| Frame::new(0.0, *at)).into_iter().collect();
    for pair in points.windows(2) {
        gone += length(pair);
        frames.push(Frame::new((gone / whole.max(1.0)).min(1.0), pair[1]));
    }
    frames
}

/// Starts an animation of this duration in milliseconds.
pub fn animate(drawing: &Element, frames: &[Frame], duration: f64) -> Animation {
    let timing: Timing = Object::new().unchecked_into();
    timing.set_duration(duration);
    timing.set_easing("cubic-bezier(.3,.1,.2,1)");
    timing.set_fill("both");
    let keyframes: Array = frames.iter().map(|frame| frame.keyframe()).collect();
    drawing.unchecked_ref::<Animatable>().animate(&keyframes, &timing)
}

//! Animations of the browser, and the keyframes they need.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// Each point with its part of the whole length.
pub fn offsets(points: &[(f64, f64)]) -> Vec<(f64, (f64, f64))> {
    let length = |pair: &[(f64, f64)]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f64 = points.windows(2).map(length).sum();
    let mut gone = 0.0;
    let mut list: Vec<_> = points.first().map(|point| (0.0, *point)).into_iter().collect();
    for pair in points.windows(2) {
        gone += length(pair);
        list.push(((gone / whole.max(1.0)).min(1.0), pair[1]));
    }
    list
}

/// A keyframe: where a piece is, how large, how visible.
pub fn frame(offset: f64, x: f64, y: f64, scale: f64, opacity: f64) -> JsValue {
    object(&[
        ("offset", offset.into()),
        ("transform", format!("translate({x:.1}px, {y:.1}px) scale({scale})").into()),
        ("opacity", opacity.into()),
    ])
}

fn object(entries: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in entries {
        let _ = Reflect::set(&object, &(*key).into(), value);
    }
    object.into()
}

/// `Element.animate`, which web-sys does not offer as stable.
pub fn animate(piece: &Element, frames: &Array, lasts: f64) -> Option<Animation> {
    let options = object(&[
        ("duration", lasts.into()),
        ("easing", "cubic-bezier(.3,.1,.2,1)".into()),
        ("fill", "both".into()),
    ]);
    let animate: Function = Reflect::get(piece, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(piece, frames, &options).ok()?.dyn_into().ok()
}

//! Pieces in motion: short, along the way they really take, never in the way of the next click.
//! The page shows the new position at once; what flies are copies.

use crate::web::table::board::animation::animate;
use crate::web::ui::focus::find_space;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Animation, Element};

/// The pieces on their way.
#[derive(Clone, Copy)]
pub struct Flights(StoredValue<Vec<Animation>, LocalStorage>);

impl Flights {
    /// None yet.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Vec::new()))
    }

    /// Lets all pieces arrive at once.
    pub fn finish(self) {
        let running = self.0.try_update_value(std::mem::take).unwrap_or_default();
        for animation in running {
            let _ = animation.finish();
        }
    }
}

/// Whether people have not asked for less motion.
pub fn motion_is_wanted() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    !query.is_some_and(|query| query.matches())
}

/// A copy of the piece or stack on a space.
pub fn copy_of_stack(name: &str) -> Option<Element> {
    let stack = find_space(name)?.query_selector(".stack").ok()??;
    stack.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// The layer in which pieces fly.
pub fn layer() -> Option<Element> {
    document().query_selector("[data-board] > .flight").ok().flatten()
}

/// Lets a copy fly; when it arrives it goes, and what it hid shows.
pub fn start(
    flights: Flights,
    layer: &Element,
    piece: &Element,
    frames: &Array,
    lasts: f64,
    hidden: Option<Element>,
) {
    let _ = layer.append_child(piece);
    let animation = animate(piece, frames, lasts);
    let piece = piece.clone();
    let arrive = move || {
        piece.remove();
        if let Some(hidden) = hidden {
            let _ = hidden.class_list().remove_1("away");
        }
    };
    let Some(animation) = animation else { return arrive() };
    let arrived = Closure::once_into_js(arrive);
    animation.set_onfinish(Some(arrived.unchecked_ref()));
    let _ = flights.0.try_update_value(|running| {
        running.retain(|other| other.play_state() == web_sys::AnimationPlayState::Running);
        running.push(animation);
    });
}

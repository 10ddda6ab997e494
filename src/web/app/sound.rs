//! Soft sounds, made by the browser; silent until a player switches them on.

use crate::web::app::storage;
use leptos::prelude::*;
use tabletop::table::Sound;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    type AudioContext;
    #[wasm_bindgen(constructor, catch)]
    fn new() -> Result<AudioContext, JsValue>;
    #[wasm_bindgen(method, getter, js_name = currentTime)]
    fn current_time(this: &AudioContext) -> f64;
    #[wasm_bindgen(method, getter)]
    fn destination(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method)]
    fn resume(this: &AudioContext) -> JsValue;
    #[wasm_bindgen(method, js_name = createOscillator)]
    fn create_oscillator(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, js_name = createGain)]
    fn create_gain(this: &AudioContext) -> AudioNode;

    /// An oscillator, a gain or the loudspeaker.
    type AudioNode;
    #[wasm_bindgen(method)]
    fn connect(this: &AudioNode, to: &AudioNode) -> JsValue;
    #[wasm_bindgen(method)]
    fn start(this: &AudioNode, when: f64);
    #[wasm_bindgen(method)]
    fn stop(this: &AudioNode, when: f64);
    #[wasm_bindgen(method, getter)]
    fn frequency(this: &AudioNode) -> AudioParam;
    #[wasm_bindgen(method, getter)]
    fn gain(this: &AudioNode) -> AudioParam;
    #[wasm_bindgen(method, setter, js_name = type)]
    fn set_kind(this: &AudioNode, kind: &str);

    type AudioParam;
    #[wasm_bindgen(method, js_name = setValueAtTime)]
    fn set(this: &AudioParam, value: f64, when: f64) -> JsValue;
    #[wasm_bindgen(method, js_name = exponentialRampToValueAtTime)]
    fn ramp(this: &AudioParam, value: f64, when: f64) -> JsValue;
}

/// The loudness of a note as it begins, and how long it fades, in seconds.
const LOUDNESS: f64 = 0.12;
const FADE: f64 = 0.35;
/// The time from one sound to the next of the same move, in seconds.
const NEXT: f64 = 0.25;

/// The notes of a sound: pitch in hertz, and seconds from its begin.
const fn notes(sound: Sound) -> &'static [(f64, f64)] {
    match sound {
        Sound::Move => &[(330.0, 0.0)],
        Sound::Attack => &[(196.0, 0.0), (147.0, 0.07)],
        Sound::Capture => &[(196.0, 0.0), (392.0, 0.09), (523.0, 0.18)],
        Sound::Turn => &[(440.0, 0.0), (587.0, 0.1)],
    }
}

/// Whether there are sounds, and what makes them.
#[derive(Clone, Copy)]
pub struct Sounds {
    /// Whether they are switched on.
    pub on: RwSignal<bool>,
    context: StoredValue<Option<AudioContext>, LocalStorage>,
}

impl Sounds {
    /// As stored; every change is stored.
    pub fn load() -> Self {
        let on =
            RwSignal::new(storage::get(storage::SOUNDS).ok().flatten().as_deref() == Some("on"));
        Effect::new(move |before: Option<()>| {
            let word = if on.get() { "on" } else { "off" };
            if before.is_some() {
                let _ = storage::set(storage::SOUNDS, word);
            }
        });
        Self { on, context: StoredValue::new_local(None) }
    }

    /// Plays sounds one after another, if they are switched on.
    pub fn play(self, sounds: impl IntoIterator<Item = Sound>) {
        if !self.on.get_untracked() {
            return;
        }
        self.context.update_value(|context| {
            // Where a browser has no audio, the page stays silent.
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            let Some(context) = context else { return };
            let _ = context.resume();
            for (sound, number) in sounds.into_iter().zip(0..) {
                for (pitch, after) in notes(sound) {
                    note(context, *pitch, NEXT * f64::from(number) + after);
                }
            }
        });
    }
}

fn note(context: &AudioContext, pitch: f64, after: f64) {
    let (tone, volume) = (context.create_oscillator(), context.create_gain());
    let begin = context.current_time() + after;
    tone.set_kind("triangle");
    tone.frequency().set(pitch, begin);
    volume.gain().set(LOUDNESS, begin);
    volume.gain().ramp(0.0001, begin + FADE);
    tone.connect(&volume);
    volume.connect(&context.destination());
    tone.start(begin);
    tone.stop(begin + FADE);
}

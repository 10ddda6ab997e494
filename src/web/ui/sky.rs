//! The sky of the start screen, in which a form shows the game that would begin.

use leptos::children::ViewFn;
use leptos::prelude::*;
use std::time::Duration;

/// What the sky shows; each form shows its own game there.
#[derive(Clone, Copy)]
pub struct Sky(RwSignal<Option<ViewFn>>);

impl Sky {
    /// An empty sky for the forms below.
    pub fn provide() -> Self {
        let sky = Self(RwSignal::new(None));
        provide_context(sky);
        sky
    }

    /// The picture in it. It is drawn after the form, so that the page starts no later for it.
    pub fn picture(self) -> impl IntoView {
        let drawn = RwSignal::new(false);
        request_animation_frame(move || set_timeout(move || drawn.set(true), Duration::ZERO));
        move || self.0.get().filter(|_| drawn.get()).map(|picture| picture.run())
    }
}

/// A picture in the sky of the start screen, or in its place where there is none.
pub fn in_the_sky(picture: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    match use_context::<Sky>() {
        Some(sky) => {
            sky.0.set(Some(ViewFn::from(picture)));
            ().into_any()
        }
        None => picture.into_any(),
    }
}

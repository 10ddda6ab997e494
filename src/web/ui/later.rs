//! Parts of the page that are shown when their program has been fetched (`app/part.rs`).

use crate::web::app::part::NotHere;
use crate::web::i18n::*;
use crate::web::ui::focus::focus_on;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// How far a part is.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Fetching,
    Missing,
    Here,
}

/// Shows a part: at once where its program is here, else when it has arrived. Where it does not
/// arrive, words say so, and a button tries again.
pub fn later<F, P>(fetch: fn() -> P, open: impl Fn(F) -> AnyView + Send + 'static) -> AnyView
where
    F: Copy + Send + Sync + 'static,
    P: Future<Output = Result<F, NotHere>> + 'static,
{
    let mut first = Box::pin(fetch());
    // What is here answers when it is asked first.
    let mut context = Context::from_waker(Waker::noop());
    if let Poll::Ready(Ok(function)) = first.as_mut().poll(&mut context) {
        return open(function);
    }
    let state = RwSignal::new(State::Fetching);
    let here = StoredValue::new(None);
    let wait_for = move |fetching: Pin<Box<P>>| {
        spawn_local(async move {
            let fetched = fetching.await;
            // By then it may no longer be shown.
            if here.try_set_value(fetched.ok()).is_none() {
                state.try_set(if fetched.is_ok() { State::Here } else { State::Missing });
            }
        });
    };
    wait_for(first);
    let retry = move |()| {
        state.set(State::Fetching);
        wait_for(Box::pin(fetch()));
    };
    let waits = waits(state, Callback::new(retry));
    let shown = move || match (state.get(), here.get_value()) {
        (State::Here, Some(function)) => open(function),
        _ => ().into_any(),
    };
    view! {
        {waits}
        {shown}
    }
    .into_any()
}

/// Whether the program of the game that may be begun next has been fetched, or does not arrive. What is
/// less urgent is fetched after it: on a slow line they would share the time.
#[derive(Clone, Copy)]
pub struct NextGame(RwSignal<bool>);

impl NextGame {
    /// Gives it to the components below.
    pub fn provide() -> Self {
        let next = Self(RwSignal::new(false));
        provide_context(next);
        next
    }

    /// The program is here, or will not be.
    pub fn settle(self) {
        self.0.set(true);
    }

    /// Does something then, or now if it is so already.
    pub fn after(then: impl Fn() + 'static) {
        let next = expect_context::<Self>().0;
        Effect::new(move |done: Option<bool>| {
            let done = done.unwrap_or_default();
            if !done && next.get() {
                then();
            }
            done || next.get_untracked()
        });
    }
}

/// The words in place of a part that is not here.
fn waits(state: RwSignal<State>, retry: Callback<()>) -> AnyView {
    const RETRY: &str = "fetch-again";
    let i18n = use_i18n();
    Effect::new(move |_| {
        if state.get() == State::Missing {
            focus_on(RETRY);
        }
    });
    let words = move || match state.get() {
        State::Fetching => view! {
            <p class="later" role="status">{text!(i18n, later.fetching)}</p>
        }
        .into_any(),
        State::Missing => view! {
            <div class="later" data-later="missing">
                <p class="fault" role="alert">{text!(i18n, later.missing)}</p>
                <button type="button" class="button" id=RETRY on:click=move |_| retry.run(())>
                    {text!(i18n, later.again)}
                </button>
            </div>
        }
        .into_any(),
        State::Here => ().into_any(),
    };
    words.into_any()
}

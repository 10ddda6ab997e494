//! A move made by a button under the board instead of a click on it.

use crate::web::table::{PageGame, use_table};
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::table::{Choice, Input};

/// `pass` or `end`, enabled when it is legal.
#[component]
pub fn MoveButton<G: PageGame>(
    mv: G::Move,
    word: &'static str,
    icon: &'static str,
    words: impl Fn() -> &'static str + Copy + Send + 'static,
    why: impl Fn(&G) -> Option<String> + Copy + Send + 'static,
) -> impl IntoView {
    let table = use_table::<G>();
    let legal =
        Memo::new(move |_| table.session(|session| session.choices().buttons().contains(&mv)));
    let why_not = move || table.record(|record| why(record.position()));
    view! {
        <button
            type="button"
            class="button"
            class:main=move || legal.get()
            data-move=word
            title=why_not
            disabled=move || !legal.get()
            on:click=move |event| table.clicks.unless_double(&event, || {
                table.dispatch.run(Input::Choose(Choice::Play(mv)));
            })
        >
            <Icon id=icon/>
            {words}
        </button>
    }
}

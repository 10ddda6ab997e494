//! A move that is no click on the board: a button under it.

use crate::web::table::{PageGame, table_of};
use crate::web::ui::art::Icon;
use leptos::prelude::*;
use tabletop::table::{Act, Choice};

/// `pass` or `end`: on when it is legal.
#[component]
pub fn MoveButton<G: PageGame>(
    mv: G::Move,
    word: &'static str,
    icon: &'static str,
    words: impl Fn() -> &'static str + Copy + Send + 'static,
    why: impl Fn(&G) -> Option<String> + Copy + Send + 'static,
) -> impl IntoView {
    let table = table_of::<G>();
    let legal =
        Memo::new(move |_| table.session.with(|session| session.choices().buttons().contains(&mv)));
    let why_not = move || table.at_step(|session| why(session.record().position()));
    view! {
        <button
            type="button"
            class="button"
            class:main=move || legal.get()
            data-move=word
            title=why_not
            disabled=move || !legal.get()
            on:click=move |event| {
                table.act_once(&event, Act::Choose(Choice::Play(mv)));
            }
        >
            <Icon id=icon/>
            {words}
        </button>
    }
}

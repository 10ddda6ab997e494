//! The buttons of computer players: while they think, and while they wait.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::table::{Pace, TableInput};

/// *Move now* and *stop* while a computer player thinks, *go on* and *one step* while they wait.
#[component]
pub fn ComputerButtons() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let paced = move |pace| {
        move |_| {
            table.dispatch.run(TableInput::Computers(pace));
        }
    };
    let alone = Memo::new(move |_| !table.seated.get().has_people(table.seats));
    let stop_word = move || {
        if alone.get() { t_string!(i18n, computer.pause) } else { t_string!(i18n, computer.stop) }
    };
    let plays = Memo::new(move |_| table.thinker.get().is_some());
    let waits = Memo::new(move |_| {
        let computers = table.seated.get().has_computers(table.seats);
        table.open.get() && computers && table.pace.get() == Pace::Wait
    });
    move || {
        if plays.get() {
            view! {
                <button
                    type="button"
                    class="button square"
                    data-act="stop"
                    aria-label=stop_word
                    title=stop_word
                    on:click=paced(Pace::Wait)
                >
                    <Icon id="pause"/>
                </button>
                <button
                    type="button"
                    class="button main"
                    data-act="move-now"
                    on:click=move |_| table.computer.move_now(table)
                >
                    <Icon id="fast"/>
                    {text!(i18n, computer.move_now)}
                </button>
            }
            .into_any()
        } else if waits.get() {
            view! {
                <div class="waiting">
                <button
                    type="button"
                    class="button square"
                    data-act="step"
                    aria-label=move || t_string!(i18n, computer.step)
                    title=move || t_string!(i18n, computer.step)
                    on:click=paced(Pace::Step)
                >
                    <Icon id="step"/>
                </button>
                <button type="button" class="button main" data-act="go-on" on:click=paced(Pace::Run)>
                    <Icon id="play"/>
                    {text!(i18n, computer.go_on)}
                </button>
                </div>
            }
            .into_any()
        } else {
            ().into_any()
        }
    }
}

//! The buttons of Ekö: a forced march, passing, ending the turn, and hints on other uses of the reserve.

use crate::web::games::eko::words::why_words;
use crate::web::games::eko::{Session, Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::MoveButton;
use crate::web::ui::icon::Icon;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{Move, Position};
use tabletop::games::eko::{ButtonModel, EndNeeds, Hint};
use tabletop::table::Input;
use web_sys::PointerEvent;

/// `pass` and `end`, and hints.
#[component]
pub fn EkoButtons() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let why_not_pass = move |position: &Position| {
        ButtonModel::new(position, Move::Pass).disabled.map(|why| why_words(i18n, why))
    };
    view! {
        <Hints/>
        <March/>
        <Slot>
            <MoveButton
                mv=Move::Pass
                word="pass"
                icon="chevron"
                words=move || pass_words(i18n, table)
                why=why_not_pass
            />
            <MoveButton
                mv=Move::End
                word="end"
                icon="end"
                words=move || t_string!(i18n, eko.act.end)
                why=move |position: &Position| needed_words(i18n, position).map(str::to_owned)
            />
        </Slot>
    }
}

/// The place of `pass` and `end`. While neither is possible it says what must be done first: a disabled
/// button itself answers neither the pointer nor the focus.
#[component]
fn Slot(children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let idle = Memo::new(move |_| {
        let possible = |mv| table.session(|session| session.choices().buttons().contains(&mv));
        !possible(Move::Pass) && !possible(Move::End) && table.elsewhere.get().is_none()
    });
    let needed = move || {
        let words = table.record(|record| needed_words(i18n, record.position()));
        words.filter(|_| idle.get())
    };
    let ask = move || table.asked.set(needed().map(|words| (t_string!(i18n, eko.act.end), words)));
    let mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
    // A pointer that rests where a step has just been made asks nothing, although it enters the place anew.
    let moved = move |event: PointerEvent| {
        if mouse(&event) && table.asked.with_untracked(Option::is_none) {
            ask();
        }
    };
    view! {
        <div
            class="slot"
            role=move || needed().map(|_| "group")
            aria-label=needed
            title=needed
            tabindex=move || needed().map(|_| "0")
            data-needed=move || needed().map(|_| "")
            on:focus=move |_| ask()
            // A tap asks before the step that it may make: afterwards there would be something to ask.
            on:pointerdown=move |_| ask()
            on:blur=move |_| table.asked.set(None)
            on:pointermove=moved
            on:pointerleave=move |event| if mouse(&event) { table.asked.set(None) }
        >
            {children()}
        </div>
    }
}

/// What must be done before the turn can be ended, in words.
fn needed_words(i18n: I18n, position: &Position) -> Option<&'static str> {
    Some(match EndNeeds::of(position)? {
        EndNeeds::Swap => t_string!(i18n, eko.act.needs_swap),
        EndNeeds::Action => t_string!(i18n, eko.act.needs_action),
        EndNeeds::Placement => t_string!(i18n, eko.act.needs_placement),
    })
}

/// A forced march with its price, shown while one is possible. It turns the march on or off; then the
/// board offers only the stacks that can make it.
#[component]
fn March() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let possible = Memo::new(move |_| table.session(|session| session.choices().extra()));
    let on = Memo::new(move |_| table.session(Session::extra));
    view! {
        <button
            type="button"
            class="button sentence"
            class:main=move || on.get()
            aria-pressed=move || on.get().to_string()
            hidden=move || !possible.get()
            on:click=move |event| table.clicks.unless_double(&event, || {
                table.dispatch.run(Input::Extra);
            })
        >
            <Icon id="march"/>
            {text!(i18n, eko.act.march)}
        </button>
    }
}

/// What else can be done for discs of the reserve, while it can be.
#[component]
fn Hints() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let hints = Memo::new(move |_| table.session(Hint::all));
    let words = move |hint| view! { <p class="hint">{hint_words(i18n, hint)}</p> };
    move || hints.get().into_iter().map(words).collect_view()
}

fn hint_words(i18n: I18n, hint: Hint) -> String {
    match hint {
        Hint::Sand { reserve } => t_string!(i18n, eko.prompt.sand_hint, reserve = reserve),
        Hint::Moon { reserve } => t_string!(i18n, eko.prompt.moon_hint, reserve = reserve),
    }
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let button = table.record(|record| ButtonModel::new(record.position(), Move::Pass));
    if button.leave { t_string!(i18n, eko.act.leave) } else { t_string!(i18n, act.pass) }
}

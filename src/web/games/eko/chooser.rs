//! The chooser: a button for each meaning of a click.

use crate::web::games::eko::pictures::{BuildingPicture, Disc};
use crate::web::games::eko::words::{choice_words, chooser_title};
use crate::web::games::eko::{Choice, use_table};
use crate::web::i18n::*;
use crate::web::table::TableView;
use crate::web::table::board::place::place;
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Head;
use leptos::html::Div;
use leptos::prelude::*;
use tabletop::eko::{Building, Player, Space};
use tabletop::games::eko::{ChooserTitle, Picture};
use tabletop::table::{Input, Placement};
use web_sys::KeyboardEvent;

/// Shown while several things can be meant; the board stays in sight and can be clicked.
#[component]
pub fn Chooser() -> impl IntoView {
    let table = use_table();
    move || {
        // Drawn again in another language: the choices are worded once.
        table.app.i18n.language();
        table.chooser.get().map(|space| view! { <OpenChooser space=space/> })
    }
}

#[component]
fn OpenChooser(space: Space) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let node = NodeRef::<Div>::new();
    let name = table.name_of(space);
    let (choices, title) = untrack(|| {
        table.session(|session| {
            let choices = session.choices().on(space).to_vec();
            let title = ChooserTitle::of(session.record().position(), &choices);
            (choices, chooser_title(i18n, title, name.clone()))
        })
    });
    let placement = open_beside(table.view(), node, name.clone());
    let pixels = move |read: fn(&Placement) -> f64| {
        placement.with(|at| at.as_ref().map(|at| format!("{:.1}px", read(at))))
    };
    Effect::new(move |_| {
        let first = node.get().and_then(|node| node.query_selector(".choice").ok().flatten());
        if let Some(first) = first {
            crate::web::ui::focus::focus(&first);
        }
    });
    on_cleanup(move || request_animation_frame(move || table.focus_space(&name)));
    let cancel = move || {
        table.dispatch.run(Input::Cancel);
    };
    view! {
        <div class="scrim clear">
            <div
                class="dialog chooser"
                role="dialog"
                aria-labelledby="chooser-title"
                data-sheet="chooser"
                node_ref=node
                style:left=move || pixels(|at| at.left)
                style:top=move || pixels(|at| at.top)
                style:max-height=move || pixels(|at| at.height)
                on:keydown=move |event: KeyboardEvent| {
                    if event.key() == "Escape" {
                        event.stop_propagation();
                        // A dialog that it is in stays open.
                        event.prevent_default();
                        cancel();
                    }
                }
            >
                <Head
                    id="chooser-title"
                    title=Signal::stored(title)
                    close=Signal::derive(move || t_string!(i18n, choice.cancel).to_owned())
                    on_close=cancel
                />
                <div class="choices">
                    {choices.into_iter().map(|choice| view! { <Button choice=choice/> }).collect_view()}
                </div>
            </div>
        </div>
    }
}

/// Where the chooser is: measured when it opens, and again when the window changes.
fn open_beside(table: TableView, node: NodeRef<Div>, name: String) -> RwSignal<Option<Placement>> {
    let placement = RwSignal::new(None);
    let name = StoredValue::new(name);
    let measure = move || {
        if let Some(chooser) = node.get_untracked() {
            placement.set(name.with_value(|name| place(*table, name, &chooser)));
        }
    };
    Effect::new(move |_| {
        node.track();
        measure();
    });
    let handle = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || handle.remove());
    placement
}

#[component]
fn Button(choice: Choice) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (words, word, player) = untrack(|| {
        table.record(|record| {
            let position = record.position();
            let word = match choice {
                Choice::Play(mv) => Some(position.write_move(mv)),
                Choice::Select(_) => None,
            };
            let words = table.names.with(|names| choice_words(i18n, names, position, choice));
            (words, word, position.turn())
        })
    });
    view! {
        <button
            type="button"
            class="choice"
            data-move=word
            data-choice=matches!(choice, Choice::Select(_)).then_some("select")
            on:click=move |event| table.clicks.unless_double(&event, || {
                table.dispatch.run(Input::Choose(choice));
            })
        >
            {picture(choice, player)}
            <span>
                <strong>{words.title}</strong>
                <span class="effect">{words.effect}</span>
            </span>
            {words.gain.map(|points| view! {
                <span class="gain">{t_string!(i18n, eko.choice.gain, count = points)}</span>
            })}
        </button>
    }
}

/// A picture of the choice: a building, or a disc.
fn picture(choice: Choice, player: Player) -> impl IntoView {
    let building =
        |building: Building| view! { <BuildingPicture player=player building=building/> };
    match Picture::of(choice) {
        Picture::Building(kind) => building(kind).into_any(),
        Picture::Emperor => view! { <Disc player=player crowned=true/> }.into_any(),
        Picture::Disc => view! { <Disc player=player emblem=true/> }.into_any(),
        Picture::March => view! { <Icon id="march"/> }.into_any(),
    }
}

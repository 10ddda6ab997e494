//! The chooser: what one click could mean, a button each.

use crate::web::games::eko::words::{choice_words, place_words};
use crate::web::games::eko::{Act, Choice};
use crate::web::i18n::*;
use crate::web::table::use_table;
use crate::web::ui::art::{BuildingPicture, Disc, Icon};
use crate::web::ui::focus::focus_space;
use crate::web::ui::modal::Head;
use leptos::html::Div;
use leptos::prelude::*;
use tabletop::eko::{Building, Player, Space};
use tabletop::games::eko::Picture;
use web_sys::KeyboardEvent;

/// Open while the session asks; the board stays in sight and can be clicked.
#[component]
pub fn Chooser() -> impl IntoView {
    let table = use_table();
    let asking = Memo::new(move |_| table.session.with(|session| session.asking()));
    move || asking.get().map(|space| view! { <Choosing space=space/> })
}

#[component]
fn Choosing(space: Space) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let node = NodeRef::<Div>::new();
    let (name, title) = table.scene.with_untracked(|scene| {
        let view = &scene.spaces[space.index()];
        let parts = table.names.with_value(|names| place_words(i18n, names, view));
        (view.name.clone(), parts.join(", "))
    });
    let choices = table.session.with_untracked(|session| session.choices().on(space).to_vec());
    Effect::new(move |_| {
        let first = node.get().and_then(|node| node.query_selector(".choice").ok().flatten());
        if let Some(first) = first {
            crate::web::ui::focus::focus(&first);
        }
    });
    let back = name.clone();
    on_cleanup(move || request_animation_frame(move || focus_space(&back)));
    let cancel = move || {
        table.act(Act::Cancel);
    };
    view! {
        <div class="scrim clear">
            <div
                class="dialog chooser"
                role="dialog"
                aria-labelledby="chooser-title"
                data-sheet="chooser"
                node_ref=node
                on:keydown=move |event: KeyboardEvent| {
                    if event.key() == "Escape" {
                        event.stop_propagation();
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

#[component]
fn Button(choice: Choice) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (words, word, player) = table.words(|names, session| {
        let position = session.record().position();
        let word = match choice {
            Choice::Play(mv) => Some(position.write_move(mv)),
            Choice::Select(_) => None,
        };
        (choice_words(i18n, names, position, choice), word, position.turn())
    });
    view! {
        <button
            type="button"
            class="choice"
            data-move=word
            data-choice=matches!(choice, Choice::Select(_)).then_some("select")
            on:click=move |event| {
                table.act_once(&event, Act::Choose(choice));
            }
        >
            {picture(choice, player)}
            <span>
                <strong>{words.title}</strong>
                <span class="effect">{words.effect}</span>
            </span>
            {words.gain.map(|points| view! {
                <span class="gain">{t_string!(i18n, eko.choice.gain, points = points)}</span>
            })}
        </button>
    }
}

/// What the choice is about: a building, or a disc.
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

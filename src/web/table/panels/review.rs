//! The buttons of a review: through the plies of the game, which stays as it is, and on from any of them.

use super::comment::Comment;
use super::review_graph::{Graph, GraphHead};
use crate::web::i18n::*;
use crate::web::table::{TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::ui::tool_button::ToolButton;
use leptos::html::Input;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::table::TableInput;

/// The buttons, while the game is looked back at.
#[component]
pub fn Review() -> impl IntoView {
    let table = use_table_view();
    move || table.in_review.get().then(|| view! { <ReviewBar/> })
}

/// The steps, what is said about the one that is shown, and the ways out of the review.
#[component]
fn ReviewBar() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    leave_by_escape(table);
    view! {
        <div class="table-foot review" role="group" aria-label=move || t_string!(i18n, review.label)>
            <Steps in_game=true/>
            <Comment/>
            <div class="review-ways">
                <button
                    type="button"
                    class="button"
                    disabled=move || !table.open.get()
                    on:click=move |_| branch(table)
                >
                    {text!(i18n, review.branch)}
                </button>
                <button type="button" class="button main" on:click=move |_| leave(table)>
                    {text!(i18n, review.back)}
                </button>
            </div>
        </div>
    }
}

/// The way through the steps: a graph of the game, a scale, and buttons.
#[component]
pub fn Steps(
    /// Whether a running game is looked back at: the scale takes the focus, and the computer can be asked.
    #[prop(optional)]
    in_game: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let playing = RwSignal::new(false);
    let at = move || table.history.with(|history| history.ply);
    let plies = move || table.history.with(|history| history.plies);
    play_by_itself(table, playing);
    let to = move |ply: usize| {
        playing.set(false);
        show(table, ply);
    };
    let at_start = Signal::derive(move || at() == 0);
    let at_end = Signal::derive(move || at() >= plies());
    let play_word = move || {
        if playing.get() { t_string!(i18n, review.pause) } else { t_string!(i18n, review.play) }
    };
    let play = move |_| {
        // From the start again once the end is reached.
        if !playing.get_untracked() && at_end.get_untracked() {
            show(table, 0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    view! {
        <div class="review-course">
            {in_game.then(|| view! { <GraphHead/> })}
            <Graph/>
            <Slider to=Callback::new(to) takes_focus=in_game/>
        </div>
        <div class="review-steps">
            <ToolButton icon="first" words=Signal::derive(move || t_string!(i18n, review.first)) disabled=at_start keeps_focus=false on_press=move || to(0)/>
            <ToolButton
                icon="previous"
                words=Signal::derive(move || t_string!(i18n, review.previous))
                disabled=at_start keeps_focus=false
                on_press=move || to(at().saturating_sub(1))
            />
            <button
                type="button"
                class="button square"
                aria-label=play_word
                title=play_word
                on:click=play
            >
                {move || if playing.get() {
                    view! { <Icon id="pause"/> }
                } else {
                    view! { <Icon id="play"/> }
                }}
            </button>
            <ToolButton icon="next" words=Signal::derive(move || t_string!(i18n, review.next)) disabled=at_end keeps_focus=false on_press=move || to(at() + 1)/>
            <ToolButton icon="last" words=Signal::derive(move || t_string!(i18n, review.last)) disabled=at_end keeps_focus=false on_press=move || to(plies())/>
        </div>
    }
}

/// The ply on a scale, which the arrow keys move; it takes the focus when a review begins.
#[component]
fn Slider(to: Callback<usize>, takes_focus: bool) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let slider = NodeRef::<Input>::new();
    Effect::new(move |_| {
        let listed = document()
            .active_element()
            .is_some_and(|one| one.closest(".moves").ok().flatten().is_some());
        if let Some(slider) = slider.get().filter(|_| takes_focus && !listed) {
            let _ = slider.focus();
        }
    });
    view! {
        <input
            type="range"
            class="review-slider"
            node_ref=slider
            min="0"
            max=move || table.history.with(|history| history.plies.to_string())
            prop:value=move || table.history.with(|history| history.ply.to_string())
            aria-label=move || t_string!(i18n, review.slider)
            aria-valuetext=table.review
            on:input=move |event| {
                if let Ok(ply) = event_target_value(&event).parse() {
                    to.run(ply);
                }
            }
        />
    }
}

fn show(table: TableView, ply: usize) {
    table.dispatch.run(TableInput::Review(Some(ply)));
}

/// Escape leaves the review, unless a sheet lies over the table.
fn leave_by_escape(table: TableView) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && table.sheet.get_untracked().is_none() {
            leave(table);
        }
    });
    on_cleanup(move || handle.remove());
}

fn leave(table: TableView) {
    table.dispatch.run(TableInput::Review(None));
}

/// Starts a game that goes on from what is shown; the game looked back at is kept.
fn branch(table: TableView) {
    let app = table.app;
    let i18n = app.i18n;
    let number = table.history.with_untracked(|history| history.ply);
    app.start_game(table.branch.run(()));
    app.say(t_string!(i18n, review.branched, number = number));
}

/// Shows a ply after the other at the speed of the computer players' steps, to the last.
fn play_by_itself(table: TableView, playing: RwSignal<bool>) {
    Effect::new(move |_| {
        let (ply, plies) = table.history.with(|history| (history.ply, history.plies));
        if !playing.get() {
            return;
        }
        if ply >= plies {
            playing.set(false);
            return;
        }
        let next = move || {
            let here = table.history.try_with_untracked(|history| history.ply) == Some(ply);
            if here && playing.try_get_untracked() == Some(true) {
                show(table, ply + 1);
            }
        };
        set_timeout(next, table.app.settings.speed.get().pause().max(Duration::from_millis(400)));
    });
}

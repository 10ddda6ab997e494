//! What the plates of all games have in common: head, and a body that unfolds.

use crate::web::ui::art::Medal;
use leptos::prelude::*;
use tabletop::eko::Player;

/// Longer names are written smaller.
const LONG: usize = 10;

/// The plate of a player; `head` stands beside the name, the children are the body.
#[component]
pub fn PanelFrame(
    player: Player,
    #[prop(into, optional)] class: &'static str,
    /// As short as it is beside the board.
    name: String,
    /// What the head says in words.
    #[prop(into)]
    spoken: Signal<String>,
    #[prop(into)] at_turn: Signal<bool>,
    #[prop(into, optional)] out: Signal<bool>,
    head: AnyView,
    children: Children,
) -> impl IntoView {
    let unfolded = RwSignal::new(false);
    let body = format!("plate-{player}");
    let letter = player.to_string();
    let long = name.chars().count() > LONG;
    view! {
        <div
            class=format!("plate {class}")
            data-player=letter.clone()
            data-at-turn=move || at_turn.get().then_some("")
            data-out=move || out.get().then_some("")
            data-open=move || unfolded.get().then_some("")
        >
            <button
                type="button"
                class="plate-head"
                aria-expanded=move || unfolded.get().to_string()
                aria-controls=body.clone()
                on:click=move |_| unfolded.update(|open| *open = !*open)
            >
                <span class="visually-hidden">{spoken}</span>
                <Medal player=player/>
                <span class="plate-name" class:long=long aria-hidden="true">
                    {(name != letter).then(|| view! { <span class="plate-letter">{letter.clone()}</span> })}
                    {name}
                </span>
                {head}
            </button>
            <div class="plate-body" id=body>{children()}</div>
        </div>
    }
}

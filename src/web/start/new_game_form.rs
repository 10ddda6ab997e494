//! The choice of the game, then the form of that game.

use crate::web::games::cities::setup::CitiesForm;
use crate::web::games::eko::setup::EkoForm;
use crate::web::i18n::*;
use crate::web::words::game_title;
use leptos::prelude::*;
use tabletop::game::GameName;
use tabletop::games::KnownPlayers;

/// The choice of the game, and its form; the children are buttons beside the start button.
#[component]
pub fn NewGameForm(
    /// The chosen game.
    chosen: RwSignal<GameName>,
    known: KnownPlayers,
    /// The number of players of the running game, if there is one.
    #[prop(optional)]
    count: Option<usize>,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let i18n = use_i18n();
    let choices = GameName::ALL.map(|game| {
        let title = move || game_title(i18n, game);
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="game"
                    value=game.name()
                    prop:checked=move || chosen.get() == game
                    on:change=move |_| chosen.set(game)
                />
                <span>{title}</span>
            </label>
        }
    });
    let form = move || {
        let (known, children) = (known.clone(), children.clone());
        match chosen.get() {
            GameName::Eko => {
                view! { <EkoForm known=known count=count>{children.map(|children| children())}</EkoForm> }.into_any()
            }
            GameName::Cities => {
                view! { <CitiesForm known=known>{children.map(|children| children())}</CitiesForm> }.into_any()
            }
        }
    };
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, start.game)}</legend>
            <div class="segments">{choices.into_iter().collect_view()}</div>
        </fieldset>
        {form}
    }
}

//! What the chosen game is about: its goal before the first click, and its rules one click away.

use crate::web::app::rules::LookUp;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::game::GameName;

/// What the game is, how it is won, for how many it is and how long it lasts, and its rules.
#[component]
pub fn About(game: RwSignal<GameName>) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let lead = move || match game.get() {
        GameName::Eko => t_string!(i18n, eko.intro.lead),
        GameName::Cities => t_string!(i18n, cities.intro.lead),
    };
    let goal = move || match game.get() {
        GameName::Eko => t_string!(i18n, eko.intro.goal),
        GameName::Cities => t_string!(i18n, cities.intro.goal),
    };
    let facts = move || match game.get() {
        GameName::Eko => t_string!(i18n, eko.intro.facts),
        GameName::Cities => t_string!(i18n, cities.intro.facts),
    };
    view! {
        <div class="about">
            <p class="pitch">{lead}</p>
            <p>{goal}</p>
            <p class="facts">{facts}</p>
            <button type="button" class="button" on:click=move |_| app.read_rules(game.get_untracked(), LookUp::Nothing)>
                <Icon id="help"/>
                {text!(i18n, menu.rules)}
            </button>
        </div>
    }
}

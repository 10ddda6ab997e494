//! What the chosen game is about: its goal before the first click, and its rules one click away.

use crate::web::i18n::*;
use crate::web::table::PageGame;
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::game::GameName;

/// What the game is, how it is won, for how many it is and how long it lasts, and its rules.
#[component]
pub fn About(game: RwSignal<GameName>) -> impl IntoView {
    let i18n = use_i18n();
    let reading = RwSignal::new(false);
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
    let title = Signal::derive(move || t_string!(i18n, menu.rules).to_owned());
    let rules = move || match game.get_untracked() {
        GameName::Eko => (tabletop::eko::Position::VIEWS.rules)(),
        GameName::Cities => (tabletop::cities::Position::VIEWS.rules)(),
    };
    view! {
        <div class="about">
            <p class="pitch">{lead}</p>
            <p>{goal}</p>
            <p class="facts">{facts}</p>
            <button type="button" class="button" on:click=move |_| reading.set(true)>
                <Icon id="help"/>
                {text!(i18n, menu.rules)}
            </button>
        </div>
        {move || reading.get().then(|| view! {
            <Modal id="rules" title=title on_close=move || reading.set(false)>
                {rules()}
            </Modal>
        })}
    }
}

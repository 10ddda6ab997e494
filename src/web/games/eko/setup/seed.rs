//! The seed of the game.

use crate::web::app::random::seed as fresh_seed;
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// The field of the seed, a button for another, and why it is refused.
#[component]
pub fn Seed(
    seed: RwSignal<String>,
    bad: RwSignal<bool>,
    /// Whether the seed lays the board as well, not only the discs.
    #[prop(into)]
    lays_board: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="field">
            <label for="seed">
                {move || match lays_board.get() {
                    true => t_string!(i18n, eko.setup.seed),
                    false => t_string!(i18n, eko.setup.seed_of_discs),
                }}
            </label>
            <div class="with-button">
                <input
                    class="input"
                    id="seed"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-invalid=move || bad.get().then_some("true")
                    aria-describedby=move || bad.get().then_some("seed-fault")
                    prop:value=move || seed.get()
                    on:input=move |event| {
                        seed.set(event_target_value(&event));
                        bad.set(false);
                    }
                />
                <button
                    type="button"
                    class="button square"
                    aria-label=move || t_string!(i18n, eko.setup.another)
                    title=move || t_string!(i18n, eko.setup.another)
                    on:click=move |_| {
                        seed.set(fresh_seed().to_string());
                        bad.set(false);
                    }
                >
                    <Icon id="dice"/>
                </button>
            </div>
            {move || bad.get().then(|| view! {
                <p class="fault" id="seed-fault" role="alert">
                    {t_string!(i18n, eko.setup.bad_seed, most = u64::MAX)}
                </p>
            })}
        </div>
    }
}

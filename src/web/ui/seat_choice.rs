//! Who plays for a player: a person, or the computer at a level.

use crate::web::i18n::*;
use crate::web::words::level_word;
use leptos::prelude::*;
use tabletop::core::seat::Seat;

/// The choice of who has a seat.
#[component]
pub fn SeatChoice(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] seat: Signal<Seat>,
    on_choose: impl Fn(Seat) + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let option = move |each: Seat| {
        let words = move || match each {
            Seat::Human => t_string!(i18n, computer.human),
            _ => level_word(i18n, each),
        };
        view! {
            <option value=each.word() prop:selected=move || seat.get() == each>{words}</option>
        }
    };
    let levels = Seat::ALL.into_iter().filter(|seat| seat.is_computer());
    let choose = move |word: String| {
        if let Some(seat) = Seat::from_word(&word) {
            on_choose(seat);
        }
    };
    view! {
        <select
            class="input"
            aria-label=label
            on:change=move |event| choose(event_target_value(&event))
        >
            {option(Seat::Human)}
            <optgroup label=move || t_string!(i18n, computer.title)>
                {levels.map(option).collect_view()}
            </optgroup>
        </select>
    }
}

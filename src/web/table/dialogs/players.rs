//! Who plays for each player, and how the computer plays: changed at any time.

use crate::web::app::settings::{Speed, THINKING_TIMES};
use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::medal::Medal;
use crate::web::ui::modal::Modal;
use crate::web::ui::seat_choice::SeatChoice;
use crate::web::ui::segments::Segments;
use crate::web::ui::tick::Tick;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::table::TableInput;

/// The seats, the speed of the computer's steps, and its time to think.
#[component]
pub fn PlayersSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let settings = table.app.settings;
    let title = Signal::derive(move || t_string!(i18n, computer.players).to_owned());
    view! {
        <Modal id="players" title=title on_close=move || table.close_sheet()>
            <div class="seats">
                {table.seats.iter().map(|player| view! { <Row player=*player/> }).collect_view()}
            </div>
            <Segments
                name="speed"
                legend=move || t_string!(i18n, computer.speed)
                chosen=settings.speed
                all=Speed::ALL.to_vec()
                words=move |speed| speed_word(i18n, speed).to_owned()
            />
            <Segments
                name="thinking-time"
                legend=move || t_string!(i18n, computer.time)
                chosen=settings.thinking_time
                all=THINKING_TIMES.to_vec()
                words=move |count| match count {
                    0 => t_string!(i18n, computer.at_once).to_owned(),
                    _ => t_string!(i18n, computer.seconds, count = count),
                }
            />
            <Tick on=settings.opinion>{text!(i18n, advice.opinion)}</Tick>
            <Tick on=settings.coach>{text!(i18n, advice.coach)}</Tick>
        </Modal>
    }
}

/// Who plays for a player.
#[component]
fn Row(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let name = table.full_name(player);
    let label = {
        let name = name.clone();
        move || t_string!(i18n, computer.seat_of_name, name = name.clone())
    };
    view! {
        <div class="seat taken">
            <Medal player=player/>
            <span>{name}</span>
            <SeatChoice
                label=Signal::derive(label)
                seat=Signal::derive(move || table.seated.get().of(player))
                on_choose=move |seat| {
                    table.dispatch.run(TableInput::Seat(player, seat));
                }
            />
        </div>
    }
}

fn speed_word(i18n: I18n, speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => t_string!(i18n, computer.slow),
        Speed::Normal => t_string!(i18n, computer.normal),
        Speed::Fast => t_string!(i18n, computer.fast),
    }
}

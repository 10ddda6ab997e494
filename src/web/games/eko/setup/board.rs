//! The board a game is played on: laid by the seed, ready-made, or one's own.

use crate::web::I18n;
use crate::web::games::eko::editor::{fault_words, own_tiles};
use crate::web::games::eko::setup::preview::Preview;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::focus::focus_on;
use crate::web::ui::library::Library;
use leptos::prelude::*;
use tabletop::eko::{Board, DealError, Position, TileSet, Variants, deal_on, deal_tiles, ready};
use tabletop::games::eko::editor::kept_board;

/// The choice of the board, and the way to the workshop.
#[component]
pub fn Place(
    place: RwSignal<String>,
    boards: Library,
    players: RwSignal<usize>,
    workshop: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let own = move || {
        let fits = |(_, text): &(String, String)| {
            kept_board(text).is_some_and(|(count, _)| count == players.get())
        };
        boards.all().into_iter().filter(fits).map(|(name, _)| name).collect::<Vec<_>>()
    };
    // Of another number of players, the board of one's own is not there.
    Effect::new(move |_| {
        let chosen = place.get_untracked();
        let gone =
            chosen.strip_prefix("own:").is_some_and(|name| !own().contains(&name.to_owned()));
        players.track();
        if gone {
            place.set(String::new());
        }
    });
    let option = move |value: String, words: String| {
        let this = value.clone();
        view! {
            <option value=value prop:selected=move || place.with(|place| *place == this)>{words}</option>
        }
    };
    let ready = ready::themes()
        .map(|key| option(format!("ready:{key}"), board_word(i18n, key).to_owned()))
        .collect_view();
    let board = Memo::new(move |_| {
        boards.all();
        place.with(|place| board_at(place, boards, players.get()))
    });
    let name = move || place.with(|place| own_name(place));
    view! {
        <div class="field">
            <label for="board">{text!(i18n, eko.setup.board)}</label>
            <select
                class="input"
                id="board"
                on:change=move |event| place.set(event_target_value(&event))
            >
                {option(String::new(), t_string!(i18n, eko.setup.by_seed).to_owned())}
                <optgroup label=move || t_string!(i18n, eko.setup.ready)>{ready}</optgroup>
                {move || {
                    let names = own();
                    (!names.is_empty()).then(|| view! {
                        <optgroup label=move || t_string!(i18n, eko.setup.own)>
                            {names.into_iter().map(|n| option(format!("own:{n}"), n)).collect_view()}
                        </optgroup>
                    })
                }}
            </select>
            <Preview board=board/>
            <div class="row-of-buttons">
                <button type="button" class="button" on:click=move |_| workshop.set(true)>
                    {move || match name() {
                        Some(_) => t_string!(i18n, eko.setup.edit),
                        None => t_string!(i18n, eko.setup.build),
                    }}
                </button>
                <ConfirmButton
                    words=move || t_string!(i18n, eko.setup.delete)
                    really=move || t_string!(i18n, start.really_delete)
                    hidden=Signal::derive(move || name().is_none())
                    on_sure=move || {
                        if let Some(name) = name() {
                            place.set(String::new());
                            boards.delete(&name);
                            focus_on("board");
                        }
                    }
                />
            </div>
        </div>
    }
}

/// The name of the chosen board, if it is one's own.
pub fn own_name(place: &str) -> Option<String> {
    place.strip_prefix("own:").map(str::to_owned)
}

/// What a ready-made board is called.
pub fn board_word(i18n: I18n, key: &'static str) -> &'static str {
    match key {
        "eye-of-the-storm" => t_string!(i18n, eko.board.eye_of_the_storm),
        "twin-gates" => t_string!(i18n, eko.board.twin_gates),
        "valley-of-kings" => t_string!(i18n, eko.board.valley_of_kings),
        "house-of-winds" => t_string!(i18n, eko.board.house_of_winds),
        "moon-court" => t_string!(i18n, eko.board.moon_court),
        "hourglass" => t_string!(i18n, eko.board.hourglass),
        "light-of-eon" => t_string!(i18n, eko.board.light_of_eon),
        "beacon-in-the-gale" => t_string!(i18n, eko.board.beacon_in_the_gale),
        "gates-of-the-kings" => t_string!(i18n, eko.board.gates_of_the_kings),
        "great-desert" => t_string!(i18n, eko.board.great_desert),
        other => other,
    }
}

/// The board of this choice; none if it is laid by the seed, or gone.
fn board_at(place: &str, boards: Library, players: usize) -> Option<Board> {
    match place.split_once(':')? {
        ("ready", key) => ready::find(key, players)?.board().ok(),
        ("own", name) => kept_board(&boards.text(name)?)?.1.parse().ok(),
        _ => None,
    }
}

/// A new game there.
///
/// # Errors
/// Why not: no fault of the deal where the board is gone.
pub fn deal_at(
    place: &str,
    boards: Library,
    players: usize,
    seed: u64,
    variants: &Variants,
) -> Result<Position, Option<DealError>> {
    if place.is_empty() {
        return Ok(deal_tiles(players, seed, variants, &own_tiles())?);
    }
    let board = board_at(place, boards, players).ok_or(None)?;
    deal_on(&board, players, seed).map_err(|_| None)
}

/// Why no game can begin, in words.
pub fn refused_words(i18n: I18n, fault: &Option<DealError>) -> String {
    match fault {
        Some(DealError::Position(faults)) => {
            let faults: Vec<String> = faults.iter().map(|fault| fault_words(i18n, fault)).collect();
            t_string!(i18n, eko.setup.bad_faces, fault = faults.join(" "))
        }
        Some(_) if own_tiles() == TileSet::default() => {
            t_string!(i18n, eko.setup.no_room).to_owned()
        }
        Some(_) => t_string!(i18n, eko.setup.no_room_faces).to_owned(),
        None => t_string!(i18n, eko.setup.bad_board).to_owned(),
    }
}

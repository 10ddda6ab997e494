//! The board that a game is played on: laid by the seed, ready-made, or your own.

use crate::web::games::eko::editor::problem_words;
use crate::web::games::eko::setup::preview::Preview;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::focus::focus_on;
use crate::web::ui::library::Library;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{DealError, TileSet, ready};
use tabletop::games::eko::{BoardChoice, BoardChoiceError, own_boards};

/// The choice of the board, its picture, and buttons that edit or delete it.
#[component]
pub fn BoardSelect(
    choice: RwSignal<BoardChoice>,
    boards: Library,
    players: RwSignal<usize>,
    editing: RwSignal<bool>,
) -> impl IntoView {
    let own = move || own_boards(&boards.all(), players.get());
    // Your own board for another number of players is not offered.
    Effect::new(move |_| {
        let chosen = choice.get_untracked();
        players.track();
        if chosen.own_name().is_some_and(|name| !own().iter().any(|other| other == name)) {
            choice.set(BoardChoice::BySeed);
        }
    });
    let board = Memo::new(move |_| {
        boards.all();
        choice.with(|choice| choice.board(players.get(), |name| boards.text(name)))
    });
    let i18n = use_i18n();
    view! {
        <div class="field">
            <label for="board">{text!(i18n, eko.setup.board)}</label>
            <Options choice=choice own=Memo::new(move |_| own())/>
            <Preview board=board/>
            <Buttons choice=choice boards=boards editing=editing/>
        </div>
    }
}

#[component]
fn Options(choice: RwSignal<BoardChoice>, own: Memo<Vec<String>>) -> impl IntoView {
    let i18n = use_i18n();
    let option = move |this: BoardChoice, words: String| {
        let value = this.to_string();
        view! {
            <option value=value prop:selected=move || choice.with(|choice| *choice == this)>
                {words}
            </option>
        }
    };
    let ready = ready::themes()
        .map(|key| option(BoardChoice::Ready(key.to_owned()), board_word(i18n, key).to_owned()))
        .collect_view();
    let own_option = move |name: String| option(BoardChoice::Own(name.clone()), name);
    view! {
        <select
            class="input"
            id="board"
            on:change=move |event| choice.set(BoardChoice::from(event_target_value(&event).as_str()))
        >
            {option(BoardChoice::BySeed, t_string!(i18n, eko.setup.by_seed).to_owned())}
            <optgroup label=move || t_string!(i18n, eko.setup.ready)>{ready}</optgroup>
            {move || {
                let names = own.get();
                (!names.is_empty()).then(|| view! {
                    <optgroup label=move || t_string!(i18n, eko.setup.own)>
                        {names.into_iter().map(own_option).collect_view()}
                    </optgroup>
                })
            }}
        </select>
    }
}

#[component]
fn Buttons(
    choice: RwSignal<BoardChoice>,
    boards: Library,
    editing: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = move || choice.with(|choice| choice.own_name().map(str::to_owned));
    view! {
        <div class="row-of-buttons">
            <button type="button" class="button" on:click=move |_| editing.set(true)>
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
                        choice.set(BoardChoice::BySeed);
                        boards.delete(&name);
                        focus_on("board");
                    }
                }
            />
        </div>
    }
}

/// The title of a ready-made board.
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

/// Why no game can begin with these tiles or on this board, in words.
pub fn refused_words(i18n: I18n, error: &BoardChoiceError, tiles: &TileSet) -> String {
    match error {
        BoardChoiceError::Deal(DealError::Position(errors)) => {
            let words: Vec<String> = errors.iter().map(|e| problem_words(i18n, e)).collect();
            t_string!(i18n, eko.setup.bad_faces, fault = words.join(" "))
        }
        BoardChoiceError::Deal(_) if *tiles == TileSet::default() => {
            t_string!(i18n, eko.setup.no_room).to_owned()
        }
        BoardChoiceError::Deal(_) => t_string!(i18n, eko.setup.no_room_faces).to_owned(),
        BoardChoiceError::Unplayable => t_string!(i18n, eko.setup.bad_board).to_owned(),
    }
}

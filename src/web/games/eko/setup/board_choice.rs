//! The board that a game is played on: laid by the seed, ready-made, or your own.

use crate::web::app::storage;
use crate::web::games::eko::editor::problem_words;
use crate::web::games::eko::setup::thumbnail::thumbnail;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::focus::focus_on;
use crate::web::ui::icon::Icon;
use crate::web::ui::library::{self, Library};
use crate::web::ui::unfold::Unfold;
use crate::web::words::I18n;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::eko::{DealError, TileSet, ready};
use tabletop::games::eko::{BoardChoice, BoardChoiceError, own_boards, own_name_of};

/// The choice of the board, and buttons that edit or delete it.
#[component]
pub fn BoardSelect(
    choice: RwSignal<BoardChoice>,
    boards: Library,
    players: RwSignal<usize>,
    editing: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let own = Memo::new(move |_| own_boards(&boards.all(), players.get()));
    // Your own board for another number of players is not offered.
    Effect::new(move |_| {
        let own = own.get();
        let is_gone = |choice: &BoardChoice| {
            choice.own_name().is_some_and(|name| !own.iter().any(|o| o == name))
        };
        if choice.with_untracked(is_gone) {
            choice.set(BoardChoice::BySeed);
        }
    });
    let chosen = Signal::derive(move || choice.with(|choice| choice_words(i18n, choice)));
    view! {
        <Unfold
            id="board"
            label=Signal::derive(move || t_string!(i18n, eko.setup.board))
            chosen=chosen
        >
            <Pictures choice=choice boards=boards players=players own=own/>
            <Buttons choice=choice boards=boards editing=editing/>
        </Unfold>
    }
}

/// The time between two pictures, which are drawn one by one, so that the page stays quick to answer.
const PAUSE: Duration = Duration::from_millis(16);

/// A radio button with a picture for each board.
#[component]
fn Pictures(
    choice: RwSignal<BoardChoice>,
    boards: Library,
    players: RwSignal<usize>,
    own: Memo<Vec<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let queue = StoredValue::new(0);
    let option = move |this: BoardChoice| {
        let value = this.to_string();
        let (drawn, that, named) = (this.clone(), this.clone(), this.clone());
        let turn = queue.get_value();
        queue.set_value(turn + 1);
        let due = RwSignal::new(false);
        let draw = move || {
            // The form may be gone by then.
            let _ = due.try_set(true);
        };
        set_timeout(draw, PAUSE * turn);
        let picture = move || {
            boards.all();
            if !due.get() {
                return view! { <svg class="thumbnail" aria-hidden="true"></svg> }.into_any();
            }
            let board = drawn.board(players.get(), |name| boards.text(name));
            match board {
                Some(board) => thumbnail(&board).into_any(),
                None => view! { <Icon id="dice"/> }.into_any(),
            }
        };
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="board"
                    value=value
                    prop:checked=move || choice.with(|choice| *choice == this)
                    on:change=move |_| choice.set(that.clone())
                />
                <span>{picture}{move || choice_words(i18n, &named)}</span>
            </label>
        }
    };
    let ready = ready::themes().map(|key| option(BoardChoice::Ready(key.to_owned())));
    view! {
        <div
            class="thumbnails"
            role="radiogroup"
            aria-label=move || t_string!(i18n, eko.setup.board)
        >
            {option(BoardChoice::BySeed)}
            {ready.collect_view()}
            {move || own.get().into_iter().map(|name| option(BoardChoice::Own(name))).collect_view()}
        </div>
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
            <button
                type="button"
                class="button"
                hidden=move || name().is_none()
                on:click=move |_| editing.set(true)
            >
                {text!(i18n, eko.setup.edit)}
            </button>
            <button type="button" class="button" on:click=move |_| {
                if name().is_some() {
                    choice.set(BoardChoice::BySeed);
                }
                editing.set(true);
            }>
                {text!(i18n, eko.setup.build)}
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

/// A choice of the board in words.
fn choice_words(i18n: I18n, choice: &BoardChoice) -> String {
    match choice {
        BoardChoice::BySeed => t_string!(i18n, eko.setup.by_seed).to_owned(),
        BoardChoice::Ready(key) => board_word(i18n, key).to_owned(),
        BoardChoice::Own(name) => name.clone(),
    }
}

/// The name of the board of this text: a ready-made one's, your own's, else that of a random one.
pub fn board_title(i18n: I18n, text: &str) -> String {
    let own = || own_name_of(&library::stored(storage::BOARDS), text).map(BoardChoice::Own);
    let ready = ready::find_text(text).map(|board| BoardChoice::Ready(board.key.to_owned()));
    choice_words(i18n, &ready.or_else(own).unwrap_or_default())
}

/// The title of a ready-made board.
fn board_word(i18n: I18n, key: &str) -> &str {
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

//! What the browser keeps besides the running game: recent games, and damaged saves.

use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::table::{PageGame, use_table_view};
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::file_picker::download;
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use crate::web::words::{I18n, Names, day_and_time, save_error_words};
use leptos::prelude::*;
use tabletop::record::Record;
use tabletop::record::save;
use tabletop::record::save::SavedGame;
use tabletop::record::stamp::saved_at;
use tabletop::table::turns;

/// The list as a sheet over the table.
#[component]
pub fn RecentGamesSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, menu.earlier).to_owned());
    view! {
        <Modal id="earlier" title=title on_close=move || table.close_sheet()>
            <RecentGamesList/>
        </Modal>
    }
}

/// Recent games to continue, and damaged saves to download.
#[component]
pub fn RecentGamesList() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    view! {
        <ul class="shelf">
            {move || {
                // Drawn again in another language.
                i18n.language();
                app.recent_games.all().into_iter().map(|text| view! { <Game text=text/> }).collect_view()
            }}
            {move || {
                let each = app.damaged_saves.all().into_iter();
                each.map(|(key, text)| view! {
                    <Unread
                        words=t_string!(i18n, recent.damaged).to_owned()
                        text=text
                        on_forget=move || app.damaged_saves.remove(&key)
                    />
                }).collect_view()
            }}
        </ul>
    }
}

#[component]
fn Game(text: String) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let when = saved_at(&text).map(|seconds| day_and_time(i18n, seconds));
    let words = match save::read(&text) {
        Ok(SavedGame::Eko(record)) => game_words(i18n, &record),
        Ok(SavedGame::Cities(record)) => game_words(i18n, &record),
        Err(error) => {
            let words = save_error_words(i18n, &error);
            let this = text.clone();
            let forget = move || app.recent_games.remove(&this);
            return view! { <Unread words=words text=text on_forget=forget/> }.into_any();
        }
    };
    view! {
        <li>
            <button type="button" class="button" on:click=move |_| app.resume(&text)>
                <Icon id="earlier"/>
                <span class="recent">
                    <span>{words.0}</span>
                    <span class="state">{[Some(words.1), when].into_iter().flatten().collect::<Vec<_>>().join(" · ")}</span>
                </span>
            </button>
        </li>
    }
    .into_any()
}

/// The game, the players and the number of turns; and how it stands, with its board.
fn game_words<G: PageGame>(i18n: I18n, record: &Record<G>) -> (String, String) {
    let names = Names::of(i18n, record);
    let played = turns(record).iter().filter(|turn| turn.plies.start < record.at()).count() as u64;
    let players = names.list().join(", ");
    let game = (G::VIEWS.title)(i18n).to_owned()
        + ": "
        + &t_string!(i18n, recent.game, names = players, count = played);
    let result = G::record_texts(i18n, &names, record).result.map(|result| result.head);
    let state = result.unwrap_or_else(|| {
        let name = names.short(record.position().turn()).to_owned();
        t_string!(i18n, recent.to_move, name = name)
    });
    let board = record.position_after(0).and_then(|start| G::board_title(i18n, start));
    (game, [Some(state), board].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// A text that this version cannot read: to be downloaded or thrown away.
#[component]
fn Unread(words: String, text: String, on_forget: impl Fn() + 'static) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <li class="damaged">
            <p>{words}</p>
            <button type="button" class="button" on:click=move |_| download("eko-damaged", &text)>
                <Icon id="save"/>
                {text!(i18n, save.damaged_download)}
            </button>
            <ConfirmButton
                words=move || t_string!(i18n, recent.forget)
                really=move || t_string!(i18n, recent.really_forget)
                on_sure=on_forget
            />
        </li>
    }
}

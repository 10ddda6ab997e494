//! The menu: rarely used actions, and on phones also the tools.

use crate::web::app::rules::LookUp;
use crate::web::app::settings::Theme;
use crate::web::i18n::*;
use crate::web::table::panels::{full_screen_word, theme_word};
use crate::web::table::{Sheet, TableView, use_table_view};
use crate::web::ui::copy_status::CopyStatus;
use crate::web::ui::file_picker;
use crate::web::ui::full_screen::{full_screen, toggle_full_screen};
use crate::web::ui::icon::Icon;
use crate::web::ui::keys::Keys;
use crate::web::ui::language_choice::LanguageChoice;
use crate::web::ui::modal::Modal;
use crate::web::ui::open_game::download_as_text;
use crate::web::ui::segments::Segments;
use crate::web::ui::tick::Tick;
use leptos::prelude::*;
use tabletop::table::{Sound, TableInput};

/// The menu.
#[component]
pub fn Menu() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let app = table.app;
    let close = move || table.close_sheet();
    // An earlier ply is nobody's turn.
    let over = Signal::derive(move || !table.open.get() || table.in_review.get());
    // Only people resign, and only for themselves.
    let nobody_resigns = Signal::derive(move || {
        over.get() || table.thinker.get().is_some() || table.elsewhere.get().is_some()
    });
    let title = Signal::derive(move || t_string!(i18n, menu.title).to_owned());
    let save_file = move || {
        close();
        download_running(table);
    };
    let save_text = move || {
        close();
        download_as_text(app, table.game.name(), table.file.run(()));
    };
    let nothing_to_see = Signal::derive(move || {
        table.in_review.get() || table.history.with(|history| history.plies == 0)
    });
    let look_back = move || {
        close();
        let ply = table.history.with_untracked(|history| history.ply);
        table.dispatch.run(TableInput::Review(Some(ply)));
    };
    let open_file = move || {
        close();
        file_picker::pick();
    };
    let rules = move || {
        close();
        app.read_rules(table.game, LookUp::Nothing);
    };
    let open = move |sheet| move || table.sheet.set(Some(sheet));
    view! {
        <Modal id="menu" title=title on_close=close>
            <div class="menu">
                <Item icon="new" on_press=open(Sheet::NewGame)>{text!(i18n, menu.new_game)}</Item>
                <Item icon="earlier" on_press=open(Sheet::Games)>{text!(i18n, menu.games)}</Item>
                <Item icon="computer" on_press=open(Sheet::Players)>{text!(i18n, computer.players)}</Item>
                <Item icon="flag" disabled=nobody_resigns on_press=open(Sheet::Resign)>{text!(i18n, menu.resign)}</Item>
                <Item icon="handshake" disabled=over on_press=open(Sheet::Draw)>{text!(i18n, menu.draw)}</Item>
                <Item icon="share" on_press=open(Sheet::Share)>{text!(i18n, link.title)}</Item>
                <Item icon="by-link" on_press=open(Sheet::ByLink)>{text!(i18n, by_link.title)}</Item>
                <Item icon="first" disabled=nothing_to_see on_press=look_back>{text!(i18n, review.open)}</Item>
                <Item icon="save" on_press=save_file>{text!(i18n, menu.download)}</Item>
                <Item icon="copy" on_press=save_text>{text!(i18n, menu.text)}</Item>
                <Item icon="open" on_press=open_file>{text!(i18n, menu.open)}</Item>
                <Item icon="learn" on_press=move || app.learn(Some(&table.file.run(())))>
                    {text!(i18n, lesson.learn)}
                </Item>
                <Item icon="help" on_press=rules>{text!(i18n, menu.rules)}</Item>
            </div>
            <View/>
            <CopyStatus/>
            <Keys list=Signal::derive(move || t_string!(i18n, keys.table))/>
        </Modal>
    }
}

fn download_running(table: TableView) {
    file_picker::download(table.game.name(), &table.file.run(()));
}

/// How the board and the page are shown.
#[component]
fn View() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let settings = table.app.settings;
    let coordinates = settings.coordinates_of(table.game);
    let close = move || table.close_sheet();
    let rotate = move || {
        close();
        table.rotate();
    };
    let fit = move || {
        close();
        table.rotate_to_fit();
    };
    let fill = move || {
        close();
        toggle_full_screen();
    };
    let moves = move || {
        close();
        table.list_open.set(true);
    };
    view! {
        <div class="menu">
            <Item icon="rotate" on_press=rotate>{text!(i18n, tool.rotate)}</Item>
            <Item icon="fit" on_press=fit>{text!(i18n, tool.fit)}</Item>
            {full_screen().map(|on| view! {
                <Item icon="full" on_press=fill>{move || full_screen_word(i18n, on.get())}</Item>
            })}
            <Item icon="list" on_press=moves>{text!(i18n, tool.moves)}</Item>
        </div>
        <Tick on=coordinates>{text!(i18n, tool.coordinates)}</Tick>
        <Tick on=settings.threats.on>{text!(i18n, tool.threats)}</Tick>
        <Tick on=settings.teacher.on>{text!(i18n, tool.teacher)}</Tick>
        <Segments
            name="theme"
            legend=move || t_string!(i18n, menu.theme)
            chosen=settings.theme
            all=Theme::ALL.to_vec()
            words=move |theme| theme_word(i18n, theme).to_owned()
        />
        <SoundSwitch/>
        <LanguageChoice/>
    }
}

#[component]
fn SoundSwitch() -> impl IntoView {
    let i18n = use_i18n();
    let sounds = use_table_view().app.settings.sounds;
    let switch = move |on| {
        sounds.on.set(on);
        sounds.play([Sound::Move]);
    };
    let choice = |on: bool| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="sounds"
                    prop:checked=move || sounds.on.get() == on
                    on:change=move |_| switch(on)
                />
                <span>{move || if on { t_string!(i18n, menu.on) } else { t_string!(i18n, menu.off) }}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, menu.sounds)}</legend>
            <div class="segments">{[false, true].map(choice).into_iter().collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Item(
    icon: &'static str,
    on_press: impl Fn() + 'static,
    #[prop(optional, into)] disabled: Signal<bool>,
    children: Children,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button bare"
            disabled=move || disabled.get()
            on:click=move |_| on_press()
        >
            <Icon id=icon/>
            {children()}
        </button>
    }
}

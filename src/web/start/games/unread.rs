//! Games that cannot be read: their texts can be had as files, and thrown away.

use crate::web::app::database::Database;
use crate::web::app::keeping;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::file_picker::download;
use crate::web::ui::icon::Icon;
use crate::web::words::save_error_words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::record::save;

/// All texts that cannot be read: left games, saves that were set aside, and games of the database.
#[component]
pub fn UnreadGames() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let left = move || {
        let unread = |text: String| save::read(&text).err().map(|error| (error, text));
        let each = app.left_games.all().into_iter().filter_map(unread);
        each.map(|(error, text)| {
            let this = text.clone();
            let forget = move || app.left_games.remove(&this);
            view! { <UnreadRow words=save_error_words(i18n, &error) text=text on_forget=forget/> }
        })
        .collect_view()
    };
    let aside = move || {
        let each = app.damaged_saves.all().into_iter();
        each.map(|(key, text)| {
            let words = t_string!(i18n, recent.damaged).to_owned();
            let forget = move || app.damaged_saves.remove(&key);
            view! { <UnreadRow words=words text=text on_forget=forget/> }
        })
        .collect_view()
    };
    let kept = move || {
        let each = app.kept_games.unreadable.get().into_iter();
        each.map(|id| view! { <UnreadEntry id=id/> }).collect_view()
    };
    view! {
        {left}
        {aside}
        {kept}
    }
}

/// A game of the database whose entry cannot be read.
#[component]
fn UnreadEntry(id: String) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let (text, id) = (RwSignal::new(None::<String>), StoredValue::new(id));
    spawn_local(async move {
        let Some(id) = id.try_get_value() else { return };
        if let Ok(database) = Database::open().await
            && let Ok((_, found)) = database.get(&id).await
        {
            text.try_set(Some(found.unwrap_or_default()));
        }
    });
    let forget = move || {
        let id = id.get_value();
        // Where it cannot be deleted, it stays in the list.
        spawn_local(async move { drop(keeping::delete(app, &id).await) });
    };
    move || {
        text.get().map(|text| {
            let words = t_string!(i18n, recent.damaged).to_owned();
            view! { <UnreadRow words=words text=text on_forget=forget/> }
        })
    }
}

/// A row of the list with such a text.
#[component]
fn UnreadRow(words: String, text: String, on_forget: impl Fn() + 'static) -> impl IntoView {
    view! {
        <li><Unread words=words text=text on_forget=on_forget/></li>
    }
}

/// A text that this version cannot read: to be downloaded or thrown away.
#[component]
pub fn Unread(words: String, text: String, on_forget: impl Fn() + 'static) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="damaged">
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
        </div>
    }
}

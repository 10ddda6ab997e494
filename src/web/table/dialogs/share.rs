//! A link to the game, to copy, to hand on, or to photograph.

use crate::web::app::address::{address_of, is_file};
use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::clipboard::{can_share, copied_words, copy, share};
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use crate::web::ui::qr_code::QrPicture;
use crate::web::ui::segments::Segments;
use crate::web::words::I18n;
use leptos::html::Textarea;
use leptos::prelude::*;
use tabletop::record::link::Shared;

/// What is shared, and its link.
#[component]
pub fn ShareSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, link.title).to_owned());
    let shared = RwSignal::new(Shared::Game);
    let address = Memo::new(move |_| {
        let text = table.link.run(shared.get());
        text.map(|text| address_of(&text))
    });
    view! {
        <Modal id="share" title=title on_close=move || table.close_sheet()>
            <Segments
                name="shared"
                legend=move || t_string!(i18n, link.what)
                chosen=shared
                all=Shared::ALL.to_vec()
                words=move |shared| shared_word(i18n, shared).to_owned()
            />
            <p>{move || note(i18n, shared.get())}</p>
            {is_file().then(|| view! { <p>{text!(i18n, link.file_note)}</p> })}
            {move || match address.get() {
                None => view! { <p class="fault" role="alert">{t_string!(i18n, link.no_link)}</p> }.into_any(),
                Some(address) => view! { <Address address=address/> }.into_any(),
            }}
        </Modal>
    }
}

/// The link as a text, with what can be done with it, and as a QR code.
#[component]
pub fn Address(address: String) -> impl IntoView {
    let i18n = use_i18n();
    let announcer = use_table_view().app.announcer;
    let field = NodeRef::<Textarea>::new();
    let said = RwSignal::new(None::<&'static str>);
    Effect::new(move |_| announcer.announce(said.get().unwrap_or_default().to_owned()));
    let length = address.chars().count() as u64;
    let (copied, shared) = (address.clone(), address.clone());
    let on_copy = move |_| {
        copy(&copied, move |allowed| {
            let words = copied_words(i18n, allowed, field);
            said.try_set(Some(words));
        });
    };
    view! {
        <div class="field">
            <label for="link">{text!(i18n, link.label)}</label>
            <textarea
                class="input"
                id="link"
                rows="3"
                readonly
                spellcheck="false"
                data-link=""
                aria-describedby="link-length link-said"
                node_ref=field
                prop:value=address.clone()
            ></textarea>
            <p id="link-length">{t_string!(i18n, link.length, count = length)}</p>
        </div>
        <div class="field">
            <div class="row-of-buttons">
                <button type="button" class="button main" on:click=on_copy>
                    <Icon id="copy"/>
                    {text!(i18n, link.copy)}
                </button>
                {can_share().then(|| view! {
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| share(t_string!(i18n, title), &shared)
                    >
                        <Icon id="share"/>
                        {text!(i18n, link.share)}
                    </button>
                })}
            </div>
            <p id="link-said">{move || said.get()}</p>
        </div>
        <QrPicture
            text=Signal::stored(address)
            label=Signal::derive(move || t_string!(i18n, link.qr).to_owned())
        />
    }
}

fn note(i18n: I18n, shared: Shared) -> &'static str {
    match shared {
        Shared::Game => t_string!(i18n, link.game_note),
        Shared::Position => t_string!(i18n, link.position_note),
        Shared::NewGame => t_string!(i18n, link.new_game_note),
    }
}

fn shared_word(i18n: I18n, shared: Shared) -> &'static str {
    match shared {
        Shared::Game => t_string!(i18n, link.game),
        Shared::Position => t_string!(i18n, link.position),
        Shared::NewGame => t_string!(i18n, link.new_game),
    }
}

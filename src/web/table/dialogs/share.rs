//! A link to the game, to copy, to hand on, or to photograph.

use super::pictures::Pictures;
use crate::web::app::address::{address_of, is_file};
use crate::web::app::aids::{aids_on, aids_suffix};
use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::clipboard::{can_share, share};
use crate::web::ui::copy_field::CopyField;
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use crate::web::ui::qr_code::QrPicture;
use crate::web::ui::segments::Segments;
use crate::web::ui::tick::Tick;
use crate::web::ui::unfold::Unfold;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::record::link::{Aid, Shared};

/// What is shared, and its link.
#[component]
pub fn ShareSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, link.title).to_owned());
    let shared = RwSignal::new(Shared::Game);
    let in_review = table.in_review.get_untracked();
    let settings = table.app.settings;
    // What is drawn is meant for those who get the link; marks of threats are a habit of whoever sends it.
    let with_aids = RwSignal::new(table.teacher.is_on());
    let aids = Memo::new(move |_| {
        let position = shared.get() == Shared::Position;
        Some(aids_on(i18n, settings)).filter(|(on, _)| position && !on.is_empty())
    });
    let address = Memo::new(move |_| {
        let text = table.link.run(shared.get())?;
        let suffix = aids.get().filter(|_| with_aids.get()).map(|(on, _)| {
            let marks =
                if on.contains(&Aid::Teacher) { table.marks_text.get() } else { String::new() };
            aids_suffix(on, &marks)
        });
        Some(address_of(&text) + &suffix.unwrap_or_default())
    });
    let tick = move || {
        let words = move || {
            let list = aids.get().map(|(_, list)| list).unwrap_or_default();
            t_string!(i18n, link.aids, list = list)
        };
        aids.with(Option::is_some).then(|| view! { <Tick on=with_aids>{words}</Tick> })
    };
    view! {
        <Modal id="share" title=title on_close=move || table.close_sheet()>
            <Segments
                name="shared"
                legend=move || t_string!(i18n, link.what)
                chosen=shared
                all=if in_review { Shared::IN_REVIEW.to_vec() } else { Shared::ALWAYS.to_vec() }
                words=move |shared| shared_word(i18n, shared).to_owned()
            />
            <p>{move || note(i18n, shared.get())}</p>
            {tick}
            {is_file().then(|| view! { <p>{text!(i18n, link.file_note)}</p> })}
            {move || match address.get() {
                None => view! { <p class="fault" role="alert">{t_string!(i18n, link.no_link)}</p> }.into_any(),
                Some(address) => view! { <Address address=address/> }.into_any(),
            }}
            <Pictures/>
        </Modal>
    }
}

/// The link as a text, with what can be done with it, as a QR code, and for another page.
#[component]
pub fn Address(address: String) -> impl IntoView {
    let i18n = use_i18n();
    let length = address.chars().count() as u64;
    let (shared, framed) = (address.clone(), address.clone());
    let code = move || t_string!(i18n, embed.code);
    view! {
        <CopyField
            id="link"
            label=Signal::derive(move || t_string!(i18n, link.label))
            copy_label=Signal::derive(move || t_string!(i18n, link.copy))
            note=Signal::derive(move || t_string!(i18n, link.length, count = length))
            text=address.clone()
            link=true
        >
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
        </CopyField>
        <QrPicture
            text=Signal::stored(address)
            label=Signal::derive(move || t_string!(i18n, link.qr).to_owned())
        />
        <Unfold label=Signal::derive(code) chosen=String::new()>
            <CopyField
                id="embed"
                label=Signal::derive(code)
                copy_label=Signal::derive(move || t_string!(i18n, text_exchange.copy))
                note=Signal::derive(move || t_string!(i18n, embed.note).to_owned())
                text=frame_of(i18n, &framed)
            />
        </Unfold>
    }
}

/// The text that shows the game of a link on another page: docs/embed.md.
fn frame_of(i18n: I18n, address: &str) -> String {
    let (title, language) = (t_string!(i18n, title), i18n.language());
    let address = address.replace('&', "&amp;");
    format!(
        "<iframe src=\"{address}&amp;embed=show&amp;lang={language}\" title=\"{title}\" width=\"640\" height=\"480\" allow=\"fullscreen\"></iframe>"
    )
}

fn note(i18n: I18n, shared: Shared) -> &'static str {
    match shared {
        Shared::Game => t_string!(i18n, link.game_note),
        Shared::Step => t_string!(i18n, link.step_note),
        Shared::Position => t_string!(i18n, link.position_note),
        Shared::NewGame => t_string!(i18n, link.new_game_note),
        Shared::Board => t_string!(i18n, link.board_note),
    }
}

fn shared_word(i18n: I18n, shared: Shared) -> &'static str {
    match shared {
        Shared::Game => t_string!(i18n, link.game),
        Shared::Step => t_string!(i18n, link.step),
        Shared::Position => t_string!(i18n, link.position),
        Shared::NewGame => t_string!(i18n, link.new_game),
        Shared::Board => t_string!(i18n, link.board),
    }
}

//! The frame of the rules: a panel beside the running game where there is room for both, else a sheet.

use crate::web::app::rules::LookUp;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::table::stage::is_wide;
use crate::web::ui::focus::{focus, focus_board, focus_is_lost};
use crate::web::ui::live_region::LiveRegion;
use crate::web::ui::modal::{Head, Modal};
use crate::web::words::game_title;
use leptos::html::Section;
use leptos::prelude::*;
use tabletop::game::GameName;
use web_sys::KeyboardEvent;

/// The id of the frame; that of its title has `-title` behind it.
const ID: &str = "rules";

/// The frame around the contents.
#[component]
pub fn Frame(
    game: GameName,
    contents: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let title =
        Signal::derive(move || t_string!(i18n, rulebook.title, game = game_title(i18n, game)));
    let played =
        move || app.record.with(Option::is_some) || app.lessons.place.with(Option::is_some);
    let wide = wide();
    let beside = Memo::new(move |_| wide.get() && played());
    let close = move || app.rules.set(None);
    on_cleanup(|| {
        request_animation_frame(focus_board);
    });
    move || {
        if beside.get() {
            view! { <Beside title=title on_close=close>{contents}</Beside> }.into_any()
        } else {
            view! {
                <Modal id=ID title=title on_close=close>
                    <div class="rulebook" on:keydown=keep_undo>{contents}</div>
                    <LiveRegion/>
                </Modal>
            }
            .into_any()
        }
    }
}

/// The panel beside the game, which goes on being played.
#[component]
fn Beside(
    #[prop(into)] title: Signal<String>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let before = StoredValue::new_local(document().active_element());
    let heading = "rules-title";
    let close = Signal::derive(move || t_string!(i18n, tool.close).to_owned());
    let node = NodeRef::<Section>::new();
    // Where nothing is looked up, the focus is at the beginning, as in a sheet.
    request_animation_frame(move || {
        if app.rules.try_get_untracked().flatten().is_some_and(|place| place.at == LookUp::Nothing)
        {
            let first = node.get_untracked().and_then(|node| node.query_selector("button").ok()?);
            if let Some(first) = first {
                focus(&first);
            }
        }
    });
    on_cleanup(move || {
        let before = before.try_get_value().flatten();
        request_animation_frame(move || {
            if let Some(before) = before.filter(|before| focus_is_lost() && before.is_connected()) {
                focus(&before);
            }
        });
    });
    let by_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" && !event.default_prevented() {
            on_close();
        }
    };
    view! {
        <section
            class="rules-beside"
            role="dialog"
            aria-labelledby=heading
            data-sheet=ID
            node_ref=node
            on:keydown=by_key
        >
            <Head id=heading title=title close=close on_close=on_close/>
            <div class="rulebook">{children()}</div>
        </section>
    }
}

/// Keys of the running game do nothing under a sheet.
fn keep_undo(event: KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() {
        event.stop_propagation();
    }
}

/// Whether the window has room for the rules beside a board.
fn wide() -> RwSignal<bool> {
    let wide = RwSignal::new(is_wide());
    let handle = window_event_listener(leptos::ev::resize, move |_| {
        if wide.get_untracked() != is_wide() {
            wide.set(is_wide());
        }
    });
    on_cleanup(move || handle.remove());
    wide
}

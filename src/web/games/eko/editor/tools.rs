//! What is done with the tile in the hand, and with the whole bench.

use crate::web::games::eko::editor::Shop;
use crate::web::i18n::*;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::games::eko::editor::{Draft, Hand, Workbench};

/// Players, and a row of buttons; each goes off where it has nothing to do.
#[component]
pub fn Tools(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let hand = Memo::new(move |_| shop.bench.with(Workbench::hand));
    let can = Memo::new(move |_| shop.bench.with(|bench| bench.draft().can_undo_redo()));
    let bare = Memo::new(move |_| shop.bench.with(|bench| bench.draft().pieces().is_empty()));
    let change = move |change: fn(&mut Draft)| {
        shop.act(|bench| {
            bench.change(change);
            Ok(())
        });
    };
    view! {
        <div class="row-of-buttons">
            <Players shop=shop/>
            <Tool
                icon="rotate"
                words=move || t_string!(i18n, eko.editor.turn)
                off=Signal::derive(move || hand.get() == Hand::Empty)
                on_press=move || shop.act(Workbench::turn)
            />
            <Tool
                icon="close"
                words=move || t_string!(i18n, eko.editor.remove)
                off=Signal::derive(move || !matches!(hand.get(), Hand::Laid(_)))
                on_press=move || shop.act(Workbench::remove)
            />
            <Tool
                icon="undo"
                words=move || t_string!(i18n, eko.editor.undo)
                off=Signal::derive(move || !can.get().0)
                on_press=move || change(|draft| _ = draft.undo())
            />
            <Tool
                icon="redo"
                words=move || t_string!(i18n, eko.editor.redo)
                off=Signal::derive(move || !can.get().1)
                on_press=move || change(|draft| _ = draft.redo())
            />
            <Tool
                icon="new"
                words=move || t_string!(i18n, eko.editor.clear)
                off=Signal::derive(move || bare.get())
                on_press=move || change(Draft::clear)
            />
        </div>
    }
}

/// It keeps the focus when it goes off.
#[component]
fn Tool(
    icon: &'static str,
    words: impl Fn() -> &'static str + Copy + Send + 'static,
    off: Signal<bool>,
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button square"
            aria-label=words
            title=words
            aria-disabled=move || off.get().to_string()
            on:click=move |_| if !off.get_untracked() { on_press() }
        >
            <Icon id=icon/>
        </button>
    }
}

/// For how many players the board shall be.
#[component]
fn Players(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let players = Memo::new(move |_| shop.bench.with(|bench| bench.draft().players()));
    view! {
        <label class="tile">
            <span>{text!(i18n, eko.setup.players)}</span>
            <select
                class="input"
                on:change=move |event| {
                    let players = event_target_value(&event).parse().unwrap_or(2);
                    shop.act(|bench| {
                        bench.change(|draft| draft.set_players(players));
                        Ok(())
                    });
                }
            >
                {(2..=4).map(|count| view! {
                    <option value=count.to_string() prop:selected=move || players.get() == count>
                        {count}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

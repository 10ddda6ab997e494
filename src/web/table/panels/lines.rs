//! The lines beside the board: a quiet notice, and the reason why not.

use crate::web::app::rules::LookUp;
use crate::web::i18n::*;
use crate::web::table::board::gaze;
use crate::web::table::board::threats::threat_words;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use crate::web::words::capital;
use leptos::prelude::*;

/// The lines in their own room, so that nothing moves when they change.
#[component]
pub fn Lines() -> impl IntoView {
    let i18n = use_i18n();
    let notice = use_table_view().app.notice;
    view! {
        <section class="lines" aria-label=move || t_string!(i18n, act.lines)>
            {move || notice.get().map(|words| view! {
                <p class="toast" data-notice=""><Icon id="end"/><span>{words}</span></p>
            })}
            <Why/>
        </section>
    }
}

/// What is on the inspected space, and why nothing can be done there; else what has happened since the
/// player's last turn.
/// Screen readers read it as the description of the focused space, whose name already includes
/// what is there.
#[component]
pub fn Why() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let of = table.inspection;
    let space = move || of.with(|of| of.as_ref().map(|of| of.space.clone()));
    let words = move || of.with(|of| of.as_ref().and_then(|of| of.words.clone()));
    let rule = Memo::new(move |_| of.with(|of| of.as_ref().and_then(|of| of.rule)));
    let refused = move || rule.get().is_some();
    let idle = move || of.with(Option::is_none);
    let threat = move || {
        let words = table.inspected.get().and_then(|space| threat_words(table, space))?;
        Some([" ", &capital(&words), "."].concat())
    };
    let since = move || {
        if table.in_review.get() {
            return table.review.get();
        }
        table.history.with(|history| history.since.clone())
    };
    view! {
        <p
            class="why"
            class:aside=move || !refused()
            class:idle=idle
            id="why"
            on:pointerenter=move |_| table.gaze.rest()
            on:pointerleave=move |event| gaze::leave(table, &event)
            // What has happened can be long: it scrolls, also by keys.
            tabindex=move || idle().then_some("0")
        >
            {move || refused().then(|| view! { <Icon id="why"/> })}
            <span>
                {move || space().map(|space| view! {
                    <strong class="place" aria-hidden="true">{space + ". "}</strong>
                })}
                {words}
                {threat}
                {move || rule.get().map(|rule| view! {
                    " "
                    <button
                        type="button"
                        class="link"
                        data-rule=rule
                        on:click=move |_| table.app.read_rules(table.game, LookUp::Paragraph(rule))
                        // The space keeps the focus, and with it the reason.
                        on:mousedown=move |event| event.prevent_default()
                        on:focusout=move |_| table.inspect(None)
                    >
                        {text!(i18n, rulebook.link)}
                    </button>
                })}
            </span>
            {move || idle().then(since).map(|words| view! { <span class="since">{words}</span> })}
        </p>
    }
}

//! What people say about the step that is shown in a review.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::record::LONGEST_COMMENT;

/// The field with the comment on the step that is shown.
#[component]
pub fn Comment() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let words = move || t_string!(i18n, review.comment);
    view! {
        <textarea
            class="input review-comment"
            rows="1"
            maxlength=LONGEST_COMMENT.to_string()
            aria-label=words
            placeholder=words
            prop:value=move || table.comment.with(|(_, text)| text.clone())
            on:input=move |event| table.say.run(event_target_value(&event))
        ></textarea>
    }
}

/// A mark behind a step with a comment, by the number of plies before what it is about.
#[component]
pub fn CommentMark(plies: usize) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let commented = Memo::new(move |_| table.commented.with(|all| all.contains(&plies)));
    move || {
        commented.get().then(|| {
            view! {
                <Icon id="comment"/>
                <span class="visually-hidden">{text!(i18n, log.commented)}</span>
            }
        })
    }
}

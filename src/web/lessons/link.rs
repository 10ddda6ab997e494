//! The link to a lesson or puzzle.

use super::pupil::Pupil;
use crate::web::app::address::address_of_lesson;
use crate::web::i18n::*;
use crate::web::ui::copy_field::CopyField;
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::lessons::Lesson;

/// The button that shows the link, and the sheet with it.
#[component]
pub fn LessonLink(pupil: Pupil) -> impl IntoView {
    let i18n = use_i18n();
    let open = RwSignal::new(false);
    let puzzle = pupil.lesson(Lesson::is_puzzle);
    let label = move || {
        if puzzle { t_string!(i18n, lesson.link_puzzle) } else { t_string!(i18n, lesson.link) }
    };
    let title = Signal::derive(move || label().to_owned());
    let address = move || address_of_lesson(&pupil.lesson(|lesson| lesson.key.clone()));
    view! {
        <button
            type="button"
            class="button bare"
            aria-label=label
            title=label
            on:click=move |_| open.set(true)
        >
            <Icon id="share"/>
        </button>
        {move || open.get().then(|| view! {
            <Modal id="lesson-link" title=title on_close=move || open.set(false)>
                <CopyField
                    id="link"
                    label=Signal::derive(move || t_string!(i18n, link.label))
                    copy_label=Signal::derive(move || t_string!(i18n, link.copy))
                    note=Signal::derive(move || t_string!(i18n, lesson.link_note).to_owned())
                    text=address()
                    link=true
                />
            </Modal>
        })}
    }
}

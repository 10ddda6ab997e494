//! The dialog of an editor: the board, the tools beside it, the name, and the foot.

use crate::web::ui::editor_foot::EditorFoot;
use crate::web::ui::modal::Modal;
use crate::web::ui::name_field::NameField;
use leptos::prelude::*;

/// The texts of the dialog.
#[derive(Clone, Copy)]
pub struct FrameWords {
    pub title: Signal<String>,
    /// The label of the name field.
    pub name: Signal<&'static str>,
    /// The name if none is entered.
    pub unnamed: Signal<String>,
    /// The button that keeps the draft.
    pub keep: Signal<&'static str>,
}

/// The dialog of an editor. The children stand beside the board; the draft is kept only if legal.
#[component]
pub fn EditorFrame(
    id: &'static str,
    name_id: &'static str,
    /// The classes of the whole, and of the side.
    classes: (&'static str, &'static str),
    words: FrameWords,
    /// The name as entered.
    name: RwSignal<String>,
    legal: Memo<bool>,
    board: Children,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
    on_keep: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let FrameWords { title, name: label, unnamed, keep } = words;
    view! {
        <Modal id=id title=title on_close=on_close>
            <div class=classes.0>
                {board()}
                <div class=classes.1>
                    {children()}
                    <NameField id=name_id label=label unnamed=unnamed written=name/>
                </div>
            </div>
            <EditorFoot keep=keep right=legal on_close=on_close on_keep=on_keep/>
        </Modal>
    }
}

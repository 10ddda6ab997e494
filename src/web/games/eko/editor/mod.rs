//! The editor of boards: board, tools, problems, the box of tiles and their faces, and the board as
//! text.

mod bench_view;
mod board;
mod context;
mod faces;
mod kept;
pub mod picture;
mod problems;
mod space;
mod text;
mod tile_box;
mod tools;

pub use kept::own_tiles;
pub use problems::problem_words;
pub use tile_box::picture as tile_picture;

use crate::web::app::part::part;
use crate::web::editor::frame::{EditorFrame, FrameWords};
use crate::web::i18n::*;
use crate::web::ui::keys::Keys;
use crate::web::ui::library::Library;
use context::EditorContext;
use leptos::prelude::*;
use tabletop::games::eko::BoardChoice;
use tabletop::games::eko::editor::Hand;
use tabletop::games::setup::name_or;

part!(
    workshop,
    /// The editor, fetched when it is opened.
    pub fn board_editor()
    -> fn(Library, RwSignal<BoardChoice>, RwSignal<usize>, Callback<()>) -> AnyView {
        |boards, choice, players, on_close| {
            let on_close = move || on_close.run(());
            view! { <BoardEditorDialog boards=boards choice=choice players=players on_close=on_close/> }.into_any()
        }
    }
);

/// The editor as a dialog: on the chosen board if it is your own, or on the last draft. A board that
/// is kept becomes the choice, and its number of players that of the form.
#[component]
fn BoardEditorDialog(
    boards: Library,
    choice: RwSignal<BoardChoice>,
    players: RwSignal<usize>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let name = choice.with_untracked(|choice| choice.own_name().unwrap_or_default().to_owned());
    let opened = boards.text(&name).map(|text| (name.clone(), text));
    let editor = EditorContext::open(opened.as_ref(), players.get_untracked());
    let loose =
        opened.as_ref().is_some_and(|(_, text)| kept::became_loose(text, &editor.kept_text()));
    let opened = StoredValue::new(opened);
    let name = RwSignal::new(name);
    let legal = Memo::new(move |_| editor.state.with(|state| state.draft().board().is_ok()));
    let unnamed = move || t_string!(i18n, eko.editor.unnamed).to_owned();
    let words = FrameWords {
        title: Signal::derive(move || t_string!(i18n, eko.editor.title).to_owned()),
        name: Signal::derive(move || t_string!(i18n, eko.editor.name)),
        unnamed: Signal::derive(unnamed),
        keep: Signal::derive(move || t_string!(i18n, eko.editor.take)),
    };
    let leave = move || {
        editor.kept.forget();
        on_close();
    };
    let keep = move || {
        let name = name_or(&name.get_untracked(), unnamed);
        let name = opened.with_value(|opened| boards.free(&name, opened.as_ref()));
        players.set(editor.state.with_untracked(|state| state.draft().players()));
        boards.keep(&name, &editor.kept_text());
        choice.set(BoardChoice::Own(name));
        leave();
    };
    release_on_escape(editor);
    let board = move || {
        view! {
            <div class="workshop-bench">
                <tools::Tools editor=editor/>
                <board::EditorBoard editor=editor/>
                <problems::Problems editor=editor/>
                {loose.then(|| view! { <p>{text!(i18n, eko.editor.loose_now)}</p> })}
            </div>
        }
    };
    view! {
        <EditorFrame
            id="workshop"
            name_id="board-name"
            classes=("workshop", "workshop-side")
            words=words
            name=name
            legal=legal
            board=Box::new(move || board().into_any())
            on_close=leave
            on_keep=keep
        >
            <tile_box::TileBox editor=editor/>
            <faces::Faces editor=editor/>
            <text::BoardText editor=editor/>
            <Keys list=Signal::derive(move || t_string!(i18n, keys.workshop))/>
        </EditorFrame>
    }
}

/// The first Escape empties the hand, wherever the focus is; the next closes the dialog.
fn release_on_escape(editor: EditorContext) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let holds = editor.state.with_untracked(|state| state.hand() != Hand::Empty);
        if event.key() == "Escape" && holds && !event.default_prevented() {
            event.prevent_default();
            editor.act(|state| {
                state.release();
                Ok(())
            });
        }
    });
    on_cleanup(move || handle.remove());
}

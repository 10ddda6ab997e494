//! The board of the editor: a grid of squares for attackers and cities.

use crate::web::editor::grid::Cells;
use crate::web::games::cities::editor::context::EditorContext;
use crate::web::games::cities::editor::space::EditorSpace;
use crate::web::games::cities::land;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::cities::{Layout, Player, Space, name, squares};
use tabletop::games::EditorKey;
use tabletop::games::cities::editor::LayoutEditor;
use tabletop::table::{Geometry, TableGame};

const CELLS: Cells<Space> = Cells {
    attribute: "data-square",
    name,
    read: |text| squares().find(|square| name(*square) == text),
};

/// The grid of squares.
#[component]
pub fn EditorBoard(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let geometry = Layout::default().start(Player::A).geometry(0);
    let models = Memo::new(move |_| editor.state.with(LayoutEditor::models));
    let tab_stop = RwSignal::new(geometry.rows()[0][0]);
    let rows = geometry.rows().iter().map(|row| {
        let squares = row.iter().map(|square| {
            let at = geometry.centre(*square);
            view! { <EditorSpace square=*square at=at tab_stop=tab_stop models=models/> }
        });
        view! { <g role="row">{squares.collect_view()}</g> }
    });
    let rows: Vec<_> = rows.collect();
    let frame = view_box(&geometry);
    let ground = land(&geometry);
    view! {
        <svg
            class="editor-board"
            data-editor="cities"
            role="grid"
            aria-label=move || t_string!(i18n, cities.editor.board)
            viewBox=frame
            on:click=move |event| {
                if let Some(square) = CELLS.of_event(&event) {
                    editor.point(square);
                }
            }
            on:keydown=move |event| CELLS.key(&event, |key, square| {
                act(editor, &geometry, key, square)
            })
            on:focusin=move |event| {
                if let Some(square) = CELLS.of_event(&event) {
                    tab_stop.set(square);
                }
            }
        >
            {ground}
            {rows}
        </svg>
    }
}

/// The squares with the rim of the land, its letters and numbers, and the cliff below.
fn view_box(geometry: &Geometry) -> String {
    let (left, top, width, height) = geometry.bounds();
    format!("{} {} {} {}", left - 34.0, top - 34.0, width + 68.0, height + 110.0)
}

/// Arrows move the focus, Enter uses the tool. Returns whether the key is used.
fn act(editor: EditorContext, geometry: &Geometry, key: EditorKey, square: Space) -> bool {
    match key {
        EditorKey::Go(toward) => {
            if let Some(to) = geometry.toward(square, toward) {
                CELLS.focus(to);
            }
        }
        EditorKey::Point => editor.point(square),
        EditorKey::Rotate | EditorKey::Remove => return false,
    }
    true
}

//! The canvas of the editor: a grid of hexagons for tiles, by mouse, finger or keys.

use super::bench_view::{extent, keep_in_place, show_all};
use crate::web::editor::grid::Cells;
use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::picture::landmarks;
use crate::web::games::eko::editor::space::EditorSpace;
use crate::web::i18n::*;
use leptos::prelude::*;
use std::collections::BTreeMap;
use tabletop::core::hex::Hex;
use tabletop::games::EditorKey;
use tabletop::games::eko::editor::{BoardEditor, SpaceModel, toward};
use tabletop::table::Part;

const CELLS: Cells<Hex> = Cells {
    attribute: "data-hex",
    name: |hex| format!("{} {}", hex.q, hex.r),
    read: |text| {
        let (q, r) = text.split_once(' ')?;
        Some(Hex::new(q.parse().ok()?, r.parse().ok()?))
    },
};

/// The grid of hexagons; it grows with the tiles on it.
#[component]
pub fn EditorBoard(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let rows = Memo::new(move |_| {
        // Not the pointed hexagon: a click must not shift what is under the pointer.
        let also = editor.reached.get();
        editor.state.with(|state| state.rows(also))
    });
    let models = Memo::new(move |_| editor.state.with(|state| state.models(editor.pointed.get())));
    Effect::new(move |_| show_middle(editor));
    keep_in_place(editor, rows);
    let length = move |of: fn(Part) -> f64| {
        rows.with(|rows| format!("{:.1}px", of(extent(rows)) * editor.scale.get()))
    };
    view! {
        <div class="bench-frame">
        <svg
            class="bench"
            style:width=move || length(|part| part.width)
            style:height=move || length(|part| part.height)
            data-bench=""
            role="grid"
            tabindex="-1"
            aria-label=move || t_string!(i18n, eko.editor.bench)
            viewBox=move || {
                let Part { left, top, width, height } = rows.with(|rows| extent(rows));
                format!("{left:.0} {top:.0} {width:.0} {height:.0}")
            }
            on:click=move |event| {
                if let Some(hex) = CELLS.of_event(&event) {
                    editor.tab_stop.set(hex);
                    editor.act(|state| state.point(hex));
                }
            }
            on:keydown=move |event| CELLS.key(&event, |key, hex| {
                act(editor, key, hex);
                true
            })
            on:focusin=move |event| {
                if let Some(hex) = CELLS.of_event(&event) {
                    editor.tab_stop.set(hex);
                    editor.pointed.set(Some(hex));
                }
            }
            on:pointerleave=move |_| editor.pointed.set(None)
            on:pointerover=move |event| {
                if event.pointer_type() == "mouse" {
                    editor.pointed.set(CELLS.of_event(&event));
                }
            }
        >
            <For each=move || rows.get() key=|row| row.first().map(|hex| hex.r) let:row>
                <Row row=row rows=rows editor=editor models=models/>
            </For>
            <Landmarks editor=editor/>
        </svg>
        </div>
    }
}

/// Shows all of what was opened or read.
pub fn show_middle(editor: EditorContext) {
    let middle = editor.state.with_untracked(BoardEditor::middle);
    editor.tab_stop.set(middle);
    editor.reached.set(middle);
    show_all(editor);
}

#[component]
fn Row(
    row: Vec<Hex>,
    rows: Memo<Vec<Vec<Hex>>>,
    editor: EditorContext,
    models: Memo<BTreeMap<Hex, SpaceModel>>,
) -> impl IntoView {
    let r = row.first().map_or(0, |hex| hex.r);
    let hexes = move || {
        let here = |row: &&Vec<Hex>| row.first().is_some_and(|hex| hex.r == r);
        rows.with(|rows| rows.iter().find(here).cloned().unwrap_or_default())
    };
    view! {
        <g role="row">
            <For each=hexes key=|hex| *hex let:hex>
                <EditorSpace hex=hex tab_stop=editor.tab_stop models=models/>
            </For>
        </g>
    }
}

/// The pyramids and the lighthouse.
#[component]
fn Landmarks(editor: EditorContext) -> impl IntoView {
    let each = move || landmarks(&editor.state.with(|state| state.draft().spaces()));
    view! { <g class="landmark" aria-hidden="true">{each}</g> }
}

/// Arrows move the focus, Enter places or picks up, R rotates, Delete removes.
fn act(editor: EditorContext, key: EditorKey, hex: Hex) {
    match key {
        EditorKey::Go(arrow) => go(editor, toward(hex, arrow)),
        EditorKey::Point => editor.act(|state| state.point(hex)),
        EditorKey::Rotate => editor.act(BoardEditor::rotate),
        EditorKey::Remove => editor.act(|state| state.remove_at(hex)),
    }
}

/// Gives the focus to a hexagon, once it is drawn.
fn go(editor: EditorContext, hex: Hex) {
    editor.tab_stop.set(hex);
    editor.reached.set(hex);
    request_animation_frame(move || CELLS.focus(hex));
}

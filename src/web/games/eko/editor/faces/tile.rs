//! The tile being entered, enlarged: each of its spaces is a button.

use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::faces::{Entry, change};
use crate::web::games::eko::editor::picture::{HEXAGON, space};
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::Terrain;

/// The spaces of a tile, row by row: 0 is the centre, 1 to 6 the ring, from the east
/// counter-clockwise.
const ROWS: [&[usize]; 3] = [&[3, 2], &[4, 0, 1], &[5, 6]];

/// The seven spaces.
#[component]
pub fn FaceTile(editor: EditorContext, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let rows = ROWS.map(|row| {
        let spaces =
            row.iter().map(|number| view! { <Face editor=editor entry=entry number=*number/> });
        view! { <div>{spaces.collect_view()}</div> }
    });
    let label = move || t_string!(i18n, eko.editor.large, letter = entry.letter.get());
    view! {
        <div class="face-tile" role="group" aria-label=label>
            {rows.into_iter().collect_view()}
        </div>
    }
}

#[component]
fn Face(editor: EditorContext, entry: Entry, number: usize) -> impl IntoView {
    let i18n = use_i18n();
    let terrain = Memo::new(move |_| {
        let face = editor.faces.with(|faces| faces.face(entry.letter.get()));
        face.map_or(Terrain::Abyss, |face| face[number])
    });
    let label = move || {
        let what = ground_word(i18n, terrain.get());
        match number {
            0 => t_string!(i18n, eko.editor.faces_centre, what = what),
            _ => t_string!(i18n, eko.editor.faces_ring, place = number, what = what),
        }
    };
    let paint = move || {
        let (letter, terrain) = (entry.letter.get_untracked(), entry.terrain.get_untracked());
        let faces = editor.faces.with_untracked(|faces| faces.with_face(letter, number, terrain));
        if let Some(faces) = faces {
            change(editor, faces);
        }
    };
    view! {
        <button
            type="button"
            class="face"
            aria-label=label
            title=label
            data-terrain=move || terrain.get().letter().to_string()
            on:click=move |_| paint()
        >
            <svg viewBox="-45 -52 90 104" aria-hidden="true">
                {move || space(terrain.get(), number)}
                <path class="ring" d=HEXAGON></path>
            </svg>
        </button>
    }
}

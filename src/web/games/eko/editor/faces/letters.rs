//! The choice of the large tile that is being entered.

use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::faces::Entry;
use crate::web::games::eko::editor::tile_box::picture;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::{Terrain, TileSet};
use tabletop::games::eko::editor::Tile;

/// The fifteen tiles with their current faces.
#[component]
pub fn Letters(editor: EditorContext, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let choose = move |letter| {
        entry.letter.set(letter);
        if !TileSet::choices(letter).contains(&entry.terrain.get_untracked()) {
            entry.terrain.set(Terrain::Movement);
        }
    };
    let tiles = ('A'..='O').map(|letter| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="face-tile"
                    aria-label=move || t_string!(i18n, eko.editor.large, letter = letter)
                    prop:checked=move || entry.letter.get() == letter
                    on:change=move |_| choose(letter)
                />
                <span aria-hidden="true">
                    {move || editor.faces.with(|faces| picture(faces, Tile::Large(letter), 0))}
                    {letter}
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="group">
            <legend>{text!(i18n, eko.editor.faces_tile)}</legend>
            <div class="segments letters">{tiles.collect_view()}</div>
        </fieldset>
    }
}

//! Which of the large tiles is being entered.

use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::faces::Entry;
use crate::web::games::eko::editor::tile_box::picture;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::{Terrain, TileSet};
use tabletop::games::eko::editor::Tile;

/// The fifteen tiles to choose from, as they look now.
#[component]
pub fn Letters(shop: Shop, entry: Entry) -> impl IntoView {
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
                    {move || shop.faces.with(|faces| picture(faces, Tile::Large(letter), 0))}
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

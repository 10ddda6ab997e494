//! The choice of the terrain that the next click gives to a space.

use crate::web::games::eko::editor::faces::Entry;
use crate::web::games::eko::editor::picture::figure;
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::{Terrain, TileSet};

/// The terrains that the tile can have.
#[component]
pub fn Palette(entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let choices = Memo::new(move |_| TileSet::choices(entry.letter.get()));
    view! {
        <fieldset class="group">
            <legend>{text!(i18n, eko.editor.faces_terrain)}</legend>
            <div class="segments terrains">
                <For each=move || choices.get() key=|terrain| terrain.letter() let:terrain>
                    <Choice terrain=terrain entry=entry/>
                </For>
            </div>
        </fieldset>
    }
}

#[component]
fn Choice(terrain: Terrain, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <label class="segment">
            <input
                type="radio"
                name="face-terrain"
                prop:checked=move || entry.terrain.get() == terrain
                on:change=move |_| entry.terrain.set(terrain)
            />
            <span>
                {figure(terrain)}
                {capital(ground_word(i18n, terrain))}
            </span>
        </label>
    }
}

//! The tiles of the variants that a game is played with.

use crate::web::games::eko::editor::tile_picture;
use crate::web::i18n::*;
use crate::web::ui::unfold::Unfold;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{TileSet, VariantTile};
use tabletop::games::eko::VariantCounts;
use tabletop::games::eko::editor::Tile;

/// A choice for each kind of tile, collapsed at first.
#[component]
pub fn VariantTiles(counts: RwSignal<VariantCounts>) -> impl IntoView {
    let i18n = use_i18n();
    let chosen = move || {
        let names = VariantTile::ALL.into_iter().zip(counts.get()).filter(|(_, count)| *count > 0);
        let names: Vec<&str> = names.map(|(tile, _)| tile_word(i18n, tile)).collect();
        if names.is_empty() {
            t_string!(i18n, eko.setup.no_variants).to_owned()
        } else {
            names.join(", ")
        }
    };
    view! {
        <Unfold
            label=Signal::derive(move || t_string!(i18n, eko.setup.variants))
            chosen=Signal::derive(chosen)
        >
            <p>{text!(i18n, eko.setup.tiles_hint)}</p>
            <div class="tiles">
                {VariantTile::ALL.into_iter().enumerate().map(|(kind, tile)| view! {
                    <Kind kind=kind tile=tile counts=counts/>
                }).collect_view()}
            </div>
        </Unfold>
    }
}

/// A kind of tile: its picture, its name, what it does, and how many are used.
#[component]
fn Kind(kind: usize, tile: VariantTile, counts: RwSignal<VariantCounts>) -> impl IntoView {
    let i18n = use_i18n();
    let options = (0..=tile.in_box()).map(|count| {
        view! {
            <option value=count.to_string() prop:selected=move || counts.with(|c| c[kind] == count)>
                {count}
            </option>
        }
    });
    let drawn = if tile.is_small() { Tile::Small(tile) } else { Tile::Large(tile.letter()) };
    let line = format!("tile-{}", tile.letter());
    view! {
        <label class="tile-row">
            {tile_picture(&TileSet::default(), drawn, 0)}
            <span>
                <strong>{move || tile_word(i18n, tile)}</strong>
                <span class="line" id=line.clone() aria-hidden="true">{move || tile_line(i18n, tile)}</span>
            </span>
            <select
                class="input"
                aria-describedby=line
                on:change=move |event| {
                    let count = event_target_value(&event).parse().unwrap_or(0);
                    counts.update(|counts| counts[kind] = count);
                }
            >
                {options.collect_view()}
            </select>
        </label>
    }
}

/// The name of a tile.
pub fn tile_word(i18n: I18n, tile: VariantTile) -> &'static str {
    match tile {
        VariantTile::Storm3 => t_string!(i18n, eko.tile.storm3),
        VariantTile::Storm2 => t_string!(i18n, eko.tile.storm2),
        VariantTile::Portal => t_string!(i18n, eko.tile.portal),
        VariantTile::Pyramid => t_string!(i18n, eko.tile.pyramid),
        VariantTile::Wind => t_string!(i18n, eko.tile.wind),
        VariantTile::Lighthouse => t_string!(i18n, eko.tile.lighthouse),
        VariantTile::Sand => t_string!(i18n, eko.tile.sand),
        VariantTile::Moon => t_string!(i18n, eko.tile.moon),
    }
}

/// What a tile brings into the game, in one line.
fn tile_line(i18n: I18n, tile: VariantTile) -> &'static str {
    match tile {
        VariantTile::Storm3 | VariantTile::Storm2 => t_string!(i18n, eko.tile_line.storm),
        VariantTile::Portal => t_string!(i18n, eko.tile_line.portal),
        VariantTile::Pyramid => t_string!(i18n, eko.tile_line.pyramid),
        VariantTile::Wind => t_string!(i18n, eko.tile_line.wind),
        VariantTile::Lighthouse => t_string!(i18n, eko.tile_line.lighthouse),
        VariantTile::Sand => t_string!(i18n, eko.tile_line.sand),
        VariantTile::Moon => t_string!(i18n, eko.tile_line.moon),
    }
}

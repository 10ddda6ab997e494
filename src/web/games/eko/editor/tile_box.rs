//! The box: which tiles are left, and single spaces for those who lay without tiles.

use crate::web::I18n;
use crate::web::games::eko::editor::Shop;
use crate::web::games::eko::editor::space::{frame, land};
use crate::web::games::eko::setup::tiles::tile_word;
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::core::hex::{Direction, Hex};
use tabletop::eko::{Landmark, Terrain, TileSet};
use tabletop::games::eko::editor::{Draft, Hand, Piece, Tile, Workbench};

/// The spaces that can be laid one by one; pyramids and lighthouses come as tiles.
const LOOSE: [Terrain; 11] = [
    Terrain::Movement,
    Terrain::Reg,
    Terrain::Canyon,
    Terrain::Mountain,
    Terrain::Capital,
    Terrain::Abyss,
    Terrain::Storm(Landmark::None),
    Terrain::WindTemple,
    Terrain::MoonTemple,
    Terrain::SandTemple,
    Terrain::Portal(Direction::East),
];

/// All that can be taken into the hand.
#[component]
pub fn TileBox(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let left = Memo::new(move |_| shop.bench.with(|bench| bench.draft().left()));
    let tiles = move || left.get().into_iter().map(|(tile, _)| tile).collect::<Vec<_>>();
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, eko.editor.tiles)}</legend>
            <div class="box">
                <For each=tiles key=|tile| format!("{tile:?}") let:tile>
                    <Take
                        tile=tile
                        shop=shop
                        left=Signal::derive(move || {
                            let all = left.get();
                            all.iter().find(|(other, _)| *other == tile).map_or(0, |(_, n)| *n)
                        })
                    />
                </For>
            </div>
        </fieldset>
        <details class="field variants">
            <summary><span class="label">{text!(i18n, eko.editor.loose)}</span></summary>
            <div class="box">
                {LOOSE.map(|terrain| view! {
                    <Take tile=Tile::Loose(terrain) shop=shop left=Signal::stored(usize::MAX)/>
                }).into_iter().collect_view()}
            </div>
        </details>
    }
}

#[component]
fn Take(tile: Tile, shop: Shop, left: Signal<usize>) -> impl IntoView {
    let i18n = use_i18n();
    let held = Memo::new(move |_| match shop.bench.with(Workbench::hand) {
        Hand::Tile(held, turns) if held == tile => Some(turns),
        _ => None,
    });
    let drawn =
        move || shop.faces.with(|faces| picture(faces, tile, held.get().unwrap_or_default()));
    let short = move || match left.get() {
        count @ 2..usize::MAX => format!("{} ×{count}", short_name(tile)),
        _ => short_name(tile),
    };
    let label = move || match left.get() {
        usize::MAX => tile_name(i18n, tile),
        count => {
            let name = match tile {
                Tile::Small(_) => {
                    t_string!(i18n, eko.editor.small, short = short(), tile = tile_name(i18n, tile))
                }
                _ => tile_name(i18n, tile),
            };
            t_string!(i18n, eko.editor.left, tile = name, count = count)
        }
    };
    view! {
        <button
            type="button"
            class="take"
            aria-pressed=move || held.get().is_some().to_string()
            aria-label=label
            title=label
            disabled=move || left.get() == 0
            on:click=move |_| shop.act(|bench| {
                bench.take(tile);
                Ok(())
            })
        >
            {drawn}
            <span aria-hidden="true">{short}</span>
        </button>
    }
}

fn short_name(tile: Tile) -> String {
    match tile {
        Tile::Large(letter) => letter.to_string(),
        Tile::Small(kind) => kind.letter().to_string(),
        Tile::Loose(_) => String::new(),
    }
}

fn tile_name(i18n: I18n, tile: Tile) -> String {
    match tile {
        Tile::Large(letter) => t_string!(i18n, eko.editor.large, letter = letter),
        Tile::Small(kind) => tile_word(i18n, kind).to_owned(),
        Tile::Loose(terrain) => capital(ground_word(i18n, terrain)),
    }
}

/// The tile as it is, turned by so many sixths.
pub fn picture(faces: &TileSet, tile: Tile, turns: usize) -> impl IntoView + use<> {
    let empty = Draft::new(4, faces.clone());
    let spaces = empty.try_on(Piece { tile, at: Hex::new(0, 0), turns }).unwrap_or_default();
    view! { <svg viewBox=frame(&spaces) aria-hidden="true">{land(&spaces)}</svg> }
}

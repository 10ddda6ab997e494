//! The box: the tiles that are left, and single spaces for boards without tiles.

use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::picture::{frame, land};
use crate::web::games::eko::setup::variants::tile_word;
use crate::web::games::eko::words::ground_word;
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::core::hex::{Direction, Hex};
use tabletop::eko::{Landmark, Terrain, TileSet};
use tabletop::games::eko::editor::{BoardEditor, Draft, Hand, Piece, Tile};

/// The spaces that can be placed one by one; pyramids and lighthouses are tiles.
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

/// Everything that can be chosen.
#[component]
pub fn TileBox(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let left = Memo::new(move |_| editor.state.with(|state| state.draft().left()));
    let tiles = move || left.get().into_iter().map(|(tile, _)| tile).collect::<Vec<_>>();
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, eko.editor.tiles)}</legend>
            <div class="box">
                <For each=tiles key=|tile| format!("{tile:?}") let:tile>
                    <TileButton
                        tile=tile
                        editor=editor
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
                    <TileButton tile=Tile::Loose(terrain) editor=editor left=Signal::stored(usize::MAX)/>
                }).into_iter().collect_view()}
            </div>
        </details>
    }
}

#[component]
fn TileButton(tile: Tile, editor: EditorContext, left: Signal<usize>) -> impl IntoView {
    let i18n = use_i18n();
    let held = Memo::new(move |_| match editor.state.with(BoardEditor::hand) {
        Hand::Tile(held, rotation) if held == tile => Some(rotation),
        _ => None,
    });
    let drawn =
        move || editor.faces.with(|faces| picture(faces, tile, held.get().unwrap_or_default()));
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
            on:click=move |_| editor.act(|state| {
                state.choose(tile);
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

/// A picture of a tile, rotated by this number of sixths.
pub fn picture(faces: &TileSet, tile: Tile, rotation: usize) -> impl IntoView + use<> {
    let empty = Draft::new(4, faces.clone());
    let spaces = empty.try_on(Piece { tile, at: Hex::new(0, 0), rotation }).unwrap_or_default();
    view! { <svg viewBox=frame(&spaces) aria-hidden="true">{land(&spaces)}</svg> }
}

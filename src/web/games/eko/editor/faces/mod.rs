//! The faces of the large tiles, for owners of a box whose tiles are others.

mod files;
mod letters;
mod palette;
mod tile;

use crate::web::games::eko::editor::Shop;
use crate::web::i18n::*;
use crate::web::ui::text_exchange::TextExchange;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::{Terrain, TileSet, TileSetError};

/// What is being entered: a space of which tile, and as what. Cheap to copy.
#[derive(Clone, Copy)]
struct Entry {
    letter: RwSignal<char>,
    terrain: RwSignal<Terrain>,
}

/// A tile, its spaces to be clicked, and what they become; all of them as a file or a text.
#[component]
pub fn Faces(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let entry = Entry { letter: RwSignal::new('A'), terrain: RwSignal::new(Terrain::Movement) };
    let text = Memo::new(move |_| shop.faces.with(ToString::to_string));
    let label = Signal::derive(move || t_string!(i18n, eko.editor.faces_lines).to_owned());
    let read = move |typed: &str| Ok(take(shop, typed)?);
    view! {
        <details class="field variants">
            <summary><span class="label">{text!(i18n, eko.editor.faces)}</span></summary>
            <div class="faces">
                <p>{text!(i18n, eko.editor.faces_hint)}</p>
                <letters::Letters shop=shop entry=entry/>
                <tile::FaceTile shop=shop entry=entry/>
                <palette::Palette entry=entry/>
                <Short shop=shop/>
                <files::Files shop=shop/>
                <TextExchange id="faces" rows=8 label=label text=text read=read/>
            </div>
        </details>
    }
}

/// From now on the box holds the tiles of this text.
fn take(shop: Shop, text: &str) -> Result<(), String> {
    let faces: TileSet = text.parse().map_err(|fault: TileSetError| capital(&fault.to_string()))?;
    change(shop, faces);
    Ok(())
}

/// Gives the tiles other faces, as a step that can be taken back.
fn change(shop: Shop, faces: TileSet) {
    shop.act(|bench| {
        bench.change(|draft| draft.set_tiles(faces));
        Ok(())
    });
}

/// For which numbers of players these tiles lack movement spaces.
#[component]
fn Short(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let short = move || {
        let short =
            |players| Some((players, shop.faces.with(|faces| faces.short_of_room(players))?));
        let words = |(players, fault)| {
            let fault = crate::web::games::eko::editor::faults::fault_words(i18n, &fault);
            t_string!(i18n, eko.editor.faces_short, players = players, fault = fault)
        };
        let each = (2..=4).filter_map(short).map(words);
        each.map(|words| view! { <p class="fault">{words}</p> }).collect_view()
    };
    view! { <div>{short}</div> }
}

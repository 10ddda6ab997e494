//! The faces of the large tiles, for owners of a box with other faces.

mod files;
mod letters;
mod palette;
mod tile;

use crate::web::games::eko::editor::context::EditorContext;
use crate::web::games::eko::editor::problems::problem_words;
use crate::web::i18n::*;
use crate::web::ui::text_exchange::TextExchange;
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::{Terrain, TileSet, TileSetError};

/// What is being entered: the tile, and the terrain of the next space. Cheap to copy.
#[derive(Clone, Copy)]
struct Entry {
    letter: RwSignal<char>,
    terrain: RwSignal<Terrain>,
}

/// A tile whose spaces can be clicked, their new terrain, and all faces as a file or a text.
#[component]
pub fn Faces(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let entry = Entry { letter: RwSignal::new('A'), terrain: RwSignal::new(Terrain::Movement) };
    let text = Memo::new(move |_| editor.faces.with(ToString::to_string));
    let label = Signal::derive(move || t_string!(i18n, eko.editor.faces_lines).to_owned());
    let read = move |typed: &str| Ok(read_faces(editor, typed)?);
    view! {
        <details class="field variants">
            <summary><span class="label">{text!(i18n, eko.editor.faces)}</span></summary>
            <div class="faces">
                <p>{text!(i18n, eko.editor.faces_hint)}</p>
                <letters::Letters editor=editor entry=entry/>
                <tile::FaceTile editor=editor entry=entry/>
                <palette::Palette entry=entry/>
                <Short editor=editor/>
                <files::Files editor=editor/>
                <TextExchange id="faces" rows=8 label=label text=text read=read/>
            </div>
        </details>
    }
}

/// Gives the tiles the faces of a text.
fn read_faces(editor: EditorContext, text: &str) -> Result<(), String> {
    let faces: TileSet = text.parse().map_err(|error: TileSetError| capital(&error.to_string()))?;
    change(editor, faces);
    Ok(())
}

/// Gives the tiles other faces; undo restores the old ones.
fn change(editor: EditorContext, faces: TileSet) {
    editor.edit(|draft| draft.set_tiles(faces));
}

/// The numbers of players for which these tiles lack movement spaces.
#[component]
fn Short(editor: EditorContext) -> impl IntoView {
    let i18n = use_i18n();
    let short = move || {
        let short =
            |players| Some((players, editor.faces.with(|faces| faces.short_of_room(players))?));
        let words = |(players, error)| {
            let why = problem_words(i18n, &error);
            t_string!(i18n, eko.editor.faces_short, players = players, fault = why)
        };
        let each = (2..=4).filter_map(short).map(words);
        each.map(|words| view! { <p class="fault">{words}</p> }).collect_view()
    };
    view! { <div>{short}</div> }
}

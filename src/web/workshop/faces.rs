//! The faces of the large tiles, for owners of a box whose tiles are others.

use super::Shop;
use crate::web::as_text::AsText;
use crate::web::files::download_text;
use crate::web::i18n::*;
use crate::web::store;
use crate::web::words::capital;
use eko::eko::TileSet;
use eko::table::{Draft, Workbench};
use leptos::prelude::*;

/// The tiles as text, a line each; the pictures in the box follow.
#[component]
pub fn Faces(shop: Shop) -> impl IntoView {
    let i18n = use_i18n();
    let text = Memo::new(move |_| shop.faces.with(ToString::to_string));
    let label = Signal::derive(move || t_string!(i18n, workshop.faces_hint).to_owned());
    let read = move |typed: &str| {
        let typed = typed.replace("\r\n", "\n");
        let faces: TileSet =
            typed.parse().map_err(|fault: eko::eko::TileSetFault| capital(&fault.to_string()))?;
        take(shop, faces);
        Ok(())
    };
    let ours = Memo::new(move |_| shop.faces.with(|faces| *faces == TileSet::default()));
    view! {
        <details class="field variants">
            <summary><span class="label">{text!(i18n, workshop.faces)}</span></summary>
            <AsText id="faces" rows=8 label=label text=text read=read/>
            <div class="row-of-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| download_text("eko-tiles", "txt", &text.get_untracked())
                >
                    {text!(i18n, workshop.faces_save)}
                </button>
                <button
                    type="button"
                    class="button"
                    disabled=move || ours.get()
                    on:click=move |_| take(shop, TileSet::default())
                >
                    {text!(i18n, workshop.faces_reset)}
                </button>
            </div>
        </details>
    }
}

/// From now on the box holds these tiles; what lies on the bench stays as single spaces.
fn take(shop: Shop, faces: TileSet) {
    let _ = store::set(store::TILES, &faces.to_string());
    shop.faces.set(faces.clone());
    shop.act(|bench| {
        let (text, players) = (bench.draft().text(), bench.draft().players());
        let draft = Draft::read(&text, players, faces.clone());
        *bench = Workbench::new(draft.unwrap_or_else(|_| Draft::new(players, faces)));
        Ok(())
    });
}

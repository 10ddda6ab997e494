//! The workshop: boards of one's own put together from the tiles of the box.

mod bench;
mod board_text;
mod faces;
mod faults;
mod hexagon;
mod shop;
pub mod space;
mod tile_box;
mod tools;

use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::editor_foot::EditorFoot;
use crate::web::ui::library::Library;
use crate::web::ui::modal::Modal;
use crate::web::ui::name_field::NameField;
pub use faults::fault_words;
use leptos::prelude::*;
use shop::Shop;
use tabletop::eko::TileSet;
use tabletop::games::eko::editor::Hand;

/// The set of tiles of this browser.
pub fn own_tiles() -> TileSet {
    storage::read(storage::TILES, |text| text.parse().ok()).unwrap_or_default()
}

/// Whether a board that was kept in tiles lies in single spaces now.
fn lies_loose(kept: &str, now: &str) -> bool {
    let tiles = |text: &str| text.chars().filter(char::is_ascii_uppercase).count();
    tiles(now) < tiles(kept)
}

/// The workshop as a sheet: on a board that is kept under this name, or on the last draft.
#[component]
pub fn Workshop(
    boards: Library,
    chosen: RwSignal<String>,
    name: String,
    players: RwSignal<usize>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let opened = boards.text(&name).map(|text| (name.clone(), text));
    let shop = Shop::open(opened.as_ref(), players.get_untracked());
    let loose = opened.as_ref().is_some_and(|(_, text)| lies_loose(text, &shop.kept()));
    let opened = StoredValue::new(opened);
    let written = RwSignal::new(name);
    let legal = Memo::new(move |_| shop.bench.with(|bench| bench.draft().board().is_ok()));
    let title = Signal::derive(move || t_string!(i18n, eko.editor.title).to_owned());
    let leave = move || {
        shop.forget_draft();
        on_close();
    };
    let take = move || {
        let written = written.get_untracked().trim().to_owned();
        let name = if written.is_empty() {
            t_string!(i18n, eko.editor.unnamed).to_owned()
        } else {
            written
        };
        let name = opened.with_value(|opened| boards.free(&name, opened.as_ref()));
        players.set(shop.bench.with_untracked(|bench| bench.draft().players()));
        boards.keep(&name, &shop.kept());
        chosen.set(format!("own:{name}"));
        leave();
    };
    // Wherever the focus is, the first Escape puts down what is in the hand.
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        let holds = shop.bench.with_untracked(|bench| bench.hand() != Hand::Empty);
        if event.key() == "Escape" && holds && !event.default_prevented() {
            event.prevent_default();
            shop.act(|bench| {
                bench.release();
                Ok(())
            });
        }
    });
    on_cleanup(move || escape.remove());
    view! {
        <Modal id="workshop" title=title on_close=leave>
            <div class="workshop">
                <div class="workshop-bench">
                    <tools::Tools shop=shop/>
                    <bench::Bench shop=shop/>
                    <faults::Faults shop=shop/>
                    {loose.then(|| view! { <p>{text!(i18n, eko.editor.loose_now)}</p> })}
                </div>
                <div class="workshop-side">
                    <tile_box::TileBox shop=shop/>
                    <faces::Faces shop=shop/>
                    <board_text::BoardText shop=shop/>
                    <NameField
                        id="board-name"
                        label=Signal::derive(move || t_string!(i18n, eko.editor.name))
                        unnamed=Signal::derive(move || t_string!(i18n, eko.editor.unnamed).to_owned())
                        written=written
                    />
                </div>
            </div>
            <EditorFoot
                keep=Signal::derive(move || t_string!(i18n, eko.editor.take))
                right=legal
                on_close=leave
                on_keep=take
            />
        </Modal>
    }
}

//! The workshop: boards of one's own put together from the tiles of the box.

mod bench;
mod faces;
mod faults;
mod hexagon;
pub mod space;
mod tile_box;
mod tools;

use super::as_text::{AsText, Refused};
use super::dialogs::Modal;
use super::hall::{Hall, use_hall};
use super::named::{KeepFoot, NameField, Named};
use super::store;
use super::words::capital;
use crate::web::i18n::*;
use eko::eko::TileSet;
use eko::hex::Hex;
use eko::table::{Draft, Hand, Misplaced, Workbench};
use leptos::prelude::*;

/// The workshop as it stands. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
struct Shop {
    hall: Hall,
    bench: RwSignal<Workbench>,
    /// The hexagon under the pointer, or with the focus.
    asked: RwSignal<Option<Hex>>,
    /// The hexagon that holds the tab stop.
    focus: RwSignal<Hex>,
    /// Where the arrow keys have led: the bench reaches so far.
    led_to: RwSignal<Hex>,
    /// The faces of the large tiles, as the draft has them.
    faces: Memo<TileSet>,
    /// Why the last step was none.
    refused: RwSignal<Option<Misplaced>>,
}

impl Shop {
    /// Does something on the bench; says what came of it, and keeps the draft.
    fn act(self, act: impl FnOnce(&mut Workbench) -> Result<(), Misplaced>) {
        let mut done = Ok(());
        let before = self.faces.get_untracked();
        self.bench.update(|bench| done = act(bench));
        self.refused.set(done.err());
        let i18n = self.hall.i18n;
        let words = self.refused.with_untracked(|refused| match refused {
            Some(why) => faults::misplaced_words(i18n, why),
            None => self.bench.with_untracked(|bench| faults::state_words(i18n, bench)),
        });
        self.hall.speaker.say(words);
        let _ = store::set(store::BOARD_DRAFT, &self.kept());
        let faces = self.faces.get_untracked();
        if faces != before {
            let _ = store::set(store::TILES, &faces.to_string());
        }
    }

    /// The draft as a text.
    fn kept(self) -> String {
        self.bench.with_untracked(|bench| bench.draft().kept())
    }
}

/// The set of tiles of this browser.
pub fn own_tiles() -> TileSet {
    store::read(store::TILES, |text| text.parse().ok()).unwrap_or_default()
}

/// The name, or with a number behind it where another board than the one that was opened has it.
fn free_name(boards: Named, name: &str, opened: &str) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let free = |name: &String| name == opened || boards.text(name).is_none();
    std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
}

/// The workshop as a sheet: on a board that is kept under this name, or on the last draft.
#[component]
pub fn Workshop(
    boards: Named,
    chosen: RwSignal<String>,
    name: String,
    players: RwSignal<usize>,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let tiles = own_tiles();
    let reopen = |text: &str| Draft::reopen(text, &tiles);
    let draft = boards.text(&name).and_then(|text| reopen(&text));
    let draft = draft.or_else(|| store::read(store::BOARD_DRAFT, reopen));
    let draft = draft.unwrap_or_else(|| Draft::new(players.get_untracked(), tiles.clone()));
    let bench = RwSignal::new(Workbench::new(draft));
    let shop = Shop {
        hall: use_hall(),
        bench,
        asked: RwSignal::new(None),
        focus: RwSignal::new(Hex::new(0, 0)),
        led_to: RwSignal::new(Hex::new(0, 0)),
        faces: Memo::new(move |_| bench.with(|bench| bench.draft().tiles().clone())),
        refused: RwSignal::new(None),
    };
    let written = RwSignal::new(name.clone());
    let opened = StoredValue::new(name);
    let legal = Memo::new(move |_| shop.bench.with(|bench| bench.draft().board().is_ok()));
    let title = Signal::derive(move || t_string!(i18n, workshop.title).to_owned());
    let take = move || {
        let written = written.get_untracked().trim().to_owned();
        let name =
            if written.is_empty() { t_string!(i18n, workshop.unnamed).to_owned() } else { written };
        let name = free_name(boards, &name, &opened.get_value());
        players.set(shop.bench.with_untracked(|bench| bench.draft().players()));
        boards.keep(&name, &shop.kept());
        chosen.set(format!("own:{name}"));
        on_close();
    };
    let text = Memo::new(move |_| shop.bench.with(|bench| bench.draft().text()));
    let lay = move |draft: &Draft| {
        shop.act(|bench| {
            bench.change(|bench| bench.lay_anew(draft));
            Ok(())
        });
        bench::show_middle(shop);
    };
    let read = move |typed: &str| {
        let (players, tiles) =
            (shop.bench.with_untracked(|b| b.draft().players()), shop.faces.get_untracked());
        let draft = Draft::read(typed.trim(), players, tiles)
            .map_err(|fault| capital(&fault.to_string()))?;
        let why = faults::refused_words(i18n, &draft);
        if why.is_empty() {
            lay(&draft);
            return Ok(());
        }
        let anyway = Callback::new(move |()| lay(&draft));
        Err(Refused { why, anyway: Some((t_string!(i18n, workshop.lay_anyway), anyway)) })
    };
    let label = Signal::derive(move || t_string!(i18n, workshop.text).to_owned());
    view! {
        <Modal id="workshop" title=title on_close=on_close>
            <div
                class="workshop"
                on:keydown=move |event| {
                    let holds = shop.bench.with_untracked(|bench| bench.hand() != Hand::Empty);
                    if event.key() == "Escape" && holds {
                        event.prevent_default();
                        shop.act(|bench| {
                            bench.release();
                            Ok(())
                        });
                    }
                }
            >
                <div class="workshop-bench">
                    <tools::Tools shop=shop/>
                    <bench::Bench shop=shop/>
                    <faults::Faults shop=shop/>
                </div>
                <div class="workshop-side">
                    <tile_box::TileBox shop=shop/>
                    <faces::Faces shop=shop/>
                    <AsText id="board-text" rows=3 label=label text=text read=read/>
                    <NameField
                        id="board-name"
                        label=Signal::derive(move || t_string!(i18n, workshop.name))
                        unnamed=Signal::derive(move || t_string!(i18n, workshop.unnamed).to_owned())
                        written=written
                    />
                </div>
            </div>
            <KeepFoot
                keep=Signal::derive(move || t_string!(i18n, workshop.take))
                right=legal
                on_close=on_close
                on_keep=take
            />
        </Modal>
    }
}

//! The workshop: boards of one's own put together from the tiles of the box.

mod bench;
mod faces;
mod faults;
mod hexagon;
mod tile_box;
mod tools;

use super::as_text::AsText;
use super::dialogs::Modal;
use super::hall::use_hall;
use super::named::Named;
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
    bench: RwSignal<Workbench>,
    /// The hexagon under the pointer, or with the focus.
    asked: RwSignal<Option<Hex>>,
    /// The hexagon that holds the tab stop.
    focus: RwSignal<Hex>,
    /// Where the arrow keys have led: the bench reaches so far.
    led_to: RwSignal<Hex>,
    faces: RwSignal<TileSet>,
    /// Why the last step was none.
    refused: RwSignal<Option<Misplaced>>,
}

impl Shop {
    /// Does something on the bench; says what came of it, and keeps the draft.
    fn act(self, act: impl FnOnce(&mut Workbench) -> Result<(), Misplaced>) {
        let mut done = Ok(());
        self.bench.update(|bench| done = act(bench));
        self.refused.set(done.err());
        let hall = use_hall();
        let words = self.refused.with_untracked(|refused| match refused {
            Some(why) => faults::misplaced_words(hall.i18n, why),
            None => self.bench.with_untracked(|bench| faults::state_words(hall.i18n, bench)),
        });
        hall.speaker.say(words);
        let _ = store::set(store::BOARD_DRAFT, &self.bench.with_untracked(kept_text));
    }
}

/// The set of tiles of this browser.
pub fn own_tiles() -> TileSet {
    store::read(store::TILES, |text| text.parse().ok()).unwrap_or_default()
}

/// The text of a board that is kept: for how many players, then its spaces.
fn kept_text(bench: &Workbench) -> String {
    format!("{} {}", bench.draft().players(), bench.draft().text())
}

/// Players and spaces of a board that is kept.
pub fn read_kept(text: &str) -> Option<(usize, &str)> {
    let (players, board) = text.split_once(' ')?;
    Some((players.parse().ok()?, board))
}

fn draft_of(text: &str, tiles: &TileSet) -> Option<Draft> {
    let (players, board) = read_kept(text)?;
    if board.is_empty() {
        return Some(Draft::new(players, tiles.clone()));
    }
    Draft::read(board, players, tiles.clone()).ok()
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
    let draft = boards.text(&name).and_then(|text| draft_of(&text, &tiles));
    let draft = draft.or_else(|| store::read(store::BOARD_DRAFT, |text| draft_of(text, &tiles)));
    let draft = draft.unwrap_or_else(|| Draft::new(players.get_untracked(), tiles.clone()));
    let shop = Shop {
        bench: RwSignal::new(Workbench::new(draft)),
        asked: RwSignal::new(None),
        focus: RwSignal::new(Hex::new(0, 0)),
        led_to: RwSignal::new(Hex::new(0, 0)),
        faces: RwSignal::new(tiles),
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
        boards.keep(&name, &shop.bench.with_untracked(kept_text));
        chosen.set(format!("own:{name}"));
        on_close();
    };
    let text = Memo::new(move |_| shop.bench.with(|bench| bench.draft().text()));
    let read = move |typed: &str| {
        let (players, tiles) =
            (shop.bench.with_untracked(|b| b.draft().players()), shop.faces.get_untracked());
        let draft = Draft::read(typed.trim_matches('\u{feff}').trim(), players, tiles)
            .map_err(|f| capital(&f.to_string()))?;
        shop.act(|bench| {
            bench.change(|bench| bench.lay_anew(&draft));
            Ok(())
        });
        Ok(())
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
                    <div class="field">
                        <label for="board-name">{text!(i18n, workshop.name)}</label>
                        <input
                            class="input"
                            id="board-name"
                            type="text"
                            autocomplete="off"
                            maxlength="24"
                            placeholder=move || t_string!(i18n, workshop.unnamed)
                            prop:value=move || written.get()
                            on:input=move |event| written.set(event_target_value(&event))
                        />
                    </div>
                </div>
            </div>
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| on_close()>
                    {text!(i18n, choice.cancel)}
                </button>
                <button
                    type="button"
                    class="button main"
                    disabled=move || !legal.get()
                    on:click=move |_| take()
                >
                    {text!(i18n, workshop.take)}
                </button>
            </div>
        </Modal>
    }
}

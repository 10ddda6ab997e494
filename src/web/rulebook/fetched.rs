//! The rules of a game and their texts, fetched when they are opened.

use crate::web::app::files::{fetch_text, fetch_texts};
use crate::web::app::state::App;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::core::texts::Texts;
use tabletop::game::GameName;
use tabletop::rulebook::{Book, read};
use wasm_bindgen_futures::spawn_local;

/// Whether the files of the rules are here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fetched {
    Pending,
    Failed,
    Here,
}

/// The rules of a game, read in the language in use. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Reader {
    pub game: GameName,
    pub fetched: RwSignal<Fetched>,
    pub book: StoredValue<Arc<Book>>,
    /// The texts in the language in use; those of the one before until they are here.
    texts: RwSignal<Arc<Texts>>,
}

impl Reader {
    /// The rules of a game before their files are here.
    pub fn new(game: GameName) -> Self {
        Self {
            game,
            fetched: RwSignal::new(Fetched::Pending),
            book: StoredValue::new(Arc::default()),
            texts: RwSignal::new(Arc::default()),
        }
    }

    /// A text of a group or paragraph; none if there is none.
    pub fn find(self, key: &str, name: &str) -> Option<String> {
        let section = [self.game.name(), " ", key].concat();
        self.texts.with(|texts| texts.get(&section, name).map(str::to_owned))
    }

    /// A text of a paragraph.
    pub fn text(self, key: &str, name: &str) -> String {
        self.find(key, name).unwrap_or_default()
    }

    /// The title of a group.
    pub fn group(self, key: &str) -> String {
        let title = self.texts.with(|texts| texts.get(self.game.name(), key).map(str::to_owned));
        title.unwrap_or_default()
    }

    /// Fetches the files, or only the texts in another language.
    pub fn fetch(self, app: App) {
        let language = app.i18n.language();
        let here = self.fetched.get_untracked() == Fetched::Here;
        if !here {
            self.fetched.set(Fetched::Pending);
        }
        spawn_local(async move {
            let book = if here { Some(None) } else { book(self.game).await.map(Some) };
            let texts = fetch_texts("rules-words", language).await;
            // Another language may have been chosen while they were on their way.
            if untrack(|| app.i18n.language()) == language {
                self.take(book, texts);
            }
        });
    }

    /// Takes what has arrived, unless the rules were closed.
    fn take(self, book: Option<Option<Book>>, texts: Option<Texts>) {
        match (book, texts) {
            (Some(book), Some(texts)) => {
                if let Some(book) = book {
                    self.book.try_set_value(Arc::new(book));
                }
                self.texts.try_set(Arc::new(texts));
                // In another language the contents stay, and what was tried in them.
                if self.fetched.try_get_untracked() != Some(Fetched::Here) {
                    self.fetched.try_set(Fetched::Here);
                }
            }
            _ if self.fetched.try_get_untracked() == Some(Fetched::Pending) => {
                self.fetched.try_set(Fetched::Failed);
            }
            _ => {}
        }
    }
}

async fn book(game: GameName) -> Option<Book> {
    read(&fetch_text(&["rules-", game.name()].concat()).await.ok()?).ok()
}

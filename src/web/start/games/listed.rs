//! The games that are listed, wherever each of them is.

use crate::web::app::keeping::running_entry;
use crate::web::app::state::App;
use leptos::prelude::*;
use tabletop::library::{Entry, Kept};
use tabletop::record::save;
use tabletop::record::stamp::saved_at;

/// A game of the list.
#[derive(Clone, PartialEq, Eq)]
pub struct Listed {
    /// What is shown of it.
    pub entry: Entry,
    /// Where it is.
    pub place: Place,
}

/// Where a game is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// On the table.
    Table,
    /// In the database.
    Database,
    /// Among the games that the database does not have yet; its text.
    Left(String),
}

/// All games: the running one first, then the latest first.
pub fn listed(app: App) -> Vec<Listed> {
    let running = running_entry(app).map(|entry| Listed { entry, place: Place::Table });
    let kept = app.kept_games.entries.get().unwrap_or_default();
    let left = app.left_games.all().into_iter().filter_map(left_entry);
    let left = left.map(|(entry, text)| Listed { entry, place: Place::Left(text) });
    let mut all: Vec<Listed> = running.into_iter().chain(left).collect();
    let kept = kept.into_iter().filter(|entry| !all.iter().any(|it| it.entry.id == entry.id));
    let kept: Vec<Listed> = kept.map(|entry| Listed { entry, place: Place::Database }).collect();
    all.extend(kept);
    all
}

/// The entry that a game which was left will have; `None` if it cannot be read.
fn left_entry(text: String) -> Option<(Entry, String)> {
    let game = save::read(&text).ok()?;
    let kept = Kept::of(&text);
    let when = saved_at(&text).map_or(0, |seconds| seconds.saturating_mul(1000));
    Some((Entry { me: kept.me, ..Entry::new(kept.id, &game, when) }, text))
}

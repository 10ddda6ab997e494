//! A game that arrives by a link, beside the games that are kept here: one that is kept already goes on, and
//! one that is older or went another way is asked about.

use super::database::{Database, NoDatabase};
use super::state::App;
use crate::web::app::autosave::new_entry;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::library::{Entry, Kept, Relation, gone_on, kept_in, likeness, relation};
use tabletop::record::save::{self, SavedGame};

/// A game that arrived, and the kept one that it does not go on from.
#[derive(Clone)]
pub struct Conflict {
    /// The game of the link.
    pub arrived: SavedGame,
    /// The game that is kept.
    pub here: SavedGame,
    /// The entry of that one.
    pub kept: Kept,
    /// What the game of the link is to it: older, or forked.
    pub relation: Relation,
}

/// A kept game that may be the one that arrived.
struct Known {
    game: SavedGame,
    kept: Kept,
    relation: Relation,
}

/// Opens a game that arrived by a link; `from` is who has sent it, where it is played by links. Returns
/// whether that is done: a question leaves the link in the address until it is answered.
pub async fn arrive(app: App, game: SavedGame, from: Option<Player>) -> bool {
    app.conflict.set(None);
    let running = running(app, &game, from);
    let known = match running {
        Some(running) => Some(running),
        // Without a database the game is opened as a new one.
        None => in_database(&game, from).await.unwrap_or_default(),
    };
    let me = from.and_then(|from| receiver(&game, from));
    match known {
        Some(Known { relation: Relation::Same, game: here, mut kept }) => {
            if app.autosave.kept.with_value(|own| own.id != kept.id) {
                kept.me = kept.me.or(me);
                app.go_on_with(here, kept);
            } else if app.link_aids.are_asked_for() || app.catch_up.get_value().is_some() {
                app.advance(here, kept);
            }
            opened(app);
        }
        Some(Known { relation: Relation::Continues(steps), game: before, mut kept }) => {
            kept.me = kept.me.or(me);
            app.catch_up.update_value(|ply| *ply = ply.or((steps > 0).then(|| at(&before))));
            app.advance(gone_on(&before, &game), kept);
            if steps > 0 {
                app.say(t_string!(app.i18n, by_link.since, count = steps as u64));
            } else {
                opened(app);
            }
        }
        Some(Known { relation, game: here, kept }) => {
            app.conflict.set(Some(Conflict { arrived: game, here, kept, relation }));
            return false;
        }
        None => {
            app.ask_who.set_value(from.is_some() && me.is_none());
            app.go_on_with(game, Kept { me, ..new_entry() });
            opened(app);
        }
    }
    true
}

fn opened(app: App) {
    let opened = t_string!(app.i18n, link.opened);
    app.say(match app.link_aids.words(app.i18n) {
        Some(aids) => [opened, &aids].join(" "),
        None => opened.to_owned(),
    });
}

/// The player who gets a game from another: certain only where people play for just two.
fn receiver(game: &SavedGame, from: Player) -> Option<Player> {
    let seats = match game {
        SavedGame::Eko(record) => (record.position().seats(), record.seats()),
        SavedGame::Cities(record) => (record.position().seats(), record.seats()),
    };
    let mut others =
        seats.0.iter().filter(|player| **player != from && !seats.1.of(**player).is_computer());
    let first = others.next().copied();
    first.filter(|_| others.next().is_none())
}

fn at(game: &SavedGame) -> usize {
    match game {
        SavedGame::Eko(record) => record.at(),
        SavedGame::Cities(record) => record.at(),
    }
}

/// The running game, if the one that arrived is the same.
fn running(app: App, arrived: &SavedGame, from: Option<Player>) -> Option<Known> {
    let text = app.running_game.get_value()?;
    let game = save::read(&text).ok()?;
    let kept = kept_in(&text)?;
    let relation = meant(arrived, &game, from.is_some() && kept.me.is_some())?;
    Some(Known { game, kept, relation })
}

/// The kept game that is most like the one that arrived.
async fn in_database(
    arrived: &SavedGame,
    from: Option<Player>,
) -> Result<Option<Known>, NoDatabase> {
    let start = Entry::new(String::new(), arrived, 0).start;
    let database = Database::open().await?;
    let mut best: Option<Known> = None;
    for (id, entry) in database.entries().await? {
        let Some(entry) = entry.filter(|entry| entry.start == start) else { continue };
        let Some(text) = database.get(&id).await?.1 else { continue };
        let Ok(game) = save::read(&text) else { continue };
        let kept = Kept { id, version: entry.changed, me: entry.me };
        let by_link = from.is_some() && kept.me.is_some();
        let Some(relation) = meant(arrived, &game, by_link) else { continue };
        if best.as_ref().is_none_or(|best| likeness(relation) > likeness(best.relation)) {
            best = Some(Known { game, kept, relation });
        }
    }
    Ok(best)
}

/// What the game that arrived is to a kept one, if it can be meant as the same: not two games that have
/// nothing in common but their start, as many have, unless both are played by links.
fn meant(arrived: &SavedGame, kept: &SavedGame, by_link: bool) -> Option<Relation> {
    let relation = relation(arrived, kept);
    let common = match relation {
        Relation::Unknown => return None,
        Relation::Same => return Some(relation),
        Relation::Continues(_) => at(kept),
        Relation::Older(_) => at(arrived),
        Relation::Forked(common) => common,
    };
    (common > 0 || by_link).then_some(relation)
}

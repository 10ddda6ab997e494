//! The turns of computer players: asks the worker for each of their plies and plays what it answers,
//! slowly enough to follow.

use super::TableView;
use crate::web::app::engine::Engine;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::ai::{Found, Level, Question, Stamp};
use tabletop::core::player::Player;
use tabletop::core::seat::Seat;
use tabletop::table::{Pace, TableInput};

/// How long the computer thinks about advice, in milliseconds.
const ADVICE_TIME: u32 = 1_000;

/// The computer players of a table. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Computer {
    /// The computer player that is thinking.
    pub thinking: RwSignal<Option<Player>>,
    engine: Engine,
    /// The move that was found and is not played yet.
    found: StoredValue<Option<String>>,
    /// The number of turns of thinking so far: what was begun in another one is dropped.
    round: StoredValue<u32>,
    /// When the last step was shown, in milliseconds.
    shown: StoredValue<f64>,
}

impl Computer {
    /// Nobody thinks yet.
    pub fn new(engine: Engine) -> Self {
        Self {
            thinking: RwSignal::new(None),
            engine,
            found: StoredValue::new(None),
            round: StoredValue::new(0),
            shown: StoredValue::new(0.0),
        }
    }

    /// Plays for computer players from now on, whenever it is their turn.
    pub fn run(self, table: TableView) {
        table.app.games.update_value(|games| *games += 1);
        Effect::new(move |_| {
            table.revision.get();
            self.stop();
            self.shown.set_value(js_sys::Date::now());
            table.advice.forget();
            let asked = table.app.settings.opinion.get() && table.open.get();
            if table.app.out_of_sight.get() {
                return;
            }
            match table.thinker.get() {
                Some((player, seat)) => self.think(table, player, seat),
                None if asked => table.advice.ask_opinion(table),
                None => {}
            }
        });
        Effect::new(move |_| {
            if self.engine.failure.with(Option::is_some) && table.thinker.get_untracked().is_some()
            {
                table.dispatch.run(TableInput::Computers(Pace::Wait));
            }
        });
        on_cleanup(move || self.stop());
    }

    /// Drops what is being thought about.
    fn stop(self) {
        self.engine.cancel();
        let _ = self.round.try_update_value(|round| *round += 1);
        let _ = self.found.try_update_value(Option::take);
        if self.thinking.try_get_untracked().flatten().is_some() {
            self.thinking.set(None);
        }
    }

    fn think(self, table: TableView, player: Player, seat: Seat) {
        self.thinking.set(Some(player));
        let round = self.round.get_value();
        self.engine.ask(ask(table, Some(seat)), move |found: Found| {
            if self.round.try_get_value() == Some(round) {
                table.advice.opinion.set(Some(found.chances));
                self.found.set_value(Some(found.mv));
                self.play_later(table, round);
            }
        });
    }

    /// Plays the move found once the step before it could be followed.
    fn play_later(self, table: TableView, round: u32) {
        let pause = table.app.settings.speed.get_untracked().pause().as_secs_f64() * 1000.0;
        let left = self.shown.get_value() + pause - js_sys::Date::now();
        let play = move || {
            if self.round.try_get_value() == Some(round) {
                self.play(table);
            }
        };
        set_timeout(play, Duration::from_secs_f64(left.clamp(0.0, pause) / 1000.0));
    }

    /// Plays the move found. One that cannot be played is a failure of the worker.
    fn play(self, table: TableView) {
        let found = self.found.try_update_value(Option::take).flatten();
        if found.is_some_and(|mv| !table.play_text.run(mv)) {
            self.engine.fail("its move is not legal".to_owned());
        }
    }

    /// Plays at once: what was found, or the best found so far.
    pub fn move_now(self, table: TableView) {
        if self.found.with_value(Option::is_some) {
            self.play(table);
        } else {
            self.shown.set_value(0.0);
            self.engine.answer_now();
        }
    }
}

/// What the worker is asked about the current position: for a computer player, or for advice.
pub fn ask(table: TableView, seat: Option<Seat>) -> Question {
    let ply = table.history.with_untracked(|texts| texts.ply);
    let time = match seat {
        Some(Seat::Hard) => table.app.settings.thinking_time.get_untracked() * 1000,
        Some(_) => 0,
        None => ADVICE_TIME,
    };
    Question {
        level: seat.unwrap_or(Seat::Hard).word().to_owned(),
        seed: crate::web::app::random::seed() as u32,
        time,
        ..question(table, ply, table.so_far.run(()))
    }
}

/// A question about the position after this number of plies, which is always answered in the same way.
pub fn question(table: TableView, ply: usize, (start, plies): (String, String)) -> Question {
    Question {
        stamp: Stamp {
            game: table.app.games.get_value(),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            question: 0,
        },
        game: table.game.name().to_owned(),
        start,
        plies,
        level: Level::Hard.name().to_owned(),
        seed: 0,
        time: 0,
        played: None,
    }
}

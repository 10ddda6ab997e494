//! The computer's opinion of a whole game: asked step by step in a review, for as long as it is wanted.

use super::TableView;
use super::computer::question;
use crate::web::app::engine::Engine;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::table::Estimates;

/// The survey of a game. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Survey {
    /// Whether a review shows chances, and asks for those that are missing.
    pub on: RwSignal<bool>,
    /// What is known of the game that was looked back at last.
    pub estimates: RwSignal<Estimates>,
    /// The worker that is asked: the coach's, who is silent in a review.
    pub engine: Engine,
}

impl Survey {
    /// Nothing has been asked.
    pub fn new(engine: Engine) -> Self {
        let estimates = RwSignal::new(Estimates::default());
        Self { on: RwSignal::new(false), estimates, engine }
    }

    /// Asks from now on in every review, while that is switched on and the page is in sight.
    pub fn run(self, table: TableView) {
        let asks = Memo::new(move |_| {
            let seen = table.in_review.get() && !table.app.out_of_sight.get();
            self.on.get() && seen && self.engine.failure.with(Option::is_none)
        });
        Effect::new(move |_| {
            if asks.get() {
                let game = table.estimates.run(());
                self.estimates.update(|estimates| estimates.follow(game));
                self.ask(table, asks);
            } else {
                self.engine.cancel();
            }
        });
        on_cleanup(move || self.engine.cancel());
    }

    /// Switches between chances and points; a worker that has stopped is started again.
    pub fn switch(self) {
        if !self.on.get_untracked() {
            self.try_again();
        }
        self.on.update(|on| *on = !*on);
    }

    /// Goes on after a failure.
    pub fn try_again(self) {
        if self.engine.failure.with_untracked(Option::is_some) {
            self.engine.failure.set(None);
        }
    }

    /// Whether chances are shown.
    pub fn is_shown(self, table: TableView) -> bool {
        self.on.get() && table.in_review.get()
    }

    /// The chances at the step that is shown, in seat order.
    pub fn now(self, table: TableView) -> Option<Vec<f32>> {
        let ply = table.history.with(|history| history.ply);
        self.estimates.with(|estimates| estimates.at(ply).map(<[f32]>::to_vec))
    }

    /// Asks about one step after the other.
    fn ask(self, table: TableView, asks: Memo<bool>) {
        let shown = table.history.with_untracked(|history| history.ply);
        let next = self.estimates.with_untracked(|estimates| {
            let ply = estimates.next(shown)?;
            Some((ply, estimates.question(ply)))
        });
        let Some((ply, plies)) = next else { return };
        self.engine.ask(question(table, ply, plies), move |found| {
            self.estimates.update(|estimates| estimates.add(ply, found.chances));
            if self.estimates.with_untracked(|all| all.known() == all.steps()) {
                let app = table.app;
                app.announcer.announce(t_string!(app.i18n, review.asked).to_owned());
            } else if asks.get_untracked() {
                self.ask(table, asks);
            }
        });
    }
}

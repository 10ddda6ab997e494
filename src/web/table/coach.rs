//! A coach: says after a person's step when another one was clearly better, and why. It plays nothing.

use super::advice::HintTexts;
use super::computer::question;
use super::{InspectionTexts, TableView};
use crate::web::app::engine::Engine;
use crate::web::i18n::*;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::ai::Question;

/// A step that was clearly better than the one played.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Better {
    /// The number of plies before it.
    ply: usize,
    /// The step, in the notation.
    mv: String,
    texts: HintTexts,
}

/// The coach of a table. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Coach {
    better: RwSignal<Option<Better>>,
    /// Whether it may speak: in the running game, while that goes on.
    silent: RwSignal<bool>,
    engine: Engine,
}

impl Coach {
    /// Nothing was played.
    pub fn new(engine: Engine) -> Self {
        Self { better: RwSignal::new(None), silent: RwSignal::new(false), engine }
    }

    /// Looks from now on at every decision of a person, while the coach is switched on.
    pub fn run(self, table: TableView) {
        let on = table.app.settings.coach;
        Effect::new(move |_| {
            let decided = table.decided.get();
            self.engine.cancel();
            self.better.set(None);
            // Switching it on asks nothing about what was played before.
            if let Some(ply) = decided.filter(|_| on.get_untracked()) {
                self.ask(table, ply);
            }
        });
        Effect::new(move |_| {
            let silent = !on.get() || !table.open.get() || table.in_review.get();
            self.silent.set(silent);
        });
        on_cleanup(move || self.engine.cancel());
    }

    fn ask(self, table: TableView, ply: usize) {
        let (start, plies) = table.so_far.run(());
        let mut plies = plies.split(' ');
        let before: Vec<&str> = plies.by_ref().take(ply).collect();
        let Some(played) = plies.next() else { return };
        let played = Some(played.to_owned());
        let question = Question { played, ..question(table, ply, (start, before.join(" "))) };
        self.engine.ask(question, move |found| {
            let stands = table.decided.try_get_untracked() == Some(Some(ply));
            if let Some(mv) = found.better.filter(|_| stands) {
                self.tell(table, ply, mv);
                if let Some(texts) = untrack(|| self.texts(table.app.i18n)) {
                    let words = texts.words.unwrap_or_default();
                    table.app.announcer.announce(format!("{}: {words}", texts.space));
                }
            }
        });
    }

    fn tell(self, table: TableView, ply: usize, mv: String) {
        let texts = table.hint_texts.run((ply, mv.clone()));
        self.better.set(texts.map(|texts| Better { ply, mv, texts }));
    }

    /// Tells the same in the language in use.
    pub fn tell_again(self, table: TableView) {
        if let Some(Better { ply, mv, .. }) = self.better.get_untracked() {
            self.tell(table, ply, mv);
        }
    }

    /// What it says, if it says anything.
    pub fn texts(self, i18n: I18n) -> Option<InspectionTexts> {
        if self.silent.get() {
            return None;
        }
        self.better.with(|better| {
            let Better { texts, .. } = better.as_ref()?;
            let words = t_string!(i18n, advice.better, phrase = texts.phrase.clone());
            let words = [words.as_str(), &texts.reason].join(" ");
            Some(InspectionTexts::about(t_string!(i18n, advice.coach_name), words.trim_end()))
        })
    }
}

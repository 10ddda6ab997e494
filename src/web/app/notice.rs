//! A quiet notice beside the board, which goes away by itself.

use leptos::prelude::*;
use std::time::Duration;

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(5);

/// How long news stay: what must not be missed.
const NEWS_STAY: Duration = Duration::from_secs(20);

/// The notice that is shown. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Notice {
    shown: RwSignal<Option<String>>,
    /// The part of it that must not be missed.
    news: StoredValue<Option<String>>,
    /// The number of notices so far.
    number: StoredValue<usize>,
}

impl Notice {
    /// No notice.
    pub fn new() -> Self {
        let (news, number) = (StoredValue::new(None), StoredValue::new(0));
        Self { shown: RwSignal::new(None), news, number }
    }

    /// The words of the notice.
    pub fn get(self) -> Option<String> {
        self.shown.get()
    }

    /// Shows a notice for a while, or takes the shown one away.
    pub fn show(self, words: Option<String>) {
        self.tell(false, None, words);
    }

    /// Shows news for longer, before what is said beside them. Earlier news stay with them where the turn,
    /// or the computer's play, goes on: nobody has answered them yet.
    pub fn tell(self, goes_on: bool, news: Option<String>, aside: Option<String>) {
        let join = |one: Option<String>, other: Option<String>| {
            let both: Vec<String> = one.into_iter().chain(other).collect();
            (!both.is_empty()).then(|| both.join(" "))
        };
        let earlier =
            self.news.get_value().filter(|_| goes_on && self.shown.with_untracked(Option::is_some));
        let news = join(earlier, news);
        self.news.set_value(news.clone());
        self.replace(join(news, aside));
    }

    fn replace(self, words: Option<String>) {
        self.number.update_value(|number| *number += 1);
        if words.is_some() {
            self.hide_later();
        }
        if self.shown.with_untracked(|shown| *shown != words) {
            self.shown.set(words);
        }
    }

    /// Hides this notice after a while, but not while it is being read.
    fn hide_later(self) {
        let number = self.number.get_value();
        let hide = move || {
            if self.number.get_value() != number {
                return;
            }
            if document().query_selector("[data-notice]:hover").ok().flatten().is_some() {
                self.hide_later();
            } else {
                self.shown.set(None);
            }
        };
        let has_news = self.news.with_value(Option::is_some);
        set_timeout(hide, if has_news { NEWS_STAY } else { STAYS });
    }
}

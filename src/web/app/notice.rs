//! A quiet notice beside the board, which goes away by itself.

use leptos::prelude::*;
use std::time::Duration;

/// How long a notice stays.
const STAYS: Duration = Duration::from_secs(5);

/// The notice that is shown. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Notice {
    shown: RwSignal<Option<String>>,
    /// The number of notices so far.
    number: StoredValue<usize>,
}

impl Notice {
    /// No notice.
    pub fn new() -> Self {
        Self { shown: RwSignal::new(None), number: StoredValue::new(0) }
    }

    /// The words of the notice.
    pub fn get(self) -> Option<String> {
        self.shown.get()
    }

    /// Shows a notice for a while, or takes the shown one away.
    pub fn show(self, words: Option<String>) {
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
        set_timeout(hide, STAYS);
    }
}

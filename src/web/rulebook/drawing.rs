//! The order in which diagrams are drawn: a few at a time, so that the text is there first, and from the
//! paragraph on that is looked up.

use crate::web::app::rules::LookUp;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::rulebook::Book;

/// How many are drawn before the page is shown again.
const AT_ONCE: usize = 2;

/// How far the drawing is. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// The paragraphs with a diagram, in the order in which these are drawn.
    keys: StoredValue<Vec<String>>,
    drawn: RwSignal<usize>,
}

impl Drawing {
    /// Begins to draw the diagrams of the rules.
    pub fn begin(book: &Book, at: LookUp) -> Self {
        let is_looked_up = |key: &str| matches!(at, LookUp::Paragraph(at) if at == key);
        let first = book.paragraphs().position(|paragraph| is_looked_up(&paragraph.key));
        let (before, after): (Vec<_>, Vec<_>) = book
            .paragraphs()
            .enumerate()
            .filter(|(_, paragraph)| paragraph.diagram.is_some())
            .partition(|(number, _)| *number < first.unwrap_or(0));
        let keys = after.into_iter().chain(before).map(|(_, paragraph)| paragraph.key.clone());
        let drawing = Self { keys: StoredValue::new(keys.collect()), drawn: RwSignal::new(0) };
        drawing.go_on();
        drawing
    }

    /// Whether the diagram of a paragraph is drawn.
    pub fn has_drawn(self, key: &str) -> bool {
        let drawn = self.drawn.get();
        self.keys.with_value(|keys| keys.iter().take(drawn).any(|other| other == key))
    }

    fn go_on(self) {
        let draw = move || {
            let drawn = self.drawn.try_update(|drawn| {
                *drawn += AT_ONCE;
                *drawn
            });
            // The rules may have been closed.
            let all = self.keys.try_with_value(Vec::len);
            if drawn.zip(all).is_some_and(|(drawn, all)| drawn < all) {
                self.go_on();
            }
        };
        set_timeout(draw, Duration::ZERO);
    }
}

//! What the board shows: the game, or in the teacher's view a look at what a piece could do.

use super::{PageGame, Session, Stage};
use crate::web::words::marks_error_words;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::table::Marks;

/// The session that the board shows. What changes the game never reads it.
pub struct Seen<G: PageGame> {
    session: RwSignal<Session<G>>,
    look: Memo<Option<Session<G>>>,
}

impl<G: PageGame> Clone for Seen<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: PageGame> Copy for Seen<G> {}

impl<G: PageGame> Seen<G> {
    /// What is seen of a session on this stage.
    pub fn new(stage: Stage, session: RwSignal<Session<G>>) -> Self {
        let look = Memo::new(move |_| {
            stage.teacher.on.get().then(|| session.with(|s| s.look(stage.teacher.piece.get())))
        });
        Self { session, look }
    }

    /// Reads it, and follows its changes.
    pub fn with<T>(self, read: impl FnOnce(&Session<G>) -> T) -> T {
        self.look.with(|look| match look {
            Some(look) => read(look),
            None => self.session.with(read),
        })
    }

    /// Reads the look at a piece, in the teacher's view.
    pub fn look<T>(self, read: impl FnOnce(&Session<G>) -> T) -> Option<T> {
        self.look.with(|look| look.as_ref().map(read))
    }

    /// Draws what a link brings on the board; what is not known or cannot be drawn is told.
    pub fn draw_from_link(self, stage: Stage) {
        let (app, brought) = (stage.app, stage.app.link_aids);
        let read = |text: String| {
            self.session.with_untracked(|s| Marks::read(&text, s.record().position()))
        };
        let fault = match brought.take_marks().map(read) {
            Some(Ok(marks)) => {
                stage.teacher.marks.set(marks);
                None
            }
            Some(Err(error)) => Some(marks_error_words(app.i18n, &error)),
            None => None,
        };
        let told: Vec<String> = brought.take_unknown(app.i18n).into_iter().chain(fault).collect();
        if !told.is_empty() {
            app.tell(told.join(" "));
        }
    }

    /// The player whose piece is looked at; else the current one.
    pub fn actor(self) -> Player {
        self.with(|session| session.record().position().turn())
    }
}

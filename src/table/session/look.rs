//! A look at what a piece could do, whoever's turn it is: a session beside the game, which nothing is
//! played in.

use super::{Choices, Pace, Session, TableGame};
use crate::core::space::Space;
use crate::record::Record;

impl<G: TableGame> Session<G> {
    /// What is shown, to be looked at: with no piece, nothing can be done anywhere. With one, the board is
    /// as if its owner were to move now ([`TableGame::as_turn_of`]); its moves are offered, and nothing
    /// else, and [`why_not`](Self::why_not) answers for it. The game stays as it is.
    ///
    /// ```
    /// use tabletop::eko::Position;
    /// use tabletop::record::Record;
    /// use tabletop::table::{Session, TableGame, targets};
    /// let position: Position = ".... a1A1E,b1A2,d1B2 - 0/0 - A:act".parse().unwrap();
    /// let session = Session::new(Record::new(position, vec![]));
    /// let stack = session.record().position().board().spaces().nth(3).unwrap();
    /// let look = session.look(Some(stack));
    /// assert_eq!(look.record().position().turn().to_string(), "B");
    /// // To c1 alone: the stack on b1 is as large, and the emperor of B is elsewhere.
    /// assert_eq!((targets(&look), session.selected()), (1, None));
    /// ```
    #[must_use]
    pub fn look(&self, piece: Option<Space>) -> Self {
        let shown = self.record().position();
        let of = |piece: Space| Some((piece, shown.as_turn_of(shown.owner_on(piece)?)?));
        let Some((piece, position)) = piece.and_then(of) else {
            let choices = Choices::none(shown);
            let idle =
                Self { held: true, selected: None, extra: false, chooser: None, ..self.clone() };
            return Self { choices, ..idle };
        };
        let choices = Choices::of_piece(&position, piece);
        let record = Record::new(position, self.record().names().to_vec());
        Self {
            record: record.with_clans(self.record().clans()),
            review: None,
            revision: self.revision,
            pace: Pace::Run,
            held: false,
            here: None,
            selected: Some(piece),
            extra: false,
            chooser: None,
            choices,
        }
    }
}

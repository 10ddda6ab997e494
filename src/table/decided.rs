//! The last decision of a person, which a coach may have something to say about.

use super::{Event, TableGame};
use crate::record::Record;

/// The ply of the last decision of a person after these events; `before` is the one before them. What
/// computers play and what plays itself leaves it, and so does a review; undo, redo and the end take it
/// away.
#[must_use]
pub fn last_decision<G: TableGame>(
    before: Option<usize>,
    record: &Record<G>,
    events: &[Event<G::Move, G::Illegal>],
) -> Option<usize> {
    let person = |ply: usize| {
        let turn = record.position_after(ply).map(G::turn);
        turn.is_some_and(|turn| !record.seats().of(turn).is_computer())
    };
    let after = |before, event: &Event<G::Move, G::Illegal>| match *event {
        Event::Played { ply, forced: false, .. } if person(ply) => Some(ply),
        Event::Undone | Event::Redone | Event::Ended(_) => None,
        _ => before,
    };
    events.iter().fold(before, after).filter(|_| record.result().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::player::Player;
    use crate::core::seat::{Seat, Seats};
    use crate::eko::{Position, Variants, deal};
    use crate::record::Ending;
    use crate::table::{Choice, Input, Session};

    fn act(
        session: &mut Session<Position>,
        before: Option<usize>,
        input: Input<crate::eko::Move>,
    ) -> Option<usize> {
        let events = session.act(input);
        last_decision(before, session.live(), &events)
    }

    fn first_move(session: &Session<Position>) -> Input<crate::eko::Move> {
        Input::Choose(Choice::Play(session.live().position().moves()[0]))
    }

    #[test]
    fn it_stands_until_a_person_decides_again_or_goes_back() {
        let mut seats = Seats::default();
        seats.give(Player::B, Seat::Easy);
        let start = deal(2, 7, &Variants::default()).unwrap();
        let mut session = Session::new(Record::new(start, Vec::new()).with_seats(seats));
        let (mut decided, mut played) = (None, [0; 2]);
        while played[0] < 3 || played[1] < 3 {
            let record = session.live();
            let (ply, turn) = (record.at(), record.position().turn());
            played[turn.index()] += 1;
            let input = first_move(&session);
            let now = act(&mut session, decided, input);
            assert_eq!(now, if turn == Player::A { Some(ply) } else { decided });
            decided = now;
        }
        let kept = act(&mut session, decided, Input::Review(Some(0)));
        assert_eq!((kept, act(&mut session, kept, Input::Review(None))), (decided, decided));
        assert_eq!(act(&mut session, decided, Input::Undo), None);
        assert_eq!(act(&mut session, None, Input::Redo), None);
        assert_eq!(act(&mut session, decided, Input::End(Ending::Draw)), None);
    }
}

//! What keys mean on the board, and the way from one legal target to the next.

use super::{Choice, Geometry, KeyPress, Session, TableGame, Toward};
use crate::core::space::Space;

/// The command of a key while the board has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Go to the space that lies there.
    Go(Toward),
    /// Go to the next, or the previous, space where something can be done.
    Target {
        /// The next one; else the previous.
        next: bool,
    },
    /// Do what a click does.
    Point,
    /// Begin or end a mark, in the teacher's view.
    Mark,
    /// Close the chooser or put the stack down.
    Cancel,
}

impl Command {
    /// What a key means on the board.
    #[must_use]
    pub fn of_key(press: KeyPress<'_>) -> Option<Self> {
        Some(match press.key {
            "ArrowLeft" => Self::Go(Toward::Left),
            "ArrowRight" => Self::Go(Toward::Right),
            "ArrowUp" => Self::Go(Toward::Up),
            "ArrowDown" => Self::Go(Toward::Down),
            "Enter" | " " => Self::Point,
            "Escape" => Self::Cancel,
            _ => match press.letter()? {
                'm' => Self::Mark,
                'n' => Self::Target { next: true },
                'p' => Self::Target { next: false },
                _ => return None,
            },
        })
    }
}

/// The next, or the previous, space in drawn order where something can be done. With a piece
/// picked up these are its targets; picking up another comes into it only where there are none.
#[must_use]
pub fn target<G: TableGame>(
    geometry: &Geometry,
    session: &Session<G>,
    from: Space,
    next: bool,
) -> Option<Space> {
    let order: Vec<Space> = geometry.rows().iter().flatten().copied().collect();
    let choices = |space: &Space| session.choices().on(*space);
    let plays = |space: &Space| choices(space).iter().any(|c| matches!(c, Choice::Play(_)));
    let only_targets = session.selected().is_some() && order.iter().any(plays);
    let wanted = |s: &Space| if only_targets { plays(s) } else { !choices(s).is_empty() };
    let here = order.iter().position(|space| *space == from)?;
    let (before, after) = order.split_at(here);
    let mut round = after[1..].iter().chain(before).copied();
    if next { round.find(|s| wanted(s)) } else { round.rev().find(|s| wanted(s)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::{self, Player};
    use crate::eko::{Move, Phase, Position, Variants, deal};
    use crate::record::Record;
    use crate::table::Input;

    #[test]
    fn letters_and_arrows_have_a_meaning_and_others_none() {
        let command = |key, code| Command::of_key(KeyPress { key, code });
        assert_eq!(command("ArrowUp", "ArrowUp"), Some(Command::Go(Toward::Up)));
        assert_eq!(command("n", "KeyN"), Some(Command::Target { next: true }));
        assert_eq!(command("з", "KeyP"), Some(Command::Target { next: false }));
        assert_eq!(command("m", "KeyM"), Some(Command::Mark));
        assert_eq!(command("x", "KeyX"), None);
    }

    fn next_visits_every_target_once<G: TableGame>(session: &Session<G>) {
        let geometry = session.record().position().geometry(1);
        let all = geometry.rows().iter().flatten();
        let targets = all.filter(|space| !session.choices().on(**space).is_empty()).count();
        let first = target(&geometry, session, geometry.rows()[0][0], true).unwrap();
        let mut seen = vec![first];
        loop {
            let last = seen[seen.len() - 1];
            let next = target(&geometry, session, last, true).unwrap();
            assert_eq!(target(&geometry, session, next, false), Some(last));
            if next == first {
                break;
            }
            seen.push(next);
        }
        assert_eq!(seen.len(), targets);
    }

    #[test]
    fn next_visits_every_target_once_and_previous_goes_back() {
        let mut eko =
            Session::new(Record::new(deal(2, 3, &Variants::default()).unwrap(), Vec::new()));
        while !matches!(eko.record().position().phase(), Phase::Act { .. }) {
            eko.act(Input::Choose(Choice::Play(Move::Pass)));
        }
        next_visits_every_target_once(&eko);
        let start = cities::Layout::default().start(Player::A);
        next_visits_every_target_once(&Session::new(Record::new(start, Vec::new())));
    }

    #[test]
    fn with_a_stack_picked_up_next_goes_to_its_targets() {
        let position: Position = "...k/r.. a1A2,c1B1,b2A1 - 0/0 - A:act".parse().unwrap();
        let mut session = Session::new(Record::new(position, Vec::new()));
        let stack = session.record().position().board().spaces().next().unwrap();
        session.act(Input::Point(stack));
        assert_eq!(session.selected(), Some(stack));
        let geometry = session.record().position().geometry(0);
        let mut at = stack;
        for _ in 0..6 {
            at = target(&geometry, &session, at, true).unwrap();
            assert!(matches!(session.choices().on(at), [Choice::Play(_), ..]));
        }
    }
}

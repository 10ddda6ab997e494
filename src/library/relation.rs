//! What a game is to another: the same, further on, behind, or gone another way.

use crate::core::player::Player;
use crate::game::Game;
use crate::record::Record;
use crate::record::save::SavedGame;

/// What a game is to a kept one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// The same game, at the same ply.
    Same,
    /// The kept game with this number of plies after it; 0 if only its ending is new.
    Continues(usize),
    /// The kept game without its last plies, this number of them; 0 if only its ending is missing.
    Older(usize),
    /// Equal up to this number of plies, and different from there.
    Forked(usize),
    /// Another game: another first position, or other players.
    Unknown,
}

/// What `game` is to `kept`, by the plies to the current position of each. A player without a name
/// may be anybody.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::library::{Relation, relation};
/// use tabletop::record::Record;
///
/// let kept = Record::new(Layout::default().start(Player::A), vec!["Ann".into()]);
/// let mut further = kept.clone();
/// further.play(kept.position().read_move("b1-b3").unwrap()).unwrap();
/// let (kept, further) = (kept.into(), further.into());
/// assert_eq!(relation(&further, &kept), Relation::Continues(1));
/// assert_eq!(relation(&kept, &further), Relation::Older(1));
/// assert_eq!(relation(&kept, &kept), Relation::Same);
/// ```
#[must_use]
pub fn relation(game: &SavedGame, kept: &SavedGame) -> Relation {
    match (game, kept) {
        (SavedGame::Eko(game), SavedGame::Eko(kept)) => between(game, kept),
        (SavedGame::Cities(game), SavedGame::Cities(kept)) => between(game, kept),
        _ => Relation::Unknown,
    }
}

/// How near a game is to a kept one: the kept game with the greatest is the one that is meant.
///
/// ```
/// use tabletop::library::{Relation, likeness};
/// let from_near_to_far = [
///     Relation::Same,
///     Relation::Continues(1),
///     Relation::Continues(9),
///     Relation::Older(1),
///     Relation::Forked(7),
///     Relation::Forked(2),
///     Relation::Unknown,
/// ];
/// assert!(from_near_to_far.windows(2).all(|pair| likeness(pair[0]) > likeness(pair[1])));
/// ```
#[must_use]
pub fn likeness(relation: Relation) -> (u8, isize) {
    let number = |number: usize| isize::try_from(number).unwrap_or(isize::MAX);
    match relation {
        Relation::Same => (4, 0),
        Relation::Continues(plies) => (3, -number(plies)),
        Relation::Older(plies) => (2, -number(plies)),
        Relation::Forked(common) => (1, number(common)),
        Relation::Unknown => (0, 0),
    }
}

/// The kept game, with what was played and said in one that continues it.
#[must_use]
pub fn gone_on(kept: &SavedGame, further: &SavedGame) -> SavedGame {
    match (kept, further) {
        (SavedGame::Eko(kept), SavedGame::Eko(further)) => with_more(kept, further).into(),
        (SavedGame::Cities(kept), SavedGame::Cities(further)) => with_more(kept, further).into(),
        _ => further.clone(),
    }
}

/// Whether everything played in `inner` is in `outer` too, undone plies included: `inner` need not be
/// kept beside it.
#[must_use]
pub fn covers(outer: &SavedGame, inner: &SavedGame) -> bool {
    match (outer, inner) {
        (SavedGame::Eko(outer), SavedGame::Eko(inner)) => holds(outer, inner),
        (SavedGame::Cities(outer), SavedGame::Cities(inner)) => holds(outer, inner),
        _ => false,
    }
}

fn between<G: Game>(game: &Record<G>, kept: &Record<G>) -> Relation {
    if !same_table(game, kept) {
        return Relation::Unknown;
    }
    let (new, old) = (&game.plies()[..game.at()], &kept.plies()[..kept.at()]);
    let common = new.iter().zip(old).take_while(|(a, b)| a == b).count();
    match (new.len() - common, old.len() - common) {
        (0, 0) if game.ending() == kept.ending() => Relation::Same,
        (further, 0) if kept.ending().is_none() => Relation::Continues(further),
        (0, behind) if game.ending().is_none() => Relation::Older(behind),
        _ => Relation::Forked(common),
    }
}

fn with_more<G: Game>(kept: &Record<G>, further: &Record<G>) -> Record<G> {
    let mut record = kept.clone();
    let more = further.plies().get(kept.at()..further.at()).unwrap_or_default();
    for mv in more {
        if record.play(*mv).is_err() {
            return further.clone();
        }
    }
    if let Some(ending) = further.ending() {
        record.end(ending);
    }
    for (plies, text) in further.comments().all() {
        if record.comments().on(*plies).is_empty() {
            record.comment(*plies, text);
        }
    }
    record
}

fn holds<G: Game>(outer: &Record<G>, inner: &Record<G>) -> bool {
    let ending = inner.ending().is_none() || inner.ending() == outer.ending();
    let said = |(plies, text): &(usize, String)| outer.comments().on(*plies) == text;
    let comments = inner.comments().all().iter().all(said);
    same_table(outer, inner) && outer.plies().starts_with(inner.plies()) && ending && comments
}

/// Whether both begin at the same position with the same players.
fn same_table<G: Game>(one: &Record<G>, other: &Record<G>) -> bool {
    let same_name = |player: &Player| match (one.own_name(*player), other.own_name(*player)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    one.position_after(0) == other.position_after(0) && one.position().seats().iter().all(same_name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Position, Variants, deal};
    use crate::record::Ending;

    /// A game in which each choice picks one of the legal moves.
    fn played(names: &[&str], choices: &[usize]) -> Record<Position> {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let mut record = Record::new(deal(2, 3, &Variants::default()).unwrap(), names);
        for choice in choices {
            let moves = record.position().moves();
            record.play(moves[choice % moves.len()]).unwrap();
        }
        record
    }

    fn of(game: &Record<Position>, kept: &Record<Position>) -> Relation {
        relation(&game.clone().into(), &kept.clone().into())
    }

    #[test]
    fn a_game_continues_is_older_than_or_forks_from_a_kept_one() {
        let kept = played(&[], &[0, 0, 0, 0]);
        assert_eq!(of(&kept, &kept), Relation::Same);
        assert_eq!(of(&played(&[], &[0, 0, 0, 0, 1, 1]), &kept), Relation::Continues(2));
        assert_eq!(of(&played(&[], &[0, 0, 0]), &kept), Relation::Older(1));
        assert_eq!(of(&played(&[], &[0, 0, 1, 0]), &kept), Relation::Forked(2));
        assert_eq!(of(&played(&[], &[1]), &kept), Relation::Forked(0));
    }

    #[test]
    fn a_game_that_went_on_keeps_what_was_said_and_gets_what_was_played() {
        let mut kept = played(&[], &[0, 0]);
        kept.comment(1, "mine");
        let mut further = played(&[], &[0, 0, 1]);
        further.comment(1, "theirs");
        further.comment(3, "new");
        further.end(Ending::Draw);
        let gone_on = super::gone_on(&kept.clone().into(), &further.clone().into());
        let SavedGame::Eko(gone_on) = gone_on else { panic!("another game") };
        assert_eq!((gone_on.plies(), gone_on.ending()), (further.plies(), Some(Ending::Draw)));
        assert_eq!(gone_on.comments().all(), [(1, "mine".to_owned()), (3, "new".to_owned())]);
    }

    #[test]
    fn an_ending_is_something_new_and_goes_on_with_nothing() {
        let kept = played(&[], &[0, 0]);
        let mut ended = kept.clone();
        ended.end(Ending::Draw);
        assert_eq!(of(&ended, &kept), Relation::Continues(0));
        assert_eq!(of(&kept, &ended), Relation::Older(0));
        assert_eq!(of(&played(&[], &[0, 0, 0]), &ended), Relation::Forked(2));
        let mut resigned = kept.clone();
        resigned.end(Ending::Resigned(Player::A));
        assert_eq!(of(&resigned, &ended), Relation::Forked(2));
    }

    #[test]
    fn other_players_play_another_game_and_one_without_a_name_may_be_anybody() {
        let kept = played(&["Ann", "Bo"], &[0]);
        assert_eq!(of(&played(&["Ann", "Cy"], &[0]), &kept), Relation::Unknown);
        assert_eq!(of(&played(&["Ann"], &[0, 1]), &kept), Relation::Continues(1));
        let other = Record::new(deal(2, 4, &Variants::default()).unwrap(), Vec::new());
        assert_eq!(of(&other, &kept), Relation::Unknown);
        let cities = crate::cities::Layout::default().start(Player::A);
        let cities = Record::new(cities, Vec::new()).into();
        assert_eq!(relation(&cities, &kept.into()), Relation::Unknown);
    }

    #[test]
    fn undone_plies_are_covered_and_a_step_another_way_is_not() {
        let whole = played(&[], &[0, 0, 0, 0]);
        let mut undone = whole.clone();
        undone.undo();
        let covers = |outer: &Record<Position>, inner: &Record<Position>| {
            super::covers(&outer.clone().into(), &inner.clone().into())
        };
        assert!(covers(&undone, &whole) && covers(&whole, &undone));
        undone.play(undone.position().moves()[1]).unwrap();
        assert!(!covers(&undone, &whole) && !covers(&whole, &undone));
        let mut ended = whole.clone();
        ended.end(Ending::Draw);
        assert!(covers(&ended, &whole) && !covers(&whole, &ended));
    }
}

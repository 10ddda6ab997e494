//! Tactics of Ekö.

use super::facts::{Tries, has_won, is_safe, reaches, safe, wins};
use super::{Tactic, check};
use tabletop::core::player::Player;
use tabletop::eko::{Action, Meeting, Move, Position};
use tabletop::game::Game as _;

const LINES: &str = include_str!("../../data/tactics-eko.tsv");

#[test]
fn the_search_finds_the_tactics_of_eko() {
    check(LINES, is_right);
}

/// Whether the rules say what the theme says.
fn is_right(tactic: &Tactic<Position>, tries: &Tries) -> bool {
    let Tactic { position, moves, .. } = tactic;
    let me = position.turn();
    let all = |is: &dyn Fn(Move) -> bool| moves.iter().all(|mv| is(*mv));
    let avoids = |is: &dyn Fn(Move) -> bool| avoids_what_loses(tactic, is, tries);
    let wins = || tactic.lists(&wins(position, tries));
    let blocks = || tactic.lists(&safe(position, &has_won, tries));
    let keeps = || tactic.lists(&safe(position, &|after, by| takes_or_wins(after, me, by), tries));
    let takes = || takes_emperor(tactic, tries);
    match tactic.theme {
        "win" => wins(),
        "march" => {
            let on_foot = |mv| !matches!(mv, Move::March(_));
            wins() && !reaches(position, &has_won, &on_foot, tries)
        }
        "block" => blocks(),
        "moon" => all(&|mv| matches!(mv, Move::MoonTemple { .. })) && (blocks() || keeps()),
        "keep emperor" => keeps(),
        "take emperor" => takes(),
        "kamikaze" => all(&|mv| is_kamikaze(position, mv)) && (wins() || blocks() || takes()),
        "no kamikaze" => avoids(&|mv| is_kamikaze(position, mv)),
        "no storm" if tactic.avoid => avoids(&pays),
        "no storm" => wins() && all(&|mv| !pays(mv)) && position.moves().into_iter().any(pays),
        theme => panic!("{}: {theme} is no theme", tactic.name),
    }
}

fn takes_or_wins(after: &Position, victim: Player, by: Player) -> bool {
    after.captives().holder_of(victim).is_some() || has_won(after, by)
}

/// Whether the moves are all those that take an emperor, and nobody can take the stack that did so in
/// the next turn, or win.
fn takes_emperor(tactic: &Tactic<Position>, tries: &Tries) -> bool {
    let Tactic { position, moves, .. } = tactic;
    let me = position.turn();
    let target = |mv: Move| match mv.action() {
        Some(Action::Move { to, .. }) => Some(to),
        _ => None,
    };
    let takes = |mv: &Move| {
        let met = target(*mv).and_then(|to| position.stack(to));
        met.is_some_and(|met| met.owner != me && met.emperor)
    };
    let legal = position.moves();
    let stays = |mv: &Move| {
        let Some(to) = target(*mv) else { return false };
        let harm = |after: &Position, by| {
            after.stack(to).is_some_and(|stack| stack.owner != me) || has_won(after, by)
        };
        is_safe(&position.play_unchecked(*mv), me, &harm, tries)
    };
    tactic.lists(&legal.into_iter().filter(takes).collect::<Vec<_>>()) && moves.iter().all(stays)
}

/// Whether the moves are all those of a kind, each of them lets the next player win, and others do not.
fn avoids_what_loses(
    tactic: &Tactic<Position>,
    is_kind: &dyn Fn(Move) -> bool,
    tries: &Tries,
) -> bool {
    let mut kind = tactic.position.moves();
    kind.retain(|mv| is_kind(*mv));
    let safe = safe(&tactic.position, &has_won, tries);
    tactic.avoid
        && tactic.lists(&kind)
        && !safe.is_empty()
        && kind.iter().all(|mv| !safe.contains(mv))
}

fn is_kamikaze(position: &Position, mv: Move) -> bool {
    mv.action().is_some_and(|action| position.meeting(action) == Ok(Some(Meeting::Kamikaze)))
}

/// Whether a move costs discs in storms.
fn pays(mv: Move) -> bool {
    matches!(mv.action(), Some(Action::Move { losses, .. }) if losses.discs > 0)
}

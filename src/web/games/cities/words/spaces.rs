//! A square in words: its accessible name, what a move there would bring, and why not.

use crate::web::I18n;
use crate::web::games::cities::Session;
use crate::web::games::cities::words::steps::owner_after;
use crate::web::i18n::*;
use crate::web::table::Inspection;
use crate::web::words::{Names, capital, join_and};
use tabletop::cities::{
    CityEffect, Direction, Effects, Illegal, Move, PieceKind, Player, Space, SpaceSet, Turn, name,
};
use tabletop::games::cities::{ActionKind, BoardModel, SpaceModel};
use tabletop::table::{Choice, Role};

/// What a square is: which, the piece on it, the city.
fn place_words(i18n: I18n, names: &Names, view: &SpaceModel) -> Vec<String> {
    let mut parts = vec![view.name.clone()];
    if let Some(piece) = view.piece {
        let owner = names.full(i18n, piece.owner);
        parts.push(match piece.kind {
            PieceKind::Attacker => t_string!(i18n, cities.space.attacker, owner = owner),
            PieceKind::Hero => t_string!(i18n, cities.space.hero, owner = owner),
        });
    }
    if let Some(owner) = view.city {
        parts.push(t_string!(i18n, cities.space.city, owner = names.full(i18n, owner)));
    }
    if parts.len() == 1 {
        parts.push(t_string!(i18n, cities.space.free).to_owned());
    }
    parts
}

/// The accessible name of a square: what it is, its part in the last step, and what a click there
/// would do.
pub fn label(i18n: I18n, names: &Names, view: &SpaceModel) -> String {
    let mut parts = place_words(i18n, names, view);
    let more = [
        (view.selected, t_string!(i18n, space.selected)),
        (view.last == Some(Role::From), t_string!(i18n, space.last_from)),
        (view.last == Some(Role::To), t_string!(i18n, space.last_to)),
        (view.captured, t_string!(i18n, cities.space.captured)),
    ];
    parts.extend(more.iter().filter(|(holds, _)| *holds).map(|(_, words)| (*words).to_owned()));
    let can = view.can.iter().map(|can| match can {
        ActionKind::Select => t_string!(i18n, cities.action.select),
        ActionKind::Move => t_string!(i18n, cities.action.go),
        ActionKind::Promote if view.selected => t_string!(i18n, cities.action.promote_here),
        ActionKind::Promote => t_string!(i18n, cities.action.promote),
        ActionKind::Conquer => t_string!(i18n, cities.action.conquer),
    });
    let can: Vec<&str> = can.collect();
    if !can.is_empty() {
        parts.push(t_string!(i18n, space.possible, list = can.join("; ")));
    }
    parts.join(", ")
}

/// What is on an inspected square, what a move there would bring, or why there is none.
pub fn inspection(
    i18n: I18n,
    names: &Names,
    session: &Session,
    board: &BoardModel,
    square: Space,
) -> Inspection {
    let view = &board.spaces[square.index()];
    let place = place_words(i18n, names, view).join(", ");
    let play = session.choices().on(square).iter().find_map(|choice| match choice {
        Choice::Play(mv) => Some(*mv),
        Choice::Select(_) => None,
    });
    let (refused, words) = match (session.why_not(square), play.zip(view.brings.as_ref())) {
        (Some(Illegal::NoPiece), _) if session.selected().is_none() => {
            let about = match view.city {
                Some(_) => t_string!(i18n, cities.about.city),
                None => t_string!(i18n, cities.about.free),
            };
            (false, Some(about.to_owned()))
        }
        (Some(why), _) => (true, Some(why_words(i18n, why))),
        (None, Some((mv, brings))) => (false, Some(brings_words(i18n, names, session, mv, brings))),
        (None, None) if view.selected => (false, Some(t_string!(i18n, cities.put_down).to_owned())),
        (None, None) => (false, None),
    };
    Inspection { space: place, refused, words }
}

/// What a move would bring, in the order of the rules.
fn brings_words(
    i18n: I18n,
    names: &Names,
    session: &Session,
    mv: Move,
    brings: &Effects,
) -> String {
    let position = session.record().position();
    let mut said = Vec::new();
    match (brings.city, mv) {
        (Some(CityEffect::Promotion), Move::Promote { .. }) => {
            said.push(t_string!(i18n, cities.brings.promote_here).to_owned());
        }
        (Some(CityEffect::Promotion), _) => {
            said.push(t_string!(i18n, cities.brings.promote).to_owned());
        }
        (Some(CityEffect::Conquest), _) => {
            said.push(t_string!(i18n, cities.brings.conquer).to_owned());
        }
        (None, _) => {}
    }
    said.extend(captured_words(i18n, names, brings, |square| owner_after(position, mv, square)));
    said.extend(match brings.turn {
        Turn::Of(_) => None,
        Turn::Over { winner: Some(winner) } => {
            let who = names.short(winner).to_owned();
            Some(t_string!(i18n, cities.brings.wins, who = who))
        }
        Turn::Over { winner: None } => Some(t_string!(i18n, cities.brings.draw).to_owned()),
    });
    if said.is_empty() {
        said.push(t_string!(i18n, cities.brings.nothing).to_owned());
    }
    said.join(" ")
}

/// What is captured, a sentence for each line; a piece in several lines is named in the first.
pub fn captured_words(
    i18n: I18n,
    names: &Names,
    brings: &Effects,
    owner: impl Fn(Space) -> Option<Player>,
) -> Vec<String> {
    let mut told = SpaceSet::EMPTY;
    let mut said = Vec::new();
    for line in &brings.enclosures {
        let fresh = line.captured - told;
        told |= fresh;
        let each = [Player::A, Player::B].into_iter().filter_map(|player| {
            let theirs = fresh.into_iter().filter(|s| owner(*s) == Some(player)).map(name);
            let theirs: Vec<String> = theirs.collect();
            let squares = (!theirs.is_empty()).then(|| join_and(i18n, &theirs))?;
            let owner = names.short(player).to_owned();
            Some(t_string!(i18n, cities.brings.of, squares = squares, owner = owner))
        });
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            continue;
        }
        let pieces = join_and(i18n, &each);
        said.push(match line.direction {
            Direction::Horizontal => t_string!(i18n, cities.brings.row, pieces = pieces),
            Direction::Vertical => t_string!(i18n, cities.brings.file, pieces = pieces),
            Direction::Rising | Direction::Falling => {
                t_string!(i18n, cities.brings.diagonal, pieces = pieces)
            }
        });
    }
    said.iter().map(|words| capital(words)).collect()
}

/// «Why not»: the reason of the rules as a sentence.
pub fn why_words(i18n: I18n, why: Illegal) -> String {
    match why {
        Illegal::GameOver => t_string!(i18n, why.game_over),
        Illegal::NoSuchSquare => t_string!(i18n, why.no_such_space),
        Illegal::NoPiece => t_string!(i18n, cities.why.no_piece),
        Illegal::NotYours => t_string!(i18n, cities.why.not_yours),
        Illegal::Stuck => t_string!(i18n, cities.why.stuck),
        Illegal::SameSquare => t_string!(i18n, cities.why.same_square),
        Illegal::Occupied => t_string!(i18n, cities.why.occupied),
        Illegal::TooFar { away, reach } => {
            return t_string!(i18n, cities.why.too_far, away = away, reach = reach);
        }
        Illegal::Blocked { reach } => {
            return t_string!(i18n, cities.why.blocked, reach = reach);
        }
        Illegal::HeroAlready => t_string!(i18n, cities.why.hero_already),
        Illegal::NoCity => t_string!(i18n, cities.why.no_city),
        Illegal::EnemyCity => t_string!(i18n, cities.why.enemy_city),
        Illegal::MovePossible => t_string!(i18n, cities.why.move_possible),
    }
    .to_owned()
}

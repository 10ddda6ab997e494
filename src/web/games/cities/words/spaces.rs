//! A square in words: its accessible name, and its answer when it is inspected.

use crate::web::games::cities::Session;
use crate::web::games::cities::words::why_words;
use crate::web::i18n::*;
use crate::web::table::InspectionTexts;
use crate::web::words::I18n;
use crate::web::words::{Names, capital, join_and, role_words};
use tabletop::cities::{Direction, PieceKind, Player, Space, SpaceSet, name};
use tabletop::games::cities::{
    About, ActionKind, Badge, BoardModel, CityChange, GameEnd, Inspection, MoveEffects, SpaceModel,
    paragraph_of_reason,
};

/// The contents of a square: its name, piece and city.
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

/// The accessible name of a square: its contents, its role in the last step, and the effects of a
/// click.
pub fn label(i18n: I18n, names: &Names, view: &SpaceModel) -> String {
    let mut parts = place_words(i18n, names, view);
    if view.selected {
        parts.push(t_string!(i18n, space.selected).to_owned());
    }
    parts.extend(role_words(i18n, view.last, &view.steps));
    if view.captured {
        parts.push(t_string!(i18n, cities.space.captured).to_owned());
    }
    let actions = view.actions.iter().map(|action| match action {
        ActionKind::Select => t_string!(i18n, cities.action.select),
        ActionKind::Move => t_string!(i18n, cities.action.go),
        ActionKind::Promote if view.selected => t_string!(i18n, cities.action.promote_here),
        ActionKind::Promote => t_string!(i18n, cities.action.promote),
        ActionKind::Conquer => t_string!(i18n, cities.action.conquer),
    });
    let mut actions: Vec<String> = actions.map(str::to_owned).collect();
    actions.extend(view.badges().into_iter().filter_map(|badge| match badge {
        Badge::Captured(count) => Some(t_string!(i18n, cities.action.captures, count = count)),
        Badge::Lost(count) => Some(t_string!(i18n, cities.action.loses, count = count)),
        Badge::Promote | Badge::Conquer => None,
    }));
    if !actions.is_empty() {
        parts.push(t_string!(i18n, space.possible, list = actions.join("; ")));
    }
    parts.join(", ")
}

/// What is on an inspected space, and why nothing can be done there or what would come of it.
pub fn inspection(
    i18n: I18n,
    names: &Names,
    session: &Session,
    board: &BoardModel,
    space: Space,
) -> InspectionTexts {
    let model = &board.spaces[space.index()];
    let space = place_words(i18n, names, model).join(", ");
    let inspection = Inspection::new(session, model);
    let rule = match inspection {
        Inspection::Refused(why) => Some(paragraph_of_reason(why)),
        _ => None,
    };
    let words = inspection_words(i18n, names, inspection);
    InspectionTexts { space, rule, words }
}

/// The answer of an inspected square.
fn inspection_words(i18n: I18n, names: &Names, inspection: Inspection) -> Option<String> {
    let words = match inspection {
        Inspection::Refused(why) => why_words(i18n, why),
        Inspection::About(About::City) => t_string!(i18n, cities.about.city).to_owned(),
        Inspection::About(About::Free) => t_string!(i18n, cities.about.free).to_owned(),
        Inspection::Effects(effects) => effects_words(i18n, names, &effects),
        Inspection::PutDown => t_string!(i18n, cities.put_down).to_owned(),
        Inspection::Nothing => return None,
    };
    Some(words)
}

/// The effects of a move before it is played, in the order of the rules.
pub fn effects_words(i18n: I18n, names: &Names, effects: &MoveEffects) -> String {
    let city = effects.city.map(|change| match change {
        CityChange::PromotionHere => t_string!(i18n, cities.brings.promote_here).to_owned(),
        CityChange::Promotion => t_string!(i18n, cities.brings.promote).to_owned(),
        CityChange::Conquest(_) => {
            let words = t_string!(i18n, cities.brings.conquer).to_owned();
            let (cities, all) = (effects.cities, effects.all_cities);
            match effects.end {
                Some(_) => words,
                None => {
                    words + " " + &t_string!(i18n, cities.brings.yours, cities = cities, all = all)
                }
            }
        }
    });
    let end = effects.end.map(|end| match end {
        GameEnd::Won(winner) => {
            t_string!(i18n, cities.brings.wins, who = names.short(winner).to_owned())
        }
        GameEnd::Draw => t_string!(i18n, cities.brings.draw).to_owned(),
    });
    let mut words: Vec<String> = city.into_iter().collect();
    words.extend(captured_words(i18n, names, effects));
    words.extend(end);
    if words.is_empty() {
        words.push(t_string!(i18n, cities.brings.nothing).to_owned());
    }
    words.join(" ")
}

/// The captured pieces, a sentence for each line; a piece in several lines is named in the first.
pub fn captured_words(i18n: I18n, names: &Names, effects: &MoveEffects) -> Vec<String> {
    let of = |(owner, pieces): &(Player, SpaceSet)| {
        let squares: Vec<String> = pieces.into_iter().map(name).collect();
        let squares = join_and(i18n, &squares);
        let owner = names.short(*owner).to_owned();
        t_string!(i18n, cities.brings.of, squares = squares, owner = owner)
    };
    let lines = effects.lines.iter().filter(|line| !line.captured.is_empty());
    let sentences = lines.map(|line| {
        let pieces = join_and(i18n, &line.captured.iter().map(of).collect::<Vec<_>>());
        match line.direction {
            Direction::Horizontal => t_string!(i18n, cities.brings.row, pieces = pieces),
            Direction::Vertical => t_string!(i18n, cities.brings.file, pieces = pieces),
            Direction::Rising | Direction::Falling => {
                t_string!(i18n, cities.brings.diagonal, pieces = pieces)
            }
        }
    });
    sentences.map(|words| capital(&words)).collect()
}

//! The reasons of the rules for which a move is not legal, in words.

use crate::web::games::eko::Session;
use crate::web::games::eko::words::spaces::{building_word, ground_word};
use crate::web::i18n::*;
use crate::web::words::I18n;
use tabletop::eko::{Illegal, Space};
use tabletop::games::eko::first_reason;

/// The reason for a space, after the missing path where there is one.
pub fn refusal_words(i18n: I18n, session: &Session, space: Space, why: Illegal) -> String {
    let (first, words) = (first_reason(session, space, why), why_words(i18n, why));
    if first == why { words } else { [&why_words(i18n, first), " ", &words].concat() }
}

/// The reason as a sentence.
pub fn why_words(i18n: I18n, why: Illegal) -> String {
    let kind = |building| building_word(i18n, building);
    let ground = |terrain| ground_word(i18n, terrain);
    match why {
        Illegal::CannotStand { terrain } => {
            t_string!(i18n, eko.why.cannot_stand, ground = ground(terrain))
        }
        Illegal::TooManyTogether { together } => {
            t_string!(i18n, eko.why.too_many, together = together)
        }
        Illegal::Stronger { theirs, yours } => {
            t_string!(i18n, eko.why.stronger, theirs = theirs, yours = yours)
        }
        Illegal::EqualWithoutEmperor { discs } => t_string!(i18n, eko.why.equal, discs = discs),
        Illegal::NoBuildingSpace { terrain } => {
            t_string!(i18n, eko.why.no_building_space, ground = ground(terrain))
        }
        Illegal::NoRoom { building, terrain } => {
            t_string!(i18n, eko.why.no_room, kind = kind(building), ground = ground(terrain))
        }
        Illegal::NotTheNext { built } => {
            t_string!(i18n, eko.why.not_the_next, kind = kind(built))
        }
        Illegal::Highest { built } => t_string!(i18n, eko.why.highest, kind = kind(built)),
        Illegal::NotSameOrNext { built } => {
            t_string!(i18n, eko.why.not_same_or_next, kind = kind(built))
        }
        Illegal::SupplyEmpty { building } => {
            t_string!(i18n, eko.why.supply_empty, kind = kind(building))
        }
        Illegal::TooFewDiscs { discs, price } => {
            t_string!(i18n, eko.why.too_few, discs = discs, price = price)
        }
        Illegal::MarchPrice { ordinary } => {
            t_string!(i18n, eko.why.march_price, ordinary = ordinary)
        }
        Illegal::ReserveTooSmall { ordinary } => {
            t_string!(i18n, eko.why.reserve_too_small, ordinary = ordinary)
        }
        Illegal::Full { discs } => t_string!(i18n, eko.why.full, discs = discs),
        Illegal::WrongLosses { smallest } => {
            t_string!(i18n, eko.why.wrong_losses, discs = smallest)
        }
        Illegal::NoTemple { temple } => t_string!(i18n, eko.why.no_temple, temple = ground(temple)),
        Illegal::TemplePrice { ordinary, discs } => {
            t_string!(i18n, eko.why.temple_price, ordinary = ordinary, discs = discs)
        }
        plain => plain_words(i18n, plain).to_owned(),
    }
}

/// Reasons without numbers or names in them.
fn plain_words(i18n: I18n, why: Illegal) -> &'static str {
    match why {
        Illegal::GameOver => t_string!(i18n, why.game_over),
        Illegal::NoSuchSpace => t_string!(i18n, why.no_such_space),
        Illegal::NoStack => t_string!(i18n, eko.why.no_stack),
        Illegal::NotYours => t_string!(i18n, eko.why.not_yours),
        Illegal::Stuck => t_string!(i18n, eko.why.stuck),
        Illegal::SameSpace => t_string!(i18n, eko.why.same_space),
        Illegal::Blocked => t_string!(i18n, eko.why.blocked),
        Illegal::StormTakesAll => t_string!(i18n, eko.why.storm_takes_all),
        Illegal::InStorm => t_string!(i18n, eko.why.in_storm),
        Illegal::SandUsed => t_string!(i18n, eko.why.sand_used),
        Illegal::YourStack => t_string!(i18n, eko.why.your_stack),
        Illegal::OnlyEmperor => t_string!(i18n, eko.why.only_emperor),
        Illegal::NotAdjacent => t_string!(i18n, eko.why.not_adjacent),
        Illegal::CampFirst => t_string!(i18n, eko.why.camp_first),
        Illegal::NoEmperor => t_string!(i18n, eko.why.no_emperor),
        Illegal::EmperorGoesToo => t_string!(i18n, eko.why.emperor_goes_too),
        Illegal::Marched => t_string!(i18n, eko.why.marched),
        Illegal::ActionPossible => t_string!(i18n, eko.why.action_possible),
        Illegal::PlacementPossible => t_string!(i18n, eko.why.placement_possible),
        Illegal::EmperorAway => t_string!(i18n, eko.why.emperor_away),
        Illegal::EmperorHere => t_string!(i18n, eko.why.emperor_here),
        Illegal::ReserveEmpty => t_string!(i18n, eko.why.reserve_empty),
        Illegal::NoDisc => t_string!(i18n, eko.why.no_disc),
        Illegal::NextToEnemy => t_string!(i18n, eko.why.next_to_enemy),
        Illegal::EmperorFirst => t_string!(i18n, eko.why.emperor_first),
        Illegal::EmperorNotInReserve => t_string!(i18n, eko.why.emperor_not_in_reserve),
        Illegal::EmperorAlone => t_string!(i18n, eko.why.emperor_alone),
        _ => t_string!(i18n, eko.why.not_now),
    }
}

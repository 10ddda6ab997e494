//! The reason for each stack and space that is not a legal target (ui.md).

use super::at;
use tabletop::eko::{Building, Illegal, Position, Space, Terrain, Variants, deal};

fn space(position: &Position, name: &str) -> Space {
    position.board().spaces().find(|s| position.board().name(*s) == name).unwrap()
}

fn ask(position: &Position, chosen: Option<&str>, target: &str) -> Option<Illegal> {
    position.why_not(chosen.map(|name| space(position, name)), space(position, target))
}

#[test]
fn stacks_that_cannot_be_chosen() {
    let start = at("...../_.r a1A1,b1B2,c1B1,e1A1 - 0/0 - A:act");
    assert_eq!(ask(&start, None, "a1"), Some(Illegal::Stuck));
    assert_eq!(ask(&start, None, "b1"), Some(Illegal::NotYours));
    assert_eq!(ask(&start, None, "d1"), Some(Illegal::NoStack));
    assert_eq!(ask(&start, None, "e1"), None);
}

#[test]
fn targets_of_the_chosen_stack() {
    let start = at("......x/r.cc.../....... a1A3,b1A2,f1B4,a3B1 c2AT,d2BC 0/0 - A:act");
    let from_a = |target| ask(&start, Some("a1"), target);
    assert_eq!(from_a("b1"), Some(Illegal::TooManyTogether { together: 5 }));
    assert_eq!(from_a("f1"), Some(Illegal::Stronger { theirs: 4, yours: 3 }));
    assert_eq!(from_a("c1"), Some(Illegal::Blocked));
    assert_eq!(from_a("g1"), Some(Illegal::CannotStand { terrain: Terrain::Abyss }));
    assert_eq!(from_a("c2"), Some(Illegal::NotAdjacent));
    assert_eq!(from_a("a2"), None);
    assert_eq!(from_a("a1"), Some(Illegal::SameSpace));
    let from_b = |target| ask(&start, Some("b1"), target);
    assert_eq!(from_b("c1"), None);
}

#[test]
fn sites_that_cannot_be_built_on_say_what_is_missing() {
    let start = at("..c./_... a1A1,b1A2,d2B1 c1BT 0/0 - A:act");
    let why = ask(&start, Some("b1"), "c1");
    assert_eq!(why, Some(Illegal::TooFewDiscs { discs: 2, price: 3 }));
    let own = at("..r./_... a1A1,b1A2,d2B1 c1AC 0/0 - A:act");
    let why = ask(&own, Some("b1"), "c1");
    assert_eq!(why, Some(Illegal::Highest { built: Building::Camp }));
}

#[test]
fn stacks_that_cannot_be_reinforced() {
    let start = at(".r../..... a1A1,d1A4,c2A1,e2B1 b1BC 2/0 - A:rein");
    assert_eq!(ask(&start, None, "a1"), Some(Illegal::NextToEnemy));
    assert_eq!(ask(&start, None, "d1"), Some(Illegal::Full { discs: 4 }));
    assert_eq!(ask(&start, None, "e2"), Some(Illegal::NotYours));
}

#[test]
fn there_is_a_reason_exactly_where_nothing_can_be_done() {
    use tabletop::record::Record;
    use tabletop::table::Choices;
    for seed in 0..6 {
        let mut record =
            Record::new(deal(2 + seed as usize % 3, seed, &Variants::default()).unwrap(), vec![]);
        for step in 0..60 {
            let position = record.position().clone();
            let chosen = position.board().spaces().map(Some).chain([None]);
            for chosen in chosen {
                let choices = Choices::new(&position, chosen);
                let acts = chosen.is_none()
                    || chosen.is_some_and(|c| Choices::new(&position, None).picks_up(c));
                for target in position.board().spaces().filter(|_| acts) {
                    let idle = choices.on(target).is_empty();
                    let reason = position.why_not(chosen, target).is_some();
                    assert!(!idle || reason, "{position} {chosen:?} {target:?}");
                }
            }
            let moves = position.moves();
            if record.play(*moves.get(step * 31 % moves.len().max(1)).unwrap()).is_err()
                || record.position().outcome().is_some()
            {
                break;
            }
        }
    }
}

//! Section 5: building.

use super::{after, at, can, rest, stacks, why};
use tabletop::eko::{Building, Illegal, Terrain};

/// A stack on a1, a site of this terrain on b1 with this building, and a distant enemy.
fn site(stack: &str, terrain: char, buildings: &str) -> tabletop::eko::Position {
    at(&format!(".{terrain}/.../__. a1A{stack},c3B1 {buildings} 0/0 - A:act"))
}

#[test]
fn the_first_building_on_an_empty_space_is_a_camp() {
    for terrain in "rcmk".chars() {
        let start = site("3", terrain, "-");
        assert!(can(&start, "a1*b1C"));
        assert_eq!(why(&start, "a1*b1T"), Illegal::CampFirst);
        assert_eq!(why(&start, "a1*b1K"), Illegal::CampFirst);
    }
}

#[test]
fn nothing_is_built_on_movement_spaces_and_abysses() {
    let start = site("3", 'x', "-");
    assert_eq!(why(&start, "a1*b1C"), Illegal::NoBuildingSpace { terrain: Terrain::Abyss });
    assert_eq!(why(&start, "a1*a2C"), Illegal::NoBuildingSpace { terrain: Terrain::Movement });
}

#[test]
fn the_players_own_building_is_replaced_by_the_next_higher_never_the_same_never_two_steps() {
    let camp = site("4", 'm', "b1AC");
    assert!(can(&camp, "a1*b1T"));
    assert_eq!(why(&camp, "a1*b1C"), Illegal::NotTheNext { built: Building::Camp });
    assert_eq!(why(&camp, "a1*b1K"), Illegal::NotTheNext { built: Building::Camp });
    let tower = site("4", 'm', "b1AT");
    assert!(can(&tower, "a1*b1K") && !can(&tower, "a1*b1T") && !can(&tower, "a1*b1C"));
    let castle = site("4", 'm', "b1AK");
    assert_eq!(why(&castle, "a1*b1K"), Illegal::Highest { built: Building::Castle });
}

#[test]
fn an_enemy_building_is_replaced_by_the_same_or_the_next_higher() {
    let camp = site("4", 'm', "b1BC");
    assert!(can(&camp, "a1*b1C") && can(&camp, "a1*b1T"));
    assert_eq!(why(&camp, "a1*b1K"), Illegal::NotSameOrNext { built: Building::Camp });
    let tower = site("4", 'm', "b1BT");
    assert!(can(&tower, "a1*b1T") && can(&tower, "a1*b1K"));
    assert_eq!(why(&tower, "a1*b1C"), Illegal::NotSameOrNext { built: Building::Tower });
    let castle = site("4", 'm', "b1BK");
    assert!(can(&castle, "a1*b1K") && !can(&castle, "a1*b1T"));
}

#[test]
fn the_terrains_limit_always_holds() {
    let reg = site("4", 'r', "b1BC");
    let room = |building, terrain| Illegal::NoRoom { building, terrain };
    assert_eq!(why(&reg, "a1*b1T"), room(Building::Tower, Terrain::Reg));
    for terrain in ['c', 'k'] {
        let tower = site("4", terrain, "b1BT");
        let kind = Terrain::from_letter(terrain).unwrap();
        assert!(can(&tower, "a1*b1T"));
        assert_eq!(why(&tower, "a1*b1K"), room(Building::Castle, kind));
    }
}

#[test]
fn camps_towers_and_castles_cost_one_two_and_three_discs() {
    for (before, build, price) in [("-", "C", 1), ("b1AC", "T", 2), ("b1AT", "K", 3)] {
        let mv = format!("a1*b1{build}");
        let built = after(&site("4", 'm', before), &mv);
        assert_eq!(stacks(&built), format!("a1A{},c3B1", 4 - price));
        assert_eq!(rest(&built), format!("b1A{build} {price}/0 - A:rein"));
        if price > 1 {
            let short = site(&(price - 1).to_string(), 'm', before);
            assert_eq!(why(&short, &mv), Illegal::TooFewDiscs { discs: price - 1, price });
        }
    }
}

#[test]
fn replacing_an_enemys_building_costs_one_more_disc() {
    for (before, build, price) in [("BC", "C", 2), ("BC", "T", 3), ("BT", "T", 3), ("BT", "K", 4)] {
        let before = format!("b1{before}");
        let mv = format!("a1*b1{build}");
        let short = site(&(price - 1).to_string(), 'm', &before);
        assert_eq!(why(&short, &mv), Illegal::TooFewDiscs { discs: price - 1, price });
        // A castle costs the whole stack of 4, A's last.
        let turn = if price < 4 { "A:rein" } else { "=B" };
        let built = after(&site("4", 'm', &before), &mv);
        assert_eq!(rest(&built), format!("b1A{build} {price}/0 - {turn}"));
    }
    assert!(can(&site("4", 'm', "b1BK"), "a1*b1K"));
}

#[test]
fn all_discs_come_from_one_stack_next_to_the_site() {
    let apart = at(".../.m./... c1A1,a2A1,c3B1 b2BC 0/0 - A:act");
    assert!(!can(&apart, "a2*b2C") && !can(&apart, "c1*b2C"));
    let far = at("...c/_.. a1A4,c2B1 - 0/0 - A:act");
    assert_eq!(why(&far, "a1*d1C"), Illegal::NotAdjacent);
}

#[test]
fn a_building_of_that_kind_must_be_in_the_supply_beforehand() {
    let camps = at(".rrrrrr/........ a1A4,h2B1 c1AC,d1AC,e1AC,f1AC,g1AC 0/0 - A:act");
    assert_eq!(why(&camps, "a1*b1C"), Illegal::SupplyEmpty { building: Building::Camp });
    // The replaced camp returns to the supply, but a tower must be in it beforehand.
    let towers = at(".cccc/...... a1A4,f2B1 b1AC,c1AT,d1AT,e1AT 0/0 - A:act");
    assert_eq!(why(&towers, "a1*b1T"), Illegal::SupplyEmpty { building: Building::Tower });
}

#[test]
fn the_replaced_building_goes_back_to_its_owners_supply() {
    let start = site("4", 'm', "b1BT");
    let built = after(&start, "a1*b1T");
    let [a, b] = [0, 1].map(|i| built.seats()[i]);
    assert_eq!(start.supply(b, Building::Tower), 2);
    assert_eq!(built.supply(b, Building::Tower), 3);
    assert_eq!(built.supply(a, Building::Tower), 2);
}

#[test]
fn whether_the_emperor_is_spent_is_the_players_choice_while_other_discs_would_do() {
    let start = site("3E", 'm', "b1AC");
    assert_eq!(rest(&after(&start, "a1*b1T")), "b1AT 2/0 - A:rein");
    assert_eq!(stacks(&after(&start, "a1*b1T")), "a1A1E,c3B1");
    assert_eq!(rest(&after(&start, "a1*b1TE")), "b1AT 1E/0 - A:rein");
    assert_eq!(stacks(&after(&start, "a1*b1TE")), "a1A1,c3B1");
    let whole = site("2E", 'm', "b1AC");
    assert!(can(&whole, "a1*b1TE"));
    assert_eq!(why(&whole, "a1*b1T"), Illegal::EmperorGoesToo);
    assert_eq!(why(&site("3", 'm', "b1AC"), "a1*b1TE"), Illegal::NoEmperor);
}

#[test]
fn spending_the_whole_stack_is_allowed() {
    let start = at(".r/.../... a1A1,a2A1,c3B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "a1*b1C")), "a2A1,c3B1");
}

//! Section 9: portals, pyramids and temples.

use super::{after, at, can, moves, rest, stacks, why};
use tabletop::eko::{Illegal, Position, Terrain};

/// Two portals below a row, which open to a1 and e1, and a site next to e1.
fn portals(stacks: &str) -> Position {
    at(&format!("....../2__r2 {stacks} - 0/0 - A:act"))
}

#[test]
fn for_moving_the_front_spaces_of_portals_count_as_adjacent() {
    let start = portals("a1A1,b1A4,f1B1");
    assert!(can(&start, "a1-e1") && can(&start, "a1-d1") && can(&start, "a1-c1"));
}

#[test]
fn through_a_portal_onto_the_players_own_stack_only_to_regroup() {
    let start = portals("a1A1,b1A4,e1A1,f1B1");
    assert!(can(&start, "a1-e1") && !can(&start, "a1-d1"));
    let full = portals("a1A1,b1A4,e1A4,f1B1");
    assert_eq!(why(&full, "a1-e1"), Illegal::TooManyTogether { together: 5 });
}

#[test]
fn through_a_portal_onto_an_enemy_stack_only_to_attack() {
    let start = portals("a1A2,b1A4,e1B1,f1B1");
    assert!(can(&start, "a1-e1") && !can(&start, "a1-d1"));
    assert!(!can(&portals("a1A2,b1A4,e1B2,f1B1"), "a1-e1"));
}

#[test]
fn no_stack_stands_on_a_portal() {
    let terrain = Terrain::from_letter('2').unwrap();
    assert_eq!(why(&portals("a1A1,f1B1"), "a1-a2"), Illegal::CannotStand { terrain });
}

#[test]
fn portals_matter_to_no_other_rule() {
    let start = portals("a1A1,f1B1");
    assert_eq!(why(&start, "a1*d2C"), Illegal::NotAdjacent);
    let reserve = at("....../2__r2 a1A1,f1B1 d2BC 1/0 - A:rein!");
    assert_eq!(moves(&reserve), "a1+1");
}

#[test]
fn d15_a_single_portal_leads_nowhere() {
    let start = at("....../2 a1A1,b1A4,f1B1 - 0/0 - A:act");
    assert!(!start.moves().iter().any(|mv| start.write_move(*mv).starts_with("a1")));
}

#[test]
fn d1_portals_do_not_connect_a_board() {
    let apart = "..r../2__2 a1A1,e1B1 - 0/0 - A:act".parse::<Position>();
    assert!(apart.is_err());
}

#[test]
fn a_pyramid_is_worth_two_points_to_whoever_occupies_most_of_its_spaces() {
    let points = |stacks: &str| {
        let position = at(&format!(".pp./.p.. {stacks} - 0/0/0 - A:act"));
        [0, 1, 2].map(|seat| position.points(position.seats()[seat]))
    };
    assert_eq!(points("a1A1,d1B1,a2C1"), [0, 0, 0], "at least one");
    assert_eq!(points("b1A4,d1B1,a2C1"), [2, 0, 0], "spaces count, not discs");
    assert_eq!(points("b1A4,c1B1,a2C1,b2B1"), [0, 2, 0]);
    assert_eq!(points("b1A4,c1B1,a2C1"), [0, 0, 0], "a tie gives nobody");
    assert_eq!(points("b1A1,c1B1,b2C1"), [0, 0, 0]);
}

#[test]
fn pyramids_count_towards_twelve() {
    // 10 points and a capital; the pyramid makes 12.
    let wins = at(".pp./.p../kccmr a1A3,d1B1 a3AT,b3AT,c3AT,d3AK,e3AC 0/0 - A:act");
    assert_eq!(rest(&after(&wins, "a1-b1/1")).split(' ').next_back(), Some("=A"));
}

#[test]
fn the_temples_have_room_for_a_camp() {
    for temple in "ton".chars() {
        let start = at(&format!(".{temple}/.../... a1A4,c3B1 - 0/0 - A:act"));
        assert!(can(&start, "a1*b1C"), "{temple}");
        let own = at(&format!(".{temple}/.../... a1A4,c3B1 b1AC 0/0 - A:act"));
        assert!(!can(&own, "a1*b1T"), "{temple}");
    }
}

#[test]
fn the_wind_temples_owner_may_spread_reinforcements() {
    let start = at("..t./.... a1A1,b1A1,d1B1,d2A4 c1AC 3/0 - A:rein!");
    let placed = after(&start, "a1+1");
    assert_eq!(rest(&placed), "c1AC 2/0 - A:more");
    assert_eq!(moves(&placed), "a1+1 a1+2 b1+1 b1+2 end");
    assert_eq!(rest(&after(&placed, "b1+2")), "c1AC 0/0 - B:act", "nothing is left to place");
    assert_eq!(rest(&after(&placed, "end")), "c1AC 2/0 - B:act");
    let other = at("..t./.... a1A1,b1A1,d1B1,d2A4 c1BC 3/0 - A:rein!");
    assert_eq!(moves(&other), "a1+1 a1+2 a1+3", "b1 is adjacent to the enemy's temple");
    assert_eq!(rest(&after(&other, "a1+1")), "c1BC 2/0 - B:act");
}

#[test]
fn by_the_wind_temple_the_emperor_is_among_the_first_discs_placed() {
    let start = at("..t./.... a1A1,b1A1,d1B1 c1AC 2E/0 - A:rein!");
    assert_eq!(why(&start, "a1+1"), Illegal::EmperorFirst);
    assert_eq!(moves(&after(&start, "a1+E")), "a1+1 a1+2 b1+1 b1+2 end");
}

#[test]
fn d10_the_moon_temples_owner_may_place_one_disc_instead_of_the_ordinary_reinforcement() {
    let start = at("..o./.... a1A1,d1B1,a2A4 c1AC 3/0 - A:rein!");
    assert_eq!(moves(&start), "O@a1 O@b1 O@b2 O@c2 O@d2 a1+1 a1+2 a1+3");
    let placed = after(&start, "O@d2");
    assert_eq!(
        (stacks(&placed).as_str(), rest(&placed).as_str()),
        ("a1A1,d1B1,a2A4,d2A1", "c1AC 0/0 - B:act"),
        "two destroyed, one placed"
    );
    assert_eq!(why(&start, "O@a2"), Illegal::Full { discs: 4 });
    assert_eq!(why(&start, "O@d1"), Illegal::NotYours);
}

#[test]
fn the_moon_temple_is_optional_and_free_of_all_reinforcement_rules() {
    // Next to an enemy building and in a storm; nothing else can be placed.
    let start = at(".so./r... a1A1,d1B1 c1AC,a2BC 3/0 - A:rein!");
    assert!(can(&start, "O@a1") && can(&start, "O@b1") && can(&start, "end"));
}

#[test]
fn d10_if_the_emperor_is_in_the_reserve_the_placed_disc_is_the_emperor() {
    let start = at("..o./.... a1A1,d1B1 c1AC 2E/0 - A:rein!");
    assert_eq!(why(&start, "O@b1"), Illegal::EmperorFirst);
    assert_eq!(rest(&after(&start, "O@b1E")), "c1AC 0/0 - B:act");
    let poor = at("..o./.... a1A1,d1B1 c1AC 1E/0 - A:rein!");
    assert_eq!(why(&poor, "O@b1E"), Illegal::TemplePrice { ordinary: 1, discs: 2 });
    let two = at("..o./.... a1A1,d1B1 c1AC 2/0 - A:rein!");
    assert_eq!(why(&two, "O@b1"), Illegal::TemplePrice { ordinary: 2, discs: 3 });
}

#[test]
fn d13_a_player_without_discs_who_can_use_the_moon_temple_keeps_the_turn() {
    let start = at("..o./.... a1A1,d1B1 c1CC 0/0/3 - B:rein");
    let turn = after(&start, "end");
    assert_eq!((rest(&turn).as_str(), moves(&turn).as_str()), ("c1CC 0/0/3 - C:act", "pass"));
    assert!(can(&after(&turn, "pass"), "O@b1"));
    let poor = at("..o./.... a1A1,d1B1 c1CC 0/0/2 - B:rein");
    assert_eq!(rest(&after(&poor, "end")), "c1CC 0/0/2 - A:act");
}

#[test]
fn the_sand_temples_owner_may_send_one_ordinary_enemy_disc_home() {
    let start = at("..n./.... a1A1,d1B2E,c2B1 c1AC 2/0 - A:act");
    let used = after(&start, "N@d1");
    assert_eq!(
        (stacks(&used).as_str(), rest(&used).as_str()),
        ("a1A1,d1B1E,c2B1", "c1AC 0/1 - A:act!")
    );
    assert_eq!(stacks(&after(&start, "N@c2")), "a1A1,d1B2E");
    assert_eq!(why(&start, "N@a1"), Illegal::YourStack);
    let lone = at("..n./.... a1A1,d1B1E c1AC 2/0 - A:act");
    assert_eq!(why(&lone, "N@d1"), Illegal::OnlyEmperor);
}

#[test]
fn the_sand_temple_is_used_once_a_turn_before_the_action() {
    let used = at("..n./.... a1A1,d1B3 c1AC 4/0 - A:act!");
    assert_eq!(why(&used, "N@d1"), Illegal::SandUsed);
    let later = at("..n./.... a1A1,d1B3 c1AC 4/0 - A:rein");
    assert_eq!(why(&later, "N@d1"), Illegal::NotNow);
    let other = at("..n./.... a1A1,d1B3 c1BC 4/0 - A:act");
    assert_eq!(why(&other, "N@d1"), Illegal::NoTemple { temple: Terrain::SandTemple });
    let poor = at("..n./.... a1A1,d1B3 c1AC 1E/0 - A:act");
    assert_eq!(why(&poor, "N@d1"), Illegal::TemplePrice { ordinary: 1, discs: 2 });
}

#[test]
fn a_sand_temple_can_end_the_game() {
    let start = at("..n./.... a1A1,d1B1 c1AC 2/0 - A:act");
    assert_eq!(rest(&after(&start, "N@d1")), "c1AC 0/1 - =A");
}

//! Section 10: the book's worked examples.

use super::{after, at, can, rest, why};
use tabletop::eko::{Building, Illegal};

#[test]
fn moving() {
    // A's stack of 2 on a1; A's other stacks of 1, 2 and 3; B's of 1, 2 and 3; a reg.
    let start = at(".....r/........ a1A2,a2A1,b2A2,c2A3,d2B1,e2B2,f2B3 - 0/0 - A:act");
    for free in ["b1", "c1", "d1", "e1"] {
        assert!(can(&start, &format!("a1-{free}")));
    }
    assert!(can(&start, "a1-a2"), "to make 3");
    assert!(can(&start, "a1-b2"), "to make 4");
    assert!(can(&start, "a1-d2"), "a smaller enemy stack");
    assert!(!can(&start, "a1-e2") && !can(&start, "a1-f2"), "an equal, a larger one");
    assert_eq!(why(&start, "a1-c2"), Illegal::TooManyTogether { together: 5 });
    assert!(!can(&start, "a1-f1"), "a building space");
}

/// A stack of 3 on b2 next to a reg on b1, a canyon on c1 and a mountain on a2, with these buildings.
fn around(buildings: &str, others: &str) -> tabletop::eko::Position {
    at(&format!("_rc/m.../..... b2A3{others},e3B1 {buildings} 0/0 - A:act"))
}

#[test]
fn building_1() {
    let start = around("-", "");
    for site in ["b1", "c1", "a2"] {
        assert!(can(&start, &format!("b2*{site}C")));
        assert!(!can(&start, &format!("b2*{site}T")) && !can(&start, &format!("b2*{site}K")));
    }
}

#[test]
fn building_2() {
    let start = around("b1AC,c1AC,a2AC", "");
    assert!(can(&start, "b2*c1T") && can(&start, "b2*a2T"));
    assert!(!can(&start, "b2*b1T") && !can(&start, "b2*a2K"));
    assert_eq!(rest(&after(&start, "b2*a2T")), "b1AC,c1AC,a2AT 2/0 - A:rein");
}

#[test]
fn building_3() {
    // C: B's camp on the reg b1; D: B's camp on the canyon c1; E: A's tower on a2.
    let start = around("b1BC,c1BC,a2AT", ",c2A1");
    assert_eq!(rest(&after(&start, "b2*b1C")), "b1AC,c1BC,a2AT 2/0 - A:rein");
    assert!(!can(&start, "b2*b1T"));
    assert_eq!(rest(&after(&start, "b2*c1C")), "b1BC,c1AC,a2AT 2/0 - A:rein");
    assert_eq!(rest(&after(&start, "b2*c1T")), "b1BC,c1AT,a2AT 3/0 - A:rein");
    assert_eq!(rest(&after(&start, "b2*a2K")), "b1BC,c1BC,a2AK 3/0 - A:rein");
    // F: B's tower on a mountain; a castle would need one stack of 4.
    let tower = at(".m/.../.... a1A3,b2A1,d3B1 b1BT 0/0 - A:act");
    assert_eq!(rest(&after(&tower, "a1*b1T")), "b1AT 3/0 - A:rein");
    assert_eq!(why(&tower, "a1*b1K"), Illegal::TooFewDiscs { discs: 3, price: 4 });
    assert_eq!(why(&tower, "b2*b1K"), Illegal::TooFewDiscs { discs: 1, price: 4 });
    assert_eq!(Building::Castle.price(true), 4);
}

#[test]
fn tie_1() {
    let start = at("... a1A1,b1B4 - 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 1/4 - =-");
}

#[test]
fn tie_2() {
    let start = at("..../_ccmk a1A1,b1B4E b2AT,c2AT,d2AK,e2AT 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "b2AT,c2AT,d2AK,e2AT 1/3 BA =AB");
}

//! A refusal for the size of a stack that no path leads to: the missing path is what the player can see.

use crate::core::space::Space;
use crate::eko::{Illegal, Position};
use crate::table::Session;

/// The reason to be said first: the missing path, where the rules give the size of a stack behind it.
#[must_use]
pub fn first_reason(session: &Session<Position>, space: Space, why: Illegal) -> Illegal {
    let by_size = matches!(
        why,
        Illegal::TooManyTogether { .. }
            | Illegal::Stronger { .. }
            | Illegal::EqualWithoutEmperor { .. }
    );
    let position = session.record().position();
    let no_path = |from| by_size && !position.has_path(from, space);
    if session.selected().is_some_and(no_path) { Illegal::Blocked } else { why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::eko::tests::{point, session, space};

    /// The first reason for a space with `a1` picked up.
    fn reason(text: &str, name: &str) -> Illegal {
        let mut session = session(text);
        point(&mut session, "a1");
        let space = space(&session, name);
        first_reason(&session, space, session.why_not(space).unwrap())
    }

    #[test]
    fn a_missing_path_is_said_before_the_size_of_the_stack_behind_it() {
        assert_eq!(reason("...../. a1A2,b1A1,d1B3,e1B1 - 0/0 - A:act", "d1"), Illegal::Blocked);
        assert_eq!(reason("...../. a1A2,b1A1,d1A3,e1B1 - 0/0 - A:act", "d1"), Illegal::Blocked);
        let stronger = Illegal::Stronger { theirs: 3, yours: 2 };
        assert_eq!(reason("..... a1A2,d1B3,e1B1 - 0/0 - A:act", "d1"), stronger);
    }
}

//! The paragraph of the rules that a prompt or a reason is about (`src/rulebook/cities.txt`).

use crate::cities::Illegal;
use crate::games::cities::PromptKind;

/// The key of the paragraph that says why a move is not legal.
///
/// ```
/// use tabletop::cities::Illegal;
/// use tabletop::games::cities::paragraph_of_reason;
/// assert_eq!(paragraph_of_reason(Illegal::EnemyCity), "turn.promote");
/// ```
#[must_use]
pub const fn paragraph_of_reason(why: Illegal) -> &'static str {
    match why {
        Illegal::NoSuchSquare => "setup.start",
        Illegal::NoPiece
        | Illegal::NotYours
        | Illegal::Stuck
        | Illegal::SameSquare
        | Illegal::Occupied
        | Illegal::TooFar { .. }
        | Illegal::Blocked { .. } => "turn.move",
        Illegal::HeroAlready | Illegal::NoCity | Illegal::EnemyCity => "turn.promote",
        Illegal::MovePossible => "turn.pass",
        Illegal::GameOver => "end.cities",
    }
}

/// The key of the paragraph about what a player can do now.
#[must_use]
pub const fn paragraph_of_prompt(kind: PromptKind) -> &'static str {
    match kind {
        PromptKind::Over => "end.cities",
        PromptKind::Act | PromptKind::Target => "turn.move",
        PromptKind::TargetOrPromote => "turn.promote",
        PromptKind::Stuck => "turn.pass",
    }
}

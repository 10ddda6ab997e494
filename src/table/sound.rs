//! What is heard at a table.

use super::{Exit, Motion};

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something is moved or placed.
    Move,
    /// A stack is attacked.
    Attack,
    /// A piece is captured.
    Capture,
    /// The turn passes to another player.
    Turn,
}

impl Sound {
    /// The sound of a played move, by what moves on the board.
    #[must_use]
    pub fn of_move(motion: Option<&Motion>) -> Self {
        let Some(Motion::Travel { captured, .. }) = motion else { return Self::Move };
        let captures =
            |exit| matches!(exit, Exit::ToPanel { captive: true, .. } | Exit::Fade { .. });
        match captured.as_slice() {
            [] => Self::Move,
            all if all.iter().any(|one| captures(one.exit)) => Self::Capture,
            _ => Self::Attack,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::TableGame;
    use crate::{cities, eko};

    fn heard<G>(position: &str, word: &str) -> Sound
    where
        G: TableGame + std::str::FromStr<Err: std::fmt::Debug>,
    {
        let position: G = position.parse().unwrap();
        Sound::of_move(position.motion(position.read_move(word).unwrap()).as_ref())
    }

    #[test]
    fn each_kind_of_move_of_either_game_has_its_sound() {
        let eko = heard::<eko::Position>;
        assert_eq!(eko("....k a1A2,d1B1 - 0/0 - A:act", "a1-c1"), Sound::Move);
        assert_eq!(eko("....k a1A2,b1B1,d1B1 - 0/0 - A:act", "a1-b1"), Sound::Attack);
        assert_eq!(eko("....k a1A2,b1B1E,d1B1 - 0/0 - A:act", "a1-b1"), Sound::Capture);
        let cities = heard::<cities::Position>;
        let text = "aaa7/10/10/10/10/10/10/10/1A2aA4/10 d3A,j10B A";
        assert_eq!(cities(text, "b2-d2"), Sound::Capture);
        assert_eq!(cities(text, "b2-b3"), Sound::Move);
        assert_eq!(Sound::of_move(None), Sound::Move);
    }
}

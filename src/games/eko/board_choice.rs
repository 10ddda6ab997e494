//! The choice of the board in the setup form: laid by the seed, ready-made, or your own.

use std::fmt;

use crate::eko::{Board, DealError, Position, TileSet, Variants, deal_on, deal_tiles, ready};
use crate::games::eko::editor::kept_board;

/// A choice of the board. Its text is the value of the form's option: empty, `ready:key` or `own:name`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BoardChoice {
    /// Tiles laid by the seed.
    #[default]
    BySeed,
    /// The ready-made board of this theme.
    Ready(String),
    /// Your own board of this name.
    Own(String),
}

/// Why no game can begin on a chosen board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardChoiceError {
    /// The tiles cannot be laid by the seed.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The board is missing, damaged, or has no room for the discs of these players.
    #[error("no game can begin on this board")]
    Unplayable,
}

impl BoardChoice {
    /// The name of the board, if it is your own.
    #[must_use]
    pub fn own_name(&self) -> Option<&str> {
        match self {
            Self::Own(name) => Some(name),
            _ => None,
        }
    }

    /// The chosen board; `None` if the seed lays it, or it is missing or damaged. `own` returns the
    /// kept text of a name.
    #[must_use]
    pub fn board(&self, players: usize, own: impl FnOnce(&str) -> Option<String>) -> Option<Board> {
        match self {
            Self::BySeed => None,
            Self::Ready(key) => ready::find(key, players)?.board().ok(),
            Self::Own(name) => kept_board(&own(name)?)?.1.parse().ok(),
        }
    }

    /// A new game on the chosen board. `tiles` and `variants` are those that the seed lays.
    ///
    /// # Errors
    /// Why no game can begin there.
    pub fn deal(
        &self,
        players: usize,
        seed: u64,
        variants: &Variants,
        tiles: &TileSet,
        own: impl FnOnce(&str) -> Option<String>,
    ) -> Result<Position, BoardChoiceError> {
        if *self == Self::BySeed {
            return Ok(deal_tiles(players, seed, variants, tiles)?);
        }
        let board = self.board(players, own).ok_or(BoardChoiceError::Unplayable)?;
        deal_on(&board, players, seed).map_err(|_| BoardChoiceError::Unplayable)
    }
}

/// The names of your own boards for this number of players, from names and kept texts.
#[must_use]
pub fn own_boards(kept: &[(String, String)], players: usize) -> Vec<String> {
    let fits = |text: &str| kept_board(text).is_some_and(|(count, _)| count == players);
    kept.iter().filter(|(_, text)| fits(text)).map(|(name, _)| name.clone()).collect()
}

/// The name of your own board of this text, from names and kept texts.
#[must_use]
pub fn own_name_of(kept: &[(String, String)], board: &str) -> Option<String> {
    let same = |kept: &str| kept_board(kept).is_some_and(|(_, own)| own == board);
    kept.iter().find(|(_, kept)| same(kept)).map(|(name, _)| name.clone())
}

impl fmt::Display for BoardChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BySeed => Ok(()),
            Self::Ready(key) => write!(f, "ready:{key}"),
            Self::Own(name) => write!(f, "own:{name}"),
        }
    }
}

impl From<&str> for BoardChoice {
    /// Reads what [`Display`](fmt::Display) writes; any other text is the choice by the seed.
    fn from(text: &str) -> Self {
        match text.split_once(':') {
            Some(("ready", key)) => Self::Ready(key.to_owned()),
            Some(("own", name)) => Self::Own(name.to_owned()),
            _ => Self::BySeed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "2 .x.";

    fn ready(key: &str) -> BoardChoice {
        BoardChoice::Ready(key.to_owned())
    }

    fn own(name: &str) -> BoardChoice {
        BoardChoice::Own(name.to_owned())
    }

    fn deal(
        choice: &BoardChoice,
        players: usize,
        kept: Option<&str>,
    ) -> Result<Position, BoardChoiceError> {
        let (variants, tiles) = (Variants::default(), TileSet::default());
        choice.deal(players, 7, &variants, &tiles, |_| kept.map(str::to_owned))
    }

    #[test]
    fn a_choice_prints_as_it_is_read() {
        for choice in [BoardChoice::BySeed, ready("hourglass"), own("a:b"), own("ready:x"), own("")]
        {
            assert_eq!(BoardChoice::from(choice.to_string().as_str()), choice);
        }
        assert_eq!(BoardChoice::from("neither"), BoardChoice::BySeed);
    }

    #[test]
    fn a_choice_yields_its_board() {
        let none = |_: &str| None;
        let theme = ready::find("hourglass", 3).unwrap();
        assert_eq!(BoardChoice::BySeed.board(2, none), None);
        assert_eq!(ready("hourglass").board(3, none), theme.board().ok());
        let kept = format!("3 {} ", theme.text);
        let by_name = |name: &str| (name == "Mine").then(|| kept.clone());
        assert_eq!(own("Mine").board(3, by_name), theme.board().ok());
        assert_eq!(own("Other").board(3, by_name), None);
        assert_eq!(own("Mine").own_name(), Some("Mine"));
        assert_eq!(ready("hourglass").own_name(), None);
    }

    #[test]
    fn a_game_begins_on_the_chosen_board() {
        let theme = ready::find("hourglass", 2).unwrap();
        let start = deal(&ready("hourglass"), 2, None).unwrap();
        assert_eq!(Some(start.board()), theme.board().ok().as_ref());
        assert_eq!(deal(&own("Mine"), 2, Some(&format!("2 {}", theme.text))), Ok(start));
        let by_seed = deal_tiles(2, 7, &Variants::default(), &TileSet::default()).unwrap();
        assert_eq!(deal(&BoardChoice::BySeed, 2, None), Ok(by_seed));
    }

    #[test]
    fn a_board_that_is_gone_damaged_or_too_small_is_refused() {
        let refused = Err(BoardChoiceError::Unplayable);
        assert_eq!(deal(&own("Gone"), 2, None), refused);
        assert_eq!(deal(&ready("gone"), 2, None), refused);
        for kept in ["", "2", "2 ?", OWN] {
            assert_eq!(deal(&own("Mine"), 2, Some(kept)), refused, "{kept}");
        }
        let too_many = deal(&BoardChoice::BySeed, 5, None);
        assert_eq!(too_many, Err(BoardChoiceError::Deal(DealError::Players(5))));
    }

    #[test]
    fn own_boards_are_offered_to_their_number_of_players() {
        let kept = [("Two", OWN), ("Three", "3 .x."), ("Torn", "?")];
        let kept = kept.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(own_boards(&kept, 2), ["Two"]);
        assert_eq!(own_boards(&kept, 3), ["Three"]);
        assert!(own_boards(&kept, 4).is_empty());
    }

    #[test]
    fn a_board_has_the_name_that_it_is_kept_under() {
        let theme = ready::find("hourglass", 2).unwrap();
        let kept = [("Torn", "?".to_owned()), ("Mine", format!("2 {} A2@1,1", theme.text))];
        let kept = kept.map(|(name, text)| (name.to_owned(), text));
        assert_eq!(own_name_of(&kept, theme.text).as_deref(), Some("Mine"));
        assert_eq!(own_name_of(&kept[..1], theme.text), None);
    }
}

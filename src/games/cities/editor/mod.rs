//! The editor of start layouts: a draft that may be wrong, what is wrong with it and where, and all
//! that was done to be taken back.

use crate::cities::{
    Layout, MAX_ATTACKERS, Piece, PieceKind, Player, PositionError, Setup, Space, SpaceSet, Turn,
};

/// What a click on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Puts an attacker of this player there, or takes away the same.
    Attacker(Player),
    /// Puts a city of this player there, or takes away the same.
    City(Player),
    /// Takes away all that is there.
    Clear,
}

/// A layout in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    /// Every state of the draft, the first one first.
    drafts: Vec<Setup>,
    at: usize,
}

impl Editor {
    /// Begins with a layout.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        Self { drafts: vec![layout.setup()], at: 0 }
    }

    /// Begins with a draft that was written down by [`text`](Self::text).
    ///
    /// # Errors
    /// The first place where the text does not read on.
    pub fn read_draft(text: &str) -> Result<Self, PositionError> {
        Ok(Self { drafts: vec![read(text)?], at: 0 })
    }

    /// The pieces and cities as they stand.
    #[must_use]
    pub fn draft(&self) -> &Setup {
        &self.drafts[self.at]
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Space) -> Option<Piece> {
        self.draft().pieces.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }

    /// Who controls the city on a square.
    #[must_use]
    pub fn city(&self, square: Space) -> Option<Player> {
        self.draft().cities.iter().find(|(at, _)| *at == square).map(|(_, owner)| *owner)
    }

    /// Uses a tool on a square; says whether it changed anything.
    pub fn apply(&mut self, tool: Tool, square: Space) -> bool {
        let (piece, city) = (self.piece(square), self.city(square));
        let mut draft = self.draft().clone();
        match tool {
            Tool::Attacker(owner) => {
                draft.pieces.retain(|(at, _)| *at != square);
                let new = Piece { owner, kind: PieceKind::Attacker };
                if piece != Some(new) {
                    draft.pieces.push((square, new));
                }
            }
            Tool::City(owner) => {
                draft.cities.retain(|(at, _)| *at != square);
                if city != Some(owner) {
                    draft.cities.push((square, owner));
                }
            }
            Tool::Clear => {
                draft.pieces.retain(|(at, _)| *at != square);
                draft.cities.retain(|(at, _)| *at != square);
            }
        }
        self.change(draft)
    }

    /// Takes everything off the board; says whether there was anything.
    pub fn empty(&mut self) -> bool {
        let nothing = Setup { pieces: Vec::new(), cities: Vec::new(), turn: Turn::Of(Player::A) };
        self.change(nothing)
    }

    /// Takes another layout in the draft's place; says whether it is another.
    pub fn take(&mut self, layout: &Layout) -> bool {
        self.change(layout.setup())
    }

    /// Takes a text in the draft's place, fair or not; says whether it is another.
    ///
    /// # Errors
    /// The first place where the text does not read on; the draft stays.
    pub fn read(&mut self, text: &str) -> Result<bool, PositionError> {
        Ok(self.change(read(text)?))
    }

    /// The draft as text, in the notation's form of a layout.
    #[must_use]
    pub fn text(&self) -> String {
        self.draft().layout_text()
    }

    /// The layout, if a game can begin so.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        Layout::new(self.draft()).ok()
    }

    /// Every reason for which no game can begin so.
    #[must_use]
    pub fn faults(&self) -> Vec<PositionError> {
        Layout::new(self.draft()).err().unwrap_or_default()
    }

    /// The squares that a fault is about: those that hold too much. None where something is
    /// missing.
    #[must_use]
    pub fn squares_of(&self, fault: &PositionError) -> SpaceSet {
        let pieces = |player: Player| {
            let of = self.draft().pieces.iter().filter(move |(_, piece)| piece.owner == player);
            of.map(|(square, _)| *square).collect()
        };
        let cities = |player: Player| {
            let of = self.draft().cities.iter().filter(move |(_, owner)| *owner == player);
            of.map(|(square, _)| *square).collect::<SpaceSet>()
        };
        match fault {
            PositionError::HeroAtStart { square } => SpaceSet::of(*square),
            PositionError::AttackerCount { player, attackers } if *attackers > MAX_ATTACKERS => {
                pieces(*player)
            }
            PositionError::Unequal { what, a, b } => {
                let more = if a > b { Player::A } else { Player::B };
                if *what == "cities" { cities(more) } else { pieces(more) }
            }
            PositionError::TooManyCities { .. } => cities(Player::A) | cities(Player::B),
            _ => SpaceSet::EMPTY,
        }
    }

    /// All squares that any fault is about.
    #[must_use]
    pub fn wrong(&self) -> SpaceSet {
        let each = self.faults();
        each.iter().fold(SpaceSet::EMPTY, |all, fault| all | self.squares_of(fault))
    }

    /// Whether anything can be taken back, and done again.
    #[must_use]
    pub fn can(&self) -> (bool, bool) {
        (self.at > 0, self.at + 1 < self.drafts.len())
    }

    /// Takes back the last change; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let back = self.at > 0;
        self.at -= usize::from(back);
        back
    }

    /// Does again what was taken back; says whether there was anything.
    pub fn redo(&mut self) -> bool {
        let on = self.at + 1 < self.drafts.len();
        self.at += usize::from(on);
        on
    }

    fn change(&mut self, mut draft: Setup) -> bool {
        draft.sort();
        let changed = draft != *self.draft();
        if changed {
            self.drafts.truncate(self.at + 1);
            self.drafts.push(draft);
            self.at += 1;
        }
        changed
    }
}

/// The pieces and cities of a text; A at turn. Space around it does not matter.
fn read(text: &str) -> Result<Setup, PositionError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    format!("{} A", words.join(" ")).parse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::squares;

    fn sq(name: &str) -> Space {
        squares().find(|s| crate::cities::name(*s) == name).unwrap()
    }

    #[test]
    fn a_tool_puts_down_and_takes_away() {
        let mut editor = Editor::new(&Layout::default());
        assert!(editor.apply(Tool::City(Player::A), sq("e5")));
        assert!(editor.apply(Tool::Attacker(Player::B), sq("e5")));
        assert_eq!(editor.city(sq("e5")), Some(Player::A));
        assert_eq!(editor.piece(sq("e5")).map(Piece::letter), Some('a'));
        assert!(editor.apply(Tool::Attacker(Player::A), sq("e5")));
        assert_eq!(editor.piece(sq("e5")).map(Piece::letter), Some('A'));
        assert!(editor.apply(Tool::Attacker(Player::A), sq("e5")));
        assert_eq!(editor.piece(sq("e5")), None);
        assert!(editor.apply(Tool::Clear, sq("e5")));
        assert!(!editor.apply(Tool::Clear, sq("e5")));
        assert_eq!(editor.layout(), Some(Layout::default()));
    }

    #[test]
    fn what_is_wrong_is_said_at_once_and_where() {
        let mut editor = Editor::new(&Layout::default());
        assert_eq!((editor.faults(), editor.wrong()), (Vec::new(), SpaceSet::EMPTY));
        editor.apply(Tool::Attacker(Player::A), sq("e5"));
        let faults = editor.faults();
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert_eq!(editor.wrong().len(), 9);
        assert!(editor.wrong().contains(sq("e5")) && !editor.wrong().contains(sq("b10")));
        editor.empty();
        let faults = editor.faults();
        assert!(faults.contains(&PositionError::NoCity), "{faults:?}");
        let few = PositionError::AttackerCount { player: Player::B, attackers: 0 };
        assert!(faults.contains(&few), "{faults:?}");
        assert_eq!(editor.wrong(), SpaceSet::EMPTY);
    }

    #[test]
    fn a_text_takes_the_place_of_the_draft_or_leaves_it() {
        let mut editor = Editor::new(&Layout::default());
        let text = "10/1aaa6/10/10/10/10/10/10/1AAA6/10 d3A,d8B";
        assert_eq!(editor.read(&format!(" {text}\r\n")), Ok(true));
        assert_eq!((editor.text().as_str(), editor.faults()), (text, Vec::new()));
        assert!(editor.read("10/10 d3A").is_err());
        assert_eq!(editor.text(), text);
        assert!(editor.undo());
        assert_eq!(editor.layout(), Some(Layout::default()));
    }
}

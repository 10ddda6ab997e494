//! The aids that are switched on where a link is opened: `&aids=threats.teacher` behind the game.

/// The name of the value with the aids.
pub const AIDS: &str = "aids";
/// The name of the value with what is drawn on the board ([`Marks`](crate::table::Marks)).
pub const MARKS: &str = "marks";

/// The most characters of the name of an aid that is not known, in a message.
const LONGEST_NAME: usize = 20;

/// An aid to look at a board with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aid {
    /// What could be taken next turn is marked.
    Threats,
    /// The teacher's view: what each piece could do, and what is drawn for an audience.
    Teacher,
}

impl Aid {
    /// All aids, in the order of links.
    pub const ALL: [Self; 2] = [Self::Threats, Self::Teacher];

    /// The word in a link.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Threats => "threats",
            Self::Teacher => "teacher",
        }
    }
}

/// The aids of a link.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aids {
    /// Those that are switched on.
    pub on: Vec<Aid>,
    /// The words of those that are not known here: of a newer version, or damaged.
    pub unknown: Vec<String>,
}

impl Aids {
    /// Whether an aid is switched on.
    #[must_use]
    pub fn has(&self, aid: Aid) -> bool {
        self.on.contains(&aid)
    }

    /// The text in a link.
    #[must_use]
    pub fn write(&self) -> String {
        let words = Aid::ALL.iter().filter(|aid| self.has(**aid)).map(|aid| aid.word());
        words.collect::<Vec<_>>().join(".")
    }

    /// Reads the text of a link. Aids that are not known are only named: a link is opened without them.
    ///
    /// ```
    /// use tabletop::record::link::{Aid, Aids};
    /// let aids = Aids::read("threats.x-ray");
    /// assert_eq!((aids.on, aids.unknown), (vec![Aid::Threats], vec!["x-ray".to_owned()]));
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut aids = Self::default();
        for word in text.split('.').filter(|word| !word.is_empty()) {
            match Aid::ALL.into_iter().find(|aid| aid.word() == word) {
                Some(aid) if !aids.has(aid) => aids.on.push(aid),
                Some(_) => {}
                // A message has room for a few.
                None if aids.unknown.len() < Aid::ALL.len() + 1 => {
                    aids.unknown.push(word.chars().take(LONGEST_NAME).collect());
                }
                None => {}
            }
        }
        aids
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aids_read_back_in_any_order_and_each_once() {
        let both = Aids { on: Aid::ALL.to_vec(), unknown: Vec::new() };
        assert_eq!(both.write(), "threats.teacher");
        assert_eq!(Aids::read(&both.write()), both);
        assert_eq!(Aids::read("teacher.teacher.threats").write(), "threats.teacher");
        assert_eq!(Aids::read(""), Aids::default());
        assert_eq!(Aids::read(".."), Aids::default());
    }

    #[test]
    fn what_is_not_known_is_named_and_never_long() {
        let aids = Aids::read("Threats.%20.threats");
        assert_eq!(aids.on, [Aid::Threats]);
        assert_eq!(aids.unknown, ["Threats", "%20"]);
        let many = Aids::read(&["é".repeat(50), ".".to_owned()].concat().repeat(50));
        assert_eq!(many.unknown, vec!["é".repeat(LONGEST_NAME); 3]);
    }
}

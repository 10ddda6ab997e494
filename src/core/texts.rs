//! Texts of one language that are fetched when they are needed, such as those of the lessons: `[KEY]`
//! begins a section, then `NAME: TEXT` a line.

use super::lines::{LineError, each_line};

/// The texts, by key and name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts(Vec<(String, String)>);

/// A line that is no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("neither [KEY] nor NAME: TEXT")]
pub struct NoText;

impl Texts {
    /// Reads the texts of a language.
    ///
    /// ```
    /// use tabletop::core::texts::Texts;
    /// let texts = Texts::read("[eko-go]\ntitle: Go\n1 task: Go to the reg.\n").unwrap();
    /// assert_eq!(texts.get("eko-go", "title"), Some("Go"));
    /// assert_eq!(texts.of_step("eko-go", 0, "task"), Some("Go to the reg."));
    /// ```
    ///
    /// # Errors
    /// The first line that is no text.
    pub fn read(text: &str) -> Result<Self, LineError<NoText>> {
        let mut texts = Vec::new();
        let mut section = "";
        each_line(text, |line| {
            if let Some(key) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                section = key;
            } else {
                let (name, words) = line.split_once(": ").ok_or(NoText)?;
                texts.push((full(section, name), words.to_owned()));
            }
            Ok(())
        })?;
        Ok(Self(texts))
    }

    /// The text of this name in a section.
    #[must_use]
    pub fn get(&self, section: &str, name: &str) -> Option<&str> {
        let key = full(section, name);
        self.0.iter().find(|(other, _)| *other == key).map(|(_, words)| words.as_str())
    }

    /// The text of this name for a step of a lesson, counted from 0.
    #[must_use]
    pub fn of_step(&self, lesson: &str, step: usize, name: &str) -> Option<&str> {
        self.get(lesson, &((step + 1).to_string() + " " + name))
    }

    /// All sections and names, in the order of the file, and the texts.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, words)| (key.as_str(), words.as_str()))
    }
}

fn full(section: &str, name: &str) -> String {
    [section, name].join(" ")
}

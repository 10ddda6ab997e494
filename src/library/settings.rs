//! What is taken of another browser's settings: nothing that is set here is replaced.

/// What a setting consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// A choice, made or not.
    Choice,
    /// Texts with names, as JSON: boards, layouts.
    Named,
    /// A set of words.
    Words,
}

/// The setting after the one of a file was taken; `None` if it stays as it is. Of texts with the same name
/// the one of the file gets a number, unless they are equal.
///
/// ```
/// use tabletop::library::{Setting, restored};
/// assert_eq!(restored(Setting::Choice, None, "dark"), Some("dark".into()));
/// assert_eq!(restored(Setting::Choice, Some("light"), "dark"), None);
/// assert_eq!(restored(Setting::Words, Some("a b"), "b c"), Some("a b c".into()));
/// let named = restored(Setting::Named, Some(r#"[["Home","x"]]"#), r#"[["Home","x"],["Home","y"]]"#);
/// assert_eq!(named, Some(r#"[["Home","x"],["Home 2","y"]]"#.into()));
/// ```
#[must_use]
pub fn restored(setting: Setting, here: Option<&str>, file: &str) -> Option<String> {
    match setting {
        Setting::Choice => here.is_none().then(|| file.to_owned()),
        Setting::Words => {
            let here = here.unwrap_or_default();
            let mut all: Vec<&str> = here.split_whitespace().collect();
            let before = all.len();
            for word in file.split_whitespace() {
                if !all.contains(&word) {
                    all.push(word);
                }
            }
            (all.len() > before).then(|| all.join(" "))
        }
        Setting::Named => with_named(here, file),
    }
}

fn with_named(here: Option<&str>, file: &str) -> Option<String> {
    let theirs: Vec<(String, String)> = serde_json::from_str(file).ok()?;
    // What cannot be read here is not written over.
    let mut all: Vec<(String, String)> =
        here.map_or(Some(Vec::new()), |here| serde_json::from_str(here).ok())?;
    let before = all.len();
    for (name, text) in theirs {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        for name in std::iter::once(name.clone()).chain(numbered) {
            match all.iter().find(|(other, _)| *other == name) {
                Some((_, other)) if *other == text => break,
                Some(_) => {}
                None => {
                    all.push((name, text));
                    break;
                }
            }
        }
    }
    (all.len() > before).then(|| serde_json::to_string(&all).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_import_brings_nothing_new() {
        let file = r#"[["Home","x"],["Home","y"],["Home","z"]]"#;
        let once = restored(Setting::Named, None, file).unwrap();
        assert_eq!(once, r#"[["Home","x"],["Home 2","y"],["Home 3","z"]]"#);
        assert_eq!(restored(Setting::Named, Some(&once), file), None);
        assert_eq!(restored(Setting::Named, Some(&once), &once), None);
        assert_eq!(restored(Setting::Words, Some("a b"), "b a"), None);
    }

    #[test]
    fn what_cannot_be_read_is_neither_taken_nor_written_over() {
        assert_eq!(restored(Setting::Named, Some("[["), r#"[["a","b"]]"#), None);
        assert_eq!(restored(Setting::Named, Some("[]"), r#"{"a":"b"}"#), None);
    }
}

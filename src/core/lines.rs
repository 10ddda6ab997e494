//! Data files that people write, read line by line: empty lines and those that begin with `#` are passed
//! over.

use std::fmt::{Debug, Display};

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct LineError<W: Debug + Display> {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong.
    pub wrong: W,
}

/// Hands each line to `take`, trimmed.
///
/// ```
/// use tabletop::core::lines::each_line;
/// let mut lines = Vec::new();
/// let take = |line: &str| if line == "bad" { Err("no") } else { Ok(lines.push(line.to_owned())) };
/// let error = each_line("# words\n\n one \nbad\n", take).unwrap_err();
/// assert_eq!((error.to_string().as_str(), lines), ("line 4: no", vec!["one".to_owned()]));
/// ```
///
/// # Errors
/// The first line that is refused.
pub fn each_line<'a, W: Debug + Display>(
    text: &'a str,
    mut take: impl FnMut(&'a str) -> Result<(), W>,
) -> Result<(), LineError<W>> {
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            take(line).map_err(|wrong| LineError { line: number, wrong })?;
        }
    }
    Ok(())
}

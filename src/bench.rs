//! The fixed work that performance figures come from.

/// Does it and reports.
#[must_use]
pub fn run() -> String {
    String::new()
}

//! Cities in words.

pub mod prompt;
pub mod spaces;
pub mod steps;

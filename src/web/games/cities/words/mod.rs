//! Cities in words.

pub mod spaces;
pub mod steps;

//! The rules of both games, a test a sentence.

mod cities;
mod eko;

//! The page as a part of another one, in a frame: what its address asks for.

use super::storage;
use leptos::prelude::*;
use tabletop::record::link;

/// What can be done with a board on another page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Embed {
    /// Its game is looked at, step by step.
    Show,
    /// It is played on.
    Play,
}

impl Embed {
    /// What the address asks for: `embed=show` or `embed=play` in its fragment. Nothing is stored then:
    /// a board on another page has nothing to do with the games of a person.
    pub fn asked_for() -> Option<Self> {
        let fragment = window().location().hash().unwrap_or_default();
        let embed = match link::value_in(&fragment, "embed")? {
            "play" => Self::Play,
            _ => Self::Show,
        };
        storage::close();
        Some(embed)
    }
}

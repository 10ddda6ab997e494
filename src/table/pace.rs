//! How the computer players of a table go on.

/// Whether computer players play when it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// They play.
    #[default]
    Run,
    /// They play one ply and wait then.
    Step,
    /// They wait, and people can play for them.
    Wait,
}

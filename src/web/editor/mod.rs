//! What the editors of all games share: the frame, the grid, the list of problems, undo and redo.

pub mod frame;
pub mod grid;
pub mod problems;
pub mod tools;

//! Undo and redo, the same in every editor.

/// A value that is edited, the states before it, and those that were undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<T> {
    past: Vec<T>,
    current: T,
    future: Vec<T>,
}

impl<T: PartialEq> History<T> {
    /// A history that begins with this state.
    #[must_use]
    pub const fn new(current: T) -> Self {
        Self { past: Vec::new(), current, future: Vec::new() }
    }

    /// The current state.
    #[must_use]
    pub const fn current(&self) -> &T {
        &self.current
    }

    /// Makes `next` the current state and drops what was undone; a state equal to the current one
    /// changes nothing. Returns whether it changed anything.
    pub fn push(&mut self, next: T) -> bool {
        let changed = next != self.current;
        if changed {
            self.past.push(std::mem::replace(&mut self.current, next));
            self.future.clear();
        }
        changed
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.current, before));
        true
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.current, after));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_and_redo_restore_every_state() {
        let mut history = History::new(0);
        assert!(!history.can_undo() && !history.undo());
        assert!(history.push(1) && history.push(2));
        assert!(history.undo() && history.undo() && !history.undo());
        assert_eq!(*history.current(), 0);
        assert!(history.redo() && history.redo() && !history.redo());
        assert_eq!(*history.current(), 2);
    }

    #[test]
    fn a_change_after_undo_drops_what_was_undone() {
        let mut history = History::new(0);
        history.push(1);
        history.undo();
        assert!(history.can_redo());
        assert!(history.push(5));
        assert!(!history.can_redo() && history.can_undo());
    }

    #[test]
    fn an_equal_state_is_no_change() {
        let mut history = History::new(0);
        history.push(1);
        history.undo();
        assert!(!history.push(0));
        assert!(history.can_redo() && !history.can_undo());
    }
}

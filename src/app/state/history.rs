//! Undo and redo: named snapshots, one per gesture.
//!
//! A snapshot is taken when a change is committed (a drag ends, a field is entered, a menu chooses), never
//! by the clock: one drag is one undo, however long it took.

/// A history of states of type `T`.
#[derive(Clone, Debug)]
pub(crate) struct History<T> {
    undo: Vec<NamedChange<T>>,
    redo: Vec<NamedChange<T>>,
}

/// A named change with a state: in `undo` the state before the change, in `redo` the state after it.
#[derive(Clone, Debug)]
struct NamedChange<T> {
    name: String,
    state: T,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self { undo: Vec::new(), redo: Vec::new() }
    }
}

impl<T> History<T> {
    /// Maximum number of changes kept; the oldest is dropped first.
    pub(crate) const LIMIT: usize = 500;

    /// Records a change that was just made. Earlier undone changes can no longer be redone.
    pub(crate) fn commit(&mut self, name: String, before: T) {
        self.redo.clear();
        self.undo.push(NamedChange { name, state: before });
        if self.undo.len() > Self::LIMIT {
            self.undo.remove(0);
        }
    }

    /// Returns the name of the change that undo would revert.
    pub(crate) fn undo_name(&self) -> Option<&str> {
        self.undo.last().map(|change| change.name.as_str())
    }

    /// Returns the name of the change that redo would restore.
    pub(crate) fn redo_name(&self) -> Option<&str> {
        self.redo.last().map(|change| change.name.as_str())
    }

    /// Returns the states that undo leads to, the latest first.
    pub(crate) fn behind(&self) -> impl Iterator<Item = &T> {
        self.undo.iter().rev().map(|change| &change.state)
    }

    /// Undoes the last change and returns its name, if there was one.
    pub(crate) fn undo(&mut self, current: &mut T) -> Option<String> {
        Self::step(&mut self.undo, &mut self.redo, current)
    }

    /// Redoes the last undone change and returns its name, if there was one.
    pub(crate) fn redo(&mut self, current: &mut T) -> Option<String> {
        Self::step(&mut self.redo, &mut self.undo, current)
    }

    fn step(from: &mut Vec<NamedChange<T>>, to: &mut Vec<NamedChange<T>>, current: &mut T) -> Option<String> {
        let NamedChange { name, state } = from.pop()?;
        let left = std::mem::replace(current, state);
        to.push(NamedChange { name: name.clone(), state: left });
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn a_hundred_changes_come_back_one_by_one() {
        let mut history = History::default();
        let mut value = 0;
        for next in 1..=100 {
            history.commit(format!("set {next}"), value);
            value = next;
        }
        for expected in (0..100).rev() {
            assert_eq!(history.undo(&mut value), Some(format!("set {}", expected + 1)));
            assert_eq!(value, expected);
        }
        assert_eq!(history.undo(&mut value), None);
        assert_eq!(history.redo(&mut value), Some("set 1".to_owned()));
        assert_eq!(value, 1);
    }

    #[test]
    fn a_new_change_forgets_what_was_undone() {
        let mut history = History::default();
        let mut value = 0;
        history.commit("one".to_owned(), value);
        value = 1;
        history.undo(&mut value);
        history.commit("two".to_owned(), value);
        value = 2;
        assert_eq!(history.redo_name(), None);
        assert_eq!(history.undo_name(), Some("two"));
        history.undo(&mut value);
        assert_eq!(value, 0);
    }
}

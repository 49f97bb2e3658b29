//! What is wrong with a scene file, and where.

use thiserror::Error;

/// A scene file was refused. The caller knows its name and writes that in front.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {field}: expected {expected}, found {found}")]
pub struct SceneError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The path of the field, such as `q.shape.Points[3]`; `scene` for the file as a whole.
    pub field: String,
    /// What should stand there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

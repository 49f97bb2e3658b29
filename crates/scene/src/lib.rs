//! Scenes: the document of the sandbox, its file format, edits of it, and files.

pub mod edit;
pub mod files;
pub mod scene;

use gjk_message as message;
use gjk_message::words;
use gjk_proximity::{geometry, gjk, internal};

//! Shapes as other programs, and people, write them: read and written.
//!
//! What is pasted or opened becomes a [`Reading`]: lists of points with names, and every place that was not understood.
//! [`scene_of`] makes a scene of chosen lists. [`write()`] goes the other way: a shape, a pair or their difference as
//! data, as code, as a mesh, or as a unit test that expects the true verdict.
//!
//! * All text forms, by one tokenizer and one recogniser of structure: [`read_text`].
//! * Meshes, drawings and maps: [`read_file`], one file of the folder `read` for each form.
//! * One file of the folder `write` for each kind of output.
//!
//! Numbers come in as the nearest f64 and go out with as few digits as read back as the same f64.

mod error;
mod form;
mod made;
mod read;
mod reading;
mod write;

pub use error::ExchangeError;
pub use form::{Form, Format, What};
pub use made::scene_of;
pub use read::{MAX_TEXT, past_comments, read_file, read_text};
pub use reading::{PointList, Problem, Reading};
pub use write::write;

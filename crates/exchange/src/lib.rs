//! Import and export of shapes, as other programs and people write them.
//!
//! A pasted text or an opened file becomes a [`Reading`]: named lists of points, and every place that was
//! not understood. [`scene_of`] makes a scene of chosen lists. [`write()`] is the opposite: it writes a
//! shape, a pair or their difference as data, as code, as a mesh, as a unit test that expects the true
//! verdict, or in the notation of an engine.
//!
//! * All text forms, by one tokenizer and one structure recognizer: [`read_text`].
//! * Bodies with kinds, radii and poses, as engines print them: the folder `read/report`.
//! * Meshes, drawings and maps: [`read_file`], one file of the folder `read` for each form.
//! * Problems with points, and fixed points: [`lint()`], [`mended`]. Outlines and meshes that are not
//!   convex: [`not_convex()`].
//! * One file of the folder `write` for each kind of output; the proof of a verdict: [`Proof`].
//! * Shapes in the notation of an engine: the table `engine`, a row for each [`Engine`], and its only writer,
//!   `write::engine`.
//!
//! The lists of a reading and the omitted parts, as rows of a table: [`account()`].
//!
//! Numbers are read as the nearest f64 and written with the fewest digits that parse to the same f64.

mod account;
mod cast_proof;
mod convexity;
mod engine;
mod error;
mod form;
mod hexadecimal;
mod import;
mod lint;
mod proof;
mod read;
mod reading;
mod spread;
mod triangles;
mod write;

pub use account::{Account, ListRow, account};
pub use cast_proof::{CastCertificateJson, CastProof};
pub use convexity::NotConvex;
pub use engine::Engine;
pub use engine::row::EngineKind;
pub use error::ExchangeError;
pub use form::{CodeLanguage, Exported, Format, SourceForm, TestLanguage};
pub use hexadecimal::hexadecimal;
pub use import::{concerning, is_aside, left_out, scene_of, set_aside};
pub use lint::{Lint, LintKind, lint, mended, not_convex};
pub use proof::Proof;
pub use read::{MAX_TEXT, past_comments, read_file, read_text};
pub use reading::{LeftOut, Place, PointList, Problem, Reading};
pub use triangles::{NEAR, Triangles};
pub use write::write;

use gjk_message as message;
use gjk_message::words;
use gjk_proximity::{geometry, gjk, internal};
use gjk_scene::{edit, files, scene};

//! Bodies in notations that a unique word identifies: kinds of shapes, radii and poses are kept.
//!
//! ```text
//! fcl         the text of an exception of FCL: shapes, 4 × 4 poses
//! mjcf        geoms of `MuJoCo`
//! robot       collisions of URDF and SDF
//! godot       collision nodes of scenes of Godot
//! libccd      objects of libccd that are set field by field, and the polytopes that it dumps
//! box2d       proxies and transforms of a distance input, printed or assigned
//! prose       shapes in the words of reports on FCL and coal
//! beside      lines with numbers that no reader has understood
//! draft       the bodies found, the assumptions, and the places not understood
//! rotation    rotations from quaternions and matrices, and frames within frames
//! xml         tags of XML that may be broken, or embedded in another text
//! ```
//!
//! The content identifies the notation. A text without a body of its own kind is left to the reader of
//! lists.

pub(super) mod beside;
mod box2d;
mod draft;
mod fcl;
mod godot;
mod libccd;
mod mjcf;
mod prose;
mod robot;
pub(super) mod rotation;
mod xml;

use crate::form::SourceForm;
use crate::message::text;
use crate::reading::{Problem, Reading};

pub(super) use draft::ReadingDraft;

/// Reads the bodies of a model. Returns `None` if the text is not a model.
pub(super) fn read_model(text: &str) -> Option<Reading> {
    match (mjcf::is_mjcf(text), robot::is_robot(text)) {
        (true, true) => {
            let problem =
                Problem::of_file(text!("import-one-model"), text!("import-geoms-of-mujoco-beside-links-of"));
            Some(Reading::refused(SourceForm::Report, problem))
        }
        (true, false) => Some(mjcf::read(text)),
        (false, true) => Some(robot::read(text)),
        (false, false) => godot::is_godot(text).then(|| godot::read(text)),
    }
}

/// Reads the bodies of a report. Returns `None` if it has none.
pub(super) fn read(text: &str) -> Option<Reading> {
    if fcl::is_fcl(text) {
        return Some(fcl::read(text));
    }
    let proxies = if box2d::is_box2d(text) { box2d::read(text) } else { None };
    proxies.or_else(|| libccd::read(text)).or_else(|| prose::read(text))
}

//! Bodies in notations that are told by a word of their own: kinds of shapes, radii and poses are kept.
//!
//! ```text
//! fcl         the text of an exception of FCL: shapes, 4 × 4 poses
//! mjcf        geoms of `MuJoCo`
//! libccd      objects of libccd that are set field by field, and the polytopes that it dumps
//! box2d       proxies and transforms of a distance input, printed or assigned
//! draft       the bodies that were found, what was assumed, and what was not understood
//! rotation    rotations from quaternions and matrices
//! ```
//!
//! The notation is told by its content. A text without a body of its own kind is left to the reader of lists.

mod box2d;
mod draft;
mod fcl;
mod libccd;
mod mjcf;
pub(super) mod rotation;

use crate::exchange::reading::Reading;

pub(super) use draft::Draft;

/// The bodies of a drawing that is none: XML with geoms of `MuJoCo`.
pub(super) fn read_geoms(text: &str) -> Option<Reading> {
    mjcf::is_mjcf(text).then(|| mjcf::read(text))
}

/// The bodies of a report; none if it has none.
pub(super) fn read(text: &str) -> Option<Reading> {
    if fcl::is_fcl(text) {
        return Some(fcl::read(text));
    }
    let proxies = if box2d::is_box2d(text) { box2d::read(text) } else { None };
    proxies.or_else(|| libccd::read(text))
}

//! Bodies as engines print them and as their users construct them: kinds of shapes, radii and poses are kept.
//!
//! ```text
//! fcl         the text of an exception of FCL: shapes, 4 × 4 poses
//! mjcf        geoms of `MuJoCo`
//! libccd      objects of libccd that are set field by field, and the polytopes that it dumps
//! box2d       proxies and transforms of a distance input, printed or assigned
//! code        constructors and debug prints of parry, nalgebra, Bullet, Jolt, FCL and coal
//! expression  the calls, fields and assignments of code        shapes, poses: the names of each engine
//! draft       the bodies that were found, what was assumed, and what was not understood
//! rotation    rotations from quaternions and matrices
//! ```
//!
//! The notation is told by its content. A text without a body of its own kind is left to the reader of lists.

mod box2d;
mod code;
mod draft;
mod expression;
mod fcl;
mod libccd;
mod mjcf;
mod poses;
mod rotation;
mod shapes;

use super::token::Token;
use crate::exchange::reading::Reading;

/// The bodies of a drawing that is none: XML with geoms of `MuJoCo`.
pub(super) fn read_geoms(text: &str) -> Option<Reading> {
    mjcf::is_mjcf(text).then(|| mjcf::read(text))
}

/// The bodies of a report; none if it has none.
pub(super) fn read(text: &str, tokens: &[Token]) -> Option<Reading> {
    if fcl::is_fcl(text) {
        Some(fcl::read(text))
    } else if box2d::is_box2d(text) {
        Some(box2d::read(text))
    } else {
        libccd::read(text).or_else(|| code::read(text, tokens))
    }
}

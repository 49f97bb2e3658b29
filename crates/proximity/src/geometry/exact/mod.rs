//! Exact arithmetic on the vertices of two shapes.
//!
//! Every finite f64 is an integer times a power of two. So all coordinates of a pair are integers of one common unit,
//! and every result of `+`, `−` and `×` (products, volumes, signs) stays an integer: [`dashu_int::IBig`]. Division is
//! postponed to the end: a length is the square root of a fraction, a point a vector over a common denominator.

mod bounded_real;
mod double_word;
mod number;
mod pair;
mod sum;
mod triple;
mod vector;

pub use bounded_real::BoundedReal;
pub(crate) use number::real_quotient;
pub use number::{Enclosure, enclosed_root, quotient, root_of_quotient};
pub use pair::ExactPair;
pub use triple::RealVector;
pub(crate) use triple::{DoubleWordVector, RingElement, Triple};
pub use vector::ExactVector;

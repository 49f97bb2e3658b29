//! Shapes and poses as code constructs them, data files hold them and debug prints show them, in any language with brackets.
//!
//! ```text
//! tree      statements, calls, lists and records            engine   the engines, and what they take for granted
//! evaluate  what names stand for, what calls make, change   table    the constructors of shapes, a row for each
//! value     numbers, vectors, lists, and sums of them       make     shapes from the values of a row
//! turn      rotations and poses in either dimension         numeric  constructors of vectors, rotations and poses
//! role      what a method or a field does to a body         pair     which pose belongs to which shape
//! ```
//!
//! A number that is not understood is named, and what would change a shape if it were understood is a problem: a call with
//! numbers on a shape, an unknown constructor around a known one, a vector beside a shape without a pose.

mod bracket;
mod engine;
mod evaluate;
mod make;
mod numeric;
mod operand;
mod pair;
mod parser;
mod role;
mod statement;
mod table;
mod tree;
mod turn;
mod value;
mod words;

use super::report::Draft;
use super::token::Token;
use crate::exchange::reading::Reading;
use evaluate::World;

/// The most tokens of a text that is read as code: longer ones are lists of points.
const MAX_TOKENS: usize = 300_000;

/// The bodies of a text; none if it has no shape but lists of points, which need no code to be read.
pub(super) fn read(text: &str, tokens: &[Token]) -> Option<Reading> {
    if tokens.len() > MAX_TOKENS {
        return None;
    }
    let world = World::of(text, &parser::parse(text, tokens));
    pair::finish(world, tokens, Draft::of(text))
}

//! Shapes and poses in code, data and debug prints of any language with brackets.
//!
//! From tokens to statements:
//!
//! ```text
//! tree        statements, and expressions of calls, lists and records
//! parser      the cursor over the tokens; which braces hold statements
//! statement   words, a target and its value; branches and declarations
//! operand     signs, names with their calls and indices, members
//! bracket     the values in a bracket, with their labels
//! ```
//!
//! From statements to shapes and bodies:
//!
//! ```text
//! world       shapes, bodies, names and problems; executes statements
//! hints       the lists that loops iterate over, and the names that change later
//! doubt       values that are no longer known
//! target      assignments to members, components and elements
//! expression  values of expressions, of names, and of records that are bodies
//! call        dispatch of functions and methods
//! shape       constructors of shapes, by their rows of the table
//! change      changes by methods and fields: poses, lists, shapes
//! join        calls with shapes among their values; bodies and their parts
//! wrap        calls with one shape: setters, casts, frames, bodies with a pose
//! query       the pair that a call asks about
//! pair        the pose of each shape
//! write       the bodies as a reading; the omitted parts
//! ```
//!
//! The meaning of the words of libraries:
//!
//! ```text
//! engine      the engines and their conventions
//! table       the constructors of shapes, a row for each
//! slots       the values of a constructor by the slots of its row
//! make        shapes from these values
//! role        the effect of a method or a field on a body
//! vector      constructors of numbers and vectors
//! rotation    constructors of rotations
//! pose        constructors and setters of poses
//! name        names of functions with their paths
//! words       words of names, and lists of words
//! value       numbers, vectors, lists, records
//! sums        constants, functions and signs
//! turn        rotations and poses in either dimension
//! ```
//!
//! A number that is not understood is listed as omitted. If it could change a shape, it is a problem: a call with
//! numbers on a shape, an unknown constructor around a known one, a vector beside a shape without a pose.

mod bracket;
mod call;
mod change;
mod doubt;
mod engine;
mod expression;
pub(super) mod hints;
mod join;
mod make;
mod name;
mod operand;
mod pair;
mod parser;
mod pose;
mod query;
mod role;
mod rotation;
mod shape;
mod slots;
mod statement;
mod sums;
mod table;
mod target;
mod tree;
mod turn;
mod value;
mod vector;
mod words;
mod world;
mod wrap;
mod write;

use super::report::ReadingDraft;
use super::token::Token;
use crate::reading::Reading;
use world::World;

/// Maximum number of tokens of a text that is read as code; longer texts are lists of points.
const MAX_TOKENS: usize = 300_000;

/// Reads the bodies of a text. Returns `None` if it has no shape except lists of points, which need no code
/// to be read.
pub(super) fn read(text: &str, tokens: &[Token]) -> Option<Reading> {
    if tokens.len() > MAX_TOKENS {
        return None;
    }
    let world = World::of(text, &parser::parse(text, tokens));
    pair::finish(world, tokens, ReadingDraft::of(text))
}

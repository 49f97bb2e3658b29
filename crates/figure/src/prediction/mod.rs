//! Questions about the next decision of a run, to be answered before it is shown.
//!
//! A question is made from the event that answers it: the decision of the scene's algorithm, right or wrong.
//! In a tie, every tied answer is right. Events that decide nothing by themselves, such as new names of the
//! points, have no question.

mod ask;
mod question;
mod vertex;

pub(crate) use ask::Asking;
pub use ask::{predictions, verdict_question};
pub(crate) use question::dimension_key;
pub use question::{Answer, AnswerChoice, DIRECTION_TOLERANCE, OfferedAnswers, PicturePlace, Prediction};
pub(crate) use vertex::farthest;

pub use super::events::other_direction;

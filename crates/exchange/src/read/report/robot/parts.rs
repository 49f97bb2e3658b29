//! The bodies of a document within a text.

use resvg::usvg::roxmltree::Node;

use super::super::draft::ReadingDraft;
use super::super::rotation::SpatialFrame;
use super::element::ElementRefusal;
use crate::geometry::{Dimension, Shape};

/// A reading that is being built, and the start of the document in its text.
pub(super) struct RobotDraft<'a, 'b> {
    pub(super) draft: &'b mut ReadingDraft<'a>,
    pub(super) offset: usize,
}

impl RobotDraft<'_, '_> {
    /// Adds the shape of an element, or leaves it out with the reason.
    pub(super) fn shape(
        &mut self,
        node: Node<'_, '_>,
        name: &str,
        shape: Result<Shape, &'static str>,
        frame: SpatialFrame,
    ) {
        match shape {
            Ok(shape) => {
                self.draft.body(name, self.place(node.range()), Dimension::Three, (shape, frame.pose(), 0.0));
            }
            Err(why) => self.left_out(node, why),
        }
    }

    /// Lists an element that contributes to no shape as omitted.
    pub(super) fn left_out(&mut self, node: Node<'_, '_>, why: &str) {
        self.draft.left_out(self.place(node.range()), why);
    }

    /// Adds a note about an assumption, once.
    pub(super) fn remark(&mut self, remark: &str) {
        self.draft.remark(remark);
    }

    /// Adds an element that was not understood.
    pub(super) fn refuse(&mut self, ElementRefusal { range, expected, found }: ElementRefusal) {
        let range = self.place(range);
        match found {
            Some(found) => self.draft.found(range, &expected, found),
            None => self.draft.problem(range, &expected),
        }
    }

    fn place(&self, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
        self.offset + range.start..self.offset + range.end
    }
}

//! The selection: the subject of an edit.

use std::collections::BTreeSet;
use std::ops::{Index, IndexMut};

use glam::DVec3;

use super::vertices;
use crate::geometry::Side;
use crate::message::text;
use crate::scene::Scene;

/// The selected vertices or bodies, indexed by [`Side`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection([Part; 2]);

/// The selection within one shape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// Nothing.
    #[default]
    Nothing,
    /// The body as a whole.
    Whole,
    /// Some of its vertices, by their indices; at least one.
    Vertices(BTreeSet<usize>),
}

impl Index<Side> for Selection {
    type Output = Part;
    fn index(&self, side: Side) -> &Part {
        &self.0[side]
    }
}

impl IndexMut<Side> for Selection {
    fn index_mut(&mut self, side: Side) -> &mut Part {
        &mut self.0[side]
    }
}

impl Selection {
    /// Returns one body as a whole.
    pub fn body(side: Side) -> Self {
        let mut selection = Self::default();
        selection[side] = Part::Whole;
        selection
    }

    /// Selects some vertices of one body; nothing if the list is empty.
    pub fn vertices(side: Side, indices: impl IntoIterator<Item = usize>) -> Self {
        let mut selection = Self::default();
        selection[side] = Part::of_vertices(indices);
        selection
    }

    /// Returns whether nothing is selected.
    pub fn is_empty(&self) -> bool {
        Side::BOTH.iter().all(|side| self[*side] == Part::Nothing)
    }

    /// Returns the selected vertex, if it is the only one and nothing else is selected.
    pub fn single_vertex(&self) -> Option<(Side, usize)> {
        let mut chosen = Side::BOTH.into_iter().filter(|side| self[*side] != Part::Nothing);
        let (side, None) = (chosen.next()?, chosen.next()) else { return None };
        match &self[side] {
            Part::Vertices(indices) if indices.len() == 1 => indices.first().map(|index| (side, *index)),
            Part::Nothing | Part::Whole | Part::Vertices(_) => None,
        }
    }

    /// Returns the body that a change of one shape applies to: the only one with a selection, and Q if none
    /// or both have one.
    pub fn subject(&self) -> Side {
        match Side::BOTH.map(|side| self[side] != Part::Nothing) {
            [true, false] => Side::P,
            [false, _] | [true, true] => Side::Q,
        }
    }

    /// Returns the only selected body. Returns `None` if it is not selected as a whole, or if more is
    /// selected.
    pub fn single_body(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| *self == Self::body(*side))
    }

    /// Returns whether this vertex itself is selected, rather than its whole body.
    pub fn contains_vertex(&self, side: Side, index: usize) -> bool {
        matches!(&self[side], Part::Vertices(indices) if indices.contains(&index))
    }

    /// Returns the selection without the vertices that do not exist in this scene.
    pub fn in_scene(&self, scene: &Scene) -> Self {
        let mut selection = self.clone();
        for side in Side::BOTH {
            if let Part::Vertices(indices) = &self[side] {
                let count = vertices::count(&scene.bodies[side]);
                selection[side] = Part::of_vertices(indices.iter().copied().filter(|index| *index < count));
            }
        }
        selection
    }

    /// Returns the name of the selection in "move …": `Q`, `q2`, `3 vertices of P`, `P and Q`. Empty if
    /// nothing is selected.
    pub fn name(&self) -> String {
        let name = |side: Side| match &self[side] {
            Part::Nothing => None,
            Part::Whole => Some(side.name().to_owned()),
            Part::Vertices(indices) => Some(match indices.first() {
                Some(only) if indices.len() == 1 => format!("{}{only}", side.vertex_letter()),
                _ => text!("selection-vertices"; count = indices.len(), side = side.name()),
            }),
        };
        match (name(Side::P), name(Side::Q)) {
            (Some(of_p), Some(of_q)) => text!("selection-both"; p = of_p, q = of_q),
            (of_p, of_q) => of_p.or(of_q).unwrap_or_default(),
        }
    }

    /// Returns the center of the selection in world space: of the selected vertices, and of the bodies
    /// selected as a whole.
    pub fn middle(&self, scene: &Scene) -> Option<DVec3> {
        let points: Vec<DVec3> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                let body = &scene.bodies[side];
                match &self[side] {
                    Part::Nothing => Vec::new(),
                    Part::Whole => vec![body.center()],
                    Part::Vertices(indices) => {
                        let places = vertices::in_world(body);
                        indices.iter().filter_map(|index| places.get(*index).copied()).collect()
                    }
                }
            })
            .collect();
        (!points.is_empty()).then(|| points.iter().sum::<DVec3>() / points.len() as f64)
    }
}

impl Part {
    /// Selects these vertices; nothing if there are none.
    pub fn of_vertices(indices: impl IntoIterator<Item = usize>) -> Self {
        let indices: BTreeSet<usize> = indices.into_iter().collect();
        if indices.is_empty() { Self::Nothing } else { Self::Vertices(indices) }
    }
}

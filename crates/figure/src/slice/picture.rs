//! The cutting plane in the picture of P ⊖ Q: a sheet around all of it, and the section on the sheet.

use glam::DVec3;

use super::plane::{Cut, Named, plane_of};
use crate::analysis::Analysis;
use crate::difference;
use crate::geometry::Dimension;
use crate::internal::CuttingPlane;
use crate::mark::{Figure, Form, Role};
use crate::scene::{Overlay, Overlays};

/// Margin of the sheet around P ⊖ Q and O on each side, as a fraction of its width and height.
const MARGIN: f64 = 0.06;

/// P ⊖ Q with its simplex, and the plane that cuts it.
#[derive(Clone, Debug, PartialEq)]
pub struct CutPicture {
    /// The picture.
    pub figure: Figure,
    /// The corners of the sheet, in order around it.
    pub corners: [DVec3; 4],
}

/// Draws the plane that [`super::slice`] cuts with at this step. Returns `None` in 2D, and if there is no
/// such plane.
pub fn cut_picture(analysis: &Analysis, step: usize, cut: Cut) -> Option<CutPicture> {
    if analysis.dimension == Dimension::Two {
        return None;
    }
    let Named { plane, .. } = plane_of(&analysis.state(step), cut).ok()?;
    let mut figure = difference(analysis, step, Overlays::NONE.with(Overlay::Hull).with(Overlay::Simplex));
    let in_space = |[x, y]: [f64; 2]| plane.origin + plane.directions[0] * x + plane.directions[1] * y;
    let points: Vec<DVec3> = analysis.difference.points.iter().map(|point| point.point).collect();
    let section: Vec<DVec3> =
        plane.section(&analysis.difference.hull, &points).into_iter().map(in_space).collect();
    if section.len() > 2 {
        figure.add(Role::Cut, None, Form::Area { points: section.clone() });
    }
    if section.len() > 1 {
        let closed = section.len() > 2;
        figure.add(Role::Cut, None, Form::Line { points: section, closed });
    }
    let corners = sheet(&plane, &points).map(in_space);
    figure.add(Role::Cut, None, Form::Line { points: corners.to_vec(), closed: true });
    Some(CutPicture { figure, corners })
}

/// The corners of the sheet, in the coordinates of its plane.
fn sheet(plane: &CuttingPlane, points: &[DVec3]) -> [[f64; 2]; 4] {
    let all = points.iter().chain([&DVec3::ZERO]).map(|point| plane.coordinates(*point));
    let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    for at in all {
        for axis in 0..2 {
            low[axis] = low[axis].min(at[axis]);
            high[axis] = high[axis].max(at[axis]);
        }
    }
    // A P ⊖ Q that is a point or a segment needs a visible sheet, too.
    let widest = (high[0] - low[0]).max(high[1] - low[1]);
    for axis in 0..2 {
        let margin = MARGIN * if high[axis] > low[axis] { high[axis] - low[axis] } else { widest.max(1.0) };
        low[axis] -= margin;
        high[axis] += margin;
    }
    [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]]
}

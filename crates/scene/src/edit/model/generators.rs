//! The kinds that are generated as a list of points: a row for each, and how its points are made.

use std::f64::consts::TAU;

use glam::{DVec2, DVec3};

use super::group::Group;
use super::parameters::{ModelParameter, aspect, length, offset, seed, sides, thin, tips, vertices};
use super::random;
use crate::geometry::{Dimension, Shape};

/// A row of the table of generated kinds.
#[derive(Debug)]
pub(super) struct Generator {
    /// The id of the kind's message: the name on a button, a tooltip, and the name with an article.
    pub(super) message: &'static str,
    /// The section of the gallery.
    pub(super) group: Group,
    /// The dimensions in which the kind exists.
    pub(super) dimensions: &'static [Dimension],
    /// The numbers of the kind, with their default values.
    pub(super) parameters: &'static [ModelParameter],
    /// Generates the points for these numbers. Returns `None` if there are too many or too few numbers.
    points: fn(&[f64], Dimension) -> Option<Vec<DVec3>>,
}

pub(super) const DODECAHEDRON: Generator = Generator {
    message: "kind-dodecahedron",
    group: Group::Regular,
    dimensions: Dimension::SPACE,
    parameters: &[length("radius", 1.0)],
    points: |values, _| {
        let &[radius] = values else { return None };
        Some(dodecahedron(radius))
    },
};

pub(super) const ANTIPRISM: Generator = Generator {
    message: "kind-antiprism",
    group: Group::Regular,
    dimensions: Dimension::SPACE,
    parameters: &[sides(), length("radius", 1.0), length("half-height", 1.0)],
    points: |values, _| {
        let &[sides, radius, half_height] = values else { return None };
        Some(alternating(whole(sides), radius, half_height, false))
    },
};

pub(super) const TRIANGLE: Generator = Generator {
    message: "kind-triangle",
    group: Group::Regular,
    dimensions: Dimension::BOTH,
    parameters: &[length("base", 2.0), length("height", 2.0), offset("apex-shift", 0.0)],
    points: |values, _| {
        let &[base, height, shift] = values else { return None };
        Some(triangle(base, height, shift))
    },
};

pub(super) const SEGMENT: Generator = Generator {
    message: "kind-segment",
    group: Group::Regular,
    dimensions: Dimension::BOTH,
    parameters: &[length("length", 2.0)],
    points: |values, _| {
        let &[length] = values else { return None };
        Some(vec![DVec3::X * (-length / 2.0), DVec3::X * (length / 2.0)])
    },
};

pub(super) const POINT: Generator = Generator {
    message: "kind-point",
    group: Group::Regular,
    dimensions: Dimension::BOTH,
    parameters: &[],
    points: |values, _| {
        let &[] = values else { return None };
        Some(vec![DVec3::ZERO])
    },
};

pub(super) const RANDOM_POLYGON: Generator = Generator {
    message: "kind-random-polygon",
    group: Group::Random,
    dimensions: Dimension::PLANE,
    parameters: &[vertices(3, 8.0), length("width", 2.0), aspect(), seed()],
    points: |values, _| {
        let &[vertices, width, aspect, seed] = values else { return None };
        Some(random::polygon(whole(vertices), DVec2::new(width, width * aspect), whole(seed)))
    },
};

pub(super) const RANDOM_POLYTOPE: Generator = Generator {
    message: "kind-random-polytope",
    group: Group::Random,
    dimensions: Dimension::SPACE,
    parameters: &[vertices(4, 12.0), length("width", 2.0), aspect(), seed()],
    points: |values, _| {
        let &[vertices, width, aspect, seed] = values else { return None };
        Some(random::on_ellipsoid(
            whole(vertices),
            DVec3::new(width, width, width * aspect) / 2.0,
            whole(seed),
        ))
    },
};

pub(super) const RANDOM_HULL: Generator = Generator {
    message: "kind-hull-of-random-points",
    group: Group::Random,
    dimensions: Dimension::BOTH,
    parameters: &[vertices(3, 12.0), length("width", 2.0), seed()],
    points: |values, dimension| {
        let &[vertices, width, seed] = values else { return None };
        Some(random::in_box(dimension, whole(vertices), width, whole(seed)))
    },
};

pub(super) const EVEN_SPHERE: Generator = Generator {
    message: "kind-even-points-on-a-sphere",
    group: Group::Random,
    dimensions: Dimension::SPACE,
    parameters: &[vertices(4, 32.0), length("radius", 1.0)],
    points: |values, _| {
        let &[vertices, radius] = values else { return None };
        Some(even_sphere(whole(vertices), radius))
    },
};

pub(super) const RANDOM_SPHERE: Generator = Generator {
    message: "kind-random-points-on-a-sphere",
    group: Group::Random,
    dimensions: Dimension::SPACE,
    parameters: &[vertices(4, 32.0), length("radius", 1.0), seed()],
    points: |values, _| {
        let &[vertices, radius, seed] = values else { return None };
        Some(random::on_ellipsoid(whole(vertices), DVec3::splat(radius), whole(seed)))
    },
};

pub(super) const NEEDLE: Generator = Generator {
    message: "kind-needle",
    group: Group::Hard,
    dimensions: Dimension::BOTH,
    parameters: &[length("length", 3.0), thin("thickness", 0.01)],
    points: |values, dimension| {
        let &[length, thickness] = values else { return None };
        Some(needle(length / 2.0, thickness / 2.0, dimension))
    },
};

pub(super) const SLIVER: Generator = Generator {
    message: "kind-sliver",
    group: Group::Hard,
    dimensions: Dimension::PLANE,
    parameters: &[length("length", 2.0), thin("height", 0.001)],
    points: |values, _| {
        let &[length, height] = values else { return None };
        Some(triangle(length, height, length / 4.0))
    },
};

pub(super) const PLATE: Generator = Generator {
    message: "kind-plate",
    group: Group::Hard,
    dimensions: Dimension::SPACE,
    parameters: &[vertices(4, 8.0), length("radius", 1.0), thin("thickness", 0.001)],
    points: |values, _| {
        let &[vertices, radius, thickness] = values else { return None };
        Some(alternating(whole(vertices), radius, thickness / 2.0, true))
    },
};

pub(super) const STAR: Generator = Generator {
    message: "kind-star",
    group: Group::Hard,
    dimensions: Dimension::PLANE,
    parameters: &[tips(), length("outer-radius", 1.2), length("inner-radius", 0.5)],
    points: |values, _| {
        let &[tips, outer, inner] = values else { return None };
        Some(star(whole(tips), outer, inner))
    },
};

impl Generator {
    /// Returns the hull of the points for these numbers. Returns `None` if there are too many or too few
    /// numbers.
    pub(super) fn shape(&self, values: &[f64], dimension: Dimension) -> Option<Shape> {
        let points = (self.points)(values, dimension)?;
        // + 0.0 avoids −0 in a file.
        Some(Shape::Points(points.into_iter().map(|point| point + 0.0).collect()))
    }
}

/// An integer that its bounds keep in range.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the bounds of counts and seeds are checked, and a cast of anything else saturates"
)]
const fn whole(value: f64) -> u32 {
    value as u32
}

/// Returns `count` directions around z, the first along x. Opposite directions are exactly opposite.
pub(in crate::edit) fn circle(count: u32) -> Vec<DVec3> {
    Shape::RegularPolygon { sides: count, radius: 1.0 }.vertices().unwrap_or_default()
}

/// Returns `count` directions along a spiral from z to −z, each the center of about the same area.
///
/// Á. González, *Measurement of areas on a sphere using Fibonacci and latitude–longitude lattices*, 2010.
pub(in crate::edit) fn spiral(count: u32) -> Vec<DVec3> {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let direction = |index: u32| {
        let z = 1.0 - f64::from(2 * index + 1) / f64::from(count.max(1));
        let turn = DVec2::from_angle(TAU * (f64::from(index) / golden).fract());
        (turn * (1.0 - z * z).max(0.0).sqrt()).extend(z)
    };
    (0..count).map(direction).collect()
}

fn even_sphere(count: u32, radius: f64) -> Vec<DVec3> {
    random::tidied(Dimension::Three, spiral(count).into_iter().map(|unit| unit * radius).collect())
}

/// The vertices of a triangle, counterclockwise, with half of the height below the origin.
fn triangle(base: f64, height: f64, shift: f64) -> Vec<DVec3> {
    let (half, low) = (base / 2.0, -height / 2.0);
    vec![DVec3::new(-half, low, 0.0), DVec3::new(half, low, 0.0), DVec3::new(shift, height + low, 0.0)]
}

/// The vertices of a cube and of three golden rectangles.
fn dodecahedron(radius: f64) -> Vec<DVec3> {
    let golden = f64::midpoint(1.0, 5.0_f64.sqrt());
    let side = radius / 3.0_f64.sqrt();
    let cube = Shape::Cuboid { half_extents: DVec3::splat(side) }.vertices().unwrap_or_default();
    let (short, long) = (side / golden, side * golden);
    let signs = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let rectangle = signs.map(|(y, z)| DVec3::new(0.0, y * short, z * long));
    let turns = [|v: DVec3| v, |v: DVec3| DVec3::new(v.z, v.x, v.y), |v: DVec3| DVec3::new(v.y, v.z, v.x)];
    cube.into_iter().chain(turns.into_iter().flat_map(|turn| rectangle.map(turn))).collect()
}

/// Points around z that are alternately below and above the plane z = 0. An antiprism has `count` at each
/// end, the lower ones first; a plate has `count` in all, in order.
fn alternating(count: u32, radius: f64, half_height: f64, is_plate: bool) -> Vec<DVec3> {
    let around = circle(if is_plate { count } else { 2 * count });
    let point = |(index, unit): (usize, &DVec3)| {
        let z = if index % 2 == 0 { -half_height } else { half_height };
        (*unit * radius).with_z(z)
    };
    let all: Vec<DVec3> = around.iter().enumerate().map(point).collect();
    if is_plate {
        return all;
    }
    let end = |first: usize| all.iter().copied().skip(first).step_by(2);
    end(0).chain(end(1)).collect()
}

/// A needle along x. In the plane, it has no points along z.
fn needle(half_length: f64, half_thickness: f64, dimension: Dimension) -> Vec<DVec3> {
    let across =
        [DVec3::NEG_Y, DVec3::Y, DVec3::NEG_Z, DVec3::Z].into_iter().take(2 * (dimension.count() - 1));
    let tips = [DVec3::NEG_X * half_length, DVec3::X * half_length];
    tips.into_iter().chain(across.map(|axis| axis * half_thickness)).collect()
}

/// The outline of a star, counterclockwise from the tip on the positive y axis.
fn star(tips: u32, outer: f64, inner: f64) -> Vec<DVec3> {
    let upright = |unit: DVec3| DVec3::new(-unit.y, unit.x, 0.0);
    let radius = |index: usize| if index.is_multiple_of(2) { outer } else { inner };
    circle(2 * tips).into_iter().enumerate().map(|(index, unit)| upright(unit) * radius(index)).collect()
}

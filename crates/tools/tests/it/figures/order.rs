//! Faces from back to front, hidden lines, and coordinates that stay finite.

use std::sync::Arc;

use gjk_figure::{
    Analysis, Bounds, Camera, Figure, Form, Hit, Overlays, PaperForm, PaperMark, Role, Solid, Visibility,
    difference, world,
};
use gjk_proximity::geometry::{Convex, Core, Dimension, Side};
use gjk_proximity::gjk::Settings;
use gjk_proximity::internal::Surface;
use gjk_scene::scene::Projection;
use glam::{DMat3, DVec2, DVec3};

use super::{hull, numbers};
use crate::shapes::hull_of;

const SIZE: DVec2 = DVec2::new(640.0, 480.0);

/// A rotated box.
struct Block {
    center: DVec3,
    half: DVec3,
    turn: DMat3,
}

impl Block {
    fn corners(&self) -> Vec<[f64; 3]> {
        let signs = [-1.0, 1.0];
        let corner = |x, y, z| (self.center + self.turn * (self.half * DVec3::new(x, y, z))).to_array();
        let along = |x: f64, y: f64| signs.map(|z| corner(x, y, z));
        signs.into_iter().flat_map(|x| signs.into_iter().flat_map(move |y| along(x, y))).collect()
    }

    /// The interval in which a ray is inside the box; the slab method, in the box's own coordinates.
    fn pierced_by(&self, from: DVec3, along: DVec3) -> Option<[f64; 2]> {
        let (from, along) = (self.turn.transpose() * (from - self.center), self.turn.transpose() * along);
        let (a, b) = ((-self.half - from) / along, (self.half - from) / along);
        let (enter, leave) = (a.min(b).max_element(), a.max(b).min_element());
        (enter < leave).then_some([enter, leave])
    }
}

/// Pseudo-random numbers from 0 to 1, the same on every machine (D. H. Lehmer's generator).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> f64 {
        self.0 = self.0 * 48_271 % 2_147_483_647;
        self.0 as f64 / 2_147_483_647.0
    }

    fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.roll()
    }
}

fn analysis(p: Convex<DVec3>, q: Convex<DVec3>) -> Analysis {
    Analysis::new(Dimension::Three, [p, q], Settings::default())
}

/// The depth of a point in a convex polygon, in points; negative outside.
fn depth_inside(points: &[DVec2], at: DVec2) -> f64 {
    let area: f64 = points.windows(2).map(|pair| (pair[0] - points[0]).perp_dot(pair[1] - points[0])).sum();
    let sides = points.iter().zip(points.iter().cycle().skip(1));
    sides
        .map(|(from, to)| (*to - *from).normalize().perp_dot(at - *from) * area.signum())
        .fold(f64::INFINITY, f64::min)
}

/// The sides whose faces cover a point, in the order of painting; `None` if the point is ambiguously close to a border.
fn painted_at(marks: &[PaperMark], at: DVec2) -> Option<Vec<Side>> {
    let mut painted = Vec::new();
    for mark in marks {
        let (PaperForm::Fill { points, .. }, Role::Shape(side)) = (&mark.form, mark.role) else { continue };
        let depth = depth_inside(points, at);
        if depth.abs() < 0.05 {
            return None;
        }
        if depth > 0.0 {
            painted.push(side);
        }
    }
    Some(painted)
}

#[test]
fn intersecting_faces_are_painted_in_the_order_of_their_depth() {
    let mut dice = Dice(20_240_229);
    let (mut compared, mut interleaved) = (0, 0);
    for round in 0..60 {
        let blocks = [(); 2].map(|()| Block {
            center: DVec3::new(dice.within(-0.6, 0.6), dice.within(-0.6, 0.6), dice.within(-0.6, 0.6)),
            half: DVec3::new(dice.within(0.2, 2.0), dice.within(0.2, 1.0), dice.within(0.05, 1.0)),
            turn: DMat3::from_euler(
                glam::EulerRot::XYZ,
                dice.within(-3.0, 3.0),
                dice.within(-3.0, 3.0),
                dice.within(-3.0, 3.0),
            ),
        });
        let [p, q] = blocks.each_ref().map(|block| hull(&block.corners()));
        let analysis = analysis(p, q);
        let figure = world(&analysis, 0, Overlays::NONE);
        let mut camera =
            Camera { yaw: dice.within(0.0, 6.0), pitch: dice.within(-1.5, 1.5), ..Camera::default() };
        camera.projection = Projection::ALL[round % 2];
        camera.frame(&analysis.bounds().into(), SIZE);
        let marks = camera.project(&figure, SIZE);
        for _ in 0..200 {
            let at = DVec2::new(dice.within(0.2, 0.8), dice.within(0.2, 0.8)) * SIZE;
            let Some(painted) = painted_at(&marks, at) else { continue };
            let (from, along) = camera.ray(at, SIZE);
            let mut crossings: Vec<(f64, Side)> = Side::BOTH
                .into_iter()
                .filter_map(|side| Some((side, blocks[side].pierced_by(from, along)?)))
                .flat_map(|(side, at)| at.map(|at| (at, side)))
                .collect();
            crossings.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            if crossings.windows(2).any(|pair| (pair[0].0 - pair[1].0).abs() < 1e-6) {
                continue;
            }
            let expected: Vec<Side> = crossings.into_iter().map(|(_, side)| side).collect();
            assert_eq!(painted, expected, "round {round} at {at}");
            compared += 1;
            interleaved += usize::from(expected.len() == 4 && expected[0] != expected[3]);
        }
    }
    assert!(compared > 2000, "only {compared} points lay clear of all borders");
    assert!(interleaved > 100, "only {interleaved} points had P and Q through each other");
}

fn random_block(dice: &mut Dice, spread: f64) -> Block {
    let mut within = |low, high| dice.within(low, high);
    Block {
        center: DVec3::new(within(-spread, spread), within(-spread, spread), within(-spread, spread)),
        half: DVec3::new(within(0.2, 1.5), within(0.2, 1.0), within(0.05, 1.0)),
        turn: DMat3::from_euler(glam::EulerRot::XYZ, within(-3.0, 3.0), within(-3.0, 3.0), within(-3.0, 3.0)),
    }
}

/// Many blocks: most are sorted as wholes, and some intersect.
#[test]
fn many_blocks_are_painted_in_the_order_of_their_depth() {
    let mut dice = Dice(31);
    let (mut compared, mut deep) = (0, 0);
    for round in 0..12 {
        let blocks = [(); 10].map(|()| random_block(&mut dice, 1.5));
        let mut figure = Figure::new(Dimension::Three);
        for (index, block) in blocks.iter().enumerate() {
            let surface = Surface::of(&hull(&block.corners()), Dimension::Three);
            let solid = Arc::new(Solid::of(&surface).unwrap());
            let role = Role::Other { drawn: true, color: None };
            figure.add(role, Some(Hit::Other(index)), Form::Body(solid));
        }
        let mut camera =
            Camera { yaw: dice.within(0.0, 6.0), pitch: dice.within(-1.5, 1.5), ..Camera::default() };
        camera.projection = Projection::ALL[round % 2];
        camera.frame(&figure.bounds().into(), SIZE);
        let marks = camera.project(&figure, SIZE);
        for _ in 0..200 {
            let at = DVec2::new(dice.within(0.3, 0.7), dice.within(0.3, 0.7)) * SIZE;
            let fills = marks.iter().filter_map(|mark| match (&mark.form, mark.hit) {
                (PaperForm::Fill { points, .. }, Some(Hit::Other(index))) => {
                    Some((depth_inside(points, at), index))
                }
                _ => None,
            });
            let fills: Vec<(f64, usize)> = fills.collect();
            let (from, along) = camera.ray(at, SIZE);
            let pierced = blocks.iter().enumerate().filter_map(|(index, block)| {
                block.pierced_by(from, along).map(|at| at.map(|at| (at, index)))
            });
            let mut crossings: Vec<(f64, usize)> = pierced.flatten().collect();
            crossings.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            let is_clear = fills.iter().all(|(depth, _)| depth.abs() >= 0.05)
                && crossings.windows(2).all(|pair| pair[0].0 - pair[1].0 > 1e-6);
            if !is_clear {
                continue;
            }
            let painted: Vec<usize> =
                fills.iter().filter(|(depth, _)| *depth > 0.0).map(|(_, index)| *index).collect();
            assert_eq!(
                painted,
                crossings.iter().map(|(_, index)| *index).collect::<Vec<_>>(),
                "round {round}"
            );
            compared += 1;
            deep += usize::from(painted.len() >= 6);
        }
    }
    assert!(compared > 1000 && deep > 100, "{compared} points, {deep} of them in three blocks");
}

/// The order of curved bodies with more than a thousand faces: two balls, whose depths are known.
#[test]
fn balls_that_overlap_are_painted_in_the_order_of_their_depth() {
    let ball = |center: DVec3| Convex { core: Core::Vertices(vec![center]), radius: 1.0 };
    let centers = [DVec3::ZERO, DVec3::new(0.9, 0.5, 0.3)];
    let analysis = analysis(ball(centers[0]), ball(centers[1]));
    let mut camera = Camera::default();
    camera.frame(&analysis.bounds().into(), SIZE);
    let marks = camera.project(&world(&analysis, 0, Overlays::NONE), SIZE);
    let mut dice = Dice(7);
    let mut compared = 0;
    for _ in 0..400 {
        let at = DVec2::new(dice.within(0.2, 0.8), dice.within(0.2, 0.8)) * SIZE;
        let (from, along) = camera.ray(at, SIZE);
        let mut crossings = Vec::new();
        let mut clear = true;
        for side in Side::BOTH {
            let middle = (centers[side] - from).dot(along);
            let off = (from + along * middle).distance(centers[side]);
            // The drawn ball is a polyhedron slightly smaller than the ball.
            clear &= !(0.9..=1.0).contains(&off);
            if off < 0.9 {
                let half = (1.0 - off * off).sqrt();
                crossings.extend([(middle - half, side), (middle + half, side)]);
            }
        }
        crossings.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        clear &= crossings.windows(2).all(|pair| pair[0].0 - pair[1].0 > 0.1);
        let Some(painted) = painted_at(&marks, at).filter(|_| clear) else { continue };
        assert_eq!(painted, crossings.into_iter().map(|(_, side)| side).collect::<Vec<_>>(), "at {at}");
        compared += 1;
    }
    assert!(compared > 60, "only {compared} points lay clear of all borders");
}

/// A box seen from a general direction shows three of its six faces, and hides three of its twelve edges.
#[test]
fn a_box_hides_three_of_its_edges() {
    let block = Block { center: DVec3::ZERO, half: DVec3::ONE, turn: DMat3::IDENTITY };
    let far = hull_of("0 0 50");
    let analysis = analysis(hull(&block.corners()), far);
    for projection in Projection::ALL {
        let camera = Camera { projection, ..Camera::default() };
        let marks = camera.project(&world(&analysis, 0, Overlays::NONE), SIZE);
        let edges = |wanted: Visibility| {
            let is_edge = |mark: &&PaperMark| {
                mark.role == Role::Shape(Side::P)
                    && matches!(&mark.form, PaperForm::Line { visibility, .. } if *visibility == wanted)
            };
            marks.iter().filter(is_edge).count()
        };
        assert_eq!((edges(Visibility::Visible), edges(Visibility::Hidden)), (9, 3));
    }
}

/// From the front, a line behind a box of width 2 is hidden for x from −1 to 1, one before it nowhere, and one that
/// runs through it from where it enters: at y = −1, so that is the second half of the way from y = −3 to y = 1.
#[test]
fn a_line_is_hidden_where_it_is_behind_a_body() {
    let block = Block { center: DVec3::ZERO, half: DVec3::ONE, turn: DMat3::IDENTITY };
    let analysis = analysis(hull(&block.corners()), hull_of("0 0 50"));
    let mut camera = Camera { projection: Projection::Orthographic, ..Camera::default() };
    camera.yaw = -std::f64::consts::FRAC_PI_2;
    camera.pitch = 0.0;
    let parts = |from: DVec3, to: DVec3| {
        let mut figure = world(&analysis, 0, Overlays::NONE);
        figure.add(Role::Axis, None, Form::Line { points: vec![from, to], closed: false });
        let unit = camera.units_per_point(SIZE);
        let mut parts = Vec::new();
        for mark in camera.project(&figure, SIZE) {
            if let (Role::Axis, PaperForm::Line { points, visibility, .. }) = (mark.role, mark.form) {
                let xs = points.iter().map(|at| ((at.x - SIZE.x / 2.0) * unit * 1e3).round() / 1e3);
                parts.push((visibility, xs.collect::<Vec<_>>()));
            }
        }
        parts.sort_by(|(_, a), (_, b)| a[0].total_cmp(&b[0]));
        parts
    };
    let behind = parts(DVec3::new(-3.0, 2.0, 0.2), DVec3::new(3.0, 2.0, 0.2));
    let expected = vec![
        (Visibility::Visible, vec![-3.0, -1.0]),
        (Visibility::Hidden, vec![-1.0, 1.0]),
        (Visibility::Visible, vec![1.0, 3.0]),
    ];
    assert_eq!(behind, expected);
    let before = parts(DVec3::new(-3.0, -2.0, 0.2), DVec3::new(3.0, -2.0, 0.2));
    assert_eq!(before, vec![(Visibility::Visible, vec![-3.0, 3.0])]);
    let through = parts(DVec3::new(-0.4, -3.0, 0.2), DVec3::new(0.4, 1.0, 0.2));
    assert_eq!(through, vec![(Visibility::Visible, vec![-0.4, 0.0]), (Visibility::Hidden, vec![0.0, 0.4])]);
}

/// Neither a camera inside a body nor coordinates at or past the limits put a NaN or an oversized number into a
/// picture. Regression: by roundoff clipped faces extended far outside the paper, and so did their hatches, with
/// millions of lines.
#[test]
fn paper_coordinates_are_finite() {
    // Diagonals at intervals of 14 points along x on paper with a margin of a quarter of its width and 50 points: 1960
    // of x + y.
    const MAX_DIAGONALS: usize = 1960 / 14 + 1;
    let scales = [1e-12, 1e-3, 1.0, 1e6, 1e12];
    let (mut drawn, mut hatched) = (0, 0);
    for scale in scales {
        let octahedron = |shift: f64| {
            let ends = [DVec3::X, DVec3::NEG_X, DVec3::Y, DVec3::NEG_Y, DVec3::Z, DVec3::NEG_Z];
            hull(&ends.map(|end| ((end + DVec3::splat(shift)) * scale).to_array()))
        };
        let analysis = analysis(octahedron(0.0), octahedron(0.4));
        for step in 0..analysis.trace.steps() {
            for figure in [world(&analysis, step, Overlays::ALL), difference(&analysis, step, Overlays::ALL)]
            {
                for distance in [1e-9, 0.3 * scale, 5.0 * scale, 1e15] {
                    for projection in Projection::ALL {
                        let camera = Camera { distance, projection, ..Camera::default() };
                        let marks = camera.project(&figure, SIZE);
                        assert!(numbers(&marks).into_iter().all(f64::is_finite), "scale {scale}, {camera:?}");
                        for mark in &marks {
                            let PaperForm::Hatch { lines, .. } = &mark.form else { continue };
                            assert!(lines.len() <= MAX_DIAGONALS, "scale {scale}, {camera:?}");
                            hatched += 1;
                        }
                        drawn += marks.len();
                    }
                }
            }
        }
    }
    assert!(drawn > 1000 && hatched > 100, "only {drawn} marks were drawn, {hatched} of them hatches");
}

#[test]
fn marks_that_are_not_finite_are_left_out() {
    let mut figure = Figure::new(Dimension::Three);
    let bad = DVec3::new(f64::NAN, 0.0, f64::INFINITY);
    figure.add(Role::Origin, None, Form::Point { at: bad, marker: gjk_figure::Marker::Ring });
    figure.add(Role::Simplex, None, Form::Line { points: vec![DVec3::ZERO, bad], closed: false });
    figure.add(Role::Simplex, None, Form::Area { points: vec![DVec3::ZERO, bad, DVec3::X] });
    figure.add(Role::Direction, None, Form::Arrow { from: bad, to: DVec3::ZERO });
    figure.add(Role::Axis, None, Form::Label { at: bad, text: "lost".to_owned(), toward: bad });
    assert_eq!(Camera::default().project(&figure, SIZE), []);
    assert_eq!(figure.bounds(), Bounds::of([DVec3::ZERO, DVec3::X]));
}

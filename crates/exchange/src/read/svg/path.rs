//! The outlines of SVG path data: straight segments by their ends, curves by points on them.

use crate::message::text;
use glam::DVec2;
use kurbo::{Arc, CubicBez, ParamCurve as _, Point, QuadBez, SvgArc, Vec2};
use svgtypes::{PathParser, PathSegment};

/// The number of points on a curved segment, including its end.
const CURVE: u32 = 16;

/// Maximum number of points of a path, including repeated ones. A short text can need it: each curved segment has
/// [`CURVE`] points.
const MAX_POINTS: usize = 1_000_000;

/// Reads each subpath as points, in order. A subpath that closes does not repeat its start.
///
/// # Errors
/// Returns the expected content: other path data, or fewer points.
pub(super) fn outlines(data: &str) -> Result<Vec<Vec<DVec2>>, String> {
    let mut pen = PathPen::default();
    for segment in PathParser::from(data) {
        pen.draw(segment.map_err(|_| text!("import-path-data-such-as-m-0").to_owned())?);
        if pen.count > MAX_POINTS {
            return Err(text!("import-at-most-points-in-a-path"; most = MAX_POINTS));
        }
    }
    pen.lift();
    Ok(pen.outlines)
}

/// The position of the pen, and the outlines drawn so far.
#[derive(Default)]
struct PathPen {
    outlines: Vec<Vec<DVec2>>,
    outline: Vec<DVec2>,
    /// The number of points drawn.
    count: usize,
    start: DVec2,
    at: DVec2,
    /// The last control point of a cubic and of a quadratic segment, for a smooth continuation.
    controls: [Option<DVec2>; 2],
}

impl PathPen {
    fn draw(&mut self, segment: PathSegment) {
        let (at, [cubic, quadratic]) = (self.at, std::mem::take(&mut self.controls));
        let base = if segment.is_abs() { DVec2::ZERO } else { at };
        let to = |x: f64, y: f64| base + DVec2::new(x, y);
        let mirrored = |control: Option<DVec2>| control.map_or(at, |control| 2.0 * at - control);
        match segment {
            PathSegment::MoveTo { x, y, .. } => {
                self.lift();
                (self.start, self.at) = (to(x, y), to(x, y));
            }
            PathSegment::LineTo { x, y, .. } => self.line(to(x, y)),
            PathSegment::HorizontalLineTo { x, .. } => self.line(DVec2::new(base.x + x, at.y)),
            PathSegment::VerticalLineTo { y, .. } => self.line(DVec2::new(at.x, base.y + y)),
            PathSegment::CurveTo { x1, y1, x2, y2, x, y, .. } => self.cubic(to(x1, y1), to(x2, y2), to(x, y)),
            PathSegment::SmoothCurveTo { x2, y2, x, y, .. } => {
                self.cubic(mirrored(cubic), to(x2, y2), to(x, y));
            }
            PathSegment::Quadratic { x1, y1, x, y, .. } => self.quadratic(to(x1, y1), to(x, y)),
            PathSegment::SmoothQuadratic { x, y, .. } => self.quadratic(mirrored(quadratic), to(x, y)),
            PathSegment::EllipticalArc { rx, ry, x_axis_rotation, large_arc, sweep, x, y, .. } => {
                let end = to(x, y);
                let arc = Arc::from_svg_arc(&SvgArc {
                    from: point(at),
                    to: point(end),
                    radii: Vec2::new(rx, ry),
                    x_rotation: x_axis_rotation.to_radians(),
                    large_arc,
                    sweep,
                });
                match arc {
                    Some(arc) => self.arc(&arc, end),
                    None => self.line(end),
                }
            }
            PathSegment::ClosePath { .. } => {
                let start = self.start;
                self.lift();
                self.at = start;
            }
        }
    }

    /// Ends the outline.
    fn lift(&mut self) {
        let outline = std::mem::take(&mut self.outline);
        if !outline.is_empty() {
            self.outlines.push(outline);
        }
    }

    fn to(&mut self, end: DVec2) {
        if self.outline.is_empty() {
            self.start = self.at;
            self.outline.push(self.at);
        }
        self.outline.push(end);
        self.count += 1;
        self.at = end;
    }

    fn line(&mut self, end: DVec2) {
        self.to(end);
    }

    fn cubic(&mut self, a: DVec2, b: DVec2, end: DVec2) {
        let curve = CubicBez::new(point(self.at), point(a), point(b), point(end));
        self.curve(|part| curve.eval(part), end);
        self.controls = [Some(b), None];
    }

    fn quadratic(&mut self, control: DVec2, end: DVec2) {
        let curve = QuadBez::new(point(self.at), point(control), point(end));
        self.curve(|part| curve.eval(part), end);
        self.controls = [None, Some(control)];
    }

    fn arc(&mut self, arc: &Arc, end: DVec2) {
        let (sin, cos) = libm::sincos(arc.x_rotation);
        let at = |part: f64| {
            let (y, x) = libm::sincos(arc.start_angle + part * arc.sweep_angle);
            let (x, y) = (x * arc.radii.x, y * arc.radii.y);
            arc.center + Vec2::new(cos * x - sin * y, sin * x + cos * y)
        };
        self.curve(at, end);
    }

    fn curve(&mut self, at: impl Fn(f64) -> Point, end: DVec2) {
        for step in 1..CURVE {
            let Point { x, y } = at(f64::from(step) / f64::from(CURVE));
            self.to(DVec2::new(x, y));
        }
        self.to(end);
    }
}

fn point(vector: DVec2) -> Point {
    Point::new(vector.x, vector.y)
}

//! The projection of a 3D figure to paper: faces in exact order, edges behind them dashed, then markers and text.

use glam::{DVec2, DVec3};

use super::camera::Camera;
use super::effort::Effort;
use super::mark::{Figure, Form, Hit, Role};
use super::occlusion::{Occlusions, Silhouette};
use super::order::{self, FacePiece, PieceCorner};
use super::outline::outlines;
use super::paper::{Light, Paper, PaperMark, Visibility};
use super::projector::{PaperBox, Projector};
use super::shadow::{self, Shadow};
use super::sheet::MarkSheet;
use super::solid::Solid;
use crate::message::text;
use crate::scene::Projection;

/// The tolerance, as a fraction of the figure, within which items touch: far above roundoff, far below a
/// pixel.
const TOLERANCE: f64 = 1e-10;

/// Maximum number of comparisons of lines with shadow borders for one picture.
const EFFORT: usize = 10_000_000;

/// A line that is ready to be drawn.
struct ProjectedStroke {
    role: Role,
    hit: Option<Hit>,
    points: Vec<DVec3>,
    visibility: Visibility,
}

/// The state of a projection.
struct ProjectionState<'a> {
    projector: Projector,
    /// The tolerance in scene units.
    tolerance: f64,
    figure: &'a Figure,
    shadows: Vec<Shadow>,
    sheet: MarkSheet,
}

impl Camera {
    /// Projects the figure to paper, back to front.
    ///
    /// P ⊖ Q encloses everything else in its figure, so its back faces come first and its front faces last. Between
    /// them, and in other figures, faces are sorted exactly and split where they intersect. Lines are drawn over the
    /// faces, which are translucent. Behind a face they are thin and dashed; the hull of P ⊖ Q is glass and hides
    /// nothing. A hollow body hides nothing either: only those of its edges that face the eye are drawn, and its front
    /// is added at the very back, for picking only. A picture that would take too much work is finished in a simpler
    /// way, with a note.
    pub fn project<'a>(&self, figure: &Figure, paper: impl Into<Paper<'a>>) -> Vec<PaperMark> {
        let paper = paper.into();
        let projector = self.projector(paper.size);
        // Includes unbounded marks, since roundoff affects them too.
        let bounds = figure.bounds_of_all();
        let tolerance = TOLERANCE * (bounds.radius() + bounds.center().length());
        let bodies = figure.marks.iter().enumerate().filter_map(|(owner, mark)| match &mark.form {
            Form::Body(solid) if !mark.role.is_glass() && !mark.role.is_hollow() => {
                Shadow::of(owner, solid, &projector, 1e3 * tolerance)
            }
            _ => None,
        });
        let shadows = bodies.collect();
        let mut view =
            ProjectionState { projector, tolerance, figure, shadows, sheet: MarkSheet::new(paper) };
        view.draw_faces();
        view.draw_lines();
        view.draw_symbols();
        view.sheet.finish()
    }
}

impl ProjectionState<'_> {
    fn draw_faces(&mut self) {
        let (mut hollow, mut behind) = (Vec::new(), Vec::new());
        let (mut between, mut before) = (Vec::new(), Vec::new());
        for (owner, mark) in self.figure.marks.iter().enumerate() {
            let pieces = match &mark.form {
                Form::Body(solid) => self.faces_of(owner, solid),
                Form::Area { points } => self.flat_face(owner, points).into_iter().collect(),
                _ => continue,
            };
            for piece in pieces.into_iter().filter_map(|piece| self.in_front_of_eye(piece)) {
                match (mark.role, piece.faces_eye) {
                    (role, false) if role.is_hollow() => {}
                    (role, true) if role.is_hollow() => hollow.push(piece),
                    (Role::Difference, false) => behind.push(piece),
                    (Role::Difference, true) => before.push(piece),
                    _ => between.push(piece),
                }
            }
        }
        let occlusions = self.occlusions(&between);
        let ordered = order::back_to_front(between, &occlusions, &self.projector, self.tolerance);
        if !ordered.is_exact {
            self.sheet.remark(text!("figure-too-many-faces-intersect-they"));
        }
        behind.extend(ordered.pieces);
        behind.extend(before);
        for piece in hollow.iter().chain(&behind) {
            self.fill(piece);
        }
    }

    /// The occlusions of the bodies and areas to which these pieces belong.
    fn occlusions(&self, pieces: &[FacePiece]) -> Occlusions {
        let mut owners: Vec<usize> = pieces.iter().map(|piece| piece.owner).collect();
        owners.dedup();
        let bodies = owners.into_iter().filter_map(|owner| {
            let points = match &self.figure.marks[owner].form {
                Form::Body(solid) => solid.points(),
                Form::Area { points } => points,
                _ => &[],
            };
            let points: Vec<DVec3> = points.iter().copied().filter(|point| point.is_finite()).collect();
            Some((owner, Silhouette::of(&points, &self.projector)?))
        });
        let bodies: Vec<_> = bodies.collect();
        Occlusions::of(&bodies, &self.projector, self.tolerance)
    }

    /// The faces of a body with their light.
    fn faces_of(&self, owner: usize, solid: &Solid) -> Vec<FacePiece> {
        let facing = shadow::facing(solid, &self.projector);
        let faces = solid.faces().iter().zip(facing).filter(|(face, _)| {
            face.normal.is_finite() && face.corners.iter().all(|index| solid.points()[*index].is_finite())
        });
        faces
            .map(|(face, faces_eye)| {
                let smooth = !face.corner_normals.is_empty();
                let corner = |(position, index): (usize, &usize)| {
                    let normal = face.corner_normals.get(position).copied().unwrap_or(face.normal);
                    PieceCorner { at: solid.points()[*index], light: self.light_on(normal) }
                };
                let corners = face.corners.iter().enumerate().map(corner).collect();
                FacePiece { corners, normal: face.normal, owner, faces_eye, smooth }
            })
            .collect()
    }

    /// A polygon that is visible from both sides.
    fn flat_face(&self, owner: usize, points: &[DVec3]) -> Option<FacePiece> {
        let first = *points.first()?;
        let area: DVec3 = points.windows(2).map(|pair| (pair[0] - first).cross(pair[1] - first)).sum();
        let normal = area.try_normalize().filter(|_| points.iter().all(|point| point.is_finite()))?;
        let toward_eye = normal.dot(self.projector.toward_eye(first));
        let light = self.light_on(if toward_eye < 0.0 { -normal } else { normal });
        let corners = points.iter().map(|at| PieceCorner { at: *at, light }).collect();
        Some(FacePiece { corners, normal, owner, faces_eye: true, smooth: false })
    }

    /// The light on a surface, from a lamp over the left shoulder of the viewer.
    fn light_on(&self, normal: DVec3) -> f64 {
        let Projector { back, up, right, .. } = self.projector;
        let lamp = (back + up * 0.9 - right * 0.6).normalize();
        // The mean of Lambert's law and uniform light, so that the far side is shaded too.
        f64::midpoint(1.0, normal.dot(lamp)).clamp(0.0, 1.0)
    }

    /// The part of a face in front of the near plane.
    fn in_front_of_eye(&self, piece: FacePiece) -> Option<FacePiece> {
        let height = |at: DVec3| self.projector.depth(at) - self.projector.near;
        let all_in_front = || piece.corners.iter().all(|corner| height(corner.at) >= 0.0);
        if self.projector.projection == Projection::Orthographic || all_in_front() {
            Some(piece)
        } else {
            order::split(&piece, height).0
        }
    }

    fn fill(&mut self, piece: &FacePiece) {
        let mark = &self.figure.marks[piece.owner];
        let points = piece.corners.iter().filter_map(|corner| self.on_paper(corner.at)).collect();
        let light = match piece.corners.first() {
            Some(_) if piece.smooth => {
                Light::PerPoint(piece.corners.iter().map(|corner| corner.light).collect())
            }
            Some(corner) => Light::Even(corner.light),
            None => Light::None,
        };
        if mark.role.is_hatched() && piece.faces_eye {
            let points = piece.corners.iter().filter_map(|corner| self.on_paper(corner.at)).collect();
            self.sheet.hatch(mark.role, mark.hit, points);
        }
        self.sheet.fill(mark.role, mark.hit, points, light);
    }

    fn draw_lines(&mut self) {
        let mut strokes = Vec::new();
        let mut effort = Effort::of(EFFORT);
        for (owner, mark) in self.figure.marks.iter().enumerate() {
            let mut add = |points: &[DVec3], own: Visibility, shadows: &[&Shadow]| {
                let place = PaperBox::around(points, &self.projector);
                let shadows: Vec<&Shadow> =
                    shadows.iter().copied().filter(|shadow| shadow.may_hide(&place)).collect();
                for (points, visibility) in shadow::runs(points, &shadows, &mut effort) {
                    let visibility = if own == Visibility::Hidden { own } else { visibility };
                    strokes.push(ProjectedStroke { role: mark.role, hit: mark.hit, points, visibility });
                }
            };
            match &mark.form {
                Form::Body(solid) => {
                    let others: Vec<&Shadow> = match mark.role {
                        role if role.is_glass() => Vec::new(),
                        _ => self.shadows.iter().filter(|shadow| shadow.owner != owner).collect(),
                    };
                    let outlines = outlines(solid, &self.projector).into_iter();
                    let drawn = |own: Visibility| own == Visibility::Visible || !mark.role.is_hollow();
                    for (points, own) in outlines.filter(|(_, own)| drawn(*own)) {
                        add(&points, own, &others);
                    }
                }
                Form::Line { points, closed } => {
                    let mut points = points.clone();
                    if *closed {
                        points.extend(points.first().copied());
                    }
                    add(&points, Visibility::Visible, &self.shadows.iter().collect::<Vec<_>>());
                }
                Form::Comb { ends, .. } => add(ends, Visibility::Visible, &[]),
                _ => {}
            }
        }
        if effort.is_spent() {
            self.sheet.remark(text!("figure-too-many-lines-not-all"));
        }
        // Hidden lines are drawn below visible ones.
        strokes.sort_by_key(|stroke| stroke.visibility == Visibility::Visible);
        for ProjectedStroke { role, hit, points, visibility } in strokes {
            for part in self.chains_in_front_of_eye(&points) {
                self.sheet.line(role, hit, part, false, visibility);
            }
        }
    }

    /// A chain of segments on paper, without the pieces behind the eye.
    fn chains_in_front_of_eye(&self, points: &[DVec3]) -> Vec<Vec<DVec2>> {
        let mut chains: Vec<Vec<DVec2>> = Vec::new();
        let mut goes_on = false;
        for pair in points.windows(2) {
            let clipped = self.clip_to_near([pair[0], pair[1]]);
            let ends = clipped.and_then(|[from, to]| self.on_paper(from).zip(self.on_paper(to)));
            let Some((from, to)) = ends else {
                goes_on = false;
                continue;
            };
            match chains.last_mut() {
                Some(chain) if goes_on => chain.push(to),
                _ => chains.push(vec![from, to]),
            }
            goes_on = clipped.is_some_and(|[_, end]| end == pair[1]);
        }
        chains
    }

    fn clip_to_near(&self, [from, to]: [DVec3; 2]) -> Option<[DVec3; 2]> {
        let height = |at: DVec3| self.projector.depth(at) - self.projector.near;
        let (before, after) = (height(from), height(to));
        if self.projector.projection == Projection::Orthographic || (before >= 0.0 && after >= 0.0) {
            return Some([from, to]);
        }
        let crossing = from.lerp(to, before / (before - after));
        match (before >= 0.0, after >= 0.0) {
            (true, false) => Some([from, crossing]),
            (false, true) => Some([crossing, to]),
            _ => None,
        }
    }

    /// Draws arrows, markers and text on top, in the order of the figure.
    fn draw_symbols(&mut self) {
        for mark in &self.figure.marks {
            let (role, hit) = (mark.role, mark.hit);
            match &mark.form {
                Form::Point { at, marker } => {
                    if let Some(at) = self.on_paper(*at) {
                        self.sheet.marker(role, hit, at, *marker);
                    }
                }
                Form::Arrow { from, to } => {
                    let ends = self.clip_to_near([*from, *to]);
                    let ends = ends.and_then(|[from, to]| self.on_paper(from).zip(self.on_paper(to)));
                    if let Some((from, to)) = ends {
                        self.sheet.arrow(role, hit, from, to);
                    }
                }
                Form::Label { at, text, toward } => {
                    if let Some(at) = self.on_paper(*at) {
                        let toward =
                            DVec2::new(toward.dot(self.projector.right), -toward.dot(self.projector.up));
                        self.sheet.label(role, hit, at, text, toward);
                    }
                }
                Form::Note { ends: [from, to], text, toward } => {
                    if let Some((from, to)) = self.on_paper(*from).zip(self.on_paper(*to)) {
                        let toward =
                            DVec2::new(toward.dot(self.projector.right), -toward.dot(self.projector.up));
                        self.sheet.note(role, hit, [from, to], text, toward);
                    }
                }
                Form::Caption { within, lines } => {
                    let within: Vec<DVec2> = within.iter().filter_map(|at| self.on_paper(*at)).collect();
                    self.sheet.caption(role, hit, &within, lines);
                }
                Form::Remark(text) => self.sheet.remark(text),
                Form::Line { .. }
                | Form::Comb { .. }
                | Form::Area { .. }
                | Form::Hatch { .. }
                | Form::Body(_) => {}
            }
        }
    }

    fn on_paper(&self, point: DVec3) -> Option<DVec2> {
        self.projector.screen_from_world(point)
    }
}

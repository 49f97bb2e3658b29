//! The camera of a 3D figure: a turntable with z up, in perspective or orthographic projection.

use std::f64::consts::{FRAC_PI_2, PI};

use glam::{DVec2, DVec3};

use super::bounds::Bounds;
use super::extent::Extent;
use super::framing;
use super::projector::Projector;
use crate::scene::{Projection, ViewPreset};

/// Maximum pitch of an orbit, in radians: just short of the pole, so that up stays up.
const STEEPEST: f64 = 89.0 * PI / 180.0;
/// Full vertical angle of view in radians: small, so that parallel edges still look parallel.
const FIELD_OF_VIEW: f64 = 20.0 * PI / 180.0;
/// Radians of orbit for one point of a drag: half a turn across 450 points.
const ORBIT_PER_POINT: f64 = PI / 450.0;
/// Minimum and maximum distance from the target, in scene units. Outside this range, coordinates on paper
/// lose digits.
const DISTANCES: (f64, f64) = (1e-9, 1e15);

/// Number of rounds of framing: in perspective the outline on paper changes a little with the distance.
const FRAMING_ROUNDS: usize = 8;
/// Framing ends after a round that changes the size by less than this fraction.
const SETTLED: f64 = 0.02;
/// Minimum size that is framed, as a fraction of the radius. It matters for points, and for segments seen from their
/// ends.
const MIN_FRAMED: f64 = 0.2;

/// A view of a 3D scene. `screen` coordinates are points with y down from the upper left corner of a viewport.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The angle of the eye around z, in radians, counterclockwise as seen from above; at 0 it is on the side of +x.
    pub yaw: f64,
    /// The height of the eye as an angle above the horizon, in radians, −π/2 to π/2.
    pub pitch: f64,
    /// The point that the camera orbits and looks at.
    pub target: DVec3,
    /// The distance from the eye to the target, in scene units, positive.
    pub distance: f64,
    /// Perspective or orthographic projection; both show the same size at the target.
    pub projection: Projection,
}

/// Views along the axes of the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AxisView {
    /// Looking along +y.
    Front,
    /// Looking along −y.
    Back,
    /// Looking along −x.
    Right,
    /// Looking along +x.
    Left,
    /// Looking down.
    Top,
    /// Looking up.
    Bottom,
}

impl Default for Camera {
    fn default() -> Self {
        Self::from(ViewPreset::default())
    }
}

impl From<ViewPreset> for Camera {
    /// A camera in the direction of the preset; [`Camera::frame`] sets the distance.
    fn from(preset: ViewPreset) -> Self {
        let ViewPreset { yaw, pitch, projection } = preset;
        Self { yaw, pitch, target: DVec3::ZERO, distance: 20.0, projection }
    }
}

impl Camera {
    /// Returns the unit vector to the right on screen.
    pub fn right(&self) -> DVec3 {
        DVec3::new(-libm::sin(self.yaw), libm::cos(self.yaw), 0.0)
    }

    /// Returns the unit vector up on screen.
    pub fn up(&self) -> DVec3 {
        self.back().cross(self.right())
    }

    /// Returns the unit vector from the target to the eye.
    pub fn back(&self) -> DVec3 {
        let (sin, cos) = libm::sincos(self.pitch);
        DVec3::new(libm::cos(self.yaw) * cos, libm::sin(self.yaw) * cos, sin)
    }

    /// Returns the position of the eye; in an orthographic view only its direction matters.
    pub fn eye(&self) -> DVec3 {
        self.target + self.back() * self.distance
    }

    /// Returns the quantities of the projection on paper of `viewport` points.
    pub(super) fn projector(&self, viewport: DVec2) -> Projector {
        Projector {
            projection: self.projection,
            right: self.right(),
            up: self.up(),
            back: self.back(),
            eye: self.eye(),
            near: self.near(),
            target: self.target,
            distance: self.distance,
            units_per_point: self.units_per_point(viewport),
            viewport,
        }
    }

    /// Returns the direction from `point` to the eye, opposite to the line of sight. Not a unit vector.
    pub fn toward_eye(&self, point: DVec3) -> DVec3 {
        match self.projection {
            Projection::Perspective => self.eye() - point,
            Projection::Orthographic => self.back(),
        }
    }

    /// Returns the distance of a point in front of the eye, along the line of sight.
    pub fn depth(&self, point: DVec3) -> f64 {
        self.distance - (point - self.target).dot(self.back())
    }

    /// Returns the distance of the near plane, in front of which nothing is drawn in perspective.
    pub fn near(&self) -> f64 {
        self.distance * 1e-3
    }

    /// Scene units per point at the target, in a viewport of this size.
    pub fn units_per_point(&self, viewport: DVec2) -> f64 {
        2.0 * self.distance * libm::tan(FIELD_OF_VIEW / 2.0) / viewport.y.max(1.0)
    }

    /// Scene units per point at the depth of `point`; negative behind the eye.
    pub fn units_per_point_at(&self, point: DVec3, viewport: DVec2) -> f64 {
        let grow = match self.projection {
            Projection::Orthographic => 1.0,
            Projection::Perspective => self.depth(point) / self.distance,
        };
        self.units_per_point(viewport) * grow
    }

    /// Projects a point to the screen. Returns `None` for a point that is behind the eye or not finite.
    pub fn screen_from_world(&self, point: DVec3, viewport: DVec2) -> Option<DVec2> {
        self.projector(viewport).screen_from_world(point)
    }

    /// Returns the corners of the box around points on screen. Returns `None` if a point is behind the eye
    /// or not finite.
    pub fn box_on_screen(&self, points: &[DVec3], viewport: DVec2) -> Option<[DVec2; 2]> {
        let projector = self.projector(viewport);
        points.iter().try_fold([DVec2::INFINITY, DVec2::NEG_INFINITY], |[low, high], point| {
            let at = projector.screen_from_world(*point)?;
            Some([low.min(at), high.max(at)])
        })
    }

    /// Returns the point at `screen` in the plane through `through` that is parallel to the view plane: the
    /// position of an object dragged in the view.
    pub fn world_from_screen(&self, screen: DVec2, through: DVec3, viewport: DVec2) -> DVec3 {
        let on_plane = (screen - viewport * 0.5) * self.units_per_point_at(through, viewport);
        let middle = self.target + self.back() * (through - self.target).dot(self.back());
        middle + self.right() * on_plane.x - self.up() * on_plane.y
    }

    /// Returns the line of sight through `screen`: a point on it, and its unit direction away from the eye.
    pub fn ray(&self, screen: DVec2, viewport: DVec2) -> (DVec3, DVec3) {
        let seen = self.world_from_screen(screen, self.target, viewport);
        match self.projection {
            Projection::Orthographic => (seen + self.back() * self.distance, -self.back()),
            Projection::Perspective => (self.eye(), (seen - self.eye()).normalize_or(-self.back())),
        }
    }

    /// Orbits the target as a drag by `by` points would turn a globe.
    pub fn orbit(&mut self, by: DVec2) {
        if by.is_finite() {
            self.yaw = (self.yaw - by.x * ORBIT_PER_POINT).rem_euclid(2.0 * PI);
            self.pitch = (self.pitch + by.y * ORBIT_PER_POINT).clamp(-STEEPEST, STEEPEST);
        }
    }

    /// Moves parallel to the view plane, so that the target follows a drag by `by` points.
    pub fn pan(&mut self, by: DVec2, viewport: DVec2) {
        if by.is_finite() {
            let by = by * self.units_per_point(viewport);
            self.target += self.up() * by.y - self.right() * by.x;
        }
    }

    /// Zooms by `factor` (above 1 magnifies), keeping the point at `about` in its place on screen.
    pub fn zoom(&mut self, factor: f64, about: DVec2, viewport: DVec2) {
        if !(factor > 0.0 && factor.is_finite() && about.is_finite()) {
            return;
        }
        let fixed = self.world_from_screen(about, self.target, viewport);
        let distance = (self.distance / factor).clamp(DISTANCES.0, DISTANCES.1);
        self.target = fixed + (self.target - fixed) * (distance / self.distance);
        self.distance = distance;
    }

    /// Frames points from the current direction: their outline on paper is centered and as large as the
    /// paper permits, with a margin for labels.
    pub fn frame(&mut self, extent: &Extent, viewport: DVec2) {
        let bounds = extent.bounds();
        let radius = bounds.radius();
        self.target = bounds.center();
        // A ball around the points is fully in sight from here.
        let aside = (viewport.x / viewport.y.max(1.0)).clamp(0.1, 1.0);
        self.zoom_to(radius / (libm::sin(FIELD_OF_VIEW / 2.0) * aside));
        let room = framing::room(viewport);
        let mut needed = f64::INFINITY;
        for _ in 0..FRAMING_ROUNDS {
            let projector = self.projector(viewport);
            let seen = extent.points().iter().filter_map(|point| projector.screen_from_world(*point));
            let (low, high) = seen
                .fold((DVec2::INFINITY, DVec2::NEG_INFINITY), |(low, high), at| (low.min(at), high.max(at)));
            if low.x > high.x {
                return;
            }
            self.target = self.world_from_screen(low.midpoint(high), self.target, viewport);
            let least = MIN_FRAMED * radius / self.units_per_point(viewport);
            needed = ((high - low) / room).max_element().max(least / room.min_element());
            self.zoom_to(self.distance * needed);
        }
        let has_settled = (needed - 1.0).abs() < SETTLED && self.holds(extent.points(), viewport);
        if self.projection == Projection::Perspective && !has_settled {
            self.fit(extent.points(), viewport);
        }
    }

    /// Returns whether points are on the paper.
    fn holds(&self, points: &[DVec3], viewport: DVec2) -> bool {
        self.box_on_screen(points, viewport)
            .is_some_and(|[low, high]| low.cmpge(DVec2::ZERO).all() && high.cmple(viewport).all())
    }

    /// Moves the eye, without turning it, as near as possible, as long as all points fit into the room on paper. In a
    /// wide view of bodies that extend far toward the eye, rounds of framing would not settle, since the outline
    /// changes more than in proportion to the distance.
    fn fit(&mut self, points: &[DVec3], viewport: DVec2) {
        let slopes = framing::room(viewport) / viewport.y.max(1.0) * libm::tan(FIELD_OF_VIEW / 2.0);
        let (axes, back) = ([self.right(), self.up()], self.back());
        // For each pair of planes, the extent of the points to either side, measured along the plane to the
        // depth of the target.
        let reach = |axis: DVec3, slope: f64| {
            points.iter().map(|point| *point - self.target).fold(
                (f64::INFINITY, f64::NEG_INFINITY),
                |(low, high), off| {
                    let (aside, near) = (off.dot(axis), slope * off.dot(back));
                    (low.min(aside - near), high.max(aside + near))
                },
            )
        };
        let reaches = [reach(axes[0], slopes.x), reach(axes[1], slopes.y)];
        let distance = |(low, high): (f64, f64), slope: f64| 0.5 * (high - low) / slope;
        self.zoom_to(distance(reaches[0], slopes.x).max(distance(reaches[1], slopes.y)));
        for (axis, (low, high)) in axes.into_iter().zip(reaches) {
            self.target += axis * f64::midpoint(low, high);
        }
    }

    const fn zoom_to(&mut self, distance: f64) {
        self.distance = distance.clamp(DISTANCES.0, DISTANCES.1);
    }

    /// Moves the camera so that a part of `bounds` is visible. The camera stays near enough that the box is not a dot,
    /// and far enough that the box is not all behind the eye. The target stays close to the box.
    pub fn keep_in_sight(&mut self, bounds: Bounds) {
        let radius = bounds.radius();
        let off = self.target - bounds.center();
        let off = if off.is_finite() { off } else { DVec3::ZERO };
        self.target = bounds.center() + off.clamp_length_max(3.0 * radius);
        let nearest = (0.05 * radius).max(DISTANCES.0);
        let distance = if self.distance.is_finite() { self.distance } else { 6.0 * radius };
        self.distance = distance.clamp(nearest, (200.0 * radius).max(nearest));
    }

    /// Looks along an axis.
    pub fn look(&mut self, view: AxisView) {
        (self.yaw, self.pitch) = match view {
            AxisView::Front => (-FRAC_PI_2, 0.0),
            AxisView::Back => (FRAC_PI_2, 0.0),
            AxisView::Right => (0.0, 0.0),
            AxisView::Left => (PI, 0.0),
            AxisView::Top => (-FRAC_PI_2, FRAC_PI_2),
            AxisView::Bottom => (-FRAC_PI_2, -FRAC_PI_2),
        };
    }

    /// Looks along `direction`, as far as a turntable can. The pitch follows exactly; straight up or down, the yaw does
    /// not change. The zero vector has no effect.
    pub fn look_along(&mut self, direction: DVec3) {
        let Some(back) = (-direction).try_normalize() else { return };
        self.pitch = libm::asin(back.z.clamp(-1.0, 1.0));
        if back.truncate().length() > 1e-9 {
            self.yaw = libm::atan2(back.y, back.x).rem_euclid(2.0 * PI);
        }
    }
}

//! From a scene to the fields of a file; defaults are left out.

use glam::DVec3;

use super::document::{
    BodyDocument, ExpectDocument, MotionDocument, PoseDocument, QueryDocument, SettingWord, ShowDocument,
    ViewDocument,
};
use super::{Expectation, InitialView, Label, Movement, Overlay, Overlays, ViewPreset};
use crate::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use crate::gjk::{Cast, CastAlgorithm, Settings};
use crate::internal::Coordinates;

pub(super) fn body(label: &Label, body: &Body) -> BodyDocument {
    let dimension = body.dimension();
    BodyDocument {
        name: label.name.clone(),
        color: label.color.map(|color| color.to_string()),
        shape: shape(body.shape(), dimension),
        pose: pose(&body.pose(), dimension),
        rounding: unless(0.0, body.rounding()),
    }
}

/// The shape as it is written: in 2D its points have two numbers.
fn shape(shape: &Shape, dimension: Dimension) -> Shape {
    let mut written = shape.clone();
    if dimension == Dimension::Two {
        for (_, point) in written.points_mut() {
            point.z = f64::NAN;
        }
    }
    written
}

fn pose(pose: &Pose, dimension: Dimension) -> PoseDocument {
    let Pose { position, rotation } = *pose;
    let (angle, orientation) = match unless(Rotation::identity(dimension), rotation) {
        None => (None, None),
        Some(Rotation::Angle(angle)) => (Some(angle), None),
        Some(Rotation::Quaternion(quaternion)) => (None, Some(Coordinates(quaternion.to_array().to_vec()))),
    };
    let position = unless(DVec3::ZERO, position).map(|position| vector(position, dimension));
    PoseDocument { position, angle, orientation }
}

pub(super) fn query(settings: &Settings, cast: Option<&Cast>, dimension: Dimension) -> QueryDocument {
    let defaults = Settings::default();
    let (first, next) = (settings.initial_direction, settings.next_directions.as_slice());
    let written = |direction: &DVec3| vector(*direction, dimension);
    let all = || [first].iter().chain(next).map(written).collect();
    QueryDocument {
        algorithm: unless(defaults.algorithm, settings.algorithm).map(SettingWord),
        initial_direction: unless(defaults.initial_direction, first)
            .filter(|_| next.is_empty())
            .map(|first| written(&first)),
        directions: (!next.is_empty()).then(all),
        iteration_limit: unless(defaults.iteration_limit, settings.iteration_limit),
        precision: unless(defaults.precision, settings.precision).map(SettingWord),
        contact: unless(defaults.contact, settings.contact).map(SettingWord),
        epa: unless(defaults.epa, settings.epa),
        prefer_p: settings.preferred[Side::P],
        prefer_q: settings.preferred[Side::Q],
        // Defects that do not fit the algorithm would be refused on reading.
        defects: settings.defects.fitting(settings.algorithm, dimension).iter().map(SettingWord).collect(),
        first_contact: cast
            .and_then(|cast| unless(CastAlgorithm::default(), cast.algorithm))
            .map(SettingWord),
    }
}

pub(super) fn view(preset: &ViewPreset) -> ViewDocument {
    let defaults = ViewPreset::default();
    ViewDocument {
        yaw: unless(defaults.yaw, preset.yaw),
        pitch: unless(defaults.pitch, preset.pitch),
        projection: unless(defaults.projection, preset.projection).map(SettingWord),
    }
}

pub(super) fn show(shown: &InitialView) -> ShowDocument {
    let names = |overlays: Overlays| {
        Overlay::OF_RUN.into_iter().filter(|overlay| overlays.contains(*overlay)).map(SettingWord).collect()
    };
    ShowDocument {
        step: shown.step,
        workspace: shown.workspace.map(SettingWord),
        lower: shown.lower.map(SettingWord),
        right: shown.right.map(SettingWord),
        overlays: shown.overlays.map(names),
    }
}

pub(super) fn motion(
    movement: Option<&Movement>,
    cast: Option<&Cast>,
    dimension: Dimension,
) -> Option<MotionDocument> {
    let translation = cast.map(|cast| vector(cast.translation, dimension));
    let Some(movement) = movement else {
        let frames = cast.and_then(|cast| unless(Movement::DEFAULT_FRAMES, cast.frames + 1));
        return translation.map(|translation| MotionDocument {
            translation: Some(translation),
            frames,
            ..Default::default()
        });
    };
    let Movement { ref waypoints, returns, axis, turns, frames } = *movement;
    let defaults = Movement::default();
    Some(MotionDocument {
        translation,
        waypoints: waypoints.iter().map(|waypoint| vector(*waypoint, dimension)).collect(),
        returns,
        axis: unless(defaults.axis, axis)
            .filter(|_| dimension == Dimension::Three)
            .map(|axis| vector(axis, dimension)),
        turns: unless(defaults.turns, turns),
        frames: unless(defaults.frames, frames),
    })
}

pub(super) fn expect(expectation: &Expectation) -> ExpectDocument {
    ExpectDocument {
        verdict: expectation.verdict.map(SettingWord),
        answer: expectation.answer,
        supports: expectation.supports,
        separation: expectation.separation,
        penetration_depth: expectation.penetration_depth,
        time: expectation.time,
        exit: expectation.exit,
        tolerance: unless(Expectation::DEFAULT_TOLERANCE, expectation.tolerance),
    }
}

/// The value, unless it is the default.
fn unless<T: Copy + PartialEq>(default: T, value: T) -> Option<T> {
    (value != default).then_some(value)
}

fn vector(vector: DVec3, dimension: Dimension) -> Coordinates {
    Coordinates(vector.to_array()[..dimension.count()].to_vec())
}

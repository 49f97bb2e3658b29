//! Validation of a document: from the fields of a file to a scene.

use std::f64::consts::FRAC_PI_2;

use glam::{DQuat, DVec3};

use super::checked::{CheckedValue, ValueProblem, choice, component_vector, numbers, vector};
use super::document::{
    BodyDocument, ExpectDocument, PoseDocument, QueryDocument, SceneDocument, SettingWord, ShowDocument,
    ViewDocument,
};
use super::read_motion::motion;
use super::{Expectation, InitialView, Label, Other, Overlays, Rgb, Scene, ViewPreset};
use crate::geometry::{Body, Dimension, MAX_COORDINATE, MAX_VERTICES, Pose, Rotation, Shape, ShapeError};
use crate::gjk::{Algorithm, Defect, Defects, Directions, Settings};
use crate::internal::Coordinates;
use crate::message::text;

/// Returns the scene that a document describes.
pub(super) fn scene(document: SceneDocument) -> CheckedValue<Scene> {
    let dimension = match document.dimension {
        2 => Dimension::Two,
        3 => Dimension::Three,
        _ => return Err(ValueProblem::new("dimension", text!("scene-two-or-three"))),
    };
    let first_contact = document.query.first_contact;
    let (motion, cast) = match document.motion {
        Some(document) => motion(document, first_contact, dimension)?,
        None => (None, None),
    };
    if first_contact.is_some() && cast.is_none() {
        return Err(ValueProblem::new("query.first_contact", text!("scene-a-translation")));
    }
    let p = labelled("p", document.p, dimension)?;
    let q = labelled("q", document.q, dimension)?;
    Ok(Scene {
        title: document.title,
        notes: document.notes,
        tags: tags(document.tags)?,
        dimension,
        bodies: [p.body, q.body],
        labels: [p.label, q.label],
        others: others(document.others, dimension)?,
        query: query(document.query, dimension)?,
        view: view(&document.view)?,
        shown: shown(&document.show)?,
        motion,
        cast,
        hide_verdict: document.hide_verdict,
        expect: expect(&document.expect)?,
    })
}

fn tags(tags: Vec<String>) -> CheckedValue<Vec<String>> {
    if tags.len() > Scene::MAX_TAGS {
        return Err(
            ValueProblem::new("tags", text!("scene-at-most-tags"; most = Scene::MAX_TAGS)).found(tags.len())
        );
    }
    for (index, tag) in tags.iter().enumerate() {
        let path = format!("tags[{index}]");
        if !Scene::is_tag(tag) {
            let expected = text!("scene-a-tag"; most = Scene::MAX_TAG_LENGTH);
            return Err(ValueProblem::new(path, expected));
        }
        if tags[..index].contains(tag) {
            return Err(
                ValueProblem::new(path, text!("scene-each-tag-once")).found(text!("scene-again"; name = tag))
            );
        }
    }
    Ok(tags)
}

fn others(documents: Vec<BodyDocument>, dimension: Dimension) -> CheckedValue<Vec<Other>> {
    if documents.len() > Scene::MAX_OTHERS {
        let expected = text!("scene-at-most-bodies"; most = Scene::MAX_OTHERS);
        return Err(ValueProblem::new("others", expected).found(documents.len()));
    }
    let documents = documents.into_iter().enumerate();
    documents.map(|(index, document)| labelled(&format!("others[{index}]"), document, dimension)).collect()
}

/// A body with its label; `place` is its path, such as `q`.
fn labelled(place: &str, document: BodyDocument, dimension: Dimension) -> CheckedValue<Other> {
    let BodyDocument { name, color, shape, pose, rounding } = document;
    if !Label::is_name(&name) {
        let expected = text!("scene-at-most-characters"; most = Label::MAX_NAME_LENGTH);
        return Err(ValueProblem::new(format!("{place}.name"), expected));
    }
    let color = color.map(|text| {
        Rgb::from_hex(&text)
            .ok_or_else(|| ValueProblem::new(format!("{place}.color"), text!("scene-a-color")))
    });
    let label = Label { name, color: color.transpose()? };
    Ok(Other { label, body: body(place, (shape, pose, rounding), dimension)? })
}

fn body(
    side: &str,
    (shape_document, pose_document, rounding): (Shape, PoseDocument, Option<f64>),
    dimension: Dimension,
) -> CheckedValue<Body> {
    let shape = shape(&format!("{side}.shape"), shape_document, dimension)?;
    let pose = pose(&format!("{side}.pose"), pose_document, dimension)?;
    // The index of the offending point, for an error that concerns all points of a shape.
    let first_too_large = match &shape {
        Shape::Points(points) => points.iter().position(|point| point.abs().max_element() > MAX_COORDINATE),
        _ => None,
    };
    Body::new(dimension, shape, pose, rounding.unwrap_or(0.0)).map_err(|error| {
        let path = match (error.field(), first_too_large) {
            ("points", Some(index)) => format!("{side}.shape.Points[{index}]"),
            ("points", None) => format!("{side}.shape.Points"),
            (field @ ("position" | "angle" | "orientation"), _) => format!("{side}.pose.{field}"),
            (field @ ("shape" | "rounding"), _) => format!("{side}.{field}"),
            (field, _) => format!("{side}.shape.{field}"),
        };
        refused(path, &error)
    })
}

/// A shape error, worded to follow the name of its field.
fn refused(path: String, error: &ShapeError) -> ValueProblem {
    let expected = match error {
        ShapeError::NotFinite { .. } => text!("shape-a-finite-number").to_owned(),
        ShapeError::TooLarge { .. } => text!("scene-magnitudes"; most = format!("{MAX_COORDINATE:e}")),
        ShapeError::Negative { .. } => text!("scene-no-negative-number").to_owned(),
        ShapeError::NotPositive { .. } => text!("scene-a-positive-number").to_owned(),
        ShapeError::NoVertices => text!("scene-at-least-one-point").to_owned(),
        ShapeError::TooManyVertices { .. } => text!("scene-at-most-points"; most = MAX_VERTICES),
        ShapeError::TooFewSides { .. } => text!("scene-at-least-three").to_owned(),
        ShapeError::TooManySides { limit, .. } => text!("scene-at-most"; most = limit),
        ShapeError::FieldOfView { .. } => text!("scene-an-angle-of-view").to_owned(),
        ShapeError::FarPlaneTooLarge { .. } => {
            text!("scene-a-nearer-plane"; most = format!("{MAX_COORDINATE:e}"))
        }
        ShapeError::FarNotBeyondNear { near, .. } => text!("scene-more-than-near"; near = near),
        ShapeError::WrongDimension { dimension, .. } => {
            text!("scene-a-shape-for"; dimension = dimension.count())
        }
        ShapeError::OffPlane { .. } => text!("scene-no-z").to_owned(),
        ShapeError::WrongRotation { field, dimension } => {
            text!("scene-rotation"; field = field, dimension = dimension.count())
        }
        ShapeError::NotUnit { .. } => text!("scene-a-unit-quaternion").to_owned(),
    };
    let problem = ValueProblem::new(path, expected);
    match error {
        ShapeError::NoVertices => problem.found(text!("scene-none")),
        ShapeError::TooManyVertices { found } => problem.found(found),
        ShapeError::NotUnit { length } => problem.found(text!("scene-length"; length = length)),
        _ => problem,
    }
}

/// Checks that the points of a shape have as many numbers in the file as the scene has dimensions. [`Body::new`] checks
/// the range of its parameters.
fn shape(path: &str, mut shape: Shape, dimension: Dimension) -> CheckedValue<Shape> {
    let is_listed = matches!(shape, Shape::Points(_));
    for (index, (field, point)) in shape.points_mut().into_iter().enumerate() {
        let place = || if is_listed { format!("{path}.Points[{index}]") } else { format!("{path}.{field}") };
        match (dimension, point.z.is_nan()) {
            (Dimension::Two, true) => point.z = 0.0,
            (Dimension::Three, false) => {}
            (Dimension::Two, false) => {
                return Err(ValueProblem::new(place(), text!("shape-2-numbers")).found(3));
            }
            (Dimension::Three, true) => {
                return Err(ValueProblem::new(place(), text!("shape-3-numbers")).found(2));
            }
        }
    }
    Ok(shape)
}

fn pose(path: &str, document: PoseDocument, dimension: Dimension) -> CheckedValue<Pose> {
    let PoseDocument { position, angle, orientation } = document;
    let position = position
        .map_or(Ok(DVec3::ZERO), |position| vector(&format!("{path}.position"), position, dimension))?;
    let rotation = match (dimension, angle, orientation) {
        (Dimension::Two, _, Some(_)) => {
            return Err(ValueProblem::new(format!("{path}.orientation"), text!("scene-an-angle-in-2d"))
                .found(text!("scene-an-orientation")));
        }
        (Dimension::Three, Some(_), _) => {
            return Err(ValueProblem::new(format!("{path}.angle"), text!("scene-an-orientation-in-3d"))
                .found(text!("scene-an-angle")));
        }
        (Dimension::Two, Some(angle), None) => Rotation::Angle(angle),
        (Dimension::Three, None, Some(orientation)) => {
            Rotation::Quaternion(DQuat::from_array(numbers(&format!("{path}.orientation"), orientation)?))
        }
        (Dimension::Two | Dimension::Three, None, None) => Rotation::identity(dimension),
    };
    Ok(Pose { position, rotation })
}

fn query(document: QueryDocument, dimension: Dimension) -> CheckedValue<Settings> {
    let defaults = Settings::default();
    let (initial_direction, next_directions) =
        directions(document.initial_direction, document.directions, dimension)?;
    let iteration_limit = document.iteration_limit.unwrap_or(defaults.iteration_limit);
    if !(1..=Settings::MAX_ITERATION_LIMIT).contains(&iteration_limit) {
        let expected = text!("scene-range"; least = "1", most = Settings::MAX_ITERATION_LIMIT.to_string());
        return Err(ValueProblem::new("query.iteration_limit", expected));
    }
    let algorithm = choice(document.algorithm, defaults.algorithm);
    for (name, preferred) in [("prefer_p", document.prefer_p), ("prefer_q", document.prefer_q)] {
        if preferred.is_some_and(|index| index >= MAX_VERTICES) {
            let expected = text!("scene-range"; least = "0", most = (MAX_VERTICES - 1).to_string());
            return Err(ValueProblem::new(format!("query.{name}"), expected));
        }
    }
    Ok(Settings {
        algorithm,
        initial_direction,
        next_directions,
        iteration_limit,
        precision: choice(document.precision, defaults.precision),
        contact: choice(document.contact, defaults.contact),
        epa: document.epa.unwrap_or(defaults.epa),
        preferred: [document.prefer_p, document.prefer_q],
        defects: defects(&document.defects, algorithm, dimension)?,
    })
}

/// The first direction and those after it; a file has `initial_direction` or `directions`.
fn directions(
    first: Option<Coordinates>,
    all: Option<Vec<Coordinates>>,
    dimension: Dimension,
) -> CheckedValue<(DVec3, Directions)> {
    let Some(all) = all else {
        let first = first.map(|first| direction("query.initial_direction", first, dimension)).transpose()?;
        return Ok((first.unwrap_or(Settings::default().initial_direction), Directions::default()));
    };
    if first.is_some() {
        return Err(ValueProblem::new("query.initial_direction", text!("scene-one-first-direction")));
    }
    let most = Directions::MAX + 1;
    if !(1..=most).contains(&all.len()) {
        let found = if all.is_empty() { text!("scene-none").to_owned() } else { all.len().to_string() };
        let expected = text!("scene-directions"; most = most);
        return Err(ValueProblem::new("query.directions", expected).found(found));
    }
    let all = all.into_iter().enumerate();
    let all = all.map(|(index, it)| direction(&format!("query.directions[{index}]"), it, dimension));
    let all = all.collect::<CheckedValue<Vec<_>>>()?;
    Ok((all[0], all[1..].iter().copied().collect()))
}

fn direction(path: &str, coordinates: Coordinates, dimension: Dimension) -> CheckedValue<DVec3> {
    let direction = component_vector(path, coordinates, dimension)?;
    if direction == DVec3::ZERO {
        return Err(ValueProblem::new(path, text!("scene-a-direction")));
    }
    Ok(direction)
}

fn defects(
    names: &[SettingWord<Defect>],
    algorithm: Algorithm,
    dimension: Dimension,
) -> CheckedValue<Defects> {
    let mut defects = Defects::NONE;
    for (index, SettingWord(defect)) in names.iter().enumerate() {
        let path = format!("query.defects[{index}]");
        if let Some(reason) = defect.refusal(algorithm, dimension) {
            let expected =
                text!("scene-a-fitting-defect"; algorithm = algorithm.name(), dimension = dimension.count());
            return Err(ValueProblem::new(path, expected)
                .found(text!("scene-refused-defect"; defect = defect.name(), reason = reason)));
        }
        if defects.contains(*defect) {
            return Err(ValueProblem::new(path, text!("scene-each-defect-once"))
                .found(text!("scene-again"; name = defect.name())));
        }
        defects = defects.with(*defect);
    }
    Ok(defects)
}

fn view(document: &ViewDocument) -> CheckedValue<ViewPreset> {
    let defaults = ViewPreset::default();
    let yaw = document.yaw.unwrap_or(defaults.yaw);
    if !yaw.is_finite() {
        return Err(ValueProblem::new("view.yaw", text!("shape-a-finite-number")));
    }
    let pitch = document.pitch.unwrap_or(defaults.pitch);
    if !(-FRAC_PI_2..=FRAC_PI_2).contains(&pitch) {
        return Err(ValueProblem::new("view.pitch", text!("scene-range"; least = "−π/2", most = "π/2")));
    }
    Ok(ViewPreset { yaw, pitch, projection: choice(document.projection, defaults.projection) })
}

fn shown(document: &ShowDocument) -> CheckedValue<InitialView> {
    if document.step == Some(0) {
        return Err(ValueProblem::new("show.step", text!("scene-a-step")));
    }
    let overlays = document.overlays.as_ref();
    Ok(InitialView {
        step: document.step,
        workspace: document.workspace.map(|SettingWord(workspace)| workspace),
        lower: document.lower.map(|SettingWord(tab)| tab),
        right: document.right.map(|SettingWord(figure)| figure),
        overlays: overlays
            .map(|names| names.iter().fold(Overlays::NONE, |set, SettingWord(overlay)| set.with(*overlay))),
    })
}

fn expect(document: &ExpectDocument) -> CheckedValue<Expectation> {
    for (name, length) in
        [("separation", document.separation), ("penetration_depth", document.penetration_depth)]
    {
        if length.is_some_and(|length| !(0.0..f64::INFINITY).contains(&length)) {
            return Err(ValueProblem::new(format!("expect.{name}"), text!("scene-a-finite-length")));
        }
    }
    for (name, time) in [("time", document.time), ("exit", document.exit)] {
        if time.is_some_and(|time| !(0.0..=1.0).contains(&time)) {
            return Err(ValueProblem::new(
                format!("expect.{name}"),
                text!("scene-range"; least = "0", most = "1"),
            ));
        }
    }
    let tolerance = document.tolerance.unwrap_or(Expectation::DEFAULT_TOLERANCE);
    if !(tolerance > 0.0 && tolerance.is_finite()) {
        return Err(ValueProblem::new("expect.tolerance", text!("scene-a-finite-positive-number")));
    }
    Ok(Expectation {
        verdict: document.verdict.map(|SettingWord(verdict)| verdict),
        answer: document.answer,
        supports: document.supports,
        separation: document.separation,
        penetration_depth: document.penetration_depth,
        time: document.time,
        exit: document.exit,
        tolerance,
    })
}

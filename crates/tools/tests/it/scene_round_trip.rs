//! Every valid scene can be saved and is read back unchanged.

use gjk_proximity::geometry::{Body, Dimension, MAX_VERTICES, Pose, Rotation, Shape};
use gjk_proximity::gjk::{
    Algorithm, ContactPolicy, Defect, Defects, Directions, Precision, Settings, Verdict,
};
use gjk_scene::scene::{
    Expectation, InitialView, Label, Movement, Other, Overlay, Overlays, Projection, Rgb, Scene, ShownFigure,
    ShownTab, ShownWorkspace, ViewPreset,
};
use glam::{DQuat, DVec2, DVec3};
use proptest::prelude::*;

/// A number with few digits, or any finite one up to the limit.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-40..40_i32).prop_map(|quarters| f64::from(quarters) / 4.0),
        -1e12..1e12,
        (-1.0..1.0_f64).prop_map(|x| x * 1e-300),
        Just(-0.0),
    ]
}

fn length() -> impl Strategy<Value = f64> {
    number().prop_map(f64::abs)
}

fn vector(dimension: Dimension) -> impl Strategy<Value = DVec3> {
    [number(), number(), number()].prop_map(move |[x, y, z]| match dimension {
        Dimension::Two => DVec3::new(x, y, 0.0),
        Dimension::Three => DVec3::new(x, y, z),
    })
}

fn shape(dimension: Dimension) -> impl Strategy<Value = Shape> {
    let points = prop::collection::vec(vector(dimension), 1..12).prop_map(Shape::Points);
    let capsule = (vector(dimension), vector(dimension), length())
        .prop_map(|(a, b, radius)| Shape::Capsule { a, b, radius });
    let lengths = [length(), length(), length()];
    let other = (0..9_u32, 3..300_u32, lengths).prop_map(move |(kind, sides, [x, y, z])| match dimension {
        Dimension::Two => match kind % 4 {
            0 => Shape::Rectangle { half_extents: DVec2::new(x, y) },
            1 => Shape::RegularPolygon { sides, radius: x },
            2 => Shape::Disc { radius: x },
            _ => Shape::Ellipse { semi_axes: DVec2::new(x, y) },
        },
        Dimension::Three => match kind {
            0 => Shape::Cuboid { half_extents: DVec3::new(x, y, z) },
            1 => Shape::Octahedron { radius: x },
            2 => Shape::Prism { sides, radius: x, half_height: y },
            3 => Shape::Pyramid { sides, radius: x, half_height: y },
            4 => Shape::Frustum { vertical_fov: 0.75, aspect: 1.5, near: x / 8.0, far: x / 4.0 + 1.0 },
            5 => Shape::Ball { radius: x },
            6 => Shape::Ellipsoid { semi_axes: DVec3::new(x, y, z) },
            7 => Shape::Cylinder { half_height: x, radius: y },
            _ => Shape::Cone { half_height: x, radius: y },
        },
    });
    prop_oneof![points, capsule, other]
}

fn body(dimension: Dimension) -> impl Strategy<Value = Body> {
    let rotation = prop_oneof![Just(0.0), -4.0..4.0].prop_map(move |angle| match dimension {
        Dimension::Two => Rotation::Angle(angle),
        Dimension::Three => Rotation::Quaternion(DQuat::from_rotation_y(angle)),
    });
    let position = prop_oneof![Just(DVec3::ZERO), vector(dimension)];
    (shape(dimension), position, rotation, prop_oneof![Just(0.0), length()]).prop_map(
        move |(shape, position, rotation, radius)| {
            Body::new(dimension, shape, Pose { position, rotation }, radius).unwrap()
        },
    )
}

fn settings(dimension: Dimension) -> impl Strategy<Value = Settings> {
    let direction = || vector(dimension).prop_filter("a direction is not zero", |v| *v != DVec3::ZERO);
    let choices = (prop::sample::select(&Algorithm::NAMED[..]), any::<bool>(), any::<bool>(), any::<bool>());
    let preferred = [(); 2].map(|()| prop::option::weighted(0.2, 0..MAX_VERTICES));
    let defects = prop::collection::vec(prop::sample::select(&Defect::ALL[..]), 0..4);
    let limit = 1..=Settings::MAX_ITERATION_LIMIT;
    let next = prop::collection::vec(direction(), 0..=Directions::MAX);
    (choices, (direction(), next), limit, preferred, defects).prop_map(
        move |(
            (algorithm, single, open, epa),
            (initial_direction, next),
            iteration_limit,
            preferred,
            defects,
        )| {
            Settings {
                algorithm,
                initial_direction,
                next_directions: next.into_iter().collect(),
                iteration_limit,
                precision: if single { Precision::F32 } else { Precision::F64 },
                contact: if open { ContactPolicy::Open } else { ContactPolicy::Closed },
                epa,
                preferred,
                // A file has no others.
                defects: defects.into_iter().collect::<Defects>().fitting(algorithm, dimension),
            }
        },
    )
}

fn expectation() -> impl Strategy<Value = Expectation> {
    let verdicts = vec![Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
    let lengths = (prop::option::of(length()), prop::option::of(length()), length());
    (prop::option::of(prop::sample::select(verdicts)), any::<Option<bool>>(), any::<Option<u8>>(), lengths)
        .prop_map(|(verdict, answer, supports, (separation, penetration_depth, tolerance))| Expectation {
            verdict,
            answer,
            supports: supports.map(usize::from),
            separation,
            penetration_depth,
            time: None,
            exit: None,
            tolerance: tolerance + 1e-9,
        })
}

/// Names of any characters, with those that need care in a string and what looks like a number more often.
fn label() -> impl Strategy<Value = Label> {
    let name = prop_oneof![Just(String::new()), "([\"#\\\\.0,):]|\\PC){0,40}"];
    let color = prop::option::of(any::<[u8; 3]>());
    (name, color).prop_map(|(name, color)| Label {
        name,
        color: color.map(|[red, green, blue]| Rgb { red, green, blue }),
    })
}

/// The view to begin with, some of it given.
fn shown() -> impl Strategy<Value = InitialView> {
    let overlays = prop::collection::vec(prop::sample::select(&Overlay::OF_RUN[..]), 0..=16)
        .prop_map(|overlays| overlays.into_iter().fold(Overlays::NONE, Overlays::with));
    let step = prop::option::of(1..usize::MAX);
    let workspace = prop::option::of(prop::sample::select(ShownWorkspace::ALL));
    let lower = prop::option::of(prop::sample::select(ShownTab::ALL));
    let right = prop::option::of(prop::sample::select(ShownFigure::ALL));
    let given = (step, workspace, lower, right, prop::option::of(overlays));
    let given = given.prop_map(|(step, workspace, lower, right, overlays)| InitialView {
        step,
        workspace,
        lower,
        right,
        overlays,
    });
    prop_oneof![Just(InitialView::default()), given]
}

/// A path of Q, or none; for a 2D scene it lies in the plane.
fn motion(dimension: Dimension) -> impl Strategy<Value = Option<Movement>> {
    let waypoints = prop::collection::vec(vector(dimension), 0..=Movement::MAX_WAYPOINTS);
    let turns = prop_oneof![Just(0.0), -Movement::MAX_TURNS..=Movement::MAX_TURNS];
    let frames = Movement::MIN_FRAMES..=Movement::MAX_FRAMES;
    let movement = (waypoints, any::<bool>(), vector(dimension), turns, frames);
    let movement = movement.prop_map(move |(waypoints, returns, axis, turns, frames)| Movement {
        waypoints,
        returns,
        axis: if dimension == Dimension::Two { DVec3::Z } else { axis },
        turns,
        frames,
    });
    prop_oneof![Just(None), Just(Some(Movement::default())), movement.prop_map(Some)]
}

/// A scene of any kind. Texts are of any characters, with those that need care in a string more often.
fn scene() -> impl Strategy<Value = Scene> {
    prop::sample::select(&[Dimension::Two, Dimension::Three][..]).prop_flat_map(|dimension| {
        // Boxed, since strategies within strategies are too large for the stack of a test.
        let other = (label(), body(dimension)).prop_map(|(label, body)| Other { label, body }).boxed();
        let bodies = [other.clone(), other.clone()].prop_map(|[p, q]| ([p.body, q.body], [p.label, q.label]));
        let bodies = (bodies.boxed(), prop::collection::vec(other, 0..4).boxed());
        let view = (-7.0..7.0, -1.5..1.5, any::<bool>()).prop_map(|(yaw, pitch, parallel)| ViewPreset {
            yaw,
            pitch,
            projection: if parallel { Projection::Orthographic } else { Projection::Perspective },
        });
        let view = prop_oneof![Just(ViewPreset::default()), view];
        let view = (view, shown()).boxed();
        let expect = prop_oneof![Just(Expectation::default()), expectation()];
        let texts = ("\\PC{0,20}", "([\"#\\\\\r\n\t.0,)]|\\PC|\\p{Cc}){0,40}");
        let tags = prop::collection::btree_set("[a-z0-9-]{1,32}", 0..=Scene::MAX_TAGS);
        (texts, tags, bodies, settings(dimension), (view, any::<bool>(), motion(dimension).boxed()), expect)
            .prop_map(
                move |(
                    (title, notes),
                    tags,
                    ((bodies, labels), others),
                    query,
                    ((view, shown), hide_verdict, motion),
                    expect,
                )| {
                    Scene {
                        title,
                        notes,
                        tags: tags.into_iter().collect(),
                        dimension,
                        bodies,
                        labels,
                        others,
                        query,
                        view,
                        shown,
                        motion,
                        cast: None,
                        hide_verdict,
                        expect,
                    }
                },
            )
    })
}

proptest! {
    #[test]
    fn every_scene_is_read_back_as_it_was_and_saved_byte_for_byte(scene in scene()) {
        let text = scene.to_ron();
        let loaded = Scene::from_ron(&text);
        prop_assert_eq!(loaded.as_ref(), Ok(&scene), "{}", text);
        prop_assert_eq!(loaded.map(|scene| scene.to_ron()), Ok(text));
    }
}

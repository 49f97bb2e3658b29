//! Bodies beside P and Q: drawn or culled according to the query, and pickable.

use gjk_figure::{
    Analysis, Camera, Form, Hit, OtherBody, Overlays, Palette, PaperForm, Plane, Role, pick, svg, world,
};
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use gjk_proximity::gjk::{self, Verdict};
use gjk_scene::scene::library::SHIPPED;
use gjk_scene::scene::{Label, Other, Scene};
use glam::{DQuat, DVec2, DVec3};

use super::{numbers, texts};

const SIZE: DVec2 = DVec2::new(640.0, 480.0);

/// P a square of half side 1, and squares beside it: overlapping, touching, and separate.
const ROW: &str = r##"(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (1, 1))),
    q: (shape: Rectangle(half_extents: (1, 1)), pose: (position: (0, 9))),
    others: [
        (name: "over", shape: Rectangle(half_extents: (1, 1)), pose: (position: (1.5, 0))),
        (name: "touch", shape: Rectangle(half_extents: (1, 1)), pose: (position: (-2, 0))),
        (name: "apart", color: "#CC3311", shape: Rectangle(half_extents: (1, 1)), pose: (position: (0, -2.25))),
    ],
)
"##;

fn moved(scene: &Scene, by: DVec3) -> Scene {
    let mut scene = scene.clone();
    let pose = scene.bodies[Side::P].pose();
    let pose = Pose { position: pose.position + by, ..pose };
    scene.bodies[Side::P] = scene.bodies[Side::P].with_pose(pose).unwrap();
    scene
}

fn words(analysis: &Analysis) -> Vec<&str> {
    analysis.others.iter().map(OtherBody::word).collect()
}

#[test]
fn bodies_that_meet_p_are_drawn_and_a_touch_counts() {
    let scene = Scene::from_ron(ROW).unwrap();
    let analysis = Analysis::of(&scene);
    assert_eq!(words(&analysis), ["drawn", "drawn", "culled"]);
    // P moves down by a quarter and touches the last one.
    assert_eq!(words(&Analysis::of(&moved(&scene, DVec3::NEG_Y * 0.25))), ["drawn", "drawn", "drawn"]);
    assert_eq!(words(&Analysis::of(&moved(&scene, DVec3::X * 8.0))), ["culled"; 3]);
    // The query of P and Q is the same as without others.
    assert_eq!(analysis.trace, Analysis::of(&Scene { others: Vec::new(), ..scene }).trace);
}

#[test]
fn roles_names_and_hits_distinguish_the_bodies() {
    let scene = Scene::from_ron(ROW).unwrap();
    let analysis = Analysis::of(&scene);
    let figure = world(&analysis, 0, Overlays::default());
    let areas = |index: usize| {
        let of_it = figure.marks.iter().filter(|mark| mark.hit == Some(Hit::Other(index)));
        of_it.filter(|mark| matches!(mark.form, Form::Area { .. })).map(|mark| mark.role).collect::<Vec<_>>()
    };
    assert_eq!(areas(0), [Role::Other { drawn: true, color: None }]);
    assert_eq!(areas(2), [Role::Other { drawn: false, color: scene.others[2].label.color }]);
    let plane = Plane::framing(analysis.scene_bounds(), SIZE);
    let marks = plane.project(&figure, SIZE);
    let under = |x: f64, y: f64| pick(&marks, plane.screen_from_world(DVec3::new(x, y, 0.0)), 2.0);
    assert_eq!(under(1.75, 0.5), Some(Hit::Other(0)));
    assert_eq!(under(0.5, -2.75), Some(Hit::Other(2)), "what is hollow can be pointed at, too");
    assert_eq!(under(0.4, 0.6), Some(Hit::Body(Side::P)), "P lies above");
    let written = texts(&marks);
    for name in ["over (drawn)", "touch (drawn)", "apart (culled)"] {
        assert!(written.contains(&name), "{name} in {written:?}");
    }
    // Hollow: its outline has its own color, but nothing is filled with it.
    let svg = svg::write(&marks, SIZE, &Palette::LIGHT, "");
    assert!(svg.contains("stroke=\"#CC3311\"") && !svg.contains("fill=\"#CC3311\""), "{svg}");
}

/// A box, a ball, or a few points, at a near or distant position.
fn random_body(roll: &mut impl FnMut() -> f64) -> Body {
    let shape = match roll() {
        kind if kind < 0.4 => Shape::Cuboid { half_extents: DVec3::new(roll(), roll(), roll()) + 0.2 },
        kind if kind < 0.7 => Shape::Octahedron { radius: roll() + 0.2 },
        _ => Shape::Points((0..5).map(|_| DVec3::new(roll(), roll(), roll()) * 2.0).collect()),
    };
    let mut across = || 3.0 * roll() - 1.5;
    let position = DVec3::new(across(), across(), across());
    let axis = DVec3::new(across(), across(), across() + 0.01).normalize();
    let rotation = Rotation::Quaternion(DQuat::from_axis_angle(axis, across()).normalize());
    Body::new(Dimension::Three, shape, Pose { position, rotation }, 0.0).unwrap()
}

/// Against the reference, which decides in exact arithmetic, independently of the algorithm.
#[test]
fn drawn_and_culled_agree_with_the_reference() {
    let mut state = 7_u64;
    let mut roll = || {
        state = state * 48_271 % 2_147_483_647;
        state as f64 / 2_147_483_647.0
    };
    let (mut drawn, mut culled) = (0, 0);
    for _ in 0..20 {
        let bodies = [random_body(&mut roll), random_body(&mut roll)];
        let mut scene = Scene::new(Dimension::Three, bodies);
        scene.others =
            (0..10).map(|_| Other { label: Label::default(), body: random_body(&mut roll) }).collect();
        let analysis = Analysis::of(&scene);
        for (index, other) in analysis.others.iter().enumerate() {
            let pair = scene.with_other_as_q(index);
            let convexes = pair.convexes();
            let query = pair.query(&convexes);
            let truth = gjk::reference(&query, &gjk::decide(&query)).verdict;
            assert_eq!(other.is_drawn(), truth != Verdict::Separate, "{other:?}");
            if other.is_drawn() { drawn += 1 } else { culled += 1 }
        }
    }
    assert!(drawn > 20 && culled > 20, "{drawn} drawn and {culled} culled are no test of both");
}

/// An analysis does not depend on the one before, also if hulls were reused from it.
#[test]
fn a_study_does_not_depend_on_the_one_before() {
    let scene = SHIPPED[27].scene();
    let first = Analysis::of(&scene);
    let mut before = first.clone();
    let mut changed = scene;
    for index in 0..6 {
        changed = match index {
            0 | 3 => moved(&changed, DVec3::new(0.7, -1.1, 0.3)),
            1 => changed.with_other_as_q(9),
            2 => changed.with_other_as_q(14),
            4 => moved(&changed, DVec3::new(-0.7, 1.1, -0.3)),
            _ => SHIPPED[5].scene(),
        };
        let after = Analysis::after(&changed, Some(&before));
        assert_eq!(after, Analysis::of(&changed), "after change {index}");
        before = after;
    }
}

/// The camera's frustum in place, and moved far away, which culls everything that was drawn.
#[test]
fn moving_the_camera_changes_the_drawn_bodies() {
    let scene = SHIPPED[27].scene();
    assert_eq!((scene.labels[0].name.as_str(), scene.others.len()), ("camera", 30));
    let count = |scene: &Scene| words(&Analysis::of(scene)).iter().filter(|word| **word == "drawn").count();
    let here = count(&scene);
    assert!((8..=22).contains(&here), "{here} of 30 are drawn");
    assert_eq!(count(&moved(&scene, DVec3::X * 100.0)), 0);
    let aside = moved(&scene, DVec3::X * 4.0);
    let (one, other) = (Analysis::of(&scene), Analysis::of(&aside));
    assert_ne!(words(&one), words(&other));
    // All of it is on paper, in both projections, and no drawn body is missing.
    for analysis in [&one, &other] {
        let figure = world(analysis, 0, Overlays::default());
        let mut camera = Camera::from(scene.view);
        camera.frame(&analysis.scene_extent(), SIZE);
        let marks = camera.project(&figure, SIZE);
        assert!(numbers(&marks).iter().all(|number| number.is_finite()));
        for (index, other) in analysis.others.iter().enumerate() {
            let has = |wanted: fn(&PaperForm) -> bool| {
                marks.iter().any(|mark| mark.hit == Some(Hit::Other(index)) && wanted(&mark.form))
            };
            assert!(has(|form| matches!(form, PaperForm::Fill { .. })), "{} has no area", other.name);
            assert!(has(|form| matches!(form, PaperForm::Line { .. })), "{} has no lines", other.name);
        }
    }
}

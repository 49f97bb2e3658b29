//! What the name of a method, a field or a function does to a shape or a body.

use super::value::plain;

/// What a name does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Sets where a body stands.
    Position,
    /// Sets how it is turned: a quaternion, a matrix, an angle in the plane.
    Rotation,
    /// Sets both.
    Pose,
    /// Sets both to nothing.
    Identity,
    /// Stretches it: only by 1 is understood.
    Scale,
    /// Adds a point to a list or a hull.
    Point,
    /// Sets or adds a shape.
    Shape,
    /// Sets a margin, which is no part of a shape.
    Margin,
    /// Sets something that no shape depends on.
    Harmless,
    /// Reads, or passes on.
    Read,
    /// Anything else.
    Unknown,
}

const POSITION: &[&str] = &[
    "position",
    "pos",
    "translation",
    "origin",
    "location",
    "baseposition",
    "p",
    "xyz",
    "withtranslation",
    "fromtranslation",
    "basisposition",
    "worldposition",
    "centerposition",
];
const ROTATION: &[&str] = &[
    "rotation",
    "rot",
    "orientation",
    "quaternion",
    "quat",
    "angle",
    "linear",
    "basis",
    "q",
    "baseorientation",
    "withrotation",
    "rotationmatrix",
    "rotationangle",
    "quatrotation",
    "rotationquat",
];
const POSE: &[&str] = &[
    "transform",
    "worldtransform",
    "pose",
    "globalpose",
    "isometry",
    "positionandrotation",
    "positionandorientation",
    "basepositionandorientation",
    "centerofmasstransform",
    "tf",
    "placement",
    "localpose",
];
const SCALE: &[&str] =
    &["scale", "localscaling", "scaling", "scalefactor", "localscale", "withscale", "shrink", "inflate"];
const POINT: &[&str] = &["addpoint", "pushback", "push", "append", "emplaceback", "addvertex"];
const SHAPE: &[&str] = &[
    "shape",
    "collisionshape",
    "addshape",
    "attachshape",
    "createfixture",
    "collider",
    "geometry",
    "insert",
    "attachcollider",
    "addfixture",
];
const MARGIN: &[&str] = &[
    "margin",
    "convexradius",
    "contactoffset",
    "restoffset",
    "gap",
    "skin",
    "contactskin",
    "securitymargin",
    "contactmargin",
    "breakdistance",
    "distanceupperbound",
    "prediction",
];
const HARMLESS: &[&str] = &[
    "mass",
    "density",
    "friction",
    "restitution",
    "vel",
    "velocity",
    "linvel",
    "angvel",
    "damping",
    "color",
    "colour",
    "material",
    "name",
    "user",
    "group",
    "mask",
    "filter",
    "sleep",
    "sleeping",
    "activ",
    "active",
    "activate",
    "sensor",
    "gravity",
    "layer",
    "force",
    "impulse",
    "inertia",
    "kinematic",
    "static",
    "dynamic",
    "bounc",
    "torque",
    "event",
    "hook",
    "flag",
    "visib",
    "reserve",
    "resize",
    "count",
    "size",
    "len",
    "ccd",
    "tolerance",
    "iteration",
    "threshold",
    "limit",
    "awake",
    "timestep",
    "update",
    "compute",
    "init",
    "debug",
    "draw",
    "print",
    "printf",
    "println",
    "label",
    "id",
    "index",
    "type",
    "category",
    "stiffness",
    "segment",
    "texture",
    "opacity",
    "fill",
    "stroke",
    "weight",
    "recalc",
    "optimi",
    "dominance",
    "solver",
    "step",
    "thickness",
    "plugin",
    "lock",
    "freeze",
    "clear",
    "remove",
    "delete",
    "begin",
    "end",
    "data",
    "test",
    "assert",
    "expect",
    "check",
    "require",
    "eq",
    "log",
    "motion",
    "parameters",
    "time",
    "frame",
    "bullet",
    "subdivisions",
    "sections",
    "faces",
    "indices",
    "triangles",
    "normals",
    "edges",
    "calc",
    "groups",
    "frequency",
    "zoom",
    "font",
    "timeout",
    "interval",
    "seed",
    "random",
    "sleepy",
    "damp",
    "slop",
];
const READ: &[&str] = &[
    "build",
    "unwrap",
    "into",
    "clone",
    "copy",
    "get",
    "asref",
    "ref",
    "expect",
    "finished",
    "eval",
    "await",
    "asslice",
    "tovec",
    "iter",
    "collect",
    "some",
    "ok",
    "value",
    "release",
    "tolist",
    "astype",
    "coords",
    "data",
    "begin",
    "end",
    "asptr",
    "cast",
    "tomatrix3",
    "torotationmatrix",
    "normalized",
    "normalize",
    "asmatrix",
    "createshape",
    "withname",
    "toarray",
    "flatten",
    "items",
    "topolygon",
];

/// Whether a word of a name is one of what no shape depends on: a short word as a whole, a longer one by its beginning.
fn is_harmless(name: &str) -> bool {
    let is_one = |word: &String| {
        HARMLESS.iter().any(|it| if it.len() <= 4 { word == it } else { word.starts_with(it) })
    };
    words_of(name).iter().any(is_one)
}

/// What a method, a field or a labelled value does.
pub(super) fn role(name: &str) -> Role {
    let whole = name.rsplit(['.', ':']).next().unwrap_or_default();
    let name = plain(name.rsplit(['.', ':']).next().unwrap_or_default());
    let bare = ["set", "reset", "with", "m"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix).filter(|rest| rest.len() > 2));
    let is_in =
        |list: &[&str]| list.contains(&name.as_str()) || bare.is_some_and(|bare| list.contains(&bare));
    if name.starts_with("get") && name.len() > 3 {
        Role::Read
    } else if is_in(POSITION) {
        Role::Position
    } else if is_in(ROTATION) {
        Role::Rotation
    } else if is_in(POSE) {
        Role::Pose
    } else if name == "setidentity" || name == "identity" {
        Role::Identity
    } else if is_in(SCALE) {
        Role::Scale
    } else if is_in(POINT) {
        Role::Point
    } else if is_in(SHAPE) {
        Role::Shape
    } else if is_in(MARGIN) || name.ends_with("margin") {
        Role::Margin
    } else if READ.contains(&name.as_str()) {
        Role::Read
    } else if is_harmless(whole) {
        Role::Harmless
    } else {
        Role::Unknown
    }
}

/// Whether a name is that of a thing that no query is about, but that has a place of its own.
pub(super) fn is_scenery(path: &str) -> bool {
    let plain = plain(path);
    [
        "camera", "light", "sun", "window", "view", "screen", "controls", "world", "gravity", "cursor",
        "mouse", "font", "render", "canvas", "fog",
    ]
    .iter()
    .any(|word| plain.contains(word))
}

/// Words of the names of functions that ask about shapes, by their beginnings.
const QUERIES: &[&str] = &[
    "contact",
    "distance",
    "intersect",
    "collid",
    "collision",
    "closest",
    "overlap",
    "penetration",
    "sweep",
    "cast",
    "toi",
    "impact",
    "gjk",
    "epa",
    "mpr",
    "separat",
    "proximity",
    "hit",
    "touch",
    "query",
    "narrowphase",
    "manifold",
    "polygons",
    "patch",
    "polys",
    "test",
];

/// Whether a function asks about shapes.
pub(super) fn is_query(name: &str) -> bool {
    let last = name.rsplit(['.', ':']).next().unwrap_or_default();
    let is_one = |word: &String| QUERIES.iter().any(|it| word.starts_with(it));
    words_of(last).iter().any(is_one) && !last.starts_with("create") && !last.contains("Request")
}

/// The parts of a name: `capsule` and `at` of `capsule_at`, `box` and `1` of `box1`.
pub(super) fn words_of(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for c in name.chars() {
        let begins = !c.is_alphanumeric()
            || c.is_ascii_digit() != before.is_ascii_digit()
            || (c.is_uppercase() && !before.is_uppercase());
        if begins || words.is_empty() {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(last) = words.last_mut()
        {
            last.extend(c.to_lowercase());
        }
        before = c;
    }
    words.retain(|word| !word.is_empty());
    words
}

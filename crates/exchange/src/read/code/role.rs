//! The effect of a method, a field or a function on a shape or a body, by its name.

use super::words::{has_any, is_in, last_step, plain, words_of};

/// The effect of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameRole {
    /// Sets the position of a body.
    Position,
    /// Sets the rotation of a body: a quaternion, a matrix, an angle in the plane.
    Rotation,
    /// Sets the position and the rotation of a body.
    Pose,
    /// Sets the pose of a body to the identity.
    Identity,
    /// Scales a body; only the factor 1 is understood.
    Scale,
    /// Adds a point to a list or a hull.
    Point,
    /// Sets or adds a shape.
    Shape,
    /// Sets a margin, which does not belong to a shape.
    Margin,
    /// Sets something that no shape depends on.
    Harmless,
    /// Reads a value, or passes it on.
    Read,
    /// Anything else.
    Unknown,
}

impl NameRole {
    /// Returns whether a value in this role sets a part of a pose, or a scale.
    pub(super) const fn moves(self) -> bool {
        matches!(self, Self::Position | Self::Rotation | Self::Pose | Self::Scale)
    }

    /// Returns whether a value in this role sets a pose or a part of a pose.
    pub(super) const fn places(self) -> bool {
        matches!(self, Self::Position | Self::Rotation | Self::Pose | Self::Identity)
    }
}

/// The names of the roles that set or add something; a prefix such as `set` may precede them.
const NAMES: [(NameRole, &str); 7] = [
    (
        NameRole::Position,
        "position pos translation origin location baseposition p xyz withtranslation fromtranslation basisposition \
         worldposition centerposition",
    ),
    (
        NameRole::Rotation,
        "rotation rot orientation quaternion quat angle linear basis q baseorientation withrotation rotationmatrix \
         rotationangle quatrotation rotationquat",
    ),
    (
        NameRole::Pose,
        "transform worldtransform pose globalpose isometry positionandrotation positionandorientation \
         basepositionandorientation centerofmasstransform tf placement localpose",
    ),
    (NameRole::Scale, "scale localscaling scaling scalefactor localscale withscale shrink inflate"),
    (NameRole::Point, "addpoint pushback push append emplaceback addvertex"),
    (
        NameRole::Shape,
        "shape collisionshape addshape attachshape createfixture collider geometry insert attachcollider addfixture",
    ),
    (
        NameRole::Margin,
        "margin convexradius contactoffset restoffset gap skin contactskin securitymargin contactmargin \
         breakdistance distanceupperbound prediction",
    ),
];

/// Words for properties that no shape depends on: short words match as a whole, words of five letters or more
/// by their beginning.
const HARMLESS: &str = "mass density friction restitution vel velocity linvel angvel damping color colour material \
    name user group mask filter sleep sleeping activ active activate sensor gravity layer force impulse inertia \
    kinematic static dynamic bounc torque event hook flag visib reserve resize count size len ccd tolerance \
    iteration threshold limit awake timestep update compute init debug draw print printf println label id index \
    type category stiffness segments texture opacity fill stroke weight recalc optimi dominance solver step \
    thickness plugin lock freeze clear remove delete begin end data test assert expect check require eq log motion \
    parameters time frame bullet subdivisions sections faces indices triangles normals edges calc groups frequency \
    zoom font timeout interval seed random sleepy damp slop";

/// Names that read a value, or pass it on.
const READ: &str = "build unwrap into clone copy get asref ref expect finished eval await asslice tovec iter collect \
    some ok value release tolist astype coords data begin end asptr cast tomatrix3 torotationmatrix normalized \
    normalize asmatrix createshape withname toarray flatten items topolygon";

/// Words of the names of functions that ask about shapes, by their beginnings.
const QUERIES: &str = "contact distance intersect collid collision closest overlap penetration sweep cast toi impact \
    gjk epa mpr separat proximity hit touch query narrowphase manifold polygons patch polys test contains disjoint isdisjoint \
    covers";

/// Returns whether a method sets the rotation that it belongs to.
pub(super) fn turns(method: &str) -> bool {
    is_in("setfromaxisangle setfromeuler setangleaxis setaxisangle", &plain(method))
}

/// Returns the property of a getter, `WorldTransform` of `getWorldTransform`; other names as they are.
pub(super) fn without_getter(part: &str) -> &str {
    let bare = part.strip_prefix("get").or_else(|| part.strip_prefix("Get"));
    bare.filter(|bare| bare.starts_with(|c: char| c.is_uppercase() || c == '_')).unwrap_or(part)
}

/// Returns the effect of a method, a field or a labeled value.
pub(super) fn role(name: &str) -> NameRole {
    let last = last_step(name);
    let name = plain(last);
    let bare = ["set", "reset", "with", "m"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix).filter(|rest| rest.len() > 2));
    let has_name = |list: &str| is_in(list, &name) || bare.is_some_and(|bare| is_in(list, bare));
    if name.starts_with("get") && name.len() > 3 {
        NameRole::Read
    } else if is_in("identity setidentity", &name) {
        NameRole::Identity
    } else if let Some((role, _)) = NAMES.iter().find(|(_, list)| has_name(list)) {
        *role
    } else if name.ends_with("margin") {
        NameRole::Margin
    } else if is_in(READ, &name) {
        NameRole::Read
    } else if is_harmless(last) && !name.contains("inertialframe") {
        NameRole::Harmless
    } else {
        NameRole::Unknown
    }
}

/// Returns whether a word of a name stands for a property that no shape depends on.
fn is_harmless(name: &str) -> bool {
    words_of(name).iter().any(|word| {
        HARMLESS.split_whitespace().any(|it| if it.len() <= 4 { word == it } else { word.starts_with(it) })
    })
}

/// Returns whether a name belongs to a thing that has a pose and is in no query.
pub(super) fn is_scenery(path: &str) -> bool {
    let scenery = "camera light sun window view screen controls world gravity cursor mouse font render canvas fog joint \
         hinge localframe localanchor";
    has_any(&plain(path), scenery)
}

/// Returns whether a function asks about shapes.
pub(super) fn is_query(name: &str) -> bool {
    let last = last_step(name);
    let is_one = |word: &String| QUERIES.split_whitespace().any(|it| word.starts_with(it));
    words_of(last).iter().any(is_one) && !last.starts_with("create") && !last.contains("Request")
}

/// Returns whether an unknown name looks like that of a pose.
pub(super) fn is_pose_name(name: &str) -> bool {
    let words = words_of(name);
    let is_short = matches!(words.as_slice(), [first, _] if is_in("t x m xf tf", first));
    let poses = "pos pose position transform tf rot rotation translation origin orientation isometry quat";
    is_short || words.iter().any(|word| is_in(poses, word))
}

/// Returns whether a name looks like that of a position.
pub(super) fn is_place(name: &str) -> bool {
    let words = words_of(name);
    let any = |list: &str| words.iter().any(|word| is_in(list, word));
    any("pos position center centre origin offset translation location at trans place")
        && !any("contact closest expected witness hit result direction ray mouse")
}

/// Returns whether the result of a method of a shape or a body stands for the same shape or body, as after a setter,
/// after `unwrap`, or after `Create` of its settings.
pub(super) fn passes_on(method: &str) -> bool {
    let plain = plain(method);
    role(method) != NameRole::Unknown
        || ["create", "as", "to", "with", "set"].iter().any(|start| plain.starts_with(start))
}

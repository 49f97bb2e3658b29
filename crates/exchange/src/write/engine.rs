//! Shapes in the notation of an engine: one writer fills the templates of its row.
//!
//! Words of templates: `$name` and `$lower`, the name of the body; `$shape`, its shape; `$x $y $z`, its position; `$qx
//! $qy $qz $qw`, `$roll $pitch $yaw`, `$basis` (a matrix by rows), `$angle`, `$cos` and `$sin`, its rotation; `$hx $hy
//! $hz` and `$fx $fy $fz`, half and full lengths; `$radius`, `$halfheight`, `$height` and `$total` (with caps);
//! `$rounding`; `$points` with `$count`, or `$world` with `$start`, in local and in world coordinates; `$first`,
//! `$second` and `$third`, the first of them, and `$ax` to `$bz`, the coordinates of the first two; `$faces` with
//! `$facecount`, of `$i`, `$j` and `$k`.

use glam::{DMat3, DQuat, DVec2, DVec3};

use super::number;
use super::placed::{PlacedModel, candidates};
use super::question::ExpectedPair;
use super::shapes::WrittenShapes;
use crate::edit::convert::has_exact_corners;
use crate::engine::Engine;
use crate::engine::row::{DigitStyle, EngineKind, EngineRow, KindConstructor, Notation};
use crate::error::ExchangeError;
use crate::form::Exported;
use crate::geometry::{Body, Dimension, Pose, Shape, Side};
use crate::gjk::Precision;
use crate::message::text;
use crate::scene::Scene;

/// Returns the shapes of a scene in the notation of an engine.
pub(super) fn engine(scene: &Scene, what: Exported, engine: Engine) -> Result<String, ExchangeError> {
    let row = engine.row();
    let dimension = scene.dimension;
    let Some(notation) = row.notation(dimension) else {
        return Err(ExchangeError::NoDimension { engine: row.engine(), dimension });
    };
    let style = Style { row, notation, dimension, precision: scene.query.precision };
    let bodies = bodies(scene, what)?;
    let written: Vec<BodyTexts> =
        bodies.iter().map(|(name, body)| style.written(name, body)).collect::<Result<_, _>>()?;
    let mut out = head(scene, what, row);
    out.push_str(&style.fixed(notation.head));
    out.extend(written.iter().map(|body| body.before.as_str()));
    out.push_str(notation.middle);
    out.extend(written.iter().map(|body| body.text.as_str()));
    if written.len() == 2 {
        out.push_str(notation.joint);
    }
    out.push_str(notation.foot);
    Ok(out)
}

/// The bodies with their names. P ⊖ Q is the hull of its vertices.
fn bodies(scene: &Scene, what: Exported) -> Result<Vec<(&'static str, Body)>, ExchangeError> {
    let side = |side: Side| (side.name(), scene.bodies[side].clone());
    Ok(match what {
        Exported::P => vec![side(Side::P)],
        Exported::Q => vec![side(Side::Q)],
        Exported::Pair => vec![side(Side::P), side(Side::Q)],
        Exported::Difference => {
            let points =
                WrittenShapes::of(scene, what)?.lists.into_iter().flat_map(|list| list.points).collect();
            let pose = Pose::identity(scene.dimension);
            vec![("difference", Body::new(scene.dimension, Shape::Points(points), pose, 0.0)?)]
        }
    })
}

/// The comment lines: of a pair its title, the true verdict and length, of a shape its name and the title.
fn head(scene: &Scene, what: Exported, row: &EngineRow) -> String {
    let Some([open, close]) = row.comment else { return String::new() };
    let question = ExpectedPair::of(scene);
    let lines = if what == Exported::Pair {
        let mut lines = vec![question.title.clone(), question.truth()];
        lines.extend(question.measured.map(|measured| measured.sentence()));
        lines
    } else {
        vec![text!("export-of"; what = what.title(), title = question.title)]
    };
    // A comment of XML cannot contain two hyphens.
    let safe = |line: String| if close.is_empty() { line } else { line.replace("--", "- -") };
    let parts = |line| [open.to_owned(), safe(line), close.to_owned(), "\n".to_owned()];
    lines.into_iter().flat_map(parts).collect()
}

/// The texts of one body.
struct BodyTexts {
    before: String,
    text: String,
}

/// The context, besides the body, that determines its text.
struct Style {
    row: &'static EngineRow,
    notation: &'static Notation,
    dimension: Dimension,
    precision: Precision,
}

impl Style {
    /// Writes a body as the first kind that the engine can construct.
    fn written(&self, name: &'static str, body: &Body) -> Result<BodyTexts, ExchangeError> {
        let found = candidates(body).into_iter().find_map(|placed| {
            let part = self.notation.part(placed.kind, placed.rounding > 0.0)?;
            Some((placed, part))
        });
        let Some((mut placed, part)) = found else {
            return Err(self.refusal(name, body));
        };
        let (most, found) = (self.notation.max_vertices, placed.corners);
        if found > most {
            return Err(ExchangeError::TooManyVertices { engine: self.row.engine(), name, most, found });
        }
        let uses = |word: &str| part.plain.contains(word) || part.before.contains(word);
        if !["$first", "$ax", "$points", "$world"].into_iter().any(uses) {
            placed.settle(self.notation.axis, self.dimension);
        }
        if uses("$faces") {
            placed.trim();
        }
        if self.notation.centered {
            placed.center();
        }
        Ok(self.filled(name, &placed, part))
    }

    fn refusal(&self, name: &'static str, body: &Body) -> ExchangeError {
        let kind = description(body);
        let helps = !has_exact_corners(body) && self.notation.part(EngineKind::Hull, false).is_some();
        let polytope = helps.then(|| self.dimension.polytope());
        ExchangeError::NoKind { engine: self.row.engine(), name, kind, polytope }
    }

    fn filled(&self, name: &str, placed: &PlacedModel, part: &KindConstructor) -> BodyTexts {
        let word = |word: &str| self.word(word, name, placed);
        let rounded = placed.rounding > 0.0;
        let template = part.rounded.filter(|_| rounded).unwrap_or(part.plain);
        let swell = if rounded && part.rounded.is_none() { self.notation.swell } else { "" };
        let shape = fill(&format!("{template}{swell}"), &word);
        let text = fill(self.notation.body, &|name| if name == "shape" { shape.clone() } else { word(name) });
        BodyTexts { before: fill(part.before, &word), text }
    }

    /// The value of a word.
    fn word(&self, word: &str, name: &str, placed: &PlacedModel) -> String {
        let points = |points: &[DVec3]| {
            let [item, separator] = self.notation.point;
            let items: Vec<String> = points.iter().map(|point| self.item(item, name, *point)).collect();
            items.join(separator)
        };
        let nth = |index: usize| points(placed.points.get(index..=index).unwrap_or_default());
        match word {
            "name" => name.to_owned(),
            "lower" => name.to_lowercase(),
            "points" => points(&placed.points),
            "world" => points(&placed.world()),
            "start" => points(&placed.world()[..1]),
            "first" => nth(0),
            "second" => nth(1),
            "third" => nth(2),
            "count" => placed.points.len().to_string(),
            "faces" => self.faces(&placed.faces),
            "facecount" => placed.faces.len().to_string(),
            "basis" => {
                let rows = DMat3::from_quat(placed.rotation).transpose().to_cols_array();
                rows.map(|entry| self.number(entry)).join(", ")
            }
            _ => self.number(scalar(word, placed)),
        }
    }

    /// A point of a list.
    fn item(&self, template: &str, name: &str, point: DVec3) -> String {
        fill(template, &|word| match word {
            "x" => self.number(point.x),
            "y" => self.number(point.y),
            "z" => self.number(point.z),
            _ => name.to_owned(),
        })
    }

    fn faces(&self, faces: &[[usize; 3]]) -> String {
        let [item, separator] = self.notation.face;
        let face = |[i, j, k]: &[usize; 3]| {
            fill(item, &|word| {
                match word {
                    "i" => i,
                    "j" => j,
                    _ => k,
                }
                .to_string()
            })
        };
        faces.iter().map(face).collect::<Vec<_>>().join(separator)
    }

    /// A template without a body.
    fn fixed(&self, template: &str) -> String {
        let bits = if self.precision == Precision::F32 { "" } else { "_f64" };
        fill(template, &|_| bits.to_owned())
    }

    fn number(&self, number: f64) -> String {
        // + 0.0 avoids −0.
        let number = number + 0.0;
        let text = match self.precision {
            Precision::F32 => number::single(number),
            Precision::F64 => number::code(number),
        };
        match self.row.digits {
            DigitStyle::Plain => text.strip_suffix(".0").map_or(text.clone(), str::to_owned),
            DigitStyle::Point => text,
            DigitStyle::Float => text + "f",
        }
    }
}

/// The kind of a body, and whether it is rounded or flat, if the kind does not say so itself.
fn description(body: &Body) -> String {
    let kind = body.kind_name();
    let is_round = matches!(body.shape(), Shape::Disc { .. } | Shape::Ball { .. } | Shape::Capsule { .. });
    let rounded = if body.rounding() > 0.0 && !is_round { "yes" } else { "no" };
    let is_flat = candidates(body).iter().any(|placed| placed.kind == EngineKind::FlatHull);
    let is_named_flat = matches!(body.shape(), Shape::Points(points) if points.len() <= 2);
    let flat = if is_flat && !is_named_flat { "yes" } else { "no" };
    text!("export-kind"; rounded = rounded, flat = flat, kind = kind)
}

/// The number that a word stands for.
fn scalar(word: &str, placed: &PlacedModel) -> f64 {
    let PlacedModel { position, rotation, half, radius, half_height, .. } = *placed;
    let [a, b] = [0, 1].map(|index| placed.points.get(index).copied().unwrap_or_default());
    let turn = DVec2::from_angle(placed.angle);
    match word {
        "x" => position.x,
        "y" => position.y,
        "z" => position.z,
        "qx" => rotation.x,
        "qy" => rotation.y,
        "qz" => rotation.z,
        "qw" => rotation.w,
        "roll" => roll_pitch_yaw(rotation)[0],
        "pitch" => roll_pitch_yaw(rotation)[1],
        "yaw" => roll_pitch_yaw(rotation)[2],
        "angle" => placed.angle,
        "cos" => turn.x,
        "sin" => turn.y,
        "hx" => half.x,
        "hy" => half.y,
        "hz" => half.z,
        "fx" => half.x * 2.0,
        "fy" => half.y * 2.0,
        "fz" => half.z * 2.0,
        "radius" => radius,
        "halfheight" => half_height,
        "height" => half_height * 2.0,
        "total" => (half_height + radius) * 2.0,
        "rounding" => placed.rounding,
        "ax" => a.x,
        "ay" => a.y,
        "az" => a.z,
        "bx" => b.x,
        "by" => b.y,
        "bz" => b.z,
        _ => f64::NAN,
    }
}

/// The angles about the fixed axes x, y and z, in this order.
fn roll_pitch_yaw(rotation: DQuat) -> [f64; 3] {
    let DQuat { x, y, z, w } = rotation;
    // The columns of its matrix as sums of squares: those of a quarter turn cancel exactly.
    let [xx, yy, zz, ww] = [x * x, y * y, z * z, w * w];
    let x_axis = DVec3::new(ww + xx - yy - zz, 2.0 * (x * y + w * z), 2.0 * (x * z - w * y));
    let y_axis = DVec3::new(2.0 * (x * y - w * z), ww + yy - xx - zz, 2.0 * (y * z + w * x));
    let z_axis = DVec3::new(2.0 * (x * z + w * y), 2.0 * (y * z - w * x), ww + zz - xx - yy);
    let across = libm::hypot(x_axis.x, x_axis.y);
    let pitch = libm::atan2(-x_axis.z, across);
    if across < 1e-12 {
        // Roll and yaw turn about the same axis.
        return [libm::atan2(-z_axis.y, y_axis.y), pitch, 0.0];
    }
    [libm::atan2(y_axis.z, z_axis.z), pitch, libm::atan2(x_axis.y, x_axis.x)]
}

/// A template with each `$word` replaced by its value.
fn fill(template: &str, value: &dyn Fn(&str) -> String) -> String {
    let mut parts = template.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(part.len());
        let (word, rest) = part.split_at(end);
        out.push_str(&value(word));
        out.push_str(rest);
    }
    out
}

//! The structure of a scene file as serde reads and writes it: fields, defaults and spelling, before validation.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{IgnoredAny, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Overlay, Projection, ShownFigure, ShownTab, ShownWorkspace};
use crate::geometry::Shape;
use crate::gjk::{Algorithm, CastAlgorithm, ContactPolicy, Defect, Precision, Verdict};
use crate::internal::Coordinates;
use crate::message::text;

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Scene", deny_unknown_fields)]
pub(super) struct SceneDocument {
    /// The format version; it is checked before the rest is read.
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(default)]
    pub(super) title: String,
    pub(super) dimension: u8,
    pub(super) p: BodyDocument,
    pub(super) q: BodyDocument,
    #[serde(default)]
    pub(super) others: Vec<BodyDocument>,
    #[serde(default)]
    pub(super) query: QueryDocument,
    #[serde(default)]
    pub(super) view: ViewDocument,
    #[serde(default)]
    pub(super) show: ShowDocument,
    #[serde(default)]
    pub(super) motion: Option<MotionDocument>,
    #[serde(default)]
    pub(super) hide_verdict: bool,
    #[serde(default)]
    pub(super) expect: ExpectDocument,
    #[serde(default)]
    pub(super) tags: Vec<String>,
    #[serde(default)]
    pub(super) notes: String,
}

/// A body: `p`, `q` or one of the `others`. In 2D, the points of its shape have two numbers in the file, and NaN as z
/// here.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename = "Body", deny_unknown_fields)]
pub(super) struct BodyDocument {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) color: Option<String>,
    pub(super) shape: Shape,
    #[serde(default, skip_serializing_if = "PoseDocument::is_default")]
    pub(super) pose: PoseDocument,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rounding: Option<f64>,
}

/// `pose`: the identity by default.
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "Pose", default, deny_unknown_fields)]
pub(super) struct PoseDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) position: Option<Coordinates>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) angle: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) orientation: Option<Coordinates>,
}

impl PoseDocument {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// `query`: [`Settings`](crate::gjk::Settings).
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "Query", default, deny_unknown_fields)]
pub(super) struct QueryDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) algorithm: Option<SettingWord<Algorithm>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) initial_direction: Option<Coordinates>,
    /// The first direction and those after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) directions: Option<Vec<Coordinates>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) iteration_limit: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) precision: Option<SettingWord<Precision>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) contact: Option<SettingWord<ContactPolicy>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) epa: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) prefer_p: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) prefer_q: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) defects: Vec<SettingWord<Defect>>,
    /// The algorithm for the first contact; it needs the translation of `motion`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) first_contact: Option<SettingWord<CastAlgorithm>>,
}

/// `view`: [`ViewPreset`](super::ViewPreset).
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "View", default, deny_unknown_fields)]
pub(super) struct ViewDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) yaw: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pitch: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) projection: Option<SettingWord<Projection>>,
}

/// `show`: [`InitialView`](super::InitialView).
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "Show", default, deny_unknown_fields)]
pub(super) struct ShowDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) workspace: Option<SettingWord<ShownWorkspace>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lower: Option<SettingWord<ShownTab>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) right: Option<SettingWord<ShownFigure>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) overlays: Option<Vec<SettingWord<Overlay>>>,
}

/// `motion`: [`Movement`](super::Movement), and the translation of a [`Cast`](crate::gjk::Cast).
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "Motion", default, deny_unknown_fields)]
pub(super) struct MotionDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) translation: Option<Coordinates>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) waypoints: Vec<Coordinates>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) returns: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) axis: Option<Coordinates>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) turns: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) frames: Option<usize>,
}

/// `expect`: [`Expectation`](super::Expectation).
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(rename = "Expect", default, deny_unknown_fields)]
pub(super) struct ExpectDocument {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) verdict: Option<SettingWord<Verdict>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) answer: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) supports: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) separation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) penetration_depth: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) exit: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tolerance: Option<f64>,
}

/// A setting with a fixed set of values, each written as a bare word.
pub trait WordSetting: Copy + PartialEq + 'static {
    /// All values.
    const ALL: &'static [Self];
    /// Returns the word for the value.
    fn name(self) -> &'static str;
}

/// The word for a [`WordSetting`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SettingWord<T>(pub(super) T);

impl<T: WordSetting> Serialize for SettingWord<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Name", 0, self.0.name())
    }
}

impl<'de, T: WordSetting> Deserialize<'de> for SettingWord<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word<T>(PhantomData<T>);
        impl<T: WordSetting> Visitor<'_> for Word<T> {
            type Value = SettingWord<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names: Vec<_> = T::ALL.iter().map(|choice| choice.name()).collect();
                f.write_str(&text!("scene-one-of"; count = names.len(), names = names.join(", ")))
            }
            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<SettingWord<T>, E> {
                let choice = T::ALL.iter().find(|choice| choice.name() == word);
                choice
                    .map(|choice| SettingWord(*choice))
                    .ok_or_else(|| E::invalid_value(Unexpected::Other(word), &self))
            }
        }
        deserializer.deserialize_identifier(Word(PhantomData))
    }
}

/// Reads the word for a choice, as scene files have it.
///
/// # Errors
/// The text is none of the words. The error lists them.
pub fn word<'de, T: WordSetting, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    SettingWord::deserialize(deserializer).map(|SettingWord(choice)| choice)
}

/// Writes the word for a choice, as scene files have it.
///
/// # Errors
/// Those of the serializer.
pub fn write_word<T: WordSetting, S: Serializer>(choice: &T, serializer: S) -> Result<S::Ok, S::Error> {
    SettingWord(*choice).serialize(serializer)
}

impl WordSetting for Algorithm {
    const ALL: &'static [Self] = &Self::NAMED;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for CastAlgorithm {
    const ALL: &'static [Self] = &Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for Precision {
    const ALL: &'static [Self] = &[Self::F32, Self::F64];
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for ContactPolicy {
    const ALL: &'static [Self] = &[Self::Closed, Self::Open];
    fn name(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Open => "open",
        }
    }
}

impl WordSetting for Defect {
    const ALL: &'static [Self] = &Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for Verdict {
    const ALL: &'static [Self] = &[Self::Overlap, Self::Touching, Self::Separate, Self::Undecided];
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for Projection {
    const ALL: &'static [Self] = &Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for ShownWorkspace {
    const ALL: &'static [Self] = Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for ShownTab {
    const ALL: &'static [Self] = Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for ShownFigure {
    const ALL: &'static [Self] = Self::ALL;
    fn name(self) -> &'static str {
        self.name()
    }
}

impl WordSetting for Overlay {
    const ALL: &'static [Self] = &Self::OF_RUN;
    fn name(self) -> &'static str {
        self.name()
    }
}

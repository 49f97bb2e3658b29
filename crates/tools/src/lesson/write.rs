//! Writing a lesson. Reading the text gives the same lesson again.

use ron::Options;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::value::RawValue;

use super::document::{Lesson, Source};
use crate::scene::{Scene, short_numbers};

impl Lesson {
    /// Writes a lesson file without defaults. Equal lessons give equal texts.
    pub fn to_ron(&self) -> String {
        let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let written = |escapes| {
            let config = PrettyConfig::new().new_line("\n").indentor("    ").escape_strings(escapes);
            // Only a writer can fail, or a name that is not an identifier; neither occurs here.
            options.to_string_pretty(self, config).unwrap_or_default()
        };
        let plain = written(false);
        // An editor may not keep control characters.
        let has_controls = plain.chars().any(|it| it.is_control() && it != '\n');
        let text = if has_controls { written(true) } else { plain };
        short_numbers(&text) + "\n"
    }
}

impl Source {
    /// Stores a scene in the lesson itself. Returns `None` if it exceeds the limits for reading.
    pub fn of_scene(scene: &Scene) -> Option<Self> {
        let text = scene.to_ron();
        RawValue::from_boxed_ron(text.trim().into()).ok().map(Self::Inline)
    }
}

//! The way in which the figures of a picture are drawn.

use crate::figure::camera::Camera;
use crate::figure::explorer::{CutColor, default_overlays};
use crate::figure::style::Palette;
use crate::scene::Overlays;
use crate::scene::Scene;

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Black on white.
    #[default]
    Light,
    /// The colours of the dark window.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Light => "Light",
            Self::Dark => "Dark",
        }
    }

    /// One line about the colours.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Light => "Black on white",
            Self::Dark => "The colors of the dark window",
        }
    }

    /// The table of its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &Palette::LIGHT,
            Self::Dark => &Palette::DARK,
        }
    }
}

/// The way in which the explorer is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploring {
    /// The overlays of the simplex.
    pub overlays: Overlays,
    /// The quantity that the colours of the section show.
    pub color: CutColor,
    /// Whether the rules are off: then the section has colours where an earlier test would have stopped the run, too.
    pub rules_broken: bool,
}

impl Default for Exploring {
    /// As the explorer opens.
    fn default() -> Self {
        Self { overlays: default_overlays(), color: CutColor::default(), rules_broken: false }
    }
}

/// The way in which the figures of a picture are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The overlays of shapes and difference.
    pub overlays: Overlays,
    /// In 3D, where the shapes and the difference are seen from. Each picture is framed anew.
    pub cameras: [Camera; 2],
    /// In 3D, whether a floor with numbers is drawn below the shapes and the difference.
    pub floor: bool,
    /// How the explorer is drawn.
    pub explorer: Exploring,
    /// Whether a region says the number that excluded it.
    pub values: bool,
}

impl Look {
    /// The view that a scene stores, with the default overlays.
    pub fn of(scene: &Scene, theme: Theme) -> Self {
        let cameras = [Camera::from(scene.view); 2];
        Self {
            theme,
            overlays: Overlays::default(),
            cameras,
            floor: true,
            values: true,
            explorer: Exploring::default(),
        }
    }
}

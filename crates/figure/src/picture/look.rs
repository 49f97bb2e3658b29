//! The style of the figures of a picture.

use crate::camera::Camera;
use crate::explorer::{CutColor, default_overlays};
use crate::message::text;
use crate::scene::Overlays;
use crate::scene::Scene;
use crate::style::Palette;

/// The colors of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Black on white.
    #[default]
    Light,
    /// The colors of the dark window.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::Light => text!("figure-light"),
            Self::Dark => text!("figure-dark"),
        }
    }

    /// Returns one line about the colors.
    pub fn description(self) -> &'static str {
        match self {
            Self::Light => text!("figure-black-on-white"),
            Self::Dark => text!("figure-the-colors-of-the-dark"),
        }
    }

    /// Returns the palette of this look.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &Palette::LIGHT,
            Self::Dark => &Palette::DARK,
        }
    }
}

/// The style of the explorer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploring {
    /// The overlays of the simplex.
    pub overlays: Overlays,
    /// The quantity that the colors of the section show.
    pub color: CutColor,
    /// Whether the rules are off: then the section also has colors where an earlier test would have stopped
    /// the run.
    pub rules_broken: bool,
}

impl Default for Exploring {
    /// The initial style of the explorer.
    fn default() -> Self {
        Self { overlays: default_overlays(), color: CutColor::default(), rules_broken: false }
    }
}

/// The style of the figures of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colors.
    pub theme: Theme,
    /// The overlays of shapes and difference.
    pub overlays: Overlays,
    /// In 3D, the cameras of the shapes and of the difference. Each picture is framed separately.
    pub cameras: [Camera; 2],
    /// In 3D, whether a floor with numbers is drawn below the shapes and the difference.
    pub floor: bool,
    /// The style of the explorer.
    pub explorer: Exploring,
    /// Whether a region shows the number that excluded it.
    pub values: bool,
    /// Whether bodies with very many vertices are drawn from some of them, with a note that says so.
    pub coarse: bool,
}

impl Look {
    /// Returns the view that a scene stores, with the default overlays.
    pub fn of(scene: &Scene, theme: Theme) -> Self {
        let cameras = [Camera::from(scene.view); 2];
        Self {
            theme,
            overlays: Overlays::default(),
            cameras,
            floor: true,
            values: true,
            coarse: false,
            explorer: Exploring::default(),
        }
    }
}

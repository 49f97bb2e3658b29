//! Widgets that are independent of scenes and runs: number fields, sliders, tables, icons, the theme, and
//! the ways of the keyboard.

pub(crate) mod anchor;
pub(crate) mod beginning;
pub(crate) mod beside;
pub(crate) mod column;
pub(crate) mod dialog;
pub(crate) mod drawer;
pub(crate) mod floating;
pub(crate) mod icons;
pub(crate) mod live_slider;
pub(crate) mod measure;
pub(crate) mod notice;
pub(crate) mod number_field;
pub(crate) mod runs;
pub(crate) mod stops;
pub(crate) mod table;
pub(crate) mod theme;
pub(crate) mod tooltips;

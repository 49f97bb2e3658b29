//! The renderers of the window, in the order in which they are tried.

use std::fmt;
use std::str::FromStr;

use eframe::CreationContext;

use crate::message::text;

/// A renderer of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renderer {
    /// Vulkan, Metal, Direct3D 12 or OpenGL, through wgpu.
    Wgpu,
    /// OpenGL, through glow: several times faster without a graphics card.
    Glow,
}

impl Renderer {
    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wgpu => "wgpu",
            Self::Glow => "glow",
        }
    }
}

impl fmt::Display for Renderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Renderer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "wgpu" => Ok(Self::Wgpu),
            "glow" => Ok(Self::Glow),
            _ => Err(text!("command-line-expected-wgpu-or-glow"; text = text)),
        }
    }
}

/// Describes the renderer that draws the window, with its graphics card if it is known.
pub(super) fn in_words(cc: &CreationContext<'_>) -> String {
    #[cfg(any(feature = "wgpu", windows, target_os = "macos"))]
    if let Some(state) = &cc.wgpu_render_state {
        let card = state.adapter.get_info();
        return format!("{} ({}, {})", Renderer::Wgpu, card.backend, card.name);
    }
    if cc.gl.is_some() { format!("{} (OpenGL)", Renderer::Glow) } else { "none".to_owned() }
}

//! The renderers of the window, in the order in which they are tried.

use std::fmt;
use std::str::FromStr;

use eframe::CreationContext;

/// A renderer of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renderer {
    /// Vulkan, Metal, Direct3D 12 or OpenGL, through wgpu.
    Wgpu,
    /// OpenGL, through glow: several times faster where there is no graphics card.
    Glow,
}

impl Renderer {
    /// Both, the one that suits the platform first: OpenGL on Linux, where virtual machines and remote desktops
    /// draw in software; wgpu elsewhere, where OpenGL is old or missing.
    pub(super) const fn in_order() -> [Self; 2] {
        if cfg!(target_os = "linux") { [Self::Glow, Self::Wgpu] } else { [Self::Wgpu, Self::Glow] }
    }

    /// The name on the command line.
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
            _ => Err(format!("expected wgpu or glow, found `{text}`")),
        }
    }
}

/// The renderer that draws the window, with its graphics card where it says so.
pub(super) fn in_words(cc: &CreationContext<'_>) -> String {
    match (&cc.wgpu_render_state, &cc.gl) {
        (Some(state), _) => {
            let card = state.adapter.get_info();
            format!("{} ({}, {})", Renderer::Wgpu, card.backend, card.name)
        }
        (None, Some(_)) => format!("{} (OpenGL)", Renderer::Glow),
        (None, None) => "none".to_owned(),
    }
}

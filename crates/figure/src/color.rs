//! Colors: mixing, shading and contrast.

use crate::scene::Rgb;

/// A color in sRGB with straight alpha, 255 opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color {
    /// Red component.
    pub red: u8,
    /// Green component.
    pub green: u8,
    /// Blue component.
    pub blue: u8,
    /// Opacity.
    pub alpha: u8,
}

/// The brightness of a face turned away from the lamp, as a fraction.
const AMBIENT: f64 = 0.5;
/// The light above which a face is glossy, and the maximum fraction of white that is mixed in.
const GLOSS: (f64, f64) = (0.7, 0.45);

impl Color {
    /// Creates an opaque color from `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { red, green, blue, alpha: 255 }
    }

    /// Returns the color with another opacity.
    pub const fn with_alpha(self, alpha: u8) -> Self {
        Self { alpha, ..self }
    }

    /// Returns the color as `#RRGGBB`, without the opacity.
    pub fn to_hex(self) -> String {
        format!("#{:02X}{:02X}{:02X}", self.red, self.green, self.blue)
    }

    /// Returns the color at a `fraction`, from 0 to 1, of the way to another color, by linear interpolation of
    /// the components.
    pub fn mixed(self, other: Self, fraction: f64) -> Self {
        let between = |from: u8, to: u8| {
            let mean = f64::from(from) + (f64::from(to) - f64::from(from)) * fraction.clamp(0.0, 1.0);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "between two components, so it is from 0 to 255"
            )]
            let component = mean.round() as u8;
            component
        };
        Self {
            red: between(self.red, other.red),
            green: between(self.green, other.green),
            blue: between(self.blue, other.blue),
            alpha: self.alpha,
        }
    }

    /// Returns the contrast between two colors, 1 to 21 (WCAG 2.1, relative luminance).
    pub(super) fn contrast(self, other: Self) -> f64 {
        let luminance = |color: Self| {
            let linear = |component: u8| {
                let value = f64::from(component) / 255.0;
                if value <= 0.03928 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
            };
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        };
        let (one, other) = (luminance(self), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// Returns the color of a face under this much light, from 0 to 1: darker at first, glossy at the end.
    pub(super) fn lit(self, light: f64) -> Self {
        let light = light.clamp(0.0, 1.0);
        let brightness = (AMBIENT + (1.0 - AMBIENT) * light / GLOSS.0).min(1.0);
        let white = GLOSS.1 * ((light - GLOSS.0) / (1.0 - GLOSS.0)).max(0.0);
        let [red, green, blue] = [self.red, self.green, self.blue].map(|component| {
            let component = f64::from(component) * brightness;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "between a component and 255, so it is from 0 to 255"
            )]
            let lit = (component + (255.0 - component) * white).round() as u8;
            lit
        });
        Self { red, green, blue, ..self }
    }
}

impl From<Rgb> for Color {
    fn from(Rgb { red, green, blue }: Rgb) -> Self {
        Self { red, green, blue, alpha: 255 }
    }
}

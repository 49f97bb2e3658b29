//! Numbers as fields and sentences show them: all digits if there is room, otherwise the first of them.

use eframe::egui::{Color32, Context, FontSelection};

/// Formats the number for a field of this width without the focus: all digits, or the first digits and an
/// ellipsis.
pub(super) fn fitting(ctx: &Context, value: f64, room: f32) -> String {
    let font = FontSelection::Default.resolve(&ctx.global_style());
    let width = |text: &str| {
        let text = text.to_owned();
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x)
    };
    shortened(value, |text| width(text) <= room)
}

/// All digits of a number if they fit; otherwise as many of the first as fit, and an ellipsis in place of
/// the rest. A number with too many digits before the decimal point gets an exponent.
fn shortened(value: f64, fits: impl Fn(&str) -> bool) -> String {
    let exact = value.to_string();
    if fits(&exact) {
        return exact;
    }
    let is_plain = value == 0.0 || (1e-3..1e6).contains(&value.abs());
    let plain = is_plain.then(|| cut(&exact, "", &fits)).flatten();
    plain.unwrap_or_else(|| {
        let written = format!("{value:e}");
        let (digits, exponent) = written.split_once('e').unwrap_or((&written, "0"));
        let exponent = format!("e{exponent}");
        cut(digits, &exponent, fits).unwrap_or_else(|| {
            let least = &digits[..least(digits).min(digits.len())];
            format!("{least}…{exponent}")
        })
    })
}

/// As many digits as fit before this exponent. Returns `None` if not even one digit after the decimal point
/// fits.
fn cut(digits: &str, exponent: &str, fits: impl Fn(&str) -> bool) -> Option<String> {
    let whole = format!("{digits}{exponent}");
    if fits(&whole) {
        return Some(whole);
    }
    let shorter = |length: usize| format!("{}…{exponent}", &digits[..length]);
    (least(digits)..digits.len()).rev().map(shorter).find(|text| fits(text))
}

/// The minimum number of meaningful digits: those before the decimal point, and one after it.
fn least(digits: &str) -> usize {
    digits.find('.').map_or(digits.len(), |point| point + 2)
}

/// Returns the number in a sentence: shortened, with an ASCII minus sign.
pub(crate) fn shown(value: f64) -> String {
    let exact = value.to_string();
    if exact.len() <= 9 { exact } else { short(value) }
}

/// The number with at most six significant digits.
fn short(value: f64) -> String {
    if value == 0.0 || (1e-4..1e6).contains(&value.abs()) {
        let rounded: f64 = format!("{value:.5e}").parse().unwrap_or(value);
        rounded.to_string()
    } else {
        let rounded: f64 = format!("{value:.4e}").parse().unwrap_or(value);
        format!("{rounded:e}")
    }
}

#[cfg(test)]
mod tests {
    use super::{shortened, shown};

    #[test]
    fn long_numbers_are_shown_short() {
        assert_eq!(shown(0.25), "0.25");
        assert_eq!(shown(1.0 / 3.0), "0.333333");
        assert_eq!(shown(-8.0), "-8");
        assert_eq!(shown(1.234_567_89e12), "1.2346e12");
    }

    /// Checks that the first digits of √½ are 0.70710678…, and those of 2⁴⁰ are 1099511627776.
    #[test]
    fn digits_are_left_out_only_where_they_do_not_fit_and_an_ellipsis_says_so() {
        let within = |room: usize| move |text: &str| text.chars().count() <= room;
        assert_eq!(shortened(0.25, within(4)), "0.25");
        assert_eq!(shortened(0.5_f64.sqrt(), within(18)), "0.7071067811865476");
        assert_eq!(shortened(0.5_f64.sqrt(), within(7)), "0.7071…");
        assert_eq!(shortened(-0.5_f64.sqrt(), within(7)), "-0.707…");
        assert_eq!(shortened(2.0_f64.powi(40), within(9)), "1.099…e12");
        assert_eq!(shortened(1e300, within(9)), "1e300");
        assert_eq!(shortened(500_000.0, within(5)), "5e5");
        assert_eq!(shortened(-499_999.125, within(10)), "-499999.1…");
        assert_eq!(shortened(-499_999.125, within(9)), "-4.999…e5");
    }
}

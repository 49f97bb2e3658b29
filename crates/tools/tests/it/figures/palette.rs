//! Contrast, by the formula of the Web Content Accessibility Guidelines 2.1 (relative luminance, 1.4.3 and 1.4.11).

use gjk_figure::{Barred, Color, Palette, Role, Standing, Visibility};
use gjk_proximity::geometry::Side;
use gjk_proximity::gjk::Letter;
use gjk_scene::scene::Rgb;

fn luminance(color: Color) -> f64 {
    let linear = |component: u8| {
        let value = f64::from(component) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

pub(super) fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every role, with all letters and sides.
fn roles() -> Vec<Role> {
    let mut roles = vec![
        Role::Difference,
        Role::Pair,
        Role::Simplex,
        Role::Ghost,
        Role::Direction,
        Role::Origin,
        Role::Axis,
        Role::Grid,
        Role::Support(None),
        Role::Polytope,
        Role::Closest,
        Role::Horizon,
        Role::Probe,
        Role::Length,
        Role::Bound,
        Role::Proof(None),
        Role::TestLine,
        Role::Barred(Barred::A),
        Role::Barred(Barred::Origin),
        Role::Lit,
        Role::Prism,
        Role::Cut,
        Role::Tie(None),
        Role::Spotlit,
        Role::Kin,
    ];
    let standings = [Standing::Chosen, Standing::Rejected, Standing::Impossible, Standing::Concluded];
    roles.extend(standings.map(Role::Region));
    roles.push(Role::Region(Standing::Offered));
    roles.extend(standings.map(Role::Slab));
    roles.extend(Letter::ALL.map(Role::Letter));
    roles.extend(Letter::ALL.map(Role::Flag));
    // Colors that a user may choose, the colors of the two papers among them.
    let colors = [0x00_0000, 0xFF_FFFF, 0x1B_1B1B, 0xFF_0000, 0x80_8080].map(Color::hex);
    let colors = colors.map(|Color { red, green, blue, .. }| Rgb { red, green, blue });
    for color in colors {
        roles.extend([Role::Painted(Side::P, color), Role::Painted(Side::Q, color)]);
    }
    for color in colors.map(Some).into_iter().chain([None]) {
        roles.extend([true, false].map(|drawn| Role::Other { drawn, color }));
    }
    for side in Side::BOTH {
        roles.extend([
            Role::Shape(side),
            Role::Notch(side),
            Role::Vertex(side),
            Role::Parent(side),
            Role::Support(Some(side)),
            Role::Proof(Some(side)),
            Role::Tie(Some(side)),
        ]);
    }
    roles
}

/// Published examples of the formula: black on white, and #767676 as the lightest gray that passes.
#[test]
fn the_formula_is_the_published_one() {
    assert!((contrast(Color::hex(0), Color::hex(0xFF_FFFF)) - 21.0).abs() < 1e-9);
    assert!((contrast(Color::hex(0x76_7676), Color::hex(0xFF_FFFF)) - 4.54).abs() < 0.005);
}

#[test]
fn text_and_graphics_have_the_required_contrast() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        for role in roles() {
            let text = palette.text(role);
            let readable = contrast(text, palette.paper);
            assert!(readable >= 4.5, "{role:?} on {}: text {readable:.2}", palette.paper.to_hex());
            assert_eq!(text.alpha, 255, "{role:?}: text is not opaque");
            // Grid lines and ghosts may be fainter.
            let faint = matches!(
                role,
                Role::Grid
                    | Role::Ghost
                    | Role::Region(Standing::Impossible)
                    | Role::Slab(Standing::Impossible)
            );
            let line = palette.stroke(role, Visibility::Visible).color;
            let visible = contrast(line, palette.paper);
            assert!(faint || (visible >= 3.0 && line.alpha == 255), "{role:?}: line {visible:.2}");
        }
    }
}

/// With high contrast, text has 7 : 1, lines and markers 4.5 : 1, and lines are thicker.
#[test]
fn high_contrast_is_high() {
    let palette = Palette::CONTRAST;
    for role in roles() {
        let text = contrast(palette.text(role), palette.paper);
        assert!(
            text >= 7.0 || matches!(role, Role::Painted(..) | Role::Other { .. }),
            "{role:?}: text {text:.2}"
        );
        let line = palette.stroke(role, Visibility::Visible);
        let faint = line.color.alpha < 255 || role == Role::Grid;
        let visible = contrast(line.color, palette.paper);
        let is_chosen = matches!(role, Role::Painted(..) | Role::Other { color: Some(_), .. });
        assert!(faint || visible >= if is_chosen { 3.0 } else { 4.5 }, "{role:?}: line {visible:.2}");
        assert_eq!(line.width, 1.5 * Palette::DARK.stroke(role, Visibility::Visible).width, "{role:?}");
    }
}

/// From the back row lines and markers must be as clear as text at a desk.
#[test]
fn projectors_show_everything_at_the_contrast_of_text() {
    for (palette, desk) in
        [(Palette::DARK_PROJECTOR, Palette::DARK), (Palette::WHITE_PROJECTOR, Palette::LIGHT)]
    {
        for role in roles() {
            let text = contrast(palette.text(role), palette.paper);
            assert!(text >= 4.5, "{role:?} on {}: text {text:.2}", palette.paper.to_hex());
            let faint = matches!(
                role,
                Role::Grid
                    | Role::Ghost
                    | Role::Region(Standing::Impossible)
                    | Role::Slab(Standing::Impossible)
            );
            let line = palette.stroke(role, Visibility::Visible);
            let visible = contrast(line.color, palette.paper);
            assert!(faint || visible >= 4.5, "{role:?} on {}: line {visible:.2}", palette.paper.to_hex());
            let width = desk.stroke(role, Visibility::Visible).width;
            assert_eq!(line.width, 2.0 * width, "{role:?}: lines are doubled");
        }
        for role in Letter::ALL.map(Role::Letter).into_iter().chain([Role::Origin]) {
            assert!(palette.profile.text_size(role) >= 24.0, "{role:?}");
        }
    }
}

#[test]
fn p_and_q_differ_by_their_lines_and_hidden_lines_are_thinner() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        let line = |role, visibility| palette.stroke(role, visibility);
        let [p, q] = Side::BOTH.map(|side| line(Role::Shape(side), Visibility::Visible));
        assert!(p.dash.pattern().is_none() && q.dash.pattern().is_some());
        for role in roles() {
            let (seen, hidden) = (line(role, Visibility::Visible), line(role, Visibility::Hidden));
            assert!(hidden.width < seen.width && hidden.dash.pattern().is_some(), "{role:?}");
        }
    }
}

/// Not by color alone: a culled body is hollow, thinner and dashed, also if both have the same color.
#[test]
fn drawn_and_culled_bodies_differ_by_fill_and_line() {
    let color = Some(Rgb { red: 200, green: 30, blue: 30 });
    for palette in [Palette::DARK, Palette::LIGHT] {
        for color in [None, color] {
            let [drawn, culled] = [true, false].map(|drawn| Role::Other { drawn, color });
            let line = |role| palette.stroke(role, Visibility::Visible);
            assert!(line(drawn).dash.pattern().is_none() && line(culled).dash.pattern().is_some());
            assert!(line(culled).width < line(drawn).width);
            assert!(palette.fill(drawn, None).alpha > 0 && palette.fill(drawn, Some(0.5)).alpha > 0);
            assert_eq!((palette.fill(culled, None).alpha, palette.fill(culled, Some(0.5)).alpha), (0, 0));
        }
    }
}

/// The angle of a color on the wheel of HSV, in degrees; none for a gray.
fn hue(color: Color) -> Option<f64> {
    let [red, green, blue] = [color.red, color.green, color.blue].map(f64::from);
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let sixth = match most {
        _ if most - least < 24.0 => return None,
        _ if most == red => (green - blue) / (most - least),
        _ if most == green => 2.0 + (blue - red) / (most - least),
        _ => 4.0 + (red - green) / (most - least),
    };
    Some((60.0 * sixth).rem_euclid(360.0))
}

/// A reader who knows v as yellow on black recognizes it on white: darker, with the same hue, and not black.
#[test]
fn roles_have_colours_of_their_own_on_white_too() {
    let mut roles = vec![Role::Shape(Side::P), Role::Direction];
    roles.extend(Letter::ALL.map(Role::Letter));
    for (dark, light) in
        [(Palette::DARK, Palette::LIGHT), (Palette::DARK_PROJECTOR, Palette::WHITE_PROJECTOR)]
    {
        let colors = |palette: &Palette| -> Vec<Color> {
            roles.iter().map(|role| palette.stroke(*role, Visibility::Visible).color).collect()
        };
        let (dark, light) = (colors(&dark), colors(&light));
        for (index, role) in roles.iter().enumerate() {
            let [one, other] = [dark[index], light[index]].map(|color| hue(color).unwrap());
            let turn = (one - other).rem_euclid(360.0);
            assert!(turn.min(360.0 - turn) < 30.0, "{role:?}: {one:.0}° on dark, {other:.0}° on white");
            assert!(!light[..index].contains(&light[index]), "{role:?} has the color of another role");
        }
    }
}

#[test]
fn a_face_in_the_light_is_brighter() {
    let fill = |light| luminance(Palette::DARK.fill(Role::Shape(Side::P), Some(light)));
    assert!(fill(0.0) < fill(0.4) && fill(0.4) < fill(0.7) && fill(0.7) < fill(1.0));
    assert_eq!(fill(7.0), fill(1.0), "light beyond its range is clamped");
}

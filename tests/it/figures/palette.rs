//! Contrast, by the formula of the Web Content Accessibility Guidelines 2.1 (relative luminance, 1.4.3 and 1.4.11).

use gjk_sandbox::figure::{Color, Palette, Role, Standing, Visibility};
use gjk_sandbox::geometry::Side;
use gjk_sandbox::gjk::Letter;

fn luminance(color: Color) -> f64 {
    let linear = |component: u8| {
        let value = f64::from(component) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Every role, with the letters and sides spelt out.
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
    ];
    roles.extend([Standing::Chosen, Standing::Rejected, Standing::Impossible].map(Role::Region));
    roles.extend(Letter::ALL.map(Role::Letter));
    for side in Side::BOTH {
        roles.extend([
            Role::Shape(side),
            Role::Vertex(side),
            Role::Parent(side),
            Role::Support(Some(side)),
            Role::Proof(Some(side)),
        ]);
    }
    roles
}

/// Published examples of the formula: black on white, and #767676 as the lightest grey that passes.
#[test]
fn the_formula_is_the_published_one() {
    assert!((contrast(Color::hex(0), Color::hex(0xFF_FFFF)) - 21.0).abs() < 1e-9);
    assert!((contrast(Color::hex(0x76_7676), Color::hex(0xFF_FFFF)) - 4.54).abs() < 0.005);
}

#[test]
fn text_can_be_read_and_graphics_seen() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        for role in roles() {
            let text = palette.text(role);
            let readable = contrast(text, palette.paper);
            assert!(readable >= 4.5, "{role:?} on {}: text {readable:.2}", palette.paper.to_hex());
            assert_eq!(text.alpha, 255, "{role:?}: text is not opaque");
            // Lines that only measure, and what has been, may step back.
            let faint = matches!(role, Role::Grid | Role::Ghost | Role::Region(Standing::Impossible));
            let line = palette.stroke(role, Visibility::Visible).color;
            let visible = contrast(line, palette.paper);
            assert!(faint || (visible >= 3.0 && line.alpha == 255), "{role:?}: line {visible:.2}");
        }
    }
}

#[test]
fn p_and_q_differ_by_their_lines_and_what_is_hidden_is_thinner() {
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

#[test]
fn a_face_in_the_light_is_brighter() {
    let fill = |light| luminance(Palette::DARK.fill(Role::Shape(Side::P), Some(light)));
    assert!(fill(0.0) < fill(0.4) && fill(0.4) < fill(0.7) && fill(0.7) < fill(1.0));
    assert_eq!(fill(7.0), fill(1.0), "light beyond its range is clamped");
}

//! Texts that a number field accepts, with their values, and texts that it refuses.

use proptest::prelude::*;

use super::{degrees, parse, parse_degrees};

#[test]
fn common_notations_of_numbers() {
    for (text, value) in [
        ("1.5", 1.5),
        ("1,5", 1.5),
        ("-.5", -0.5),
        ("5.", 5.0),
        ("2e-3", 0.002),
        ("2E+3", 2000.0),
        (" 7 ", 7.0),
        ("+7", 7.0),
        ("1/4", 0.25),
        ("1/3", 1.0 / 3.0),
        ("-3 / 2", -1.5),
        ("\u{2212}2", -2.0),
        ("0.1", 0.1),
        ("1e300", 1e300),
        ("-0", 0.0),
    ] {
        assert_eq!(parse(text), Ok(value), "{text}");
    }
}

/// Compares with values computed on paper.
#[test]
fn expressions() {
    for (text, value) in [
        ("2+3*4", 14.0),
        ("(2+3)*4", 20.0),
        ("2-3-4", -5.0),
        ("6/2*3", 9.0),
        ("8/2/2", 2.0),
        ("1,5+2,5", 4.0),
        ("2^10", 1024.0),
        ("-2^2", -4.0),
        ("(-2)^2", 4.0),
        ("2^-2", 0.25),
        ("2*-3^2", -18.0),
        ("6/-2", -3.0),
        ("1--2", 3.0),
        ("1-+2", -1.0),
        ("-(1+2)", -3.0),
        ("2\u{00D7}3", 6.0),
        ("sqrt(2.25)", 1.5),
        ("sqrt(16)^2", 16.0),
        ("-sqrt(4)", -2.0),
        ("abs(-3)", 3.0),
        ("cos(pi)", -1.0),
        ("sqrt(abs(-4))+1", 3.0),
        ("SQRT(4)", 2.0),
        ("exp(0)", 1.0),
        ("tau/tau", 1.0),
        ("((((1))))", 1.0),
        ("1e1*1e-1", 1.0),
        ("2^-1*4", 2.0),
        ("2^-sqrt(4)", 0.25),
        ("2^+3", 8.0),
        ("-2*3+1", -5.0),
        ("-2-3", -5.0),
        ("-(0.5)^2*8", -2.0),
        ("2*(3-(4-5))", 8.0),
        // A unit multiplies as `*` would: 2 · 1², not (2 · 1)².
        ("2rad^2", 2.0),
        ("-2^2rad", -4.0),
    ] {
        assert_eq!(parse(text), Ok(value), "{text}");
    }
    // tan 45° = 1; √2/2 = 0.70710678…
    for (text, value) in [
        ("sqrt(2)/2", std::f64::consts::FRAC_1_SQRT_2),
        ("pi/4", std::f64::consts::FRAC_PI_4),
        ("30deg", std::f64::consts::FRAC_PI_6),
        ("30\u{00B0}", std::f64::consts::FRAC_PI_6),
        ("sin(30deg)", 0.5),
        ("tan(45 deg)", 1.0),
        ("90deg/2", std::f64::consts::FRAC_PI_4),
        ("(20+10)deg", std::f64::consts::FRAC_PI_6),
        ("pi/6 rad", std::f64::consts::FRAC_PI_6),
    ] {
        let read = parse(text).unwrap_or(f64::NAN);
        assert!((read - value).abs() < 1e-15, "{text}: {read}");
    }
}

#[test]
fn an_angle_in_degrees_with_and_without_a_unit() {
    for (text, value) in [
        ("30", 30.0),
        ("30deg", 30.0),
        ("pi/6 rad", 30.0),
        ("pi/2rad", 90.0),
        ("0.1deg", 0.1),
        ("-45°", -45.0),
        ("360/7", 360.0 / 7.0),
        ("90/2", 45.0),
    ] {
        assert_eq!(parse_degrees(text), Ok(value), "{text}");
    }
}

#[test]
fn degrees_are_short_decimals() {
    for value in [0.0, 30.0, 45.0, 12.5, -60.0, 0.001, 359.0, 33.3] {
        assert_eq!(degrees(f64::to_radians(value)), value);
    }
}

#[test]
fn invalid_numbers_are_refused() {
    for text in [
        "",
        "  ",
        "nan",
        "NaN",
        "inf",
        "-infinity",
        "1e999",
        "1/0",
        "0/0",
        "1/(1/0)",
        "(1/0)^0",
        "sqrt(-1)",
        "ln(0)",
        "asin(2)",
        "10^400",
        "exp(1000)-exp(1000)",
        "1,5,2",
        "1.2.3",
        "1,500.5",
        "sqrt(2,25)",
        "x",
        "e",
        "--1",
        "1+",
        "*2",
        "1 2",
        "2pi",
        "2(3)",
        "(1",
        "1)",
        "()",
        "sqrt",
        "sqrt 2",
        "sqrt()",
        "deg",
        "30degdeg",
        "2^3^2",
        "1;2",
        "{v000}",
        "~1",
        "1,",
        ",",
        ".",
        "½",
        "0x10",
    ] {
        assert!(parse(text).is_err(), "{text} is {:?}", parse(text));
    }
    // 1/2/3 is evaluated from left to right, which gives one sixth.
    assert_eq!(parse("1/2/3"), Ok(0.5 / 3.0));
    assert!(parse(&"(".repeat(60)).is_err());
    assert!(parse(&format!("{}1{}", "(".repeat(30), ")".repeat(30))).is_err_and(|it| it.contains("24")));
    assert!(parse(&"1+".repeat(250)).is_err_and(|it| it.contains("400")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn nothing_panics_and_nothing_is_infinite(text in "\\PC{0,60}") {
        prop_assert!(parse(&text).is_ok_and(f64::is_finite) || parse(&text).is_err());
    }

    /// Concatenates fragments of expressions, so that many of the texts are expressions.
    #[test]
    fn no_expression_panics_or_is_infinite(pieces in prop::collection::vec(
        prop::sample::select(vec![
            "1", "2.5", "0", "1e300", "1,5", "+", "-", "*", "/", "^", "(", ")", "sqrt(", "ln(", "pi", "deg",
            "rad", " ", "{", "}", "~", "°", ",", "e", "v000", "abs", "asin(",
        ]),
        0..24,
    )) {
        let text = pieces.concat();
        let read = parse(&text);
        prop_assert!(read.as_ref().map_or(true, |value| value.is_finite()), "{text} is {read:?}");
    }

    #[test]
    fn every_number_reads_back_as_itself(value in prop::num::f64::NORMAL | prop::num::f64::ZERO) {
        prop_assert_eq!(parse(&value.to_string()), Ok(value + 0.0));
    }
}

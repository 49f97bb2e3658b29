//! The shipped lessons.

/// The shipped lessons: their file names in `lessons/`, and the files.
pub const SHIPPED: [(&str, &str); 2] = [
    ("gjk-in-two-hours.ron", include_str!("../../lessons/gjk-in-two-hours.ron")),
    ("failures.ron", include_str!("../../lessons/failures.ron")),
];

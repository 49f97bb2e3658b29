//! The shipped lessons.

/// The shipped lessons: their file names in `lessons/`, and the files.
pub const SHIPPED: [(&str, &str); 6] = [
    ("gjk-in-two-hours.ron", include_str!("../../../../lessons/gjk-in-two-hours.ron")),
    ("difference.ron", include_str!("../../../../lessons/difference.ron")),
    ("regions.ron", include_str!("../../../../lessons/regions.ron")),
    ("failures.ron", include_str!("../../../../lessons/failures.ron")),
    ("distance-and-depth.ron", include_str!("../../../../lessons/distance-and-depth.ron")),
    ("warm-starts.ron", include_str!("../../../../lessons/warm-starts.ron")),
];

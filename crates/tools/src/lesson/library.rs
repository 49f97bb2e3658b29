//! The shipped lessons.

/// Makes the list of shipped lessons from their file names.
macro_rules! shipped {
    ($($name:literal,)*) => {
        const COUNT: usize = [$($name),*].len();

        /// The shipped lessons in the order of the shelf: their file names in `lessons/`, and the files.
        pub const SHIPPED: [(&str, &str); COUNT] = [
            $((concat!($name, ".ron"), include_str!(concat!("../../../../lessons/", $name, ".ron"))),)*
        ];
    };
}

shipped![
    "what-gjk-does",
    "why-minus",
    "why-convex",
    "why-the-farthest",
    "why-cross-products",
    "does-it-end",
    "at-a-touch",
    "sat-or-gjk",
    "where-epa-starts",
    "contact-point",
    "each-frame",
    "fast-bodies",
    "roundoff",
    "difference",
    "regions",
    "failures",
    "distance-and-depth",
    "warm-starts",
    "gjk-in-two-hours",
];

/// The parts of the shelf in order: the ids of their headings, and the number of lessons in each.
pub const SHELF: [(&str, usize); 4] = [
    ("lesson-shelf-start", 1),
    ("lesson-shelf-questions", 12),
    ("lesson-shelf-topics", 5),
    ("lesson-shelf-course", 1),
];

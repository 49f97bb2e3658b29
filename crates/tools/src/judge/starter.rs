//! Right solvers in several languages, from which users start their own.

/// A right solver in one file, without libraries.
#[derive(Clone, Copy, Debug)]
pub struct Starter {
    /// The name of the language.
    pub language: &'static str,
    /// The name of the file.
    pub file_name: &'static str,
    /// The extension of the file.
    pub extension: &'static str,
    /// The text of the file.
    pub text: &'static str,
    /// The program that runs the file as it is; `None` if the file has to be compiled first.
    pub interpreter: Option<&'static str>,
}

macro_rules! starters {
    ($(($language:literal, $name:literal, $extension:literal, $interpreter:expr)),*) => {
        [$(Starter {
            language: $language,
            file_name: concat!($name, ".", $extension),
            extension: $extension,
            text: include_str!(concat!("../../../../solvers/", $name, ".", $extension)),
            interpreter: $interpreter,
        }),*]
    };
}

impl Starter {
    /// All of them. The one in Python reports its steps too.
    pub const ALL: [Self; 6] = starters!(
        ("Python", "gjk", "py", Some("python3")),
        ("C", "gjk", "c", None),
        ("C++", "gjk", "cpp", None),
        ("Rust", "gjk", "rs", None),
        ("JavaScript", "gjk", "js", Some("node")),
        ("Java", "Gjk", "java", Some("java"))
    );
}

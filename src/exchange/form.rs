//! The input forms and the output formats.

use std::fmt;
use std::str::FromStr;

/// The form in which a text or a file was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One point per line: CSV, or columns separated by blanks.
    Columns,
    /// Points in brackets, as in the source code of programs.
    Literals,
    /// Strict JSON.
    Json,
    /// A scene file of this program.
    Scene,
    /// `GeoJSON`: polygons on a map.
    GeoJson,
    /// SVG: paths and shapes of a drawing.
    Svg,
    /// Wavefront OBJ: a mesh with named objects.
    Obj,
    /// STL: a mesh of triangles without names.
    Stl,
    /// PLY, the polygon file format of Stanford.
    Ply,
}

impl Form {
    /// The name of the form in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Columns => "columns of numbers",
            Self::Literals => "points in brackets",
            Self::Json => "JSON",
            Self::Scene => "a scene",
            Self::GeoJson => "GeoJSON",
            Self::Svg => "SVG",
            Self::Obj => "Wavefront OBJ",
            Self::Stl => "STL",
            Self::Ply => "PLY",
        }
    }
}

/// The part of a scene that is written. All coordinates are world coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exported {
    /// The vertices of P.
    P,
    /// The vertices of Q.
    Q,
    /// The vertices of both.
    Pair,
    /// The vertices of the hull of P ⊖ Q.
    Difference,
}

impl Exported {
    /// All values, the pair first.
    pub const ALL: [Self; 4] = [Self::Pair, Self::P, Self::Q, Self::Difference];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
            Self::Pair => "pair",
            Self::Difference => "difference",
        }
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::P => "P",
            Self::Q => "Q",
            Self::Pair => "P and Q",
            Self::Difference => "P ⊖ Q",
        }
    }
}

impl fmt::Display for Exported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Exported {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|what| what.name() == text).ok_or_else(|| {
            format!("expected one of {}, found `{text}`", Self::ALL.map(Self::name).join(", "))
        })
    }
}

/// The format in which shapes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// One vertex per line, after the name of its shape.
    Csv,
    /// An object with an array for each shape.
    Json,
    /// Lists of tuples, as in scene files.
    Ron,
    /// Constants in Rust.
    Rust,
    /// Constants in C++.
    Cpp,
    /// Arrays of numpy.
    Python,
    /// Constants in JavaScript.
    JavaScript,
    /// A mesh with the faces of the hull.
    Obj,
    /// A unit test in Rust that expects the true verdict.
    RustTest,
    /// The same for Catch2, in C++.
    CppTest,
    /// The same for pytest, in Python.
    PythonTest,
}

impl Format {
    /// All formats, in the order of the menu.
    pub const ALL: [Self; 11] = [
        Self::Csv,
        Self::Json,
        Self::Ron,
        Self::Rust,
        Self::Cpp,
        Self::Python,
        Self::JavaScript,
        Self::Obj,
        Self::RustTest,
        Self::CppTest,
        Self::PythonTest,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Ron => "ron",
            Self::Rust => "rust",
            Self::Cpp => "cpp",
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::Obj => "obj",
            Self::RustTest => "rust-test",
            Self::CppTest => "cpp-test",
            Self::PythonTest => "python-test",
        }
    }

    /// The name on screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Json => "JSON",
            Self::Ron => "RON",
            Self::Rust => "Rust",
            Self::Cpp => "C++",
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
            Self::Obj => "Wavefront OBJ",
            Self::RustTest => "Unit test in Rust",
            Self::CppTest => "Unit test in C++ (Catch2)",
            Self::PythonTest => "Unit test in Python (pytest)",
        }
    }

    /// The file extension, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Ron => "ron",
            Self::Rust | Self::RustTest => "rs",
            Self::Cpp | Self::CppTest => "cpp",
            Self::Python | Self::PythonTest => "py",
            Self::JavaScript => "js",
            Self::Obj => "obj",
        }
    }

    /// Whether the format is a unit test, which always concerns the pair.
    pub const fn is_test(self) -> bool {
        match self {
            Self::RustTest | Self::CppTest | Self::PythonTest => true,
            Self::Csv
            | Self::Json
            | Self::Ron
            | Self::Rust
            | Self::Cpp
            | Self::Python
            | Self::JavaScript
            | Self::Obj => false,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|format| format.name() == text).ok_or_else(|| {
            format!("expected one of {}, found `{text}`", Self::ALL.map(Self::name).join(", "))
        })
    }
}

//! The forms that are read and the formats that are written.

use std::fmt;
use std::str::FromStr;

/// What a text or a file was understood as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A point on each line: CSV, or columns with blanks between them.
    Columns,
    /// Points in brackets, as programs write them.
    Literals,
    /// Strict JSON.
    Json,
    /// A scene file of this program.
    Scene,
    /// Polygons on a map.
    GeoJson,
    /// Paths and shapes of a drawing.
    Svg,
    /// Wavefront OBJ.
    Obj,
    /// A mesh of triangles without names.
    Stl,
    /// Polygon file format, of Stanford.
    Ply,
}

impl Form {
    /// Its name in a sentence.
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

/// What is written of a scene. Everything is in world coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The vertices of P.
    P,
    /// The vertices of Q.
    Q,
    /// Both.
    Pair,
    /// The vertices of the hull of P ⊖ Q.
    Difference,
}

impl What {
    /// All, the pair first.
    pub const ALL: [Self; 4] = [Self::Pair, Self::P, Self::Q, Self::Difference];

    /// On the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
            Self::Pair => "pair",
            Self::Difference => "difference",
        }
    }

    /// On screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::P => "P",
            Self::Q => "Q",
            Self::Pair => "P and Q",
            Self::Difference => "P ⊖ Q",
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for What {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|what| what.name() == text).ok_or_else(|| {
            format!("expected one of {}, found `{text}`", Self::ALL.map(Self::name).join(", "))
        })
    }
}

/// How shapes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A vertex on each line, after the name of its shape.
    Csv,
    /// Arrays in an object.
    Json,
    /// Lists of tuples, as in scene files.
    Ron,
    /// Constants.
    Rust,
    /// Constants.
    Cpp,
    /// Arrays of numpy.
    Python,
    /// Constants.
    JavaScript,
    /// A mesh with the faces of the hull.
    Obj,
    /// A test that expects the true verdict.
    RustTest,
    /// The same for Catch2.
    CppTest,
    /// The same for pytest.
    PythonTest,
}

impl Format {
    /// All, in the order of a menu.
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

    /// On the command line.
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

    /// On screen.
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

    /// Of a file, without the dot.
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

    /// Whether it is a unit test, which is always about the pair.
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

//! The input forms and the output formats.

use super::engine::Engine;
use crate::geometry::Dimension;
use crate::message::{self, by_name, text};

/// The comment in an OBJ mesh whose shapes are 2D: the format itself has three coordinates only.
pub(super) const FLAT: &str = "# 2D: every z is 0";

/// The form in which a text or a file was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceForm {
    /// One point per line: CSV, or columns separated by blanks.
    Columns,
    /// Points in brackets, as in source code.
    Literals,
    /// Shapes with their poses, as engines print and construct them.
    Report,
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
    /// OFF, the object file format of Geomview: meshes with counted vertices and faces.
    Off,
    /// STL: a mesh of triangles without names.
    Stl,
    /// PLY, the polygon file format of Stanford.
    Ply,
}

impl SourceForm {
    /// Returns the name of the form in a sentence.
    pub fn title(self) -> &'static str {
        match self {
            Self::Columns => text!("import-columns-of-numbers"),
            Self::Literals => text!("import-points-in-brackets"),
            Self::Report => text!("import-shapes-with-poses"),
            Self::Json => "JSON",
            Self::Scene => text!("import-a-scene"),
            Self::GeoJson => "GeoJSON",
            Self::Svg => "SVG",
            Self::Obj => "Wavefront OBJ",
            Self::Off => "OFF",
            Self::Stl => "STL",
            Self::Ply => "PLY",
        }
    }
}

/// The exported part of a scene. All coordinates are world coordinates.
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

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::Q => "q",
            Self::Pair => "pair",
            Self::Difference => "difference",
        }
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        match self {
            Self::P => "P",
            Self::Q => "Q",
            Self::Pair => text!("export-p-and-q"),
            Self::Difference => "P ⊖ Q",
        }
    }
}

by_name!(Exported);

/// A programming language in which shapes are written as constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodeLanguage {
    /// Rust.
    Rust,
    /// C++.
    Cpp,
    /// C#.
    CSharp,
    /// Python, with numpy.
    Python,
    /// JavaScript.
    JavaScript,
}

/// A programming language in which a pair is written as a unit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TestLanguage {
    /// Rust.
    Rust,
    /// C++, for Catch2.
    Cpp,
    /// C#, for `NUnit`.
    CSharp,
    /// Python, for pytest.
    Python,
}

impl TestLanguage {
    /// Returns the language without the test.
    pub const fn code(self) -> CodeLanguage {
        match self {
            Self::Rust => CodeLanguage::Rust,
            Self::Cpp => CodeLanguage::Cpp,
            Self::CSharp => CodeLanguage::CSharp,
            Self::Python => CodeLanguage::Python,
        }
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
    /// Constants in a programming language.
    Code(CodeLanguage),
    /// A mesh with the faces of the hull.
    Obj,
    /// A unit test that expects the true verdict; it always concerns the pair.
    Test(TestLanguage),
    /// Constructors and poses of an engine.
    Engine(Engine),
}

/// The words about a format. The description is a message id, and so is the title of a unit test.
struct FormWords {
    name: &'static str,
    title: &'static str,
    extension: &'static str,
    description: &'static str,
}

impl Format {
    /// Returns the headings of [`Format::group`], in order.
    pub fn groups() -> [&'static str; 5] {
        [
            text!("export-data"),
            text!("export-constants"),
            text!("export-unit-tests"),
            text!("export-engines"),
            text!("export-engine-files"),
        ]
    }

    /// All formats, in the order of the menu: [`Format::PLAIN`], then the engines.
    pub const ALL: [Self; 13 + Engine::ALL.len()] = {
        let mut all = [Self::Csv; 13 + Engine::ALL.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = if index < 13 { Self::PLAIN[index] } else { Self::Engine(Engine::ALL[index - 13]) };
            index += 1;
        }
        all
    };

    /// The formats that do not belong to an engine.
    pub const PLAIN: [Self; 13] = [
        Self::Csv,
        Self::Json,
        Self::Ron,
        Self::Code(CodeLanguage::Rust),
        Self::Code(CodeLanguage::Cpp),
        Self::Code(CodeLanguage::CSharp),
        Self::Code(CodeLanguage::Python),
        Self::Code(CodeLanguage::JavaScript),
        Self::Obj,
        Self::Test(TestLanguage::Rust),
        Self::Test(TestLanguage::Cpp),
        Self::Test(TestLanguage::CSharp),
        Self::Test(TestLanguage::Python),
    ];

    /// The words about a format. A new format has a row here, and a writer beside `write::data`.
    const fn words(self) -> FormWords {
        const CONSTANTS: &str = "export-constants-with-all-digits";
        const TEST: &str = "export-a-test-of-your-own-code";
        const ENGINE: &str = "export-the-constructors-of-this-engine";
        let [name, title, extension, description] = match self {
            Self::Csv => ["csv", "CSV", "csv", "export-a-vertex-on-each-line"],
            Self::Json => ["json", "JSON", "json", "export-arrays-of-numbers"],
            Self::Ron => ["ron", "RON", "ron", "export-lists-of-tuples"],
            Self::Code(CodeLanguage::Rust) => ["rust", "Rust", "rs", CONSTANTS],
            Self::Code(CodeLanguage::Cpp) => ["cpp", "C++", "cpp", CONSTANTS],
            Self::Code(CodeLanguage::CSharp) => ["csharp", "C#", "cs", CONSTANTS],
            Self::Code(CodeLanguage::Python) => ["python", "Python", "py", "export-arrays-of-numpy"],
            Self::Code(CodeLanguage::JavaScript) => ["javascript", "JavaScript", "js", CONSTANTS],
            Self::Obj => ["obj", "Wavefront OBJ", "obj", "export-a-mesh-with-faces"],
            Self::Test(TestLanguage::Rust) => ["rust-test", "export-unit-test-in-rust", "rs", TEST],
            Self::Test(TestLanguage::Cpp) => ["cpp-test", "export-unit-test-in-cpp", "cpp", TEST],
            Self::Test(TestLanguage::CSharp) => ["csharp-test", "export-unit-test-in-csharp", "cs", TEST],
            Self::Test(TestLanguage::Python) => ["python-test", "export-unit-test-in-python", "py", TEST],
            Self::Engine(engine) => {
                let row = engine.row();
                [row.name, row.title, row.extension, ENGINE]
            }
        };
        FormWords { name, title, extension, description }
    }

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        self.words().name
    }

    /// Returns the name on screen.
    pub fn title(self) -> &'static str {
        let title = self.words().title;
        if self.is_test() { message::constant(title) } else { title }
    }

    /// Returns the file extension, without the dot.
    pub const fn extension(self) -> &'static str {
        self.words().extension
    }

    /// Describes the output in one line.
    pub fn description(self) -> &'static str {
        message::constant(self.words().description)
    }

    /// Returns the heading of the format in a list.
    pub fn group(self) -> &'static str {
        match self {
            Self::Csv | Self::Json | Self::Ron | Self::Obj => text!("export-data"),
            Self::Code(_) => text!("export-constants"),
            Self::Test(_) => text!("export-unit-tests"),
            Self::Engine(engine) if engine.is_file() => text!("export-engine-files"),
            Self::Engine(_) => text!("export-engines"),
        }
    }

    /// Returns whether the format supports shapes of a dimension.
    pub fn has(self, dimension: Dimension) -> bool {
        match self {
            Self::Engine(engine) => !engine.kinds(dimension).is_empty(),
            _ => true,
        }
    }

    /// Returns whether the format is a unit test, which always concerns the pair.
    pub const fn is_test(self) -> bool {
        matches!(self, Self::Test(_))
    }
}

by_name!(Format);

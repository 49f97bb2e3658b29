//! A pair as a unit test that calls the reader's own function.

use std::fmt::Write as _;

use super::code::{constant_of_test as constant, types};
use super::number;
use super::question::{ExpectedPair, MeasuredLength};
use super::shapes::{NamedVertices, WrittenShapes};
use crate::form::TestLanguage;
use crate::gjk::Precision;
use crate::message::text;
use crate::scene::Scene;

/// Returns the test in a language.
pub(super) fn test(scene: &Scene, shapes: &WrittenShapes, language: TestLanguage) -> String {
    let question = ExpectedPair::of(scene);
    let constants: Vec<String> = shapes.lists.iter().map(|shape| constant(shapes, shape, language)).collect();
    let constants = format!("{}{}", types(shapes, language.code()), constants.join("\n"));
    let written = TestTexts { question: &question, constants, shapes };
    match language {
        TestLanguage::Rust => written.rust(),
        TestLanguage::Cpp => written.cpp(),
        TestLanguage::CSharp => written.csharp(),
        TestLanguage::Python => written.python(),
    }
}

struct TestTexts<'a> {
    question: &'a ExpectedPair,
    constants: String,
    shapes: &'a WrittenShapes,
}

impl TestTexts<'_> {
    /// The introductory sentences, one comment per line.
    fn head(&self, comment: &str) -> String {
        let ExpectedPair { title, remarks, .. } = self.question;
        let lines = [title.clone()].into_iter().chain(remarks.iter().cloned()).chain([self.question.truth()]);
        lines.flat_map(|line| [comment.to_owned(), " ".to_owned(), line, "\n".to_owned()]).collect()
    }

    fn number(&self) -> &'static str {
        self.shapes.precision.name()
    }

    /// The text of each of P and Q, joined.
    fn each(&self, text: impl Fn(&NamedVertices, &str) -> String) -> String {
        let texts = self.shapes.lists.iter().zip(["p", "q"]).map(|(shape, name)| text(shape, name));
        texts.collect::<Vec<_>>().join(", ")
    }

    /// The name of the length, its value and tolerance as code, and a sentence about its bounds.
    fn measured(&self) -> Option<(&str, String, String, String)> {
        let MeasuredLength { name, value, bounds, tolerance } = self.question.measured.as_ref()?;
        let [lower, upper] = bounds.map(number::code);
        let truth = text!("export-true-length"; lower = lower, upper = upper);
        Some((name, number::code(*value), number::code(*tolerance), truth))
    }

    fn rust(&self) -> String {
        let (number, columns) = (self.number(), self.shapes.dimension.count());
        let ExpectedPair { slug, intersects, .. } = self.question;
        let parameters = self.each(|shape, name| match &shape.record {
            Some(record) => format!("{name}: &{}", record.type_name()),
            None => format!("{name}: &[[{number}; {columns}]]"),
        });
        let call = if self.shapes.records().next().is_some() {
            format!("unimplemented!({})", quoted(&text!("export-call-with"; p = "{p:?}", q = "{q:?}")))
        } else {
            let call = quoted(&text!("export-call-with-points"; p = "{}", q = "{}"));
            format!("unimplemented!({call}, p.len(), q.len())")
        };
        let claim = if *intersects { "" } else { "!" };
        let mut out = format!(
            "{head}\n{constants}\n// {here}\nfn intersects({parameters}) -> bool {{\n    \
             {call}\n}}\n\n\
             #[test]\nfn {slug}() {{\n    assert!({claim}intersects(&P, &Q));\n}}\n",
            head = self.head("//"),
            constants = self.constants,
            here = text!("export-call-here"),
        );
        if let Some((name, value, tolerance, truth)) = self.measured() {
            let needs = quoted(text!("export-needs-a-function"));
            write!(
                out,
                "\n// {truth}\nfn {name}({parameters}) -> f64 {{\n    \
                 {call}\n}}\n\n\
                 #[test]\n#[ignore = {needs}]\nfn {slug}_measured() {{\n    \
                 assert!(({name}(&P, &Q) - {value}).abs() <= {tolerance});\n}}\n"
            )
            .ok();
        }
        out
    }

    fn cpp(&self) -> String {
        let number = if self.shapes.precision == Precision::F32 { "float" } else { "double" };
        let columns = self.shapes.dimension.count();
        let ExpectedPair { title, intersects, .. } = self.question;
        let title = quoted(title);
        let check = if *intersects { "REQUIRE" } else { "REQUIRE_FALSE" };
        let arguments = self.each(|shape, _| match &shape.record {
            Some(_) => shape.name.to_owned(),
            None => format!("{name}, std::size({name})", name = shape.name),
        });
        let parameters = self.each(|shape, name| match &shape.record {
            Some(record) => format!("const {} &{name}", record.type_name()),
            None => format!("const {number} (*{name})[{columns}], std::size_t {name}_count"),
        });
        let mut out = format!(
            "{head}\n#include <cmath>\n#include <cstddef>\n#include <iterator>\n\n#include <catch2/catch_test_macros.hpp>\n\n\
             {constants}\n// {under_test}\nbool intersects({parameters});\n\n\
             TEST_CASE({title}) {{\n    {check}(intersects({arguments}));\n}}\n",
            head = self.head("//"),
            constants = self.constants,
            under_test = text!("export-the-function"),
        );
        if let Some((name, value, tolerance, truth)) = self.measured() {
            let define = text!("export-define");
            let measured = quoted(&text!("export-measured"; title = self.question.title));
            write!(
                out,
                "\n// {define} {truth}\n\
                 #ifdef SANDBOX_MEASURE\ndouble {name}({parameters});\n\nTEST_CASE({measured}) {{\n    \
                 REQUIRE(std::abs({name}({arguments}) - {value}) <= {tolerance});\n}}\n#endif\n"
            )
            .ok();
        }
        out
    }

    fn csharp(&self) -> String {
        let number = if self.shapes.precision == Precision::F32 { "float" } else { "double" };
        let ExpectedPair { slug, intersects, .. } = self.question;
        let parameters = self.each(|shape, name| match &shape.record {
            Some(record) => format!("{} {name}", record.type_name()),
            None => format!("{number}[,] {name}"),
        });
        let body = format!("throw new NotImplementedException({})", quoted(text!("export-call")));
        let claim = if *intersects { "True" } else { "False" };
        let mut out = format!(
            "{head}\nusing System;\nusing NUnit.Framework;\n\n[TestFixture]\npublic class {slug}_test\n{{\n{constants}\n    \
             // {here}\n    static bool Intersects({parameters})\n    {{\n        {body};\n    }}\n\n    \
             [Test]\n    public void {slug}()\n    {{\n        Assert.That(Intersects(P, Q), Is.{claim});\n    }}\n",
            head = self.head("//"),
            constants = self.constants,
            here = text!("export-call-here"),
        );
        if let Some((name, value, tolerance, truth)) = self.measured() {
            let needs = quoted(text!("export-needs-a-function"));
            let function = if name == "separation" { "Separation" } else { "PenetrationDepth" };
            write!(
                out,
                "\n    // {truth}\n    static double {function}({parameters})\n    {{\n        \
                 {body};\n    }}\n\n    [Test, Ignore({needs})]\n    public void {slug}_measured()\n    {{\n        \
                 Assert.That({function}(P, Q), Is.EqualTo({value}).Within({tolerance}));\n    }}\n"
            )
            .ok();
        }
        out.push_str("}\n");
        out
    }

    fn python(&self) -> String {
        let ExpectedPair { slug, intersects, .. } = self.question;
        let claim = if *intersects { "" } else { "not " };
        let here = text!("export-call-here");
        let mut out = format!(
            "{head}\nimport pytest\n\n{constants}\n\n\ndef intersects(p, q):\n    \"\"\"{here}\"\"\"\n    \
             raise NotImplementedError\n\n\ndef test_{slug}():\n    assert {claim}intersects(P, Q)\n",
            head = self.head("#"),
            constants = self.constants.trim_end(),
        );
        if let Some((name, value, tolerance, truth)) = self.measured() {
            let needs = quoted(text!("export-needs-a-function"));
            write!(
                out,
                "\n\ndef {name}(p, q):\n    \"\"\"{here} {truth}\"\"\"\n    \
                 raise NotImplementedError\n\n\n@pytest.mark.skip(reason={needs})\n\
                 def test_{slug}_measured():\n    assert {name}(P, Q) == pytest.approx({value}, rel=0, abs={tolerance})\n"
            )
            .ok();
        }
        out
    }
}

/// A text in double quotes, for C++.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

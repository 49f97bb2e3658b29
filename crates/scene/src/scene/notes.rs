//! The parts of notes: a question, and its answer below a heading.

use super::Scene;

/// The word of the heading that begins the answer.
const HEADING: &str = "Answer";

impl Scene {
    /// Splits the notes at a heading `# Answer`, of any level, into the text above and the text below it.
    /// Without the heading, or with nothing below it, everything belongs to the first part.
    ///
    /// The first part is the question and may be read at any time. The second is for readers who have seen
    /// the run.
    pub fn question_and_answer(&self) -> (&str, Option<&str>) {
        let mut start = 0;
        for line in self.notes.split_inclusive('\n') {
            let end = start + line.len();
            let marks = line.trim_start_matches('#');
            let is_heading = marks.len() < line.len() && marks.starts_with(' ') && marks.trim() == HEADING;
            let [question, answer] = [&self.notes[..start], &self.notes[end..]];
            if is_heading && !answer.trim().is_empty() {
                return (question.trim_end(), Some(answer));
            }
            start = end;
        }
        (&self.notes, None)
    }
}

#[cfg(test)]
mod tests {
    use crate::geometry::Dimension;
    use crate::scene::{Scene, library};

    #[test]
    fn notes_are_parted_at_the_heading() {
        for (notes, parts) in [
            ("", ("", None)),
            ("Why?", ("Why?", None)),
            ("Why?\n# Answer\nBecause.", ("Why?", Some("Because."))),
            ("Why?\n\n### Answer \nBecause.\n# Answer\nNo.", ("Why?", Some("Because.\n# Answer\nNo."))),
            ("# Answer\nBecause.", ("", Some("Because."))),
            ("#Answer\nno", ("#Answer\nno", None)),
            ("Answer\nno", ("Answer\nno", None)),
            ("# Answers\nno", ("# Answers\nno", None)),
            ("Why?\n# Answer\n \n", ("Why?\n# Answer\n \n", None)),
        ] {
            let scene = Scene { notes: notes.to_owned(), ..library::blank(Dimension::Two) };
            assert_eq!(scene.question_and_answer(), parts, "{notes:?}");
        }
    }
}

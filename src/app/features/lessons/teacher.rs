//! The state of the window with the notes for the teacher, and its clock.

/// The window for the teacher.
#[derive(Debug, Default)]
pub(crate) struct TeacherWindow {
    pub(super) is_open: bool,
    /// Whether the notes wait until the window is on the teacher's own screen.
    pub(super) is_covered: bool,
    /// Whether the window may be inside this one, as in tests.
    pub(crate) may_embed: bool,
    /// The times at which the lesson and its page were begun, in seconds, and the page.
    pub(super) clock: Option<(f64, f64, usize)>,
}

impl TeacherWindow {
    /// Returns the seconds spent on this page and in the lesson.
    pub(super) fn spent(&mut self, page: usize, now: f64) -> [f64; 2] {
        let (lesson, begun, before) = self.clock.get_or_insert((now, now, page));
        if *before != page {
            (*begun, *before) = (now, page);
        }
        [now - *begun, now - *lesson]
    }
}

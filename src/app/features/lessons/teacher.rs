//! The state of the window with the notes for the teacher, and its clock.

/// The window for the teacher.
#[derive(Debug, Default)]
pub(crate) struct TeacherWindow {
    pub(super) is_open: bool,
    /// Whether the notes wait until the window is on the teacher's own screen.
    pub(super) is_covered: bool,
    /// Whether the window may be inside this one, as in tests.
    pub(crate) may_embed: bool,
    clock: Option<Clock>,
}

/// The times at which the lesson and its page were begun, in seconds since the start of the program.
#[derive(Clone, Copy, Debug)]
struct Clock {
    lesson: f64,
    page: (usize, f64),
}

impl TeacherWindow {
    /// Another lesson begins.
    pub(super) fn restart_clock(&mut self) {
        self.clock = None;
    }

    /// Returns the seconds spent on this page and in the lesson.
    pub(super) fn spent(&mut self, page: usize, now: f64) -> [f64; 2] {
        let clock = self.clock.get_or_insert(Clock { lesson: now, page: (page, now) });
        if clock.page.0 != page {
            clock.page = (page, now);
        }
        [now - clock.page.1, now - clock.lesson]
    }
}

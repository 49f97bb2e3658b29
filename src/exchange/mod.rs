//! Shapes as other programs, and people, write them: read and written.

//! A system without processes, as the page of a browser.

use std::io;
use std::process::{Child, Command};

/// Contains nothing.
#[derive(Debug)]
pub(in crate::judge) struct Containment;

impl Containment {
    /// Refuses to start a solver.
    pub(in crate::judge) fn new() -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Does nothing.
    pub(in crate::judge) const fn prepare(&self, _: &mut Command) {}

    /// Does nothing.
    pub(in crate::judge) const fn hold(&mut self, _: &Child) -> io::Result<()> {
        Ok(())
    }
}

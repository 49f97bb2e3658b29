//! System calls on systems other than Unix.

use std::fs::{self, File, FileType, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::message::text;

/// The absolute path of a file, without links.
pub(super) type Identity = PathBuf;

/// Identifies a file.
pub(super) fn identity(path: &Path) -> io::Result<Identity> {
    fs::canonicalize(path)
}

/// Returns whether there is a file at this path, which then counts as the open one.
pub(super) fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

/// Returns the name of a file that is neither plain nor a folder.
pub(super) fn special(_: FileType) -> &'static str {
    text!("files-a-device")
}

/// Options for opening a file.
pub(super) fn options() -> OpenOptions {
    OpenOptions::new()
}

/// Does nothing: a new file has the access list of its folder.
pub(super) const fn make_private(_: &mut OpenOptions) {}

/// Returns false: the other names of a file are unknown here.
pub(super) const fn has_links(_: &Metadata) -> bool {
    false
}

/// Does nothing: a new file has the owner and the access list of its folder.
pub(super) const fn take_after(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Does nothing: the names in a folder cannot be synced here.
pub(super) const fn sync_folder_of(_: &Path) {}

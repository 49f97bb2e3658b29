//! System calls on Unix.

use std::fs::{self, File, FileType, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _, fchown};
use std::path::Path;

use crate::message::text;

/// The number of a file system and that of a file in it.
pub(super) type Identity = (u64, u64);

fn identity_in(metadata: &Metadata) -> Identity {
    (metadata.dev(), metadata.ino())
}

/// Identifies a file, whatever its name.
pub(super) fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(|metadata| identity_in(&metadata))
}

/// Returns whether an open file is the file at this path.
pub(super) fn is_at(file: &File, path: &Path) -> bool {
    let own = file.metadata().map(|metadata| identity_in(&metadata));
    own.is_ok_and(|own| identity(path).is_ok_and(|other| own == other))
}

/// Returns the name of a file that is neither plain nor a folder.
pub(super) fn special(kind: FileType) -> &'static str {
    if kind.is_fifo() {
        text!("files-a-pipe")
    } else if kind.is_socket() {
        text!("files-a-socket")
    } else {
        text!("files-a-device")
    }
}

/// Options for opening a file that never wait for another program, even if a pipe has replaced the file
/// since the check.
pub(super) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
    options
}

/// Lets only the user read a file that is created.
pub(super) fn make_private(options: &mut OpenOptions) {
    options.mode(0o600);
}

/// Returns whether a file has other names.
pub(super) fn has_links(metadata: &Metadata) -> bool {
    metadata.nlink() > 1
}

/// Gives a file the owner and the permissions of another.
pub(super) fn take_after(file: &File, other: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    let owner = (other.uid(), other.gid());
    let owned =
        if (new.uid(), new.gid()) == owner { Ok(()) } else { fchown(file, Some(owner.0), Some(owner.1)) };
    // A new owner resets some permissions, so they are set last.
    file.set_permissions(other.permissions()).and(owned)
}

/// Syncs the names in the folder of a file. The file is complete without this, and not every file system
/// supports it.
pub(super) fn sync_folder_of(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()).ok();
}

//! Files, read and written in one safe way. Nothing else in the program opens files. In the page of a browser, `web`
//! takes the place of all that follows.
//!
//! Reading never waits and is bounded: only a plain file is opened, and only up to the requested size.
//!
//! Writing leaves the old file or the new one: the content goes to a new file beside the old one, which is synced and
//! then renamed. Only a file with several hard links, or with an owner that cannot be kept, is written in place, once
//! the copy beside it is safe on disk; see [`write()`]. [`interrupted()`] finds the copy of a scene, a lesson or
//! settings left by a killed process; that of an output is removed by [`require_outputs()`] of the next command. The
//! permissions, the owner and the links of an existing file are kept. Its access control list and its extended
//! attributes are not.

mod error;
mod fingerprint;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

pub use error::FileError;
pub use fingerprint::{Fingerprint, OnDisk};
#[cfg(not(target_arch = "wasm32"))]
pub use native::*;
#[cfg(target_arch = "wasm32")]
pub use web::*;

/// The 64-bit hash FNV-1a (Fowler, Noll, Vo): the same in every version of the program.
pub fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Uses the test vectors of the authors: <http://www.isthe.com/chongo/src/fnv/test_fnv.c>.
    #[test]
    fn the_hash_is_that_of_its_authors() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }
}

//! The digits of traces, the same on every system.

use std::fs;
use std::path::Path;

use gjk_tools::digits::digits;

/// The browser makes the same lines; `tests/web` compares them with this file. `RENEW_SNAPSHOTS=1` writes it.
#[test]
fn traces_have_the_same_digits_on_every_system() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/web/digits.txt");
    let found = digits();
    assert_eq!(found.lines().count(), 240);
    if std::env::var_os("RENEW_SNAPSHOTS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    assert_eq!(found, fs::read_to_string(&path).unwrap());
}

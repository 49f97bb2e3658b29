//! The build script. On Windows it puts the icon and the version into the program; elsewhere it does nothing.
#![expect(clippy::print_stdout, reason = "a build script speaks to Cargo on standard output")]

fn main() {
    println!("cargo::rerun-if-changed=packaging/windows");
    #[cfg(windows)]
    winresource::WindowsResource::new()
        .set_icon("packaging/windows/gjk-sandbox.ico")
        .set("ProductName", "GJK Sandbox")
        .set("FileDescription", "GJK Sandbox")
        .compile()
        .expect("the resource compiler of the Windows SDK, or windres, is needed for the icon");
}

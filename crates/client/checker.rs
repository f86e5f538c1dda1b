//! Part of the build script: `crates/check` as WebAssembly, so that a page can check a finished game itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Where it was built to; nothing where the compiler lacks the target.
pub fn build(root: &Path, out: &Path) -> Option<PathBuf> {
    if !has_target() {
        println!(
            "cargo::warning=built without the browser's check of finished games; to have it: rustup target add {TARGET}"
        );
        return None;
    }
    // A folder of its own: the cargo that runs us holds the lock on the usual one.
    let folder = out.join("check");
    let what =
        ["rustc", "--package", "stolik-check", "--lib", "--crate-type", "cdylib", "--profile", "browser"];
    let built = Command::new(env("CARGO"))
        .args(what)
        .args(["--target", TARGET, "--locked", "--quiet", "--target-dir"])
        .arg(&folder)
        .current_dir(root)
        // What is meant for the machine's own code, or for its lints, is not meant for this.
        .env_remove("RUSTFLAGS")
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root))
        .output();
    match built {
        Ok(output) if output.status.success() => {}
        Ok(output) => super::fail(&format!(
            "the browser's check could not be built:\n{}",
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(error) => super::fail(&format!("cargo could not be started for the browser's check: {error}")),
    }
    let built = folder.join(TARGET).join("browser/stolik_check.wasm");
    watch(root, &built.with_extension("d"));
    Some(built)
}

fn has_target() -> bool {
    let asked = Command::new(env("RUSTC")).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| {
        output.status.success() && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    })
}

/// Small, also where a release wants a package fast: a page loads it before it checks one game.
const SMALL: &str = "-Copt-level=z";

/// Paths stand in messages of panics: everybody gets the same bytes, and nobody learns whose machine made them.
fn flags(root: &Path) -> String {
    let root = fs::canonicalize(root).unwrap_or_else(|_| root.to_owned());
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    [remap(&root, "stolik"), remap(&home, "cargo"), SMALL.to_owned()].join("\u{1f}")
}

/// It is built anew when one of its sources changes, and only then. Cargo has written down which they are.
fn watch(root: &Path, sources: &Path) {
    for file in ["Cargo.toml", "Cargo.lock", "crates/check/Cargo.toml"] {
        println!("cargo::rerun-if-changed={}", root.join(file).display());
    }
    let text = fs::read_to_string(sources).unwrap_or_default();
    let (_, files) = text.trim().split_once(": ").unwrap_or_default();
    for file in files.replace("\\ ", "\u{0}").split(' ') {
        println!("cargo::rerun-if-changed={}", file.replace('\u{0}', " "));
    }
}

fn env(name: &str) -> std::ffi::OsString {
    std::env::var_os(name).unwrap_or_else(|| name.to_lowercase().into())
}

//! Builds `crates/check` as WebAssembly: the rules with which a browser verifies and replays finished games, and with which
//! the Nosedive companion counts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// Builds the client without the rules when it is `1`. The client then offers nothing that needs them.
const WITHOUT: &str = "STOLIK_WITHOUT_WASM";

/// The path of the built rules. `None` only where the environment asks for a client without them.
pub fn build(root: &Path, shared: &Path) -> Option<PathBuf> {
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    if std::env::var_os(WITHOUT).is_some_and(|value| value == "1") {
        println!(
            "cargo::warning={WITHOUT}=1: no companion for Nosedive, no replays, and no verification in the browser"
        );
        return None;
    }
    if !has_target() {
        add_target();
    }
    super::announce("compiling the rules for the browser");
    // A target directory of its own: the cargo that runs this script holds the lock of the usual one.
    let target_dir = shared.join("rules");
    let what =
        ["rustc", "--package", "stolik-check", "--lib", "--crate-type", "cdylib", "--profile", "browser"];
    let built = Command::new(env("CARGO"))
        .args(what)
        .args(["--target", TARGET, "--locked", "--quiet", "--target-dir"])
        .arg(&target_dir)
        .current_dir(root)
        // Flags and wrappers of the outer build are for the machine's own code.
        .env_remove("RUSTFLAGS")
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env("CARGO_ENCODED_RUSTFLAGS", flags(root))
        .output();
    match built {
        Ok(output) if output.status.success() => {}
        Ok(output) => super::fail(&format!(
            "the rules for the browser could not be built:\n{}",
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(error) => {
            super::fail(&format!("cargo could not be started to build the rules for the browser: {error}"))
        }
    }
    let built = target_dir.join(TARGET).join("browser/stolik_check.wasm");
    watch(root, &built.with_extension("d"));
    Some(built)
}

fn has_target() -> bool {
    let asked = Command::new(env("RUSTC")).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| {
        output.status.success() && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    })
}

/// Installs the target with rustup, which knows by `RUSTUP_TOOLCHAIN` which toolchain runs this build.
fn add_target() {
    super::announce(&format!("installing the target {TARGET}"));
    let added = Command::new("rustup").args(["target", "add", TARGET]).output();
    if has_target() {
        return;
    }
    let why = match added {
        Ok(output) => {
            format!("`rustup target add {TARGET}` failed:\n{}", String::from_utf8_lossy(&output.stderr))
        }
        Err(_) => "`rustup`, which would install it, was not found.".to_owned(),
    };
    super::fail(&format!(
        "the rules are compiled for the browser, and this Rust lacks the target {TARGET}. {why}\n\
         This helps: rustup target add {TARGET}\n\
         (Rust without rustup gets the target where that Rust came from. {WITHOUT}=1 builds without the companion of \
         Nosedive, replays and verification in the browser.)"
    ))
}

/// Replaces paths in panic messages: the bytes do not depend on the machine that built them.
fn flags(root: &Path) -> String {
    let root = fs::canonicalize(root).unwrap_or_else(|_| root.to_owned());
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    [remap(&root, "stolik"), remap(&home, "cargo")].join("\u{1f}")
}

/// Watches the sources of the rules, which cargo has listed in the dependency file.
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

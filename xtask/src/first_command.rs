//! The first command of the README in an empty clone, by a Rust that lacks the browser's target; and the build without
//! the rules for the browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::new_game::copy_files;
use crate::root;
use crate::run::{run, step};

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds twice, and plays the stories that need the rules for the browser, or must not offer them.
pub fn try_out(chromium: &str) -> Result<()> {
    step("the first command, without the browser's target");
    let folder = root().join("target/first-command");
    let _ = fs::remove_dir_all(&folder);
    let clone = folder.join("clone");
    copy_files(&clone)?;
    let toolchain = Toolchain::without_target(&folder.join("rustup"))?;
    refuses_without_rustup(&toolchain, &clone)?;
    let target = clone.join("target").to_string_lossy().into_owned();
    let build = |environment: &[(&str, &str)]| {
        let usual = [("CARGO_TARGET_DIR", &*target)];
        let environment = [&toolchain.environment()[..], &usual, environment].concat();
        run("cargo", &["build", "--release", "--locked"], &environment, &clone)
    };
    build(&[])?;
    if !toolchain.has_target()? {
        bail!("the build did not install {TARGET}");
    }
    let binary = clone.join("target/release/stolik").to_string_lossy().into_owned();
    let environment = [("CHROMIUM", chromium), ("STOLIK_BIN", &binary)];
    let web = clone.join("web");
    let stories = ["vitest", "run", "--config", "vitest.e2e.config.ts", "nosedivebox", "replay"];
    run("npx", &stories, &environment, &web)?;

    step("a build without the rules for the browser");
    build(&[("STOLIK_WITHOUT_WASM", "1")])?;
    run("npm", &["run", "without"], &environment, &web)
}

/// Where rustup cannot be found the build fails, and says the command that helps.
fn refuses_without_rustup(toolchain: &Toolchain, clone: &Path) -> Result<()> {
    let bin = toolchain.home.join("toolchains").join(&toolchain.name).join("bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let others = std::env::split_paths(&path).filter(|folder| !folder.join("rustup").exists());
    let path = std::env::join_paths([bin.clone()].into_iter().chain(others))?;
    let mut command = Command::new(bin.join("cargo"));
    command.args(["build", "--release", "--locked"]).current_dir(clone).env("PATH", path);
    for name in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        command.env_remove(name);
    }
    let output = command.env("CARGO_TARGET_DIR", clone.join("target")).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.success() || !errors.contains("This helps: rustup target add") {
        bail!("a build without rustup and {TARGET} must fail and say what helps; it said: {errors}");
    }
    Ok(())
}

/// A copy of the active toolchain: rustup adds no target to a toolchain that is linked to it.
struct Toolchain {
    name: String,
    /// The `RUSTUP_HOME` of the copy.
    home: PathBuf,
}

impl Toolchain {
    fn without_target(home: &Path) -> Result<Self> {
        let sysroot = PathBuf::from(print(Command::new("rustc").args(["--print", "sysroot"]))?);
        let name = sysroot.file_name().context("a toolchain has a folder")?.to_string_lossy().into_owned();
        let copy = home.join("toolchains");
        fs::create_dir_all(&copy)?;
        run("cp", &["-r", &sysroot.to_string_lossy(), &copy.to_string_lossy()], &[], home)?;
        let toolchain = Toolchain { name, home: home.to_owned() };
        if toolchain.has_target()? {
            run("rustup", &["target", "remove", TARGET], &toolchain.environment(), home)?;
        }
        if toolchain.has_target()? {
            bail!("{TARGET} cannot be removed from the copied toolchain");
        }
        Ok(toolchain)
    }

    fn environment(&self) -> [(&str, &str); 2] {
        [("RUSTUP_HOME", self.home.to_str().unwrap_or_default()), ("RUSTUP_TOOLCHAIN", &self.name)]
    }

    fn has_target(&self) -> Result<bool> {
        let mut asked = Command::new("rustc");
        asked.args(["--print", "target-libdir", "--target", TARGET]).envs(self.environment());
        Ok(Path::new(&print(&mut asked)?).is_dir())
    }
}

fn print(command: &mut Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

//! `cargo xtask release`: the binary as hosts get it, linked against nothing, and tried on a system with nothing on it.

use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::run::{needs, run, step};
use crate::{root, server};

const TARGET: &str = "x86_64-unknown-linux-musl";
/// What a host may expect, in bytes.
const LARGEST: u64 = 25 << 20;

pub fn release() -> Result<()> {
    needs("musl-gcc", &["--version"], "apt-get install musl-tools (Debian)")?;
    step("the binary");
    // Where there is no rustup the target may be there all the same; else the build says so.
    let _ = run("rustup", &["target", "add", TARGET], &[], &root());
    let build = ["build", "--release", "--locked", "--package", "stolik", "--target", TARGET];
    run("cargo", &build, &[("CARGO_PROFILE_RELEASE_STRIP", "symbols")], &root())?;
    let binary = root().join("target").join(TARGET).join("release/stolik");
    step("on a bare system");
    starts_on_a_bare_system(&binary)?;
    let size = fs::metadata(&binary)?.len();
    println!("{}: {:.1} MB", binary.display(), size as f64 / f64::from(1 << 20));
    if size > LARGEST {
        bail!("that is more than {} MB", LARGEST >> 20);
    }
    Ok(())
}

/// A folder with nothing in it but the binary is all of the system that it sees, and nobody in particular runs it.
fn starts_on_a_bare_system(binary: &Path) -> Result<()> {
    let bare = Bare::new(binary)?;
    let said = bare.command(&["games"]).output().context("`unshare` does not work here")?;
    if !said.status.success() {
        bail!("it does not start: {}", String::from_utf8_lossy(&said.stderr));
    }
    let mut server = bare
        .command(&["serve", "--listen", "127.0.0.1:0", "--data", "/data"])
        .stdout(Stdio::piped())
        .spawn()?;
    let answered = answers(server.stdout.take().context("it has a voice")?);
    server.kill()?;
    server.wait()?;
    answered.context("it does not serve")
}

fn answers(tells: impl Read) -> Result<()> {
    let mut tells = BufReader::new(tells);
    let address = server::address(&mut tells)?;
    if server::is_well(&address)? { Ok(()) } else { bail!("it is not well") }
}

/// Removed when it is dropped.
struct Bare(PathBuf);

impl Bare {
    fn new(binary: &Path) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("stolik-bare-{}", std::process::id()));
        fs::create_dir(&folder)?;
        let bare = Bare(folder);
        fs::copy(binary, bare.0.join("stolik"))?;
        Ok(bare)
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--root"]).arg(&self.0).arg("/stolik").args(words);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        // It is in the folder for what may go.
        let _ = fs::remove_dir_all(&self.0);
    }
}

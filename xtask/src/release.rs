//! `cargo xtask release`: the binary as hosts get it, linked against nothing, and tried on a system with nothing on it.

use std::fs;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::container::starts_in_a_container;
use crate::run::{needs, run, step};
use crate::{root, server};

/// What a host may expect, in bytes.
const LARGEST: u64 = 25 << 20;

/// A kind of machine that hosts have.
struct Machine {
    target: &'static str,
    /// What compiles the database that is built in.
    compiler: Tool,
    /// Debian's `musl-gcc` is none: it takes no notice of `-static-pie`, and what it links wants a loader that hosts do not have.
    linker: &'static str,
    /// For the C compiler: one of the system's own is told to leave out what only its own library has.
    flags: &'static str,
    /// What runs the binary here, where this machine is of another kind. It needs nothing beside itself either.
    emulator: Option<Tool>,
}

struct Tool {
    program: &'static str,
    package: &'static str,
}

const MACHINES: [Machine; 2] = [
    Machine {
        target: "x86_64-unknown-linux-musl",
        compiler: Tool { program: "musl-gcc", package: "musl-tools" },
        linker: "cc",
        flags: "",
        emulator: None,
    },
    Machine {
        target: "aarch64-unknown-linux-musl",
        compiler: Tool {
            program: "aarch64-linux-gnu-gcc",
            package: "gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
        },
        linker: "aarch64-linux-gnu-gcc",
        flags: "-mno-outline-atomics -U_FORTIFY_SOURCE -DSQLITE_DISABLE_LFS",
        emulator: Some(Tool { program: "qemu-aarch64-static", package: "qemu-user-static" }),
    },
];

/// The binary for every kind of machine, or for those whose name begins like this.
pub fn release(only: Option<&str>) -> Result<()> {
    let wanted: Vec<&Machine> =
        MACHINES.iter().filter(|machine| machine.target.starts_with(only.unwrap_or_default())).collect();
    if wanted.is_empty() {
        bail!("there is a binary for {}", MACHINES.map(|machine| machine.target).join(" and for "));
    }
    for machine in &wanted {
        for Tool { program, package } in [&machine.compiler].into_iter().chain(&machine.emulator) {
            needs(program, &["--version"], &format!("apt-get install {package} (Debian)"))?;
        }
    }
    wanted.into_iter().try_for_each(release_for)
}

fn release_for(machine: &Machine) -> Result<()> {
    let Machine { target, compiler, linker, flags, emulator } = machine;
    step(&format!("the binary for {target}"));
    // Where there is no rustup the target may be there all the same; else the build says so.
    let _ = run("rustup", &["target", "add", target], &[], &root());
    let build = ["build", "--profile", "dist", "--locked", "--package", "stolik", "--target", target];
    let name = target.replace('-', "_");
    let links = format!("CARGO_TARGET_{}_LINKER", name.to_uppercase());
    let (compiler_name, flags_name) = (format!("CC_{name}"), format!("CFLAGS_{name}"));
    let environment: [(&str, &str); 3] =
        [(&compiler_name, compiler.program), (&flags_name, flags), (&links, linker)];
    run("cargo", &build, &environment, &root())?;
    let binary = root().join("target").join(target).join("dist/stolik");
    step("on a bare system");
    starts_on_a_bare_system(&binary, emulator.as_ref())?;
    if emulator.is_none() {
        starts_in_a_container(&binary)?;
    }
    let size = fs::metadata(&binary)?.len();
    println!("{}: {:.1} MB", binary.display(), size as f64 / f64::from(1 << 20));
    if size > LARGEST {
        bail!("that is more than {} MB", LARGEST >> 20);
    }
    Ok(())
}

/// A folder with nothing in it but the binary is all of the system that it sees, and nobody in particular runs it.
fn starts_on_a_bare_system(binary: &Path, emulator: Option<&Tool>) -> Result<()> {
    let bare = Bare::new(binary, emulator)?;
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
struct Bare {
    folder: PathBuf,
    /// What is run there, and with what before all else.
    words: &'static [&'static str],
}

impl Bare {
    fn new(binary: &Path, emulator: Option<&Tool>) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("stolik-bare-{}", std::process::id()));
        fs::create_dir(&folder)?;
        let words: &[&str] = if emulator.is_some() { &["/emulator", "/stolik"] } else { &["/stolik"] };
        let bare = Bare { folder, words };
        fs::copy(binary, bare.folder.join("stolik"))?;
        if let Some(Tool { program, .. }) = emulator {
            let path = std::env::var_os("PATH").unwrap_or_default();
            let found =
                std::env::split_paths(&path).map(|place| place.join(program)).find(|file| file.exists());
            fs::copy(found.with_context(|| format!("{program} is nowhere"))?, bare.folder.join("emulator"))?;
        }
        Ok(bare)
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--root"]).arg(&self.folder).args(self.words).args(words);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        // It is in the folder for what may go.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

//! `cargo xtask fuzz`: libFuzzer looks for bytes that break a parser's law (`fuzz/`), on stable Rust.
//!
//! libFuzzer is guided by which code an input reached. The compiler counts that when it is asked to, with flags that
//! only our own crates are given: this very program stands in for rustc there (`RUSTC_WORKSPACE_WRAPPER`) and adds
//! them. So crates of others are compiled once, for everything.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};

use crate::root;
use crate::run::{messages, needs, step};

/// Set where this program stands in for rustc.
const STANDS_IN: &str = "STOLIK_COUNTS_COVERAGE";

const COVERAGE: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// An input that takes longer than so many seconds breaks the law of bounded time. By the clock on the wall, so it leaves
/// room for a machine that is busy with other things: the slowest honest one, a drawing, takes a fifth of a second.
const SLOWEST: u32 = 60;
/// A picture of 40 megapixels may take 640 MB; more than this, in megabytes, breaks the law of bounded memory.
const MOST_MEMORY: u32 = 1500;

/// What libFuzzer is built with.
pub fn needs_a_compiler() -> Result<()> {
    needs(
        "c++",
        &["--version"],
        "install a C++ compiler, which libFuzzer is built with (Debian: `apt install g++`)",
    )
}

/// Where a law is tried for less than so many seconds, building it takes longer than trying it: our crates are then built
/// without optimising.
const WORTH_OPTIMISING: u32 = 10;

/// Tries one law, or all one after the other, each for so many seconds.
pub fn fuzz(wanted: Option<&str>, seconds: u32) -> Result<()> {
    needs_a_compiler()?;
    step("the fuzz targets are built");
    let itself = std::env::current_exe()?;
    // As one of the workspace's tests, so that crates of others have the same features as there and are taken from there.
    let build = [
        "test",
        "--workspace",
        "--test",
        "fuzz",
        "--no-run",
        "--features",
        "stolik-fuzz/libfuzzer",
        "--locked",
        "--quiet",
        "--message-format",
        "json-render-diagnostics",
    ];
    let built = Command::new("cargo")
        .args(build)
        .env("RUSTC_WORKSPACE_WRAPPER", itself)
        .args((seconds < WORTH_OPTIMISING).then_some("--config=profile.dev.opt-level=0"))
        .args((seconds >= WORTH_OPTIMISING).then_some("--config=profile.dev.package.stolik-fuzz.opt-level=2"))
        .env(STANDS_IN, "1")
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()?;
    if !built.status.success() {
        bail!("the fuzz targets could not be built");
    }
    let program = program(&built.stdout).context("cargo does not say where the fuzz targets are")?;
    let output = Command::new(&program).output().context("the fuzz targets could not be listed")?;
    let names = String::from_utf8(output.stdout)?;
    let names: Vec<&str> = names.lines().filter(|name| wanted.is_none_or(|wanted| wanted == *name)).collect();
    if names.is_empty() {
        bail!("there is no such target; they are listed in fuzz/src/lib.rs");
    }
    let broken: Vec<String> = names
        .into_iter()
        .filter_map(|name| try_one(&program, name, seconds).err())
        .map(|error| error.to_string())
        .collect();
    if broken.is_empty() { Ok(()) } else { bail!("{}", broken.join("\n")) }
}

fn try_one(program: &Path, name: &str, seconds: u32) -> Result<()> {
    step(&format!("fuzz {name}, {seconds} s"));
    let corpus = root().join("target/fuzz").join(name);
    let found = root().join("fuzz/found").join(name);
    std::fs::create_dir_all(&corpus)?;
    std::fs::create_dir_all(&found)?;
    let output = Command::new(program)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={SLOWEST}"))
        .arg(format!("-report_slow_units={SLOWEST}"))
        .arg(format!("-rss_limit_mb={MOST_MEMORY}"))
        .arg(format!("-artifact_prefix={}/", found.display()))
        .args([&corpus, &found])
        .env("RUST_BACKTRACE", "0")
        .env("STOLIK_FUZZ_TARGET", name)
        .env("STOLIK_FUZZ_SEEDS", &corpus)
        .output()
        .context("libFuzzer could not be started")?;
    // A folder in which nothing was found need not stay.
    let _ = std::fs::remove_dir(&found);
    let told = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        println!("  {}", told.lines().rev().find(|line| line.starts_with("Done")).unwrap_or_default());
        return Ok(());
    }
    // What broke first, and where libFuzzer put the input; not the trace in between.
    let lines: Vec<&str> = told.lines().collect();
    let first = lines.iter().position(|line| line.contains("panicked at")).unwrap_or(lines.len());
    let last = lines.len().saturating_sub(6);
    let shown = lines.iter().enumerate().filter(|(at, _)| (first..first + 4).contains(at) || *at >= last);
    shown.for_each(|(_, line)| eprintln!("  {line}"));
    bail!("the law of {name} is broken; the input is in {}, and a test now", found.display())
}

/// Where cargo has put the program, as it says in one of its lines.
fn program(said: &[u8]) -> Option<PathBuf> {
    let mut programs = messages(said).filter(|line| line["target"]["name"] == "fuzz");
    programs.find_map(|line| line["executable"].as_str().map(PathBuf::from))
}

/// Where this program stands in for rustc: does what rustc would, and counts coverage.
pub fn as_rustc() -> Option<ExitCode> {
    std::env::var_os(STANDS_IN)?;
    let mut words = std::env::args_os().skip(1);
    let rustc =
        words.next().filter(|word| Path::new(word).file_stem().is_some_and(|stem| stem == "rustc"))?;
    let words: Vec<_> = words.collect();
    // A build script runs while it builds, where nobody counts.
    let is_script = words.iter().any(|word| word == "build_script_build");
    let coverage: &[&str] = if is_script { &[] } else { &COVERAGE };
    let status = Command::new(rustc).args(words).args(coverage).status();
    Some(if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

//! `cargo xtask test`: every check there is, in the order in which they fail fastest. `cargo xtask check`: the quick ones.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{first_command, fuzz, new_game, root, rules, tidy, web};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    Usual,
    /// With the laws over 100,000 games of each game, a hundred kills, two minutes for each fuzz target, whole
    /// games in Firefox and WebKit, games behind Caddy and nginx, alerts read by Prometheus, a new game, and a
    /// build by a Rust without the browser's target.
    Long,
}

/// Random games of each game for each law in a long run, shared among its variants and seat counts.
const LONG_LAW_GAMES: &str = "100000";

const LINTS: [&str; 8] =
    ["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"];

/// Seconds for each fuzz target.
const SHORT_FUZZ: u32 = 1;
const LONG_FUZZ: u32 = 120;

/// Random games for each law in the quick lane, shared among the variants and seat counts of a game.
const QUICK_LAW_GAMES: &str = "60";

/// Packages whose unit tests start a database.
const WITH_DATABASE: [&str; 2] = ["stolik-store", "stolik-postgres-for-tests"];

/// The checks before a commit. They need no browser, database or proxy.
pub fn check() -> Result<()> {
    let started = Instant::now();
    needs("cargo", &["fmt", "--version"], "rustup component add rustfmt")?;
    needs("cargo", &["clippy", "--version"], "rustup component add clippy")?;
    needs(
        "npm",
        &["--version"],
        "install Node 20 or newer (Debian: `apt install nodejs npm`; or nodejs.org)",
    )?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    step("tidy");
    tidy::check(&root())?;
    step("rules");
    rules::check(&root())?;
    cargo("lints", &LINTS, &[])?;
    let mut units = vec!["test", "--workspace", "--locked", "--quiet", "--lib"];
    units.extend(WITH_DATABASE.iter().flat_map(|package| ["--exclude", *package]));
    cargo("unit tests", &units, &[("INSTA_UPDATE", "no")])?;
    let laws = ["test", "--workspace", "--locked", "--quiet", "--test", "laws"];
    cargo("laws, short", &laws, &[("STOLIK_LAW_GAMES", QUICK_LAW_GAMES)])?;
    web::npm("the client's tests", &["test"], &[])?;
    println!("quick checks passed in {:.0} s; `cargo xtask test` runs all", started.elapsed().as_secs_f64());
    Ok(())
}

pub fn test(length: Length) -> Result<()> {
    let started = Instant::now();
    needs("cargo", &["fmt", "--version"], "rustup component add rustfmt")?;
    needs("cargo", &["clippy", "--version"], "rustup component add clippy")?;
    needs(
        "node",
        &["--version"],
        "install Node 20 or newer (Debian: `apt install nodejs npm`; or nodejs.org)",
    )?;
    needs("npm", &["--version"], "install npm, which comes with Node")?;
    fuzz::needs_a_compiler()?;
    let chromium = web::chromium()?;
    let python = web::python()?;
    web::postgres()?;
    web::haproxy()?;
    let beside = if length == Length::Long { web::beside()? } else { Vec::new() };
    let engines = if length == Length::Long { web::engines()? } else { Vec::new() };

    // The first command of the README. The browser's stories play what it makes.
    cargo("the build", &["build", "--release", "--locked"], &[])?;
    cargo("format", &["fmt", "--all", "--check"], &[])?;
    step("tidy");
    tidy::check(&root())?;
    step("rules");
    rules::check(&root())?;
    cargo("lints", &LINTS, &[])?;
    // Programs that somebody runs by hand are linted above, and built by whoever needs them.
    let tests = ["test", "--workspace", "--locked", "--quiet", "--lib", "--bins", "--tests"];
    cargo("tests and laws", &tests, &[("INSTA_UPDATE", "no"), ("STOLIK_PYTHON", &python)])?;
    cargo("examples in the docs", &["test", "--workspace", "--locked", "--quiet", "--doc"], &[])?;
    web::studio()?;
    // Each has use for one core.
    std::thread::scope(|scope| {
        let lints = scope.spawn(|| web::npm("the client's lints", &["run", "lint"], &[]));
        let types = web::npm("the client's types", &["run", "check"], &[]);
        types.and(lints.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    web::npm("the client's tests", &["test"], &[])?;
    let binary = root().join("target/release/stolik").to_string_lossy().into_owned();
    let stories = [("CHROMIUM", &*chromium), ("STOLIK_PYTHON", &python), ("STOLIK_BIN", &binary)];
    web::npm("the browser", &["run", "e2e"], &stories)?;
    fuzz::fuzz(None, if length == Length::Long { LONG_FUZZ } else { SHORT_FUZZ })?;
    let docs = ["doc", "--workspace", "--no-deps", "--locked", "--quiet"];
    cargo("docs", &docs, &[("RUSTDOCFLAGS", "-D warnings")])?;
    if length == Length::Long {
        let laws = ["test", "--workspace", "--locked", "--release", "--test", "laws", "--", "--nocapture"];
        cargo("laws, long", &laws, &[("STOLIK_LAW_GAMES", LONG_LAW_GAMES)])?;
        let kills = ["test", "--package", "stolik", "--locked", "--test", "kill", "--", "--nocapture"];
        let deaths = [("STOLIK_KILLS", "100"), ("STOLIK_POWER_CUTS", "100")];
        cargo("a hundred kills, a hundred power cuts", &kills, &deaths)?;
        let faults = ["test", "--package", "stolik", "--locked", "--test", "cluster", "--", "--nocapture"];
        cargo("a hundred faults of several servers", &faults, &[("STOLIK_FAULTS", "12")])?;
        let mut engines: Vec<_> = engines.iter().map(|(name, path)| (*name, path.as_str())).collect();
        engines.push(("STOLIK_WHOLE_GAMES", "1"));
        web::npm("whole games in Firefox and WebKit", &["run", "engines"], &engines)?;
        let hosting = ["test", "--package", "stolik", "--locked", "--test", "hosting", "--"];
        let hosting =
            [&hosting[..], &["proxies", "prometheus_understands_the_alerts", "--nocapture"]].concat();
        let mut beside: Vec<_> = beside.iter().map(|(name, path)| (*name, path.as_str())).collect();
        beside.extend([("STOLIK_PROXIES", "1"), ("STOLIK_PYTHON", &python)]);
        cargo("behind Caddy and nginx, alerts read by Prometheus", &hosting, &beside)?;
        new_game::try_out(&chromium)?;
        first_command::try_out(&chromium)?;
    }
    println!("all checks passed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}

pub(crate) fn step(name: &str) {
    static STARTED: OnceLock<Instant> = OnceLock::new();
    let minutes = STARTED.get_or_init(Instant::now).elapsed().as_secs_f64() / 60.0;
    println!("— {name} (after {minutes:.1} min)");
}

/// Says how to get a tool that is missing.
pub(crate) fn needs(program: &str, arguments: &[&str], remedy: &str) -> Result<()> {
    let found = Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success());
    if found {
        return Ok(());
    }
    bail!("`{program} {}` does not work here; to get it: {remedy}", arguments.join(" "))
}

fn cargo(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    step(name);
    run("cargo", arguments, environment, &root())
}

/// Runs a program in a folder and shows what it prints.
pub(crate) fn run(
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
    folder: &Path,
) -> Result<()> {
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(folder)
        .status()
        .with_context(|| format!("{program} {} could not be started", arguments.join(" ")))?;
    if status.success() { Ok(()) } else { bail!("`{program} {}` failed", arguments.join(" ")) }
}

/// What cargo says with `--message-format=json`, line by line.
pub fn messages(said: &[u8]) -> impl Iterator<Item = serde_json::Value> {
    said.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok())
}

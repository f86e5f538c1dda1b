//! `cargo xtask test`: every check there is, in the order in which they fail fastest.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{root, rules, tidy};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    Usual,
    /// With the laws over 100,000 games of each kind.
    Long,
}

/// Random games for each law, variant and seat count in a long run.
const LONG_LAW_GAMES: &str = "25000";

pub fn test(length: Length) -> Result<()> {
    let started = Instant::now();
    needs("cargo", &["fmt", "--version"], "rustup component add rustfmt")?;
    needs("cargo", &["clippy", "--version"], "rustup component add clippy")?;

    cargo("format", &["fmt", "--all", "--check"], &[])?;
    step("tidy");
    tidy::check(&root())?;
    step("rules");
    rules::check(&root())?;
    let lints = ["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "-D", "warnings"];
    cargo("lints", &lints, &[])?;
    let tests = ["test", "--workspace", "--locked", "--quiet"];
    cargo("tests, laws and examples", &tests, &[("INSTA_UPDATE", "no")])?;
    let docs = ["doc", "--workspace", "--no-deps", "--locked", "--quiet"];
    cargo("docs", &docs, &[("RUSTDOCFLAGS", "-D warnings")])?;
    if length == Length::Long {
        let laws = ["test", "--workspace", "--locked", "--release", "--test", "laws", "--", "--nocapture"];
        cargo("laws, long", &laws, &[("STOLIK_LAW_GAMES", LONG_LAW_GAMES)])?;
    }
    println!("all checks passed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}

fn step(name: &str) {
    println!("— {name}");
}

/// Says how to get a tool that is missing.
fn needs(program: &str, arguments: &[&str], remedy: &str) -> Result<()> {
    let found = Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success());
    if found {
        return Ok(());
    }
    bail!("`{program} {}` does not work here; to get it: {remedy}", arguments.join(" "))
}

fn cargo(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    step(name);
    let status = Command::new("cargo")
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("cargo {} could not be started", arguments.join(" ")))?;
    if status.success() { Ok(()) } else { bail!("{name}: `cargo {}` failed", arguments.join(" ")) }
}

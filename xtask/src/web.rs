//! What runs with Node: the client's own checks with the browser that they need, and the studio's.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::root;
use crate::run::{run, step};

/// Where a Chromium is usually found.
const PLACES: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// One of the client's scripts.
pub fn npm(name: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    step(name);
    run("npm", arguments, environment, &root().join("web"))
}

/// The pictures: drawn again, every byte is the same.
pub fn studio() -> Result<()> {
    step("the pictures");
    let studio = root().join("art");
    run("npm", &["ci", "--silent", "--no-audit", "--no-fund"], &[], &studio)?;
    run("node", &["--test", "--test-reporter=dot", "test/"], &[], &studio)
}

/// The path of a Chromium. Where there is none and we may, Debian's is installed.
pub fn chromium() -> Result<String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if may_install() {
        step("chromium is installed");
        run("apt-get", &["update", "-qq"], &[], Path::new("/"))?;
        let install = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
        run("apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")], Path::new("/"))?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!(
            "the browser tests need Chromium and none was found; install it (Debian: `apt install chromium`) or name one in CHROMIUM"
        ),
    }
}

fn find() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    let usual = PLACES.iter().map(|&place| place.to_owned());
    named.into_iter().chain(usual).find(|place| Path::new(place).exists())
}

/// On Debian, as root.
fn may_install() -> bool {
    let says = |program: &str, argument: &str| {
        Command::new(program).arg(argument).output().ok().filter(|output| output.status.success())
    };
    let is_root = says("id", "-u").is_some_and(|output| output.stdout.starts_with(b"0\n"));
    is_root && says("apt-get", "--version").is_some()
}

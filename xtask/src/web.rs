//! What runs with Node: the client's own checks with the browser that they need, and the studio's. And how what a chore
//! needs of the machine is found, or got.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::root;
use crate::run::{run, step};

/// What a chore needs of the machine: how it is named in the environment, what Debian calls it, and where it
/// usually is.
struct Needed {
    name: &'static str,
    variable: &'static str,
    package: &'static str,
    places: &'static [&'static str],
}

const CHROMIUM: Needed = Needed {
    name: "Chromium",
    variable: "CHROMIUM",
    package: "chromium",
    places: &[
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
        "/snap/bin/chromium",
    ],
};

/// Three engines; the third shows itself on a screen that nobody sees.
const ENGINES: [Needed; 4] = [
    CHROMIUM,
    Needed {
        name: "Firefox",
        variable: "FIREFOX",
        package: "firefox-esr",
        places: &["/usr/bin/firefox-esr", "/usr/bin/firefox"],
    },
    Needed {
        name: "WebKit's driver",
        variable: "WEBKIT_DRIVER",
        package: "webkit2gtk-driver",
        places: &["/usr/bin/WebKitWebDriver"],
    },
    Needed { name: "Xvfb", variable: "XVFB", package: "xvfb", places: &["/usr/bin/Xvfb"] },
];

/// What hosts run beside the server.
const BESIDE: [Needed; 4] = [
    Needed { name: "Caddy", variable: "CADDY", package: "caddy", places: &["/usr/bin/caddy"] },
    Needed { name: "nginx", variable: "NGINX", package: "nginx", places: &["/usr/sbin/nginx"] },
    Needed { name: "curl", variable: "CURL", package: "curl", places: &["/usr/bin/curl"] },
    Needed { name: "promtool", variable: "PROMTOOL", package: "prometheus", places: &["/usr/bin/promtool"] },
];

const HAPROXY: Needed = Needed {
    name: "HAProxy",
    variable: "HAPROXY",
    package: "haproxy",
    places: &["/usr/sbin/haproxy", "/usr/local/sbin/haproxy"],
};

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

/// The path of a Chromium.
pub fn chromium() -> Result<String> {
    get(&[CHROMIUM])?;
    find(&CHROMIUM).context("Chromium was there a moment ago")
}

/// Where each engine is, for the environment of the browser tests.
pub fn engines() -> Result<Vec<(&'static str, String)>> {
    places(&ENGINES)
}

/// The path of each program that hosts run beside the server, for the environment of the tests with them.
pub fn beside() -> Result<Vec<(&'static str, String)>> {
    places(&BESIDE)
}

/// The path of HAProxy, which stands in front of several servers.
pub fn haproxy() -> Result<String> {
    get(&[HAPROXY])?;
    found_haproxy().context("HAProxy was there a moment ago")
}

/// The same, if nothing is to be installed for it.
pub fn found_haproxy() -> Option<String> {
    find(&HAPROXY)
}

/// A PostgreSQL, which is found by whoever starts it.
pub fn postgres() -> Result<()> {
    const PACKAGE: &str = "postgresql";
    if !stolik_postgres_for_tests::is_here() && may_install() {
        install(&[PACKAGE])?;
    }
    if stolik_postgres_for_tests::is_here() {
        return Ok(());
    }
    bail!(
        "this needs PostgreSQL, not found here; to get it: `apt-get install {PACKAGE}` (Debian), or say in which folder its programs are in STOLIK_POSTGRES_BIN"
    )
}

fn places(needed: &[Needed]) -> Result<Vec<(&'static str, String)>> {
    get(needed)?;
    Ok(needed.iter().filter_map(|needed| Some((needed.variable, find(needed)?))).collect())
}

/// A Python with the library that the example of a bot needs.
pub fn python() -> Result<String> {
    const PACKAGE: &str = "python3-websocket";
    let named = std::env::var("STOLIK_PYTHON").ok();
    let known: Vec<String> =
        named.into_iter().chain(["python3", "/usr/bin/python3"].map(str::to_owned)).collect();
    let has_it = |python: &&String| {
        let asked = Command::new(python).args(["-c", "import websocket"]).output();
        asked.is_ok_and(|output| output.status.success())
    };
    if known.iter().find(has_it).is_none() && may_install() {
        install(&[PACKAGE])?;
    }
    known.iter().find(has_it).cloned().with_context(|| {
        format!("the example of a bot needs Python with websocket-client, not found here; to get it: `apt-get install {PACKAGE}` (Debian), or say which Python has it in STOLIK_PYTHON")
    })
}

fn install(packages: &[&str]) -> Result<()> {
    step(&format!("{} is installed", packages.join(", ")));
    run("apt-get", &["update", "-qq"], &[], Path::new("/"))?;
    let install = [&["install", "-y", "-qq", "--no-install-recommends"], packages].concat();
    run("apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")], Path::new("/"))
}

/// Where some are missing and we may, Debian's are installed; else it is said how to get them.
fn get(needed: &[Needed]) -> Result<()> {
    let missing = || needed.iter().filter(|needed| find(needed).is_none());
    let packages = || missing().map(|needed| needed.package).collect::<Vec<_>>();
    if missing().next().is_some() && may_install() {
        install(&packages())?;
    }
    match how_to_get(&missing().collect::<Vec<_>>()) {
        None => Ok(()),
        Some(how) => bail!("{how}"),
    }
}

fn how_to_get(missing: &[&Needed]) -> Option<String> {
    let all = |say: fn(&Needed) -> &'static str, between: &str| {
        missing.iter().map(|needed| say(needed)).collect::<Vec<_>>().join(between)
    };
    let (names, packages) = (all(|needed| needed.name, " and "), all(|needed| needed.package, " "));
    let variables = all(|needed| needed.variable, ", ");
    (!missing.is_empty()).then(|| {
        format!(
            "this needs {names}, not found here; to get it: `apt-get install {packages}` (Debian), or say where it is in {variables}"
        )
    })
}

fn find(needed: &Needed) -> Option<String> {
    let named = std::env::var(needed.variable).ok();
    let usual = needed.places.iter().map(|&place| place.to_owned());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_the_way_to_get_it() {
        let [_, firefox, webkit, _] = &ENGINES;
        assert_eq!(how_to_get(&[]), None);
        assert_eq!(
            how_to_get(&[firefox, webkit]).unwrap_or_default(),
            "this needs Firefox and WebKit's driver, not found here; to get it: `apt-get install firefox-esr webkit2gtk-driver` (Debian), or say where it is in FIREFOX, WEBKIT_DRIVER"
        );
    }

    #[test]
    fn what_is_named_nowhere_is_not_found() {
        let nowhere =
            Needed { name: "Nothing", variable: "STOLIK_NOTHING", package: "nothing", places: &["/nothing"] };
        assert_eq!(find(&nowhere), None);
    }
}

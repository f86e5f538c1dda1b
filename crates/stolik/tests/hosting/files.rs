//! The files of `deploy/`, as far as this machine has the tools to try them.

use std::process::Command;

use tempfile::TempDir;

use crate::{deploy, says, stolik};

/// Ten is a service that may do everything, nought one that may do nothing.
const MOST_EXPOSED: f64 = 2.0;

#[test]
fn the_unit_is_understood_and_leaves_little_exposed() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        return println!("systemd-analyze is missing here: the unit is not looked at");
    }
    // The binary is not where a host puts it.
    let folder = TempDir::new().unwrap();
    let unit = std::fs::read_to_string(deploy("stolik.service")).unwrap();
    assert!(unit.contains("/usr/local/bin/stolik"));
    let file = folder.path().join("stolik.service");
    std::fs::write(&file, unit.replace("/usr/local/bin/stolik", env!("CARGO_BIN_EXE_stolik"))).unwrap();
    let (exit, said) = says(Command::new("systemd-analyze").arg("verify").arg(&file));
    // What other units of this machine do wrong is none of our business.
    assert!(!said.contains("stolik.service"), "{said}");
    assert_eq!(exit, Some(0), "{said}");
    let (exit, said) =
        says(Command::new("systemd-analyze").args(["security", "--offline=true", "--no-pager"]).arg(&file));
    assert_eq!(exit, Some(0), "{said}");
    let level = said.lines().find_map(|line| line.split_once("exposure level for stolik.service: "));
    let level: f64 = level.unwrap().1.split(' ').next().unwrap().parse().unwrap();
    assert!(level <= MOST_EXPOSED, "{said}");
}

#[test]
fn the_container_is_nobody_with_one_binary() {
    let file = std::fs::read_to_string(deploy("Containerfile")).unwrap();
    let orders: Vec<&str> = file.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    assert_eq!(orders[0], "FROM scratch");
    assert!(orders.contains(&"USER 65532:65532"));
    for copied in orders.iter().filter_map(|order| order.strip_prefix("COPY ")) {
        let from = copied.split(' ').find(|word| !word.starts_with("--")).unwrap();
        assert!(from == "stolik" || deploy(from).exists(), "{from} is not beside it");
    }
}

/// What comes after some words on a line, up to some others or to its end.
fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.split_once(from)?.1.split(to).next()).collect()
}

#[test]
fn the_three_of_the_compose_file_are_those_that_haproxy_knows_and_are_told_what_the_binary_understands() {
    let compose = std::fs::read_to_string(deploy("compose.yaml")).unwrap();
    let haproxy = std::fs::read_to_string(deploy("haproxy.cfg")).unwrap();
    let (exit, help) = says(stolik().args(["serve", "--help"]));
    assert_eq!(exit, Some(0));
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let commands = between(&compose, "command: [", "]");
    assert_eq!(commands.len(), 3);
    let mut nodes = Vec::new();
    for command in commands {
        let words: Vec<&str> = command.split(", ").map(|word| word.trim_matches('"')).collect();
        let ["serve", flag, address] = words[..] else { panic!("{command}") };
        assert!(help.contains(&format!("{flag} <")), "{flag}");
        nodes.push(address);
    }
    let servers: Vec<&str> = haproxy.lines().filter_map(|line| line.trim().strip_prefix("server ")).collect();
    assert_eq!(
        servers.iter().filter_map(|server| Some(server.split_once(' ')?.1)).collect::<Vec<_>>(),
        nodes
    );
    for address in &nodes {
        let address = address.split(':').next().unwrap();
        assert_eq!(compose.matches(&format!("ipv4_address: {address}\n")).count(), 1, "{address}");
    }
    let settings = between(&compose, "      STOLIK_", ":");
    assert_eq!(settings, ["DATABASE", "PUBLIC_URL", "TRUSTED_PROXY"]);
    for setting in settings {
        assert!(help.contains(&format!("[env: STOLIK_{setting}")), "{setting}");
    }
    let database = between(&compose, "STOLIK_DATABASE: postgres://stolik:${STOLIK_PASSWORD:?}@", "/stolik");
    let proxy = between(&compose, "STOLIK_TRUSTED_PROXY: ", "\n");
    for address in [database[0], proxy[0]] {
        assert!(compose.contains(&format!("ipv4_address: {address}\n")), "{address}");
    }
    assert!(deploy(between(&compose, "dockerfile: ", "\n")[0]).exists());
}

//! The files of `deploy/`, as far as this machine has the tools to try them.

use std::process::Command;

use tempfile::TempDir;

use crate::{deploy, says};

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

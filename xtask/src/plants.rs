//! `cargo xtask plants`: which careless or malicious leaks would the laws and the eavesdroppers not notice?
//!
//! A plant is a small change of a crate's source that compiles and leaks something: `xtask/plants/CRATE.toml` says in which
//! file what becomes what. All of them are woven into one copy of the workspace, each behind its number, as mutants are; so
//! there is one build, and a plant costs what the tests cost.
//!
//! A plant is tried by the laws of its game, then by the eavesdroppers, then by the other tests; the first that fails has
//! caught it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::new_game::copy_files;
use crate::root;
use crate::run::{messages, step};

/// What stands for "this plant is on" in a replacement.
const PLANTED: &str = "PLANTED";
/// The variable of the environment that says which plant is on.
const NUMBER: &str = "STOLIK_PLANT";
/// Tests that take longer than this hang.
const PATIENCE: Duration = Duration::from_secs(600);
/// Of ten plants, the number that a law or an eavesdropper must catch.
const LAWS_OF_TEN: usize = 9;

#[derive(Deserialize)]
struct Plants {
    plant: Vec<Plant>,
}

#[derive(Deserialize)]
struct Plant {
    #[serde(skip)]
    number: usize,
    #[serde(skip)]
    krate: String,
    /// What leaks.
    name: String,
    /// From the folder of the crate.
    file: String,
    /// Stands there once.
    find: String,
    replace: String,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum CaughtBy {
    Law,
    Eavesdropper,
    OtherTest,
    Nothing,
}

/// A program of tests, and which of them to run.
struct Trial {
    by: CaughtBy,
    program: PathBuf,
    home: PathBuf,
    filters: Vec<String>,
}

/// Weaves, builds and tries all plants, or those with these numbers.
pub fn plants(only: Option<&str>) -> Result<()> {
    let only: Option<BTreeSet<usize>> =
        only.map(|all| all.split(',').map(str::parse).collect()).transpose()?;
    let all = read(&root().join("xtask/plants"))?;
    let tree = root().join("target/plants/tree");
    step("a copy of the workspace");
    let _ = fs::remove_dir_all(&tree);
    copy_files(&tree)?;
    weave(&tree, &all)?;
    let wanted: Vec<&Plant> =
        all.iter().filter(|plant| only.as_ref().is_none_or(|only| only.contains(&plant.number))).collect();
    let mut programs = BTreeMap::new();
    for krate in wanted.iter().map(|plant| plant.krate.as_str()).chain(["server"]) {
        if !programs.contains_key(krate) {
            step(&format!("the tests of {krate}"));
            programs.insert(krate.to_owned(), build(&tree, krate)?);
        }
    }
    step("the plants");
    let mut by = BTreeMap::<CaughtBy, usize>::new();
    for plant in &wanted {
        let (caught, test) = catch(plant, &programs)?;
        println!("{:3} {caught:?}, {test}: {}, {}", plant.number, plant.krate, plant.name);
        *by.entry(caught).or_default() += 1;
    }
    by.iter().for_each(|(caught, count)| println!("{count:5} {caught:?}"));
    let [laws, ears, nothing] = [CaughtBy::Law, CaughtBy::Eavesdropper, CaughtBy::Nothing]
        .map(|by_what| by.get(&by_what).copied().unwrap_or(0));
    ensure!(nothing == 0, "{nothing} plants are caught by nothing");
    ensure!(
        (laws + ears) * 10 >= wanted.len() * LAWS_OF_TEN,
        "of {} plants only {} are caught by a law or an eavesdropper",
        wanted.len(),
        laws + ears
    );
    Ok(())
}

/// All of them, numbered from 1 in the order of files.
fn read(folder: &Path) -> Result<Vec<Plant>> {
    let mut all = Vec::new();
    for path in crate::files(folder, ".toml") {
        let krate = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path)?;
        let read: Plants = toml::from_str(&text).with_context(|| path.display().to_string())?;
        for plant in read.plant {
            all.push(Plant { number: all.len() + 1, krate: krate.clone(), ..plant });
        }
    }
    Ok(all)
}

/// Puts every plant into the sources, and the switch into every library.
fn weave(tree: &Path, all: &[Plant]) -> Result<()> {
    let crates: BTreeSet<&str> = all.iter().map(|plant| plant.krate.as_str()).collect();
    for plant in all {
        let path = tree.join("crates").join(&plant.krate).join(&plant.file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        fs::write(path, planted(plant, &text)?)?;
    }
    for krate in crates {
        let library = tree.join("crates").join(krate).join("src/lib.rs");
        let text = fs::read_to_string(&library)?;
        fs::write(library, text + &switch())?;
    }
    Ok(())
}

fn planted(plant: &Plant, text: &str) -> Result<String> {
    let Plant { number, krate, file, find, replace, .. } = plant;
    let times = text.matches(find.as_str()).count();
    ensure!(times == 1, "what plant {number} changes stands {times} times in {krate}/{file}:\n{find}");
    ensure!(replace.contains(PLANTED), "plant {number} is always on");
    let on = format!("crate::planted::on({number})");
    Ok(text.replacen(find.as_str(), &replace.replace(PLANTED, &on), 1))
}

/// What is added to a library: is this plant on? And something that careless code could keep beside the state.
fn switch() -> String {
    format!(
        r#"
#[allow(dead_code, reason = "each crate uses its own part")]
pub(crate) mod planted {{
    static NUMBER: std::sync::LazyLock<Option<u32>> =
        std::sync::LazyLock::new(|| std::env::var("{NUMBER}").ok()?.parse().ok());

    pub static REMEMBERED: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

    pub fn on(number: u32) -> bool {{
        *NUMBER == Some(number)
    }}

    pub fn any() -> bool {{
        NUMBER.is_some()
    }}
}}
"#
    )
}

/// Builds the tests of a crate: names, programs and homes.
fn build(tree: &Path, krate: &str) -> Result<Vec<(String, PathBuf, PathBuf)>> {
    let package = format!("stolik-{krate}");
    let mut cargo = Command::new("cargo");
    cargo.current_dir(tree).args(["test", "--no-run", "--lib", "--tests", "--package", &package]);
    cargo.arg("--message-format=json").env("CARGO_TARGET_DIR", root().join("target/plants/built"));
    let done = cargo.stderr(Stdio::null()).output()?;
    let told: Vec<_> = messages(&done.stdout).collect();
    let rendered = told.iter().filter_map(|message| message["message"]["rendered"].as_str());
    ensure!(done.status.success(), "the tests are not built:\n{}", rendered.collect::<String>());
    let built = told.iter().filter_map(|message| {
        let home = Path::new(message["manifest_path"].as_str()?).parent()?;
        let name = message["target"]["name"].as_str()?.to_owned();
        Some((name, PathBuf::from(message["executable"].as_str()?), home.to_owned()))
    });
    Ok(built.collect())
}

/// Which test catches it?
fn catch(
    plant: &Plant,
    programs: &BTreeMap<String, Vec<(String, PathBuf, PathBuf)>>,
) -> Result<(CaughtBy, String)> {
    let none = Vec::new();
    let of = |krate: &str| programs.get(krate).unwrap_or(&none).iter();
    let trial = |by: CaughtBy, (_, program, home): &(String, PathBuf, PathBuf), filters: &[&str]| Trial {
        by,
        program: program.clone(),
        home: home.clone(),
        filters: filters.iter().map(|&filter| filter.to_owned()).collect(),
    };
    let is_game = plant.krate != "server";
    let laws = of(&plant.krate).filter(|(name, ..)| is_game && name == "laws");
    // Most leaks are of these two; a law that panics at its first fault takes less time than those that hold.
    let laws = laws.flat_map(|one| {
        [&["law_3"][..], &["law_6"], &["law_1", "law_2", "law_4", "law_5"]]
            .map(|laws| trial(CaughtBy::Law, one, laws))
    });
    let ears = of("server").map(|one| trial(CaughtBy::Eavesdropper, one, &["eavesdropper"]));
    let others = of(&plant.krate).filter(|(name, ..)| name != "laws");
    let others = others.map(|one| trial(CaughtBy::OtherTest, one, &[]));
    for trial in laws.chain(ears).chain(others) {
        if let Some(test) = trial.fails(plant.number)? {
            return Ok((trial.by, test));
        }
    }
    Ok((CaughtBy::Nothing, "nothing".to_owned()))
}

impl Trial {
    /// The first test that fails.
    fn fails(&self, number: usize) -> Result<Option<String>> {
        let said = root().join("target/plants/said.txt");
        let mut tests = Command::new(&self.program);
        tests.current_dir(&self.home).env("CARGO_MANIFEST_DIR", &self.home).env(NUMBER, number.to_string());
        tests.args(&self.filters).stdout(fs::File::create(&said)?).stderr(Stdio::null());
        let mut running = tests.spawn()?;
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = running.try_wait()? {
                break status;
            }
            if begun.elapsed() > PATIENCE {
                running.kill()?;
                running.wait()?;
                return Ok(Some("it never ends".to_owned()));
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        if status.success() {
            return Ok(None);
        }
        let said = fs::read_to_string(said)?;
        let failed = said.lines().find_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
        match failed {
            Some(test) => Ok(Some(test.to_owned())),
            None => bail!("the tests of plant {number} end with {status}, and none has failed:\n{said}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each finds its place in the sources as they are, with those before it.
    #[test]
    fn every_plant_finds_its_place() {
        let all = read(&root().join("xtask/plants")).unwrap();
        let mut woven: BTreeMap<PathBuf, String> = BTreeMap::new();
        for plant in &all {
            let path = root().join("crates").join(&plant.krate).join(&plant.file);
            let text = match woven.get(&path) {
                Some(text) => text.clone(),
                None => fs::read_to_string(&path).unwrap(),
            };
            woven.insert(path, planted(plant, &text).unwrap());
        }
        assert!(all.len() >= 40, "{} plants", all.len());
    }
}

//! `cargo xtask mutants GAME`: which changes of a game's rules would its tests not notice?
//!
//! Usually every mutant is built by itself, and building takes nearly all the time. Here all of them are woven into one
//! program, each behind a number that the environment names, so that a mutant costs what its tests cost: a second instead
//! of half a minute. The kinds of mutants are those of `cargo mutants`; constants are left as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use serde_json::Value;

use crate::new_game::copy_files;
use crate::run::{messages, step};
use crate::{files, root};
use weave::{Mutant, NUMBER, Place, Woven, switch};

mod weave;

/// Laws are tried over so many games first, and over as many as usual only where that is not enough.
const QUICK_LAWS: (&str, &str) = ("STOLIK_LAW_GAMES", "12");

/// Tests that take so many times as long as without a mutant, and this besides, never end.
const SLOWER: u32 = 6;
const PATIENCE: Duration = Duration::from_secs(8);

/// No mutant has this number.
const NOBODY: u32 = u32::MAX;

/// Weaves, builds, and tries all mutants of a game, or those with these numbers.
pub fn mutants(game: &str, only: Option<&str>) -> Result<()> {
    let only: Option<BTreeSet<u32>> = only.map(|all| all.split(',').map(str::parse).collect()).transpose()?;
    let tree = root().join("target/mutants").join(game);
    ensure!(root().join("crates").join(game).is_dir(), "there is no crate \"{game}\"");
    step("a copy of the workspace");
    let _ = fs::remove_dir_all(&tree);
    copy_files(&tree)?;
    let mut loom = Loom::new(&tree, game)?;
    step("what compiles");
    loom.leave_out_what_does_not_compile()?;
    let tried: Vec<&Mutant> = loom.mutants.iter().filter(|mutant| loom.is_in(mutant.number)).collect();
    println!("{} mutants, {} of them compile and are no constants", loom.mutants.len(), tried.len());
    step("the tests, without a mutant");
    let trials = loom.trials()?;
    step("the mutants");
    let wanted = |mutant: &&Mutant| only.as_ref().is_none_or(|only| only.contains(&mutant.number));
    let lived = try_all(tried.into_iter().filter(wanted).collect(), &trials)?;
    println!("{} lived", lived.len());
    lived.iter().for_each(|mutant| println!("{mutant}"));
    Ok(())
}

/// The crate of a game with all its mutants.
struct Loom<'a> {
    tree: &'a Path,
    package: String,
    mutants: Vec<Mutant>,
    files: Vec<(PathBuf, Woven)>,
    /// Mutants that do not compile.
    out: BTreeSet<u32>,
    /// Functions that constants need: they stay as they are.
    constant: BTreeSet<String>,
}

impl<'a> Loom<'a> {
    fn new(tree: &'a Path, game: &str) -> Result<Self> {
        let mut mutants = Vec::new();
        let sources = tree.join("crates").join(game).join("src");
        let library = fs::read_to_string(sources.join("lib.rs"))?;
        let for_tests = weave::modules_for_tests(&library)?;
        let mut woven = Vec::new();
        for path in files(&sources, ".rs") {
            let name = path.strip_prefix(&sources)?.to_string_lossy().into_owned();
            if !for_tests.iter().any(|module| name == format!("{module}.rs")) {
                woven.push((path.clone(), Woven::new(&name, fs::read_to_string(&path)?, &mut mutants)?));
            }
        }
        let (out, constant) = Default::default();
        Ok(Loom { tree, package: format!("stolik-{game}"), mutants, files: woven, out, constant })
    }

    fn is_in(&self, mutant: u32) -> bool {
        let is_constant = |woven: &Woven| woven.is_constant(mutant, &self.constant);
        !self.out.contains(&mutant) && !self.files.iter().any(|(_, woven)| is_constant(woven))
    }

    /// The compiler says where it stumbles; the mutant that stands there is left out, and so on until all is well.
    fn leave_out_what_does_not_compile(&mut self) -> Result<()> {
        loop {
            let places = self.write()?;
            let checked = self.cargo(&["check", "--package", &self.package]).output()?;
            if checked.status.success() {
                return Ok(());
            }
            let before = (self.out.len(), self.constant.len());
            let mut said = String::new();
            for message in messages(&checked.stdout).filter(|message| message["message"]["level"] == "error")
            {
                self.blame(&message["message"], &places);
                said += message["message"]["rendered"].as_str().unwrap_or_default();
            }
            ensure!(
                (self.out.len(), self.constant.len()) != before,
                "no mutant stands where this is wrong:\n{said}"
            );
        }
    }

    /// Writes the files with everything that is in, and says where each mutant stands.
    fn write(&self) -> Result<BTreeMap<PathBuf, Vec<Place>>> {
        let mut places = BTreeMap::new();
        for (path, woven) in &self.files {
            let (mut text, stand) = woven.text(|mutant| self.is_in(mutant), &self.constant);
            if path.ends_with("src/lib.rs") {
                text.push_str(&switch());
            }
            fs::write(path, text)?;
            places.insert(path.strip_prefix(self.tree)?.to_owned(), stand);
        }
        Ok(places)
    }

    fn blame(&mut self, message: &Value, places: &BTreeMap<PathBuf, Vec<Place>>) {
        // A constant calls what is none any more.
        if message["code"]["code"] == "E0015" {
            let called =
                message["message"].as_str().and_then(|text| text.split('`').nth(1)).unwrap_or_default();
            self.constant.insert(called.rsplit("::").next().unwrap_or_default().to_owned());
            return;
        }
        let spans = || message["spans"].as_array().into_iter().flatten();
        for is_primary in [true, false] {
            let mut found = false;
            for span in spans().filter(|span| span["is_primary"] == is_primary) {
                let at = |end: &str| span[end].as_u64().unwrap_or_default() as usize;
                let file = Path::new(span["file_name"].as_str().unwrap_or_default());
                let stand = places.get(file).into_iter().flatten();
                let around =
                    stand.filter(|place| place.start <= at("byte_start") && at("byte_end") <= place.end);
                for place in around {
                    self.out.insert(place.mutant);
                    found = true;
                }
            }
            if found {
                return;
            }
        }
    }

    fn cargo(&self, words: &[&str]) -> Command {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(self.tree).args(words).arg("--message-format=json").stderr(Stdio::null());
        cargo.env("CARGO_TARGET_DIR", root().join("target/mutants/built"));
        // What is woven is not pretty.
        cargo.env("RUSTFLAGS", "--cap-lints=allow");
        cargo
    }

    /// Builds the tests of the game, and of its companion where it has one, and tries them.
    fn trials(&self) -> Result<Vec<Trial>> {
        let companion = format!("{}box", self.package);
        let has_companion = self.tree.join("crates").join(companion.trim_start_matches("stolik-")).is_dir();
        let mut built = Vec::new();
        for package in [Some(&self.package), has_companion.then_some(&companion)].into_iter().flatten() {
            let tests =
                ["test", "--no-run", "--lib", "--test", "rules", "--test", "laws", "--package", package];
            let done = self.cargo(&tests).output()?;
            let told: Vec<Value> = messages(&done.stdout).collect();
            let rendered = told.iter().filter_map(|message| message["message"]["rendered"].as_str());
            ensure!(done.status.success(), "the tests are not built:\n{}", rendered.collect::<String>());
            built.extend(told.iter().filter_map(|message| {
                let home = Path::new(message["manifest_path"].as_str()?).parent()?;
                let name = message["target"]["name"].as_str()?.to_owned();
                Some((name, PathBuf::from(message["executable"].as_str()?), home.to_owned()))
            }));
        }
        let trial = |quick: bool, (name, program, home): &(String, PathBuf, PathBuf)| {
            let mut trial = Trial {
                name: name.clone(),
                program: program.clone(),
                home: home.clone(),
                quick,
                usual: Duration::MAX,
            };
            let begun = Instant::now();
            ensure!(trial.ends(NOBODY)? == Ending::Passed, "{name} fails without a mutant");
            trial.usual = begun.elapsed();
            Ok(trial)
        };
        let (laws, rules): (Vec<_>, Vec<_>) = built.iter().partition(|(name, ..)| name == "laws");
        let quick = rules.into_iter().chain(laws.iter().copied()).map(|one| trial(true, one));
        quick.chain(laws.iter().map(|one| trial(false, one))).collect()
    }
}

/// A program of tests that a mutant has to get through.
struct Trial {
    name: String,
    program: PathBuf,
    home: PathBuf,
    quick: bool,
    /// How long it takes without a mutant.
    usual: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ending {
    Passed,
    Failed,
    NeverEnds,
}

impl Trial {
    fn ends(&self, mutant: u32) -> Result<Ending> {
        let mut tests = Command::new(&self.program);
        tests.current_dir(&self.home).env("CARGO_MANIFEST_DIR", &self.home).env(NUMBER, mutant.to_string());
        if self.quick {
            tests.env(QUICK_LAWS.0, QUICK_LAWS.1);
        }
        let mut running =
            tests.arg("--test-threads=1").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let begun = Instant::now();
        let longest = self.usual.saturating_mul(SLOWER).saturating_add(PATIENCE);
        loop {
            if let Some(status) = running.try_wait()? {
                return Ok(if status.success() { Ending::Passed } else { Ending::Failed });
            }
            if begun.elapsed() > longest {
                running.kill()?;
                running.wait()?;
                return Ok(Ending::NeverEnds);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Tries them side by side, tells what became of them, and gives back those that lived.
fn try_all<'a>(mutants: Vec<&'a Mutant>, trials: &[Trial]) -> Result<Vec<&'a Mutant>> {
    let count = mutants.len();
    let waiting = Mutex::new(mutants.into_iter().enumerate());
    let next = || waiting.lock().ok().and_then(|mut waiting| waiting.next());
    let ends = |mutant: u32| -> Result<(String, Ending)> {
        for trial in trials {
            let ending = trial.ends(mutant)?;
            if ending != Ending::Passed {
                return Ok((trial.name.clone(), ending));
            }
        }
        Ok(("all".to_owned(), Ending::Passed))
    };
    let worker = || -> Result<Vec<(&Mutant, (String, Ending))>> {
        let mut tried = Vec::new();
        while let Some((number, mutant)) = next() {
            let ending = ends(mutant.number)?;
            if ending.1 == Ending::Passed {
                println!("lived, {} of {count}: {mutant}", number + 1);
            }
            tried.push((mutant, ending));
        }
        Ok(tried)
    };
    let workers = std::thread::available_parallelism()?.get();
    let mut tried = Vec::new();
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        for one in all {
            match one.join() {
                Ok(done) => tried.extend(done?),
                Err(_) => bail!("a worker has panicked"),
            }
        }
        Ok(())
    })?;
    let mut endings: BTreeMap<&(String, Ending), usize> = BTreeMap::new();
    tried.iter().for_each(|(_, ending)| *endings.entry(ending).or_default() += 1);
    for ((trial, ending), count) in endings {
        println!("{count:5} {ending:?}: {trial}");
    }
    let mut lived: Vec<&Mutant> =
        tried.iter().filter(|(_, ending)| ending.1 == Ending::Passed).map(|(one, _)| *one).collect();
    lived.sort_by_key(|mutant| mutant.number);
    Ok(lived)
}

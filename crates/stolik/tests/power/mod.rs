//! A disk that forgets what was not synced: a folder, and what of it `crates/powercut` has seen reaching the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use stolik_table::Dice;
use tempfile::TempDir;

/// What a disk writes at once, or not at all.
const SECTOR: usize = 512;

/// What becomes of writes that were not synced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsynced {
    Lost,
    /// Any of them may have reached the disk, in any order, cut at the borders of sectors; so may new names.
    AnyOfThem,
}

pub struct Disk {
    _root: TempDir,
    pub folder: PathBuf,
    shadow: PathBuf,
}

impl Disk {
    pub fn new() -> Self {
        let root = TempDir::new().unwrap();
        let path = root.path().canonicalize().unwrap();
        let disk = Disk { _root: root, folder: path.join("data"), shadow: path.join("shadow") };
        fs::create_dir(&disk.folder).unwrap();
        disk.remember();
        disk
    }

    /// Whatever this program syncs in the folder, we know.
    pub fn watch(&self, program: &mut Command) {
        let tests = std::env::current_exe().unwrap();
        let library = tests.with_file_name("libstolik_powercut.so");
        assert!(library.is_file(), "{} is not there", library.display());
        program
            .env("LD_PRELOAD", library)
            .env("STOLIK_POWER_FOLDER", &self.folder)
            .env("STOLIK_POWER_SHADOW", &self.shadow);
    }

    /// The power was cut: the folder holds what reached the disk. The program must be dead.
    pub fn cut(&self, unsynced: Unsynced, dice: &mut Dice) {
        let mut any = || unsynced == Unsynced::AnyOfThem && dice.once_in(2);
        let synced_names = parse_names(&fs::read_to_string(self.shadow.join("names")).unwrap());
        let written_names = names(&self.folder);
        let all: BTreeSet<&String> = synced_names.keys().chain(written_names.keys()).collect();
        let mut left = BTreeMap::new();
        for name in all {
            let (before, now) = (synced_names.get(name), written_names.get(name));
            let Some(inode) = (if before != now && any() { now } else { before }) else { continue };
            let synced = fs::read(self.shadow.join(format!("{inode}.synced"))).unwrap_or_default();
            let written = match now {
                Some(now) if now == inode => fs::read(self.folder.join(name)).unwrap(),
                // It was deleted since, and is back.
                _ => fs::read(self.shadow.join(format!("{inode}.file"))).unwrap_or_else(|_| synced.clone()),
            };
            left.insert(name.clone(), torn(synced, &written, &mut any));
        }
        fs::remove_dir_all(&self.folder).unwrap();
        fs::create_dir(&self.folder).unwrap();
        for (name, content) in left {
            fs::write(self.folder.join(name), content).unwrap();
        }
        self.remember();
    }

    /// Whatever is in the folder now is on the disk.
    fn remember(&self) {
        let _ = fs::remove_dir_all(&self.shadow);
        fs::create_dir(&self.shadow).unwrap();
        let mut listed = String::new();
        for (name, inode) in names(&self.folder) {
            let file = self.folder.join(&name);
            fs::copy(&file, self.shadow.join(format!("{inode}.synced"))).unwrap();
            fs::hard_link(&file, self.shadow.join(format!("{inode}.file"))).unwrap();
            listed.push_str(&format!("{inode} {name}\n"));
        }
        fs::write(self.shadow.join("names"), listed).unwrap();
    }

    /// The files that there are.
    pub fn files(&self) -> Vec<String> {
        names(&self.folder).into_keys().collect()
    }
}

/// What was synced, with any sectors of what was written since.
fn torn(synced: Vec<u8>, written: &[u8], any: &mut impl FnMut() -> bool) -> Vec<u8> {
    let mut torn = synced;
    if written.len() < torn.len() && any() {
        torn.truncate(written.len());
    }
    for (number, sector) in written.chunks(SECTOR).enumerate() {
        let (from, to) = (number * SECTOR, number * SECTOR + sector.len());
        if torn.get(from..to) != Some(sector) && any() {
            torn.resize(torn.len().max(to), 0);
            torn[from..to].copy_from_slice(sector);
        }
    }
    torn
}

fn names(folder: &Path) -> BTreeMap<String, u64> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    files.map(|file| (file.file_name().into_string().unwrap(), file.metadata().unwrap().ino())).collect()
}

fn parse_names(text: &str) -> BTreeMap<String, u64> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    lines.map(|(inode, name)| (name.to_owned(), inode.parse().unwrap())).collect()
}

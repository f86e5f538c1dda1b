//! Build script: builds the web client with Node and lists its compressed files for `include_bytes!`.
//!
//! The result lies in one folder of the target directory, shared by all profiles: a test run that needs a `release` and
//! a `dev` binary builds the client once.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

mod rules;

/// Paths below `web/` that the client is made of.
const SOURCES: [&str; 7] =
    ["src", "public", "build", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];

fn main() {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let list = out.join("files.rs");
    if std::env::var_os("CARGO_FEATURE_BUILD").is_none() {
        fs::write(list, "&[]").expect("the list can be written");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("web");
    let sources: Vec<PathBuf> =
        SOURCES.iter().map(|name| web.join(name)).chain([root.join("content")]).collect();
    for watched in &sources {
        println!("cargo::rerun-if-changed={}", watched.display());
    }

    let shared = target_folder(&out).join("client");
    fs::create_dir_all(&shared).expect("the target directory is writable");
    // Another profile may be built at the same time. The lock ends with the process.
    let lock = File::create(shared.join("lock")).expect("the target directory is writable");
    lock.lock().expect("a file can be locked");

    let rules = rules::build(&root, &shared);
    let key = digest(&sources, rules.as_deref()).to_string();
    let (built, stamp) = (shared.join("built"), shared.join("built-from"));
    if fs::read_to_string(&stamp).unwrap_or_default() != key {
        let _ = fs::remove_file(&stamp);
        bundle(&web, rules.as_deref(), &built);
        fs::write(&stamp, key).expect("the target directory is writable");
    }
    // A copy of its own: another profile may build another client.
    let dist = out.join("dist");
    copy(&built, &dist);
    let is_compressed = |file: &&PathBuf| file.extension().is_some_and(|end| end == "br" || end == "gz");
    let files = files(&dist);
    let entries: String =
        files.iter().filter(|file| !is_compressed(file)).map(|file| entry(file, &dist)).collect();
    fs::write(list, format!("&[\n{entries}]")).expect("the list can be written");
}

fn bundle(web: &Path, rules: Option<&Path>, into: &Path) {
    install(web);
    announce("bundling and compressing the client");
    let outdir = into.to_string_lossy().into_owned();
    npm(web, &["run", "build", "--", "--outDir", &outdir, "--emptyOutDir", "--logLevel", "warn"], rules);
}

/// Replaces the folder `to` by a copy of `from`.
fn copy(from: &Path, to: &Path) {
    let _ = fs::remove_dir_all(to);
    for file in files(from) {
        let to = to.join(file.strip_prefix(from).unwrap_or(&file));
        fs::create_dir_all(to.parent().unwrap_or(&to)).expect("the target directory is writable");
        fs::copy(&file, &to).expect("a built file can be copied");
    }
}

/// The list entry of a client file: its two compressed forms, or the plain one where there are none.
fn entry(file: &Path, dist: &Path) -> String {
    let name = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    let [brotli, gzip] = ["br", "gz"].map(|end| PathBuf::from(format!("{}.{end}", file.display())));
    if !gzip.exists() {
        return format!("({name:?}, Kept::AsItIs(include_bytes!({file:?}))),\n");
    }
    format!(
        "({name:?}, Kept::Squeezed {{ brotli: include_bytes!({brotli:?}), gzip: include_bytes!({gzip:?}) }}),\n"
    )
}

/// The digest of everything that the built client depends on. It guards a cache, not a secret.
fn digest(sources: &[PathBuf], rules: Option<&Path>) -> u64 {
    let mut hasher = DefaultHasher::new();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("build");
    for folder in sources.iter().chain([&script]) {
        for file in files(folder) {
            file.hash(&mut hasher);
            fs::read(&file).expect("a source can be read").hash(&mut hasher);
        }
    }
    rules.map(|path| fs::read(path).expect("the built rules can be read")).hash(&mut hasher);
    hasher.finish()
}

/// The target directory, which cargo marks with a tag; the script's own folder if there is none.
fn target_folder(out: &Path) -> &Path {
    out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).unwrap_or(out)
}

/// Installs the client's packages, unless the installed ones match the lock file.
fn install(web: &Path) {
    let lock = fs::read(web.join("package-lock.json")).unwrap_or_default();
    let installed = web.join("node_modules/.stolik-lock");
    if fs::read(&installed).is_ok_and(|bytes| bytes == lock) {
        return;
    }
    announce("installing the client's packages");
    npm(web, &["ci", "--no-audit", "--no-fund", "--loglevel", "error"], None);
    fs::write(installed, lock).expect("a note can be written");
}

fn npm(web: &Path, arguments: &[&str], rules: Option<&Path>) {
    let run = Command::new("npm")
        .args(arguments)
        .current_dir(web)
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .env("STOLIK_CHECKER", rules.unwrap_or(Path::new("")))
        .output();
    match run {
        Ok(output) if output.status.success() => {}
        Ok(output) => fail(&format!(
            "`npm {}` failed:\n{}{}",
            arguments.join(" "),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )),
        Err(_) => fail(
            "the client is built with Node 20 or newer, and `npm` was not found. Install it (Debian: `apt install nodejs npm`, \
             macOS: `brew install node`, or nodejs.org) and run this again.",
        ),
    }
}

/// Tells a person at a terminal what the build is doing. Cargo shows nothing of a build script before it ends, and shows
/// its warnings again with every later build.
fn announce(step: &str) {
    if cfg!(unix)
        && let Ok(mut terminal) = File::options().write(true).open("/dev/tty")
    {
        // Cargo's progress bar stands in this line, and is drawn again below.
        let _ = writeln!(terminal, "\r\x1b[2K      Client {step}");
    }
}

fn fail(why: &str) -> ! {
    eprintln!("stolik: {why}");
    std::process::exit(1)
}

/// All files below a folder in order, or the file itself.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.flat_map(|entry| files(&entry.path())).collect();
    found.sort();
    found
}

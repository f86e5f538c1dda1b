//! Builds the client with Node and writes a list of its files, compressed, for `include_bytes!`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

mod checker;

fn main() {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let list = out.join("files.rs");
    if std::env::var_os("CARGO_FEATURE_BUILD").is_none() {
        fs::write(list, "&[]").expect("the list can be written");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("web");
    for watched in
        ["src", "public", "build", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"]
    {
        println!("cargo::rerun-if-changed={}", web.join(watched).display());
    }
    println!("cargo::rerun-if-changed={}", root.join("content").display());

    let dist = out.join("dist");
    install(&web);
    let outdir = dist.to_string_lossy().into_owned();
    let checker = checker::build(&root, &out);
    npm(
        &web,
        &["run", "build", "--", "--outDir", &outdir, "--emptyOutDir", "--logLevel", "warn"],
        checker.as_deref(),
    );
    let built = files(&dist);
    let next = AtomicUsize::new(0);
    // Most of a build is spent here: every core helps.
    let pressed = || -> Vec<String> {
        let mine = || built.get(next.fetch_add(1, Ordering::Relaxed));
        std::iter::from_fn(mine).map(|file| entry(file, &dist, &out)).collect()
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut entries: Vec<String> = std::thread::scope(|scope| {
        let presses: Vec<_> = (0..cores).map(|_| scope.spawn(pressed)).collect();
        presses
            .into_iter()
            .flat_map(|press| press.join().expect("what can be read can be compressed"))
            .collect()
    });
    entries.sort();
    fs::write(list, format!("&[\n{}]", entries.concat())).expect("the list can be written");
}

/// A file of the client: compressed twice, or as it is where that makes it no smaller.
fn entry(file: &Path, dist: &Path, out: &Path) -> String {
    let name = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    let bytes = fs::read(file).expect("a built file can be read");
    let (brotli, gzip) = (brotli(&bytes), gzip(&bytes));
    if gzip.len() >= bytes.len() {
        return format!("({name:?}, Kept::AsItIs(include_bytes!({file:?}))),\n");
    }
    let brotli = keep(&out.join("brotli").join(&name), &brotli);
    let gzip = keep(&out.join("gzip").join(&name), &gzip);
    format!(
        "({name:?}, Kept::Squeezed {{ brotli: include_bytes!({brotli:?}), gzip: include_bytes!({gzip:?}) }}),\n"
    )
}

fn keep(path: &Path, bytes: &[u8]) -> PathBuf {
    fs::create_dir_all(path.parent().unwrap_or(path)).expect("a folder can be made");
    fs::write(path, bytes).expect("a compressed file can be written");
    path.to_owned()
}

/// Only where what is installed is not what the lock file says.
fn install(web: &Path) {
    let lock = fs::read(web.join("package-lock.json")).unwrap_or_default();
    let installed = web.join("node_modules/.stolik-lock");
    if fs::read(&installed).is_ok_and(|bytes| bytes == lock) {
        return;
    }
    npm(web, &["ci", "--no-audit", "--no-fund", "--loglevel", "error"], None);
    fs::write(installed, lock).expect("a note can be written");
}

fn npm(web: &Path, arguments: &[&str], checker: Option<&Path>) {
    let run = Command::new("npm")
        .args(arguments)
        .current_dir(web)
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .env("STOLIK_CHECKER", checker.unwrap_or(Path::new("")))
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

fn fail(why: &str) -> ! {
    eprintln!("stolik: {why}");
    std::process::exit(1)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &settings).expect("memory takes it");
    out
}

/// For plain HTTP, as at home: browsers take brotli only over HTTPS.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

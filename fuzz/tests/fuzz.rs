//! What libFuzzer calls. Which law it tries is said in the environment, so that one program holds them all.
#![no_main]

use std::sync::OnceLock;

use stolik_fuzz::{TARGETS, Target};

static TARGET: OnceLock<&Target> = OnceLock::new();

libfuzzer_sys::fuzz_target!(init: begin(), |bytes: &[u8]| {
    if let Some(target) = TARGET.get() {
        (target.law)(bytes);
    }
});

/// Without `STOLIK_FUZZ_TARGET` the targets are listed. With it, its seeds are written to `STOLIK_FUZZ_SEEDS`.
fn begin() {
    // libFuzzer's own hook ends the program at once, even where a panic is caught: a decoder that panics over a
    // broken picture is borne. What is not caught still counts as a crash.
    let _ = std::panic::take_hook();
    let wanted = std::env::var("STOLIK_FUZZ_TARGET").unwrap_or_default();
    let Some(target) = TARGETS.iter().find(|target| target.name == wanted) else {
        TARGETS.iter().for_each(|target| println!("{}", target.name));
        std::process::exit(0);
    };
    if let Some(folder) = std::env::var_os("STOLIK_FUZZ_SEEDS") {
        for (number, seed) in (target.seeds)().iter().enumerate() {
            std::fs::write(std::path::Path::new(&folder).join(format!("seed-{number}")), seed)
                .expect("a seed can be written");
        }
    }
    TARGET.get_or_init(|| target);
}

//! Every seed, and every input that once broke a law and was mended, keeps the law of its target.

use std::path::Path;

use stolik_fuzz::TARGETS;

#[test]
fn seeds_and_what_was_found_keep_the_laws() {
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
    for target in TARGETS {
        let seeds = (target.seeds)();
        assert!(!seeds.is_empty(), "{} has nothing to begin with", target.name);
        seeds.iter().for_each(|seed| (target.law)(seed));
        let kept = std::fs::read_dir(found.join(target.name)).into_iter().flatten();
        for file in kept {
            let path = file.expect("a folder can be listed").path();
            println!("{}", path.display());
            (target.law)(&std::fs::read(path).expect("a file can be read"));
        }
    }
}

#[test]
fn what_is_found_belongs_to_a_target() {
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
    for folder in std::fs::read_dir(found).into_iter().flatten().flatten() {
        let name = folder.file_name().into_string().expect("a name is text");
        assert!(TARGETS.iter().any(|target| target.name == name), "no target is called {name}");
    }
}

//! Tells the code which sources it was made of, so that pages and servers of different makes know
//! each other apart.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

/// The sources of the pages' types.
const SOURCES: [&str; 6] = [
    "src",
    "../rules/tabletop/src",
    "../rules/westeros/src",
    "../rules/battlefield/src",
    "../rules/geometry/src",
    "../rules/duel/src",
];

fn main() -> io::Result<()> {
    let mut sources = DefaultHasher::new();
    for folder in SOURCES {
        println!("cargo::rerun-if-changed={folder}");
        read(Path::new(folder), &mut sources)?;
    }
    println!(
        "cargo::rustc-env=ROOKERY_BUILD_ID={:016x}",
        sources.finish()
    );
    Ok(())
}

/// All Rust files below a folder, in the order of their names.
fn read(folder: &Path, into: &mut DefaultHasher) -> io::Result<()> {
    let mut paths = fs::read_dir(folder)?
        .map(|it| it.map(|it| it.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read(&path, into)?;
        } else if path.extension().is_some_and(|it| it == "rs") {
            path.hash(into);
            fs::read(&path)?.hash(into);
        }
    }
    Ok(())
}

//! `cargo xtask golden`: writes the golden playthroughs anew. Look at what changed before it is
//! committed: it is what the rules do differently.

use std::{fs, io, path::Path};
use westeros::testkit::golden::GAMES;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    fs::create_dir_all(&folder)?;
    for game in GAMES {
        fs::write(folder.join(format!("{}.txt", game.name)), game.play())?;
    }
    Ok(())
}

//! `cargo xtask golden battlefield`: writes anew what is seen in the golden games. The games stay
//! the same as long as the rules allow their answers. Look at what changed before it is committed:
//! it is what the rules do differently.

use battlefield::{
    notation::game,
    testkit::golden::{GAMES, write},
};
use std::{error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    fs::create_dir_all(&folder)?;
    for golden in GAMES {
        let file = folder.join(format!("{}.txt", golden.name));
        let known = fs::read_to_string(&file)
            .ok()
            .and_then(|text| game::read(&text).ok());
        fs::write(file, write(&known.unwrap_or_else(|| golden.play()))?)?;
    }
    Ok(())
}

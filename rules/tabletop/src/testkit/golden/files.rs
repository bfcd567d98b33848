//! The files of golden games: a game's test compares them, `cargo xtask golden` writes them anew.

use super::{Golden, Playthrough, seen};
use crate::testkit::played;
use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
};

/// Every file of the folder is what its game gives today.
///
/// # Panics
/// At the first line that is different, and where a file is no whole game.
pub fn compare<G: Golden>(folder: &Path) {
    for game in G::games() {
        let file = file(folder, &game);
        let written = fs::read_to_string(&file).expect("the golden game is there");
        compare_game::<G>(&file.display().to_string(), &written);
    }
}

fn compare_game<G: Golden>(file: &str, written: &str) {
    let record = G::told(written).unwrap_or_else(|why| panic!("{file}: {why}"));
    assert!(record.log.len() > 50, "{file} is a whole game");
    let played = seen::<G>(&record).unwrap_or_else(|why| panic!("{file}: {why}"));
    for (number, (played, written)) in (1..).zip(played.lines().zip(written.lines())) {
        let advice = "if that is meant, `cargo xtask golden` writes it anew";
        assert_eq!(played, written, "line {number} of {file}; {advice}");
    }
    assert_eq!(played.lines().count(), written.lines().count(), "{file}");
}

/// Writes anew what is seen in the golden games. The games stay the same as long as the rules
/// allow their answers; one that is no game any more is played again by its seed.
///
/// # Errors
/// If a file cannot be written.
pub fn write<G: Golden>(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for game in G::games() {
        let file = file(folder, &game);
        let known = fs::read_to_string(&file)
            .ok()
            .and_then(|text| G::told(&text).ok());
        let Playthrough {
            setup, seats, seed, ..
        } = game;
        let record =
            known.unwrap_or_else(|| played::<G>((setup, seats, seed), usize::MAX, |_, _, _| {}));
        fs::write(file, seen::<G>(&record)?)?;
    }
    Ok(())
}

fn file<S>(folder: &Path, game: &Playthrough<S>) -> PathBuf {
    folder.join(format!("{}.txt", game.name))
}

//! The files of golden games: a game's test compares them, `cargo xtask golden` writes them anew.

use super::{Golden, Playthrough, seen};
use crate::testkit::played;
use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
};

/// The file of every game of the list is what that game gives today.
///
/// # Panics
/// At the first line that is different, and where a file is no whole game.
pub fn compare<G: Golden>(folder: &Path) {
    for game in G::games() {
        let file = file(folder, &game);
        let written = fs::read_to_string(&file).expect("the golden game is there");
        if let Err(why) = check::<G>(&written) {
            let advice = "if that is meant, `cargo xtask golden` writes it anew";
            panic!("{}: {why}\n{advice}", file.display());
        }
    }
}

/// Checks that a text is what its game gives today, to the last letter.
///
/// # Errors
/// The first line that is different, or why it is no whole game.
pub fn check<G: Golden>(written: &str) -> Result<(), String> {
    let record = G::read_record(written)?;
    if record.log.len() <= 50 {
        return Err("this is no whole game".to_owned());
    }
    let played = seen::<G>(&record).map_err(|why| why.to_string())?;
    let lines = (1..).zip(played.lines().zip(written.lines()));
    for (number, (played, written)) in lines {
        if played != written {
            return Err(format!(
                "line {number} is\n{written}\nand is played\n{played}"
            ));
        }
    }
    if played.len() == written.len() {
        Ok(())
    } else {
        Err("one ends before the other".to_owned())
    }
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
            .and_then(|text| G::read_record(&text).ok());
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

//! The golden games are seen as they were written down.

use battlefield::{
    notation::game,
    testkit::golden::{GAMES, write},
};
use std::{fs, path::Path};

#[test]
fn golden_games_are_played_as_written() {
    for golden in GAMES {
        compare(golden.name);
    }
}

fn compare(name: &str) {
    let file = format!("tests/golden/{name}.txt");
    let written = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
    let record = game::read(&written).unwrap_or_else(|why| panic!("{file}: {why}"));
    assert!(record.log.len() > 50, "{file} is a whole game");
    let played = write(&record).unwrap();
    for (number, (played, written)) in (1..).zip(played.lines().zip(written.lines())) {
        let advice = "if that is meant, `cargo xtask golden` writes it anew";
        assert_eq!(played, written, "line {number} of {file}; {advice}");
    }
    assert_eq!(played.lines().count(), written.lines().count(), "{file}");
}

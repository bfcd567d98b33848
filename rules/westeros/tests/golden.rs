//! The golden playthroughs are played as they were written down.

use std::{fs, path::Path};
use westeros::testkit::golden::{GAMES, Golden};

#[test]
fn golden_games_are_played_as_written() {
    for game in GAMES {
        compare(&game);
    }
}

fn compare(game: &Golden) {
    let file = format!("tests/golden/{}.txt", game.name);
    let written = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
    let played = game.play();
    for (number, (played, written)) in played.lines().zip(written.lines()).enumerate() {
        assert_eq!(
            played,
            written,
            "line {} of {file}; if that is meant, `cargo xtask golden` writes it anew",
            number + 1
        );
    }
    assert_eq!(played.lines().count(), written.lines().count(), "{file}");
}

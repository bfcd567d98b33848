//! The golden games are seen as they were written down; `cargo xtask test --only golden` plays them
//! in WebAssembly as well.

use std::path::Path;
use tabletop::testkit::golden;
use westeros::Westeros;

#[test]
fn golden_games_are_played_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::compare::<Westeros>(&folder);
}

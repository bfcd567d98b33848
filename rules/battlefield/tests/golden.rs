//! The golden games are seen as they were written down; `cargo xtask test --only golden` plays them
//! in WebAssembly as well.

use battlefield::Battlefield;
use std::path::Path;
use tabletop::testkit::golden;

#[test]
fn bc328_golden_games_are_played_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::compare::<Battlefield>(&folder);
}

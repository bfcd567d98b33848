//! The golden games are seen as they were written down.

use battlefield::Battlefield;
use std::path::Path;
use tabletop::testkit::golden;

#[test]
fn golden_games_are_played_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::compare::<Battlefield>(&folder);
}

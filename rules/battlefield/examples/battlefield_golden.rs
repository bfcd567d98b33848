//! `cargo xtask golden battlefield`: writes anew what is seen in the golden games. Look at what changed before
//! it is committed: it is what the rules do differently.

use battlefield::Battlefield;
use std::{error::Error, path::Path};
use tabletop::testkit::golden;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::write::<Battlefield>(&folder)
}

//! `cargo xtask golden`: writes anew what is seen in the golden games. Look at what changed before
//! it is committed: it is what the rules do differently.

use std::{error::Error, path::Path};
use tabletop::testkit::golden;
use westeros::Westeros;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::write::<Westeros>(&folder)
}

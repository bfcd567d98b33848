//! Armies for those who do not want to build one.

use super::{Army, read};
use crate::data::Data;
use std::sync::LazyLock;

/// A ready-made army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggested {
    pub id: String,
    /// For games of so many points.
    pub size: u32,
    pub army: Army,
}

/// All of them, the starter armies of each faction first.
pub fn suggested() -> &'static [Suggested] {
    static ALL: LazyLock<Vec<Suggested>> = LazyLock::new(|| {
        let file = include_str!("../data/armies.txt");
        file.split("\n\n").map(one).collect()
    });
    &ALL
}

/// Reads `suggested stark_20 for 20`, and the army below.
fn one(text: &str) -> Suggested {
    let (heading, army) = text.split_once('\n').unwrap_or_default();
    let mut words = heading.split(' ').skip(1).step_by(2);
    let (id, size) = (words.next(), words.next());
    Suggested {
        id: id.unwrap_or_default().to_owned(),
        size: size.and_then(|size| size.parse().ok()).unwrap_or_default(),
        army: read(army, Data::of_this_build()).expect("the tests read these armies"),
    }
}

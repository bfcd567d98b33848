//! The zones of the tactics board, as their file says them.

use super::{ability::steps, fields::Fields};
use crate::{
    effect::{Script, Zone},
    outline::{Mistake, Node, read as outline},
    word::Word,
};
use std::sync::LazyLock;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneEntry {
    pub zone: Zone,
    pub name: String,
    /// In our own words.
    pub text: String,
    pub script: Script,
}

static ZONES: LazyLock<Vec<ZoneEntry>> = LazyLock::new(|| {
    let zones = read(include_str!("board.txt"));
    zones.unwrap_or_else(|mistakes| panic!("the tests read this file: {mistakes:?}"))
});

/// Returns what the data says of a zone.
pub fn zone(zone: Zone) -> &'static ZoneEntry {
    let found = ZONES.iter().find(|entry| entry.zone == zone);
    found.expect("the tests look for every zone")
}

fn read(file: &str) -> Result<Vec<ZoneEntry>, Vec<Mistake>> {
    let nodes = outline(file)?;
    let (mut zones, mut mistakes) = (Vec::new(), Vec::new());
    for node in &nodes {
        match entry(node, &mut mistakes) {
            Some(zone) => zones.push(zone),
            None => mistakes.push(node.mistake("a zone begins like \"zone crown: Crown\"")),
        }
    }
    if mistakes.is_empty() {
        Ok(zones)
    } else {
        Err(mistakes)
    }
}

fn entry(node: &Node<'_>, mistakes: &mut Vec<Mistake>) -> Option<ZoneEntry> {
    let (id, name) = node.text.strip_prefix("zone ")?.split_once(": ")?;
    let zone = Zone::named(id)?;
    let mut fields = Fields::new(node);
    let (text, script) = (fields.text("text"), steps(&mut fields));
    if text.is_none() || script.is_empty() {
        mistakes.push(node.mistake("a zone has lines with text and does"));
    }
    mistakes.extend(fields.finish());
    Some(ZoneEntry {
        zone,
        name: name.to_owned(),
        text: text.unwrap_or_default(),
        script,
    })
}

#[cfg(test)]
mod tests {
    use super::{Zone, read, zone};

    #[test]
    fn every_zone_has_an_effect() {
        for it in Zone::ALL {
            assert!(!zone(*it).script.is_empty());
        }
        assert!(read("zone moon: Moon\n  text x\n").is_err());
    }
}

//! A routed Siege Engine: the rules make none, an arbiter may.

use crate::differences;
use tabletop::Notation;
use westeros::{
    Area, Unit, Westeros,
    notation::{read_position, write_position},
};

const ENGINES: &str = "
    players 6
    supply all 6
    phase march only
    LA Lannisport: 2K, March
    GR Riverrun: F (SE K)
    GR Pyke: (SE)
    ";

#[test]
fn it_is_written_and_read() {
    let state = read_position(ENGINES).unwrap();
    let routed = state.position().routed(Area::Riverrun);
    assert_eq!(routed.count(Unit::SiegeEngine), 1);
    assert_eq!(routed.count(Unit::Knight), 1);
    let text = write_position(&state);
    assert!(text.contains("GR Riverrun: F (K SE)\n"), "{text}");
    assert!(text.contains("GR Pyke: (SE)\n"), "{text}");
    assert_eq!(read_position(&text), Ok(state));
}

/// It counts nothing, is no casualty of its house's choice and falls at the retreat.
#[test]
fn it_is_routed_like_any_unit() {
    let played = "
        expect Riverrun: GR F (SE K)
        LA: march Lannisport: 2K > Riverrun
        LA: play Cersei
        GR: play Dagmar
        auto
        expect Riverrun: LA 2K
        expect ever event units destroyed, house GR, units [Riverrun: K SE]
        expect Pyke: GR (SE)
        ";
    assert_eq!(
        differences(&format!("{ENGINES}{played}")),
        Vec::<String>::new()
    );
}

#[test]
fn no_table_begins_with_one() {
    let refused = Westeros::position(ENGINES).err().unwrap();
    assert_eq!(refused, "Riverrun: Siege Engines never rout");
}

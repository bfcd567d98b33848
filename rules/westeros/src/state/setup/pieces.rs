//! The pieces at the start: tracks, units, garrisons, neutral forces and closed areas.

use crate::{Area, AreaSet, House, Ranking, Tracks, Unit};
use Area::{
    DornishMarches, Dragonstone, GreywaterWatch, Highgarden, IronmansBay, KingsLanding, Kingswood,
    Lannisport, Oldtown, PortOfLannisport, PortOfOldtown, PortOfPyke, PortOfStormsEnd,
    PortOfSunspear, PrincesPass, Pyke, RedwyneStraights, SaltShore, SeaOfDorne, ShipbreakerBay,
    Starfall, StoneySept, StormsEnd, Sunspear, TheBoneway, TheEyrie, TheGoldenSound,
    TheShiveringSea, ThreeTowers, WhiteHarbor, Winterfell, Yronwood,
};
use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};
use Unit::{Footman, Knight, Ship};

/// The strength of every home garrison.
pub(crate) const GARRISON: u8 = 2;

/// Available power tokens at the start.
pub(crate) const POWER: u8 = 5;

/// The wildling track at the start.
pub(crate) const WILDLINGS: u8 = 2;

/// The tracks; houses that are not in play leave no gap.
pub(crate) fn tracks(players: u8) -> Tracks {
    let track = |houses: [House; House::COUNT]| {
        Ranking::of(&houses, |house| House::in_play(players).contains(&house))
    };
    Tracks {
        iron_throne: track([Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell]),
        fiefdoms: track([Greyjoy, Tyrell, Martell, Stark, Baratheon, Lannister]),
        kings_court: track([Lannister, Stark, Martell, Baratheon, Tyrell, Greyjoy]),
    }
}

/// Position on the supply track: the barrels of the areas a house starts in.
pub(crate) const fn supply(house: House) -> u8 {
    match house {
        Stark => 1,
        _ => 2,
    }
}

/// The units on a house's screen.
///
/// The Lannister ship in port is an option of the table.
pub(crate) const fn units(house: House) -> &'static [(Area, &'static [(Unit, u8)])] {
    const KNIGHT_AND_FOOTMAN: &[(Unit, u8)] = &[(Knight, 1), (Footman, 1)];
    const FOOTMAN: &[(Unit, u8)] = &[(Footman, 1)];
    const SHIP: &[(Unit, u8)] = &[(Ship, 1)];
    match house {
        Baratheon => &[
            (Dragonstone, KNIGHT_AND_FOOTMAN),
            (Kingswood, FOOTMAN),
            (ShipbreakerBay, &[(Ship, 2)]),
        ],
        Lannister => &[
            (Lannisport, KNIGHT_AND_FOOTMAN),
            (StoneySept, FOOTMAN),
            (TheGoldenSound, SHIP),
            (PortOfLannisport, SHIP),
        ],
        Stark => &[
            (Winterfell, KNIGHT_AND_FOOTMAN),
            (WhiteHarbor, FOOTMAN),
            (TheShiveringSea, SHIP),
        ],
        Greyjoy => &[
            (Pyke, KNIGHT_AND_FOOTMAN),
            (GreywaterWatch, FOOTMAN),
            (IronmansBay, SHIP),
            (PortOfPyke, SHIP),
        ],
        Tyrell => &[
            (Highgarden, KNIGHT_AND_FOOTMAN),
            (DornishMarches, FOOTMAN),
            (RedwyneStraights, SHIP),
        ],
        Martell => &[
            (Sunspear, KNIGHT_AND_FOOTMAN),
            (SaltShore, FOOTMAN),
            (SeaOfDorne, SHIP),
        ],
    }
}

/// The strength of the neutral force that starts in an area, 0 without one.
pub(crate) const fn neutral_force(players: u8, area: Area) -> u8 {
    match (area, players) {
        (TheEyrie, _) => 6,
        (KingsLanding, _) | (Sunspear, 4 | 5) => 5,
        (StormsEnd, 4) => 4,
        (Oldtown | DornishMarches, 4)
        | (ThreeTowers | PrincesPass | TheBoneway | Starfall | Yronwood | SaltShore, 4 | 5) => 3,
        _ => 0,
    }
}

/// The areas that nobody may enter: in a three-player game the south and Pyke, with their ports.
pub(crate) const fn closed(players: u8) -> AreaSet {
    const SOUTH_AND_PYKE: AreaSet = AreaSet::of(&[
        DornishMarches,
        Highgarden,
        Oldtown,
        PrincesPass,
        Pyke,
        SaltShore,
        Starfall,
        StormsEnd,
        Sunspear,
        TheBoneway,
        ThreeTowers,
        Yronwood,
        PortOfOldtown,
        PortOfPyke,
        PortOfStormsEnd,
        PortOfSunspear,
    ]);
    if players > 3 {
        AreaSet::EMPTY
    } else {
        SOUTH_AND_PYKE
    }
}

//! A battle to look at: on the front page, and in the tests.

use battlefield::{
    geometry::{Facing, Point, Pose},
    ground::pieces,
    position::{Commander, Marker, Phase, Place, Position, Setup, Unit, UnitId},
    reference::{AttachmentRef, FactionRef, UnitRef},
    state::State,
};
use tabletop::Seat;

const UNITS: [(u8, &str, i32, i32, i32); 12] = [
    (0, "stark.sworn_swords", 24_000, 18_000, 0),
    (0, "stark.bowmen", 17_500, 11_000, 0),
    (0, "stark.outriders", 9_000, 16_000, 20),
    (0, "stark.umber_berserkers", 31_000, 14_000, 340),
    (0, "stark.grey_wind", 38_000, 17_000, 30),
    (0, "neutral.stormcrow_archers", 23_600, 7_000, 0),
    (1, "lannister.guardsmen", 24_000, 22_800, 180),
    (1, "lannister.guardsmen", 12_000, 33_000, 160),
    (1, "lannister.crossbowmen", 30_500, 33_000, 180),
    (1, "lannister.knights", 39_000, 31_000, 200),
    (1, "lannister.gregor_rider", 6_000, 40_000, 150),
    (1, "neutral.bolton_flayed", 20_000, 40_000, 180),
];

/// Half a game between Stark and Lannister, with terrain, markers, tokens and losses.
pub fn example() -> Position {
    let mut open = State::before(Setup::default(), 2).open;
    open.phase = Phase::Round(3);
    for (seat, faction) in [(0, "stark"), (1, "lannister")] {
        open.players[seat].faction = FactionRef::named(faction);
        open.players[seat].zone = Some(seat as u8);
    }
    for (seat, profile, x, y, degrees) in UNITS {
        let mut unit = Unit::new(Seat(seat), UnitRef::named(profile).unwrap());
        unit.place = Place::Table(Pose::new(x, y, Facing::degrees(degrees)));
        open.units.push(unit);
    }
    let swords = &mut open.units[0];
    swords.strength.models = 9;
    swords.tokens.weakened = true;
    swords
        .attachments
        .extend(AttachmentRef::named("stark.robb_wolf_lord"));
    open.players[0].commander = Some(Commander::Unit(UnitId(0), "stark.robb_wolf_lord".into()));
    let guards = &mut open.units[6];
    guards.strength.models = 5;
    guards.tokens.panicked = true;
    guards.tokens.vulnerable = true;
    guards.tokens.weakened = true;
    guards.activated = true;
    open.units[2].strength = battlefield::strength::Strength {
        models: 3,
        wounds: 1,
    };
    open.units[2].activated = true;
    open.units[4].strength.wounds = 3;
    open.units[4].tokens.panicked = true;
    let laid = [
        ("forest", 16_000, 24_000, 0),
        ("corpse_pile", 34_000, 24_500, 30),
        ("bog", 41_000, 9_500, 90),
        ("low_wall", 8_000, 24_000, 75),
        ("weirwood", 36_000, 38_500, 0),
        ("palisade", 27_500, 41_000, 0),
        ("hedge", 10_500, 5_500, 350),
        ("stakes", 44_000, 24_000, 90),
    ];
    for (name, x, y, degrees) in laid {
        pieces::lay(&mut open, name, Pose::new(x, y, Facing::degrees(degrees)));
    }
    let holders = [Some(UnitId(0)), None, Some(UnitId(9))];
    let places = [(21_000, 20_000), (4_000, 31_000), (42_000, 34_500)];
    for ((x, y), holder) in places.into_iter().zip(holders) {
        let at = Point::new(x, y);
        open.markers.push(Marker {
            at,
            card: None,
            holder,
        });
    }
    open
}

//! The places of the names while the whole map is in sight: larger, and so at other places.
//!
//! A row reads: the middle of the name (x, y) and its lines, in the order of [`Area`]. The places
//! were found once by a search that kept the names of both languages off the coast lines, off the
//! pieces and off each other; the tests of the scene hold them to it.

use super::{FAR_SIZE, Name, spot};
use westeros::Area;

/// The name of an area as it is written then; ports have none.
pub fn far_name(area: Area) -> Name {
    match FAR.get(area.index()) {
        Some(&(x, y, text)) => Name {
            at: (x, y),
            size: FAR_SIZE,
            text,
        },
        None => spot(area).name,
    }
}

#[rustfmt::skip] // a table reads as a table
const FAR: [(i16, i16, &str); 50] = [
    /* CastleBlack */ (510, 167, "Castle Black"),
    /* Karhold */ (695, 218, "Karhold"),
    /* Winterfell */ (435, 282, "Winterfell"),
    /* TheStonyShore */ (232, 393, "The|Stony Shore"),
    /* WhiteHarbor */ (597, 514, "White|Harbor"),
    /* WidowsWatch */ (874, 459, "Widow's Watch"),
    /* MoatCailin */ (455, 521, "Moat|Cailin"),
    /* GreywaterWatch */ (358, 725, "Greywater|Watch"),
    /* FlintsFinger */ (217, 612, "Flint's Finger"),
    /* Seagard */ (376, 759, "Seagard"),
    /* TheTwins */ (553, 725, "The Twins"),
    /* Riverrun */ (440, 876, "Riverrun"),
    /* Harrenhal */ (555, 898, "Harrenhal"),
    /* StoneySept */ (414, 980, "Stoney Sept"),
    /* TheFingers */ (802, 679, "The|Fingers"),
    /* TheMountainsOfTheMoon */ (678, 792, "The Mountains|of the Moon"),
    /* TheEyrie */ (854, 921, "The|Eyrie"),
    /* Pyke */ (205, 716, "Pyke"),
    /* Lannisport */ (255, 968, "Lannisport"),
    /* SearoadMarches */ (309, 1099, "Searoad Marches"),
    /* Blackwater */ (523, 1018, "Blackwater"),
    /* CrackclawPoint */ (651, 984, "Crackclaw Point"),
    /* KingsLanding */ (569, 1094, "King's Landing"),
    /* Kingswood */ (711, 1168, "Kingswood"),
    /* Dragonstone */ (898, 1057, "Dragonstone"),
    /* StormsEnd */ (757, 1391, "Storm's|End"),
    /* TheReach */ (463, 1140, "The Reach"),
    /* Highgarden */ (255, 1187, "Highgarden"),
    /* DornishMarches */ (339, 1321, "Dornish|Marches"),
    /* Oldtown */ (217, 1310, "Oldtown"),
    /* ThreeTowers */ (260, 1472, "Three Towers"),
    /* TheArbor */ (80, 1550, "The Arbor"),
    /* TheBoneway */ (555, 1292, "The|Boneway"),
    /* PrincesPass */ (421, 1366, "Prince's|Pass"),
    /* Starfall */ (380, 1524, "Starfall"),
    /* Yronwood */ (542, 1553, "Yronwood"),
    /* SaltShore */ (570, 1609, "Salt|Shore"),
    /* Sunspear */ (676, 1553, "Sunspear"),
    /* BayOfIce */ (166, 160, "Bay of Ice"),
    /* TheShiveringSea */ (843, 97, "The Shivering Sea"),
    /* TheNarrowSea */ (860, 613, "The Narrow Sea"),
    /* SunsetSea */ (90, 692, "Sunset|Sea"),
    /* IronmansBay */ (107, 821, "Ironman's|Bay"),
    /* TheGoldenSound */ (165, 893, "The Golden|Sound"),
    /* BlackwaterBay */ (788, 1136, "Blackwater|Bay"),
    /* ShipbreakerBay */ (847, 1249, "Shipbreaker Bay"),
    /* SeaOfDorne */ (739, 1465, "Sea of|Dorne"),
    /* RedwyneStraights */ (95, 1273, "Redwyne|Straits"),
    /* WestSummerSea */ (133, 1629, "West Summer Sea"),
    /* EastSummerSea */ (706, 1720, "East Summer Sea"),
];

//! Where the names stand while the whole map is in sight: larger, and so at other places.
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
    /* CastleBlack */ (512, 124, "Castle Black"),
    /* Karhold */ (699, 220, "Karhold"),
    /* Winterfell */ (438, 288, "Winterfell"),
    /* TheStonyShore */ (234, 400, "The|Stony Shore"),
    /* WhiteHarbor */ (600, 542, "White|Harbor"),
    /* WidowsWatch */ (868, 448, "Widow's Watch"),
    /* MoatCailin */ (456, 530, "Moat|Cailin"),
    /* GreywaterWatch */ (358, 728, "Greywater|Watch"),
    /* FlintsFinger */ (220, 644, "Flint's Finger"),
    /* Seagard */ (404, 772, "Seagard"),
    /* TheTwins */ (550, 726, "The Twins"),
    /* Riverrun */ (434, 880, "Riverrun"),
    /* Harrenhal */ (558, 904, "Harrenhal"),
    /* StoneySept */ (412, 990, "Stoney Sept"),
    /* TheFingers */ (804, 674, "The|Fingers"),
    /* TheMountainsOfTheMoon */ (680, 792, "The Mountains|of the Moon"),
    /* TheEyrie */ (848, 922, "The|Eyrie"),
    /* Pyke */ (206, 722, "Pyke"),
    /* Lannisport */ (250, 996, "Lannisport"),
    /* SearoadMarches */ (305, 1100, "Searoad Marches"),
    /* Blackwater */ (526, 1036, "Blackwater"),
    /* CrackclawPoint */ (660, 998, "Crackclaw Point"),
    /* KingsLanding */ (578, 1091, "King's Landing"),
    /* Kingswood */ (712, 1170, "Kingswood"),
    /* Dragonstone */ (897, 1058, "Dragonstone"),
    /* StormsEnd */ (758, 1390, "Storm's|End"),
    /* TheReach */ (464, 1150, "The Reach"),
    /* Highgarden */ (252, 1193, "Highgarden"),
    /* DornishMarches */ (342, 1320, "Dornish|Marches"),
    /* Oldtown */ (214, 1314, "Oldtown"),
    /* ThreeTowers */ (260, 1476, "Three Towers"),
    /* TheArbor */ (80, 1550, "The Arbor"),
    /* TheBoneway */ (556, 1298, "The|Boneway"),
    /* PrincesPass */ (422, 1370, "Prince's|Pass"),
    /* Starfall */ (380, 1526, "Starfall"),
    /* Yronwood */ (542, 1550, "Yronwood"),
    /* SaltShore */ (573, 1608, "Salt|Shore"),
    /* Sunspear */ (682, 1560, "Sunspear"),
    /* BayOfIce */ (168, 168, "Bay of Ice"),
    /* TheShiveringSea */ (842, 102, "The Shivering Sea"),
    /* TheNarrowSea */ (860, 620, "The Narrow Sea"),
    /* SunsetSea */ (96, 694, "Sunset|Sea"),
    /* IronmansBay */ (150, 846, "Ironman's|Bay"),
    /* TheGoldenSound */ (195, 909, "The Golden|Sound"),
    /* BlackwaterBay */ (779, 1132, "Blackwater|Bay"),
    /* ShipbreakerBay */ (852, 1242, "Shipbreaker Bay"),
    /* SeaOfDorne */ (734, 1466, "Sea of|Dorne"),
    /* RedwyneStraights */ (87, 1306, "Redwyne|Straits"),
    /* WestSummerSea */ (132, 1630, "West Summer Sea"),
    /* EastSummerSea */ (708, 1712, "East Summer Sea"),
];

//! Names as they are written on the map.

use super::german::german;
use crate::language::{Language, language};
use westeros::Area;

/// The name as it is written on the map, its lines parted by `|`; nothing where the map's own will
/// do.
pub fn map_name(area: Area) -> Option<&'static str> {
    if language() == Language::English {
        return None;
    }
    Some(match area {
        Area::TheStonyShore => "Steinige|Küste",
        Area::WidowsWatch => "Witwen-|wacht",
        Area::GreywaterWatch => "Grauwasser-|wacht",
        Area::FlintsFinger => "Flints|Finger",
        Area::SearoadMarches => "Seestraßen-|marken",
        Area::DornishMarches => "Dornische|Marken",
        Area::PrincesPass => "Prinzen-|pass",
        Area::SunsetSea => "Meer der|Abend-|dämmerung",
        Area::TheGoldenSound => "Goldener|Sund",
        Area::RedwyneStraights => "Rothweyn-|straße",
        Area::WestSummerSea => "Westliches|Sommermeer",
        other => german(other).name,
    })
}

/// The same while the whole map is in sight, where its lines are others then.
pub fn far_map_name(area: Area) -> Option<&'static str> {
    if language() == Language::English {
        return None;
    }
    Some(match area {
        Area::WhiteHarbor => "Weißwasser-|hafen",
        Area::WidowsWatch => "Witwenwacht",
        Area::MoatCailin => "Maiden-|graben",
        Area::FlintsFinger => "Flints Finger",
        Area::SearoadMarches => "Seestraßenmarken",
        Area::Blackwater => "Schwarz-|wasser",
        Area::StormsEnd => "Sturm-|kap",
        Area::TheBoneway => "Knochen-|weg",
        Area::SaltShore => "Salz-|küste",
        Area::IronmansBay => "Eisenmanns-|bucht",
        Area::BlackwaterBay => "Schwarzwasser-|bucht",
        Area::SeaOfDorne => "Meer|von|Dorne",
        other => return map_name(other),
    })
}

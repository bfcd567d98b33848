//! Places, as they stand in a sentence: where, where from and where to.

use crate::language::{Language, Words, language};
use westeros::Area;

pub fn area_name(area: Area) -> &'static str {
    match language() {
        Language::English => area.name(),
        Language::German => german(area).name,
    }
}

/// The name in every language.
pub const fn area_words(area: Area) -> Words {
    Words {
        english: area.name(),
        german: german(area).name,
    }
}

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

/// "in Pyke".
pub fn in_area(area: Area) -> String {
    match language() {
        Language::English => ["in ", area.name()].concat(),
        Language::German => german(area).inside(),
    }
}

/// "from Pyke".
pub fn from_area(area: Area) -> String {
    match language() {
        Language::English => ["from ", area.name()].concat(),
        Language::German => german(area).out_of(),
    }
}

/// "to Pyke".
pub fn into_area(area: Area) -> String {
    match language() {
        Language::English => ["to ", area.name()].concat(),
        Language::German => german(area).into(),
    }
}

/// A German place; its article decides how one goes there.
#[derive(Clone, Copy)]
struct Place {
    name: &'static str,
    article: Article,
    /// The name after "in dem", "in der" or "in den".
    dative: &'static str,
}

#[derive(Clone, Copy)]
enum Article {
    /// A town or castle needs none.
    None,
    Der,
    Die,
    Das,
    Plural,
}

impl Place {
    fn inside(self) -> String {
        let article = match self.article {
            Article::None => "in ",
            Article::Der | Article::Das => "im ",
            Article::Die => "in der ",
            Article::Plural => "in den ",
        };
        [article, self.dative].concat()
    }

    fn out_of(self) -> String {
        let article = match self.article {
            Article::None => "aus ",
            Article::Der | Article::Das => "aus dem ",
            Article::Die => "aus der ",
            Article::Plural => "aus den ",
        };
        [article, self.dative].concat()
    }

    fn into(self) -> String {
        match self.article {
            Article::None => ["nach ", self.name].concat(),
            Article::Der => ["in den ", self.dative].concat(),
            Article::Die => ["in die ", self.name].concat(),
            // Adjectives alone decline: "Westlichen" to "Westliche", below "Dornische" to
            // "Dornischen".
            Article::Das => ["ins ", &self.dative.replacen("lichen ", "liche ", 1)].concat(),
            Article::Plural => ["in die ", &self.name.replacen("sche ", "schen ", 1)].concat(),
        }
    }
}

const fn town(name: &'static str) -> Place {
    place(Article::None, name)
}

const fn place(article: Article, name: &'static str) -> Place {
    declined(article, name, name)
}

const fn declined(article: Article, name: &'static str, dative: &'static str) -> Place {
    Place {
        name,
        article,
        dative,
    }
}

const fn german(area: Area) -> Place {
    use Article::{Das, Der, Die, Plural};
    match area {
        Area::CastleBlack => declined(Die, "Schwarze Festung", "Schwarzen Festung"),
        Area::Karhold => town("Karholt"),
        Area::Winterfell => town("Winterfell"),
        Area::TheStonyShore => declined(Die, "Steinige Küste", "Steinigen Küste"),
        Area::WhiteHarbor => town("Weißwasserhafen"),
        Area::WidowsWatch => town("Witwenwacht"),
        Area::MoatCailin => town("Maidengraben"),
        Area::GreywaterWatch => town("Grauwasserwacht"),
        Area::FlintsFinger => town("Flints Finger"),
        Area::Seagard => town("Seegart"),
        Area::TheTwins => declined(Plural, "Zwillinge", "Zwillingen"),
        Area::Riverrun => town("Schnellwasser"),
        Area::Harrenhal => town("Harrenhal"),
        Area::StoneySept => town("Steinsepte"),
        Area::TheFingers => declined(Plural, "Finger", "Fingern"),
        Area::TheMountainsOfTheMoon => declined(Plural, "Mondberge", "Mondbergen"),
        Area::TheEyrie => town("Hohenehr"),
        Area::Pyke => town("Peik"),
        Area::Lannisport => town("Lennishort"),
        Area::SearoadMarches => place(Plural, "Seestraßenmarken"),
        Area::Blackwater => town("Schwarzwasser"),
        Area::CrackclawPoint => place(Das, "Klauenhorn"),
        Area::KingsLanding => town("Königsmund"),
        Area::Kingswood => place(Der, "Königswald"),
        Area::Dragonstone => town("Drachenstein"),
        Area::StormsEnd => town("Sturmkap"),
        Area::TheReach => place(Die, "Weite"),
        Area::Highgarden => town("Rosengarten"),
        Area::DornishMarches => declined(Plural, "Dornische Marken", "Dornischen Marken"),
        Area::Oldtown => town("Altsass"),
        Area::ThreeTowers => declined(Plural, "Drei Türme", "Drei Türmen"),
        Area::TheArbor => place(Der, "Arbor"),
        Area::TheBoneway => place(Der, "Knochenweg"),
        Area::PrincesPass => place(Der, "Prinzenpass"),
        Area::Starfall => town("Sternfall"),
        Area::Yronwood => town("Isenwald"),
        Area::SaltShore => place(Die, "Salzküste"),
        Area::Sunspear => town("Sonnspeer"),
        Area::BayOfIce => place(Die, "Eisbucht"),
        Area::TheShiveringSea => declined(Die, "Zitternde See", "Zitternden See"),
        Area::TheNarrowSea => place(Die, "Meerenge"),
        Area::SunsetSea => place(Das, "Meer der Abenddämmerung"),
        Area::IronmansBay => place(Die, "Eisenmannsbucht"),
        Area::TheGoldenSound => declined(Der, "Goldener Sund", "Goldenen Sund"),
        Area::BlackwaterBay => place(Die, "Schwarzwasserbucht"),
        Area::ShipbreakerBay => place(Die, "Sturmbucht"),
        Area::SeaOfDorne => place(Das, "Meer von Dorne"),
        Area::RedwyneStraights => place(Die, "Rothweynstraße"),
        Area::WestSummerSea => declined(Das, "Westliches Sommermeer", "Westlichen Sommermeer"),
        Area::EastSummerSea => declined(Das, "Östliches Sommermeer", "Östlichen Sommermeer"),
        Area::PortOfWinterfell => place(Der, "Hafen von Winterfell"),
        Area::PortOfWhiteHarbor => place(Der, "Hafen von Weißwasserhafen"),
        Area::PortOfPyke => place(Der, "Hafen von Peik"),
        Area::PortOfLannisport => place(Der, "Hafen von Lennishort"),
        Area::PortOfDragonstone => place(Der, "Hafen von Drachenstein"),
        Area::PortOfStormsEnd => place(Der, "Hafen von Sturmkap"),
        Area::PortOfOldtown => place(Der, "Hafen von Altsass"),
        Area::PortOfSunspear => place(Der, "Hafen von Sonnspeer"),
    }
}

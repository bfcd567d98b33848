//! German places: their articles, and how one comes there.

use westeros::Area;

/// A place with all that its sentences need.
#[derive(Clone, Copy)]
pub struct Place {
    article: Article,
    way: Way,
    pub name: &'static str,
    /// The name after "den", "die" or "das", as in "um das Westliche Sommermeer".
    accusative: &'static str,
    /// The name after "dem", "der" or "den", as in "im Westlichen Sommermeer".
    dative: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Article {
    /// A town or castle needs none.
    None,
    Der,
    Die,
    Das,
    Plural,
}

/// The words for being there, coming from there and going there.
#[derive(Clone, Copy)]
enum Way {
    In,
    /// "an der Salzküste"
    At,
    /// "auf dem Arbor"
    On,
    /// "bei den Fingern", "zu den Fingern"
    By,
}

impl Place {
    /// "in der Weite", "an der Salzküste"
    pub fn inside(self) -> String {
        self.with_dative(match self.way {
            Way::In => "in",
            Way::At => "an",
            Way::On => "auf",
            Way::By => "bei",
        })
    }

    /// "aus der Weite", "von der Salzküste"
    pub fn out_of(self) -> String {
        self.with_dative(match self.way {
            Way::In => "aus",
            Way::At | Way::On | Way::By => "von",
        })
    }

    /// "in die Weite", "zu den Fingern", "nach Winterfell"
    pub fn into(self) -> String {
        match self.way {
            _ if self.article == Article::None => ["nach ", self.name].concat(),
            Way::In => self.with_accusative("in"),
            Way::At => self.with_accusative("an"),
            Way::On => self.with_accusative("auf"),
            Way::By => self.with_dative("zu"),
        }
    }

    /// "den Königswald"
    pub fn object(self) -> String {
        match self.article {
            Article::None => self.accusative.to_owned(),
            Article::Der => ["den ", self.accusative].concat(),
            Article::Die | Article::Plural => ["die ", self.accusative].concat(),
            Article::Das => ["das ", self.accusative].concat(),
        }
    }

    /// "von der Schwarzen Festung"
    pub fn with_dative(self, before: &str) -> String {
        let article = match self.article {
            Article::None => return [before, " ", self.dative].concat(),
            Article::Der | Article::Das => "dem",
            Article::Die => "der",
            Article::Plural => "den",
        };
        [&joined(before, article), " ", self.dative].concat()
    }

    fn with_accusative(self, before: &str) -> String {
        match self.article {
            Article::Das => [&joined(before, "das"), " ", self.accusative].concat(),
            _ => [before, " ", &self.object()].concat(),
        }
    }

    #[cfg(test)]
    pub fn has_article(self) -> bool {
        self.article != Article::None
    }

    /// The name in all its cases.
    pub const fn cases(self) -> [&'static str; 3] {
        [self.name, self.accusative, self.dative]
    }
}

/// "im" for "in dem".
fn joined(before: &str, article: &str) -> String {
    match (before, article) {
        ("an", "dem") => "am",
        ("bei", "dem") => "beim",
        ("in", "dem") => "im",
        ("von", "dem") => "vom",
        ("an", "das") => "ans",
        ("in", "das") => "ins",
        _ => return [before, " ", article].concat(),
    }
    .to_owned()
}

const fn town(name: &'static str) -> Place {
    plain(Article::None, Way::In, name)
}

const fn plain(article: Article, way: Way, name: &'static str) -> Place {
    place(article, way, [name, name, name])
}

const fn place(article: Article, way: Way, [name, accusative, dative]: [&'static str; 3]) -> Place {
    Place {
        article,
        way,
        name,
        accusative,
        dative,
    }
}

pub const fn german(area: Area) -> Place {
    use Article::{Das, Der, Die, Plural};
    use Way::{At, By, In, On};
    match area {
        Area::CastleBlack => place(
            Die,
            In,
            ["Schwarze Festung", "Schwarze Festung", "Schwarzen Festung"],
        ),
        Area::Karhold => town("Karholt"),
        Area::Winterfell => town("Winterfell"),
        Area::TheStonyShore => place(
            Die,
            At,
            ["Steinige Küste", "Steinige Küste", "Steinigen Küste"],
        ),
        Area::WhiteHarbor => town("Weißwasserhafen"),
        Area::WidowsWatch => town("Witwenwacht"),
        Area::MoatCailin => town("Maidengraben"),
        Area::GreywaterWatch => town("Grauwasserwacht"),
        Area::FlintsFinger => town("Flints Finger"),
        Area::Seagard => town("Seegart"),
        Area::TheTwins => place(Plural, By, ["Zwillinge", "Zwillinge", "Zwillingen"]),
        Area::Riverrun => town("Schnellwasser"),
        Area::Harrenhal => town("Harrenhal"),
        Area::StoneySept => town("Steinsepte"),
        Area::TheFingers => place(Plural, By, ["Finger", "Finger", "Fingern"]),
        Area::TheMountainsOfTheMoon => place(Plural, In, ["Mondberge", "Mondberge", "Mondbergen"]),
        Area::TheEyrie => town("Hohenehr"),
        Area::Pyke => town("Peik"),
        Area::Lannisport => town("Lennishort"),
        Area::SearoadMarches => plain(Plural, In, "Seestraßenmarken"),
        Area::Blackwater => town("Schwarzwasser"),
        Area::CrackclawPoint => plain(Das, At, "Klauenhorn"),
        Area::KingsLanding => town("Königsmund"),
        Area::Kingswood => plain(Der, In, "Königswald"),
        Area::Dragonstone => town("Drachenstein"),
        Area::StormsEnd => town("Sturmkap"),
        Area::TheReach => plain(Die, In, "Weite"),
        Area::Highgarden => town("Rosengarten"),
        Area::DornishMarches => place(
            Plural,
            In,
            ["Dornische Marken", "Dornischen Marken", "Dornischen Marken"],
        ),
        Area::Oldtown => town("Altsass"),
        Area::ThreeTowers => place(Plural, By, ["Drei Türme", "Drei Türme", "Drei Türmen"]),
        Area::TheArbor => plain(Der, On, "Arbor"),
        Area::TheBoneway => plain(Der, In, "Knochenweg"),
        Area::PrincesPass => plain(Der, In, "Prinzenpass"),
        Area::Starfall => town("Sternfall"),
        Area::Yronwood => plain(Der, In, "Isenwald"),
        Area::SaltShore => plain(Die, At, "Salzküste"),
        Area::Sunspear => town("Sonnspeer"),
        Area::BayOfIce => plain(Die, In, "Eisbucht"),
        Area::TheShiveringSea => place(
            Die,
            In,
            ["Zitternde See", "Zitternde See", "Zitternden See"],
        ),
        Area::TheNarrowSea => plain(Die, In, "Meerenge"),
        Area::SunsetSea => plain(Das, In, "Meer der Abenddämmerung"),
        Area::IronmansBay => plain(Die, In, "Eisenmannsbucht"),
        Area::TheGoldenSound => place(Der, In, ["Goldener Sund", "Goldenen Sund", "Goldenen Sund"]),
        Area::BlackwaterBay => plain(Die, In, "Schwarzwasserbucht"),
        Area::ShipbreakerBay => plain(Die, In, "Sturmbucht"),
        Area::SeaOfDorne => plain(Das, In, "Meer von Dorne"),
        Area::RedwyneStraights => plain(Die, In, "Rothweynstraße"),
        Area::WestSummerSea => place(
            Das,
            In,
            [
                "Westliches Sommermeer",
                "Westliche Sommermeer",
                "Westlichen Sommermeer",
            ],
        ),
        Area::EastSummerSea => place(
            Das,
            In,
            [
                "Östliches Sommermeer",
                "Östliche Sommermeer",
                "Östlichen Sommermeer",
            ],
        ),
        Area::PortOfWinterfell => plain(Der, In, "Hafen von Winterfell"),
        Area::PortOfWhiteHarbor => plain(Der, In, "Hafen von Weißwasserhafen"),
        Area::PortOfPyke => plain(Der, In, "Hafen von Peik"),
        Area::PortOfLannisport => plain(Der, In, "Hafen von Lennishort"),
        Area::PortOfDragonstone => plain(Der, In, "Hafen von Drachenstein"),
        Area::PortOfStormsEnd => plain(Der, In, "Hafen von Sturmkap"),
        Area::PortOfOldtown => plain(Der, In, "Hafen von Altsass"),
        Area::PortOfSunspear => plain(Der, In, "Hafen von Sonnspeer"),
    }
}

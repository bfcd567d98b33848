//! The chapters of the rules: their addresses and titles.

/// A chapter of the help, in the order of its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    Rounds,
    WesterosPhase,
    Supply,
    Mustering,
    Bidding,
    Tracks,
    Wildlings,
    Planning,
    Orders,
    Raven,
    Raids,
    Marches,
    Transport,
    NeutralForces,
    Combat,
    HouseCards,
    Tides,
    Casualties,
    Retreat,
    Ports,
    Control,
    Consolidate,
    Victory,
    Players,
    Options,
}

impl Chapter {
    pub const ALL: [Self; 25] = [
        Self::Rounds,
        Self::WesterosPhase,
        Self::Supply,
        Self::Mustering,
        Self::Bidding,
        Self::Tracks,
        Self::Wildlings,
        Self::Planning,
        Self::Orders,
        Self::Raven,
        Self::Raids,
        Self::Marches,
        Self::Transport,
        Self::NeutralForces,
        Self::Combat,
        Self::HouseCards,
        Self::Tides,
        Self::Casualties,
        Self::Retreat,
        Self::Ports,
        Self::Control,
        Self::Consolidate,
        Self::Victory,
        Self::Players,
        Self::Options,
    ];

    /// Its part of the address: `/help/neutral-forces`.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rounds => "rounds",
            Self::WesterosPhase => "westeros-phase",
            Self::Supply => "supply",
            Self::Mustering => "mustering",
            Self::Bidding => "bidding",
            Self::Tracks => "tracks",
            Self::Wildlings => "wildlings",
            Self::Planning => "planning",
            Self::Orders => "orders",
            Self::Raven => "raven",
            Self::Raids => "raids",
            Self::Marches => "marches",
            Self::Transport => "transport",
            Self::NeutralForces => "neutral-forces",
            Self::Combat => "combat",
            Self::HouseCards => "house-cards",
            Self::Tides => "tides",
            Self::Casualties => "casualties",
            Self::Retreat => "retreat",
            Self::Ports => "ports",
            Self::Control => "control",
            Self::Consolidate => "consolidate",
            Self::Victory => "victory",
            Self::Players => "players",
            Self::Options => "options",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.slug() == slug)
    }

    /// The address of its page.
    pub fn address(self) -> String {
        format!("/help/{}", self.slug())
    }

    pub fn title(self) -> &'static str {
        match self {
            Self::Rounds => word!("Rounds and phases" | "Runden und Phasen"),
            Self::WesterosPhase => word!("Westeros cards" | "Westeroskarten"),
            Self::Supply => word!("Supply" | "Vorrat"),
            Self::Mustering => word!("Mustering" | "Rekrutierung"),
            Self::Bidding => word!("Bidding" | "Bieten"),
            Self::Tracks => word!("The three tracks" | "Die drei Leisten"),
            Self::Wildlings => word!("Wildlings" | "Wildlinge"),
            Self::Planning => word!("Planning" | "Planung"),
            Self::Orders => word!("The eleven orders" | "Die elf Befehle"),
            Self::Raven => word!("The Messenger Raven" | "Der Botenrabe"),
            Self::Raids => word!("Raids" | "Überfälle"),
            Self::Marches => word!("Marches" | "Märsche"),
            Self::Transport => word!("Transport by ships" | "Transport mit Schiffen"),
            Self::NeutralForces => word!("Neutral forces" | "Neutrale Streitmächte"),
            Self::Combat => word!("Combat" | "Kampf"),
            Self::HouseCards => word!("House cards" | "Hauskarten"),
            Self::Tides => word!("Tides of Battle" | "Gezeiten der Schlacht"),
            Self::Casualties => word!("Casualties" | "Verluste"),
            Self::Retreat => word!("Retreat" | "Rückzug"),
            Self::Ports => word!("Ports" | "Häfen"),
            Self::Control => word!("Control and power tokens" | "Kontrolle und Machtmarker"),
            Self::Consolidate => word!("Consolidate Power" | "Machtzuwachs"),
            Self::Victory => word!("Victory" | "Sieg"),
            Self::Players => word!("Number of players" | "Spielerzahl"),
            Self::Options => word!("Table options" | "Tischoptionen"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chapter;

    #[test]
    fn every_chapter_is_found_by_its_address() {
        for chapter in Chapter::ALL {
            assert_eq!(Chapter::from_slug(chapter.slug()), Some(chapter));
        }
        assert_eq!(Chapter::from_slug("dragons"), None);
    }

    #[test]
    fn the_contents_lack_no_chapter() {
        for (index, chapter) in Chapter::ALL.into_iter().enumerate() {
            assert_eq!(chapter as usize, index);
        }
    }
}

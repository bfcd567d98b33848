//! The chapters: their addresses and titles.

use super::{Topic, topic::address};
use crate::games::battlefield::army::{faction, is_made_up};
use battlefield::reference::FactionRef;

/// A part of the rules or of the data, on a page of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    Rules(Topic),
    /// Those of one faction.
    Units(FactionRef),
    Attachments,
    Ncus,
    Cards,
    Abilities,
    Terrain,
    Zones,
    Modes,
}

impl Chapter {
    /// Those of the rules, then those of the data.
    pub fn all() -> Vec<Self> {
        let rules = Topic::ALL.into_iter().map(Self::Rules);
        rules.chain(Self::data()).collect()
    }

    /// Those of the data, in the order of the contents.
    pub fn data() -> Vec<Self> {
        let factions = FactionRef::all().filter(|it| !is_made_up(&it.id));
        let units = factions.map(Self::Units);
        let others = [
            Self::Attachments,
            Self::Ncus,
            Self::Cards,
            Self::Abilities,
            Self::Terrain,
            Self::Zones,
            Self::Modes,
        ];
        units.chain(others).collect()
    }

    /// Its part of the address: `/help/units-stark`.
    pub fn slug(self) -> String {
        match self {
            Self::Rules(topic) => topic.slug().into(),
            Self::Units(faction) => format!("units-{}", faction.id),
            Self::Attachments => "attachments".into(),
            Self::Ncus => "ncus".into(),
            Self::Cards => "cards".into(),
            Self::Abilities => "abilities".into(),
            Self::Terrain => "terrain".into(),
            Self::Zones => "zones".into(),
            Self::Modes => "modes".into(),
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().into_iter().find(|it| it.slug() == slug)
    }

    pub fn address(self) -> String {
        address(&self.slug())
    }

    pub fn title(self) -> String {
        let title = match self {
            Self::Rules(topic) => topic.title(),
            Self::Units(it) => {
                let faction = faction(it.entry());
                return say!("Units: {faction}" | "Einheiten: {faction}");
            }
            Self::Attachments => word!("Attachments" | "Begleiter"),
            Self::Ncus => word!("NCUs (non-combat units)" | "NCUs (Nichtkampfeinheiten)"),
            Self::Cards => word!("Tactics cards" | "Taktikkarten"),
            Self::Abilities => word!("Abilities" | "Fähigkeiten"),
            Self::Terrain => word!("Terrain" | "Gelände"),
            Self::Zones => word!("The tactics board" | "Die Taktiktafel"),
            Self::Modes => word!("Game modes and missions" | "Spielmodi und Missionen"),
        };
        title.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::Chapter;

    #[test]
    fn every_chapter_is_found_by_its_address() {
        for chapter in Chapter::all() {
            assert_eq!(Chapter::from_slug(&chapter.slug()), Some(chapter));
        }
        assert_eq!(Chapter::from_slug("dragons"), None);
        assert_eq!(Chapter::from_slug("units-made_up"), None);
    }
}

//! Units, attachments, NCUs, abilities and cards as files of this folder say them, one file a
//! faction: whoever adds one writes no Rust. `DATA.md` describes the lines.

mod ability;
mod attack;
mod board;
mod card;
mod character;
mod faction;
mod fields;
mod kind;
mod mission;
mod mode;
mod names;
mod piece;
#[cfg(test)]
mod tests;
mod unit;

pub use ability::{Ability, AbilityKind, Part};
pub use attack::{Attack, Reach};
pub use board::{ZoneEntry, zone};
pub use card::{Bonus, By, Card, How};
pub use character::{Attachment, Leader, Ncu};
pub use faction::Faction;
pub use kind::Kind;
pub use mission::{Asks, Mission};
pub use mode::{ATTACKERS_CARDS, DEFENDERS_CARDS};
pub use piece::PieceKind;
pub use unit::Unit;

use crate::outline::{self, Mistake};
use std::sync::LazyLock;

/// Everything that an army can be made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Data {
    pub factions: Vec<Faction>,
    pub units: Vec<Unit>,
    pub attachments: Vec<Attachment>,
    pub ncus: Vec<Ncu>,
    pub abilities: Vec<Ability>,
    /// Tactics cards, and siege cards.
    pub cards: Vec<Card>,
    /// Abilities that are objective cards, by their ids.
    pub objectives: Vec<String>,
    pub missions: Vec<Mission>,
    pub pieces: Vec<PieceKind>,
}

/// The faction whose units fight for anybody.
pub const NEUTRAL: &str = "neutral";

/// The faction of trays without a profile.
pub const BARE: &str = "bare";

/// The faction of what is made up for cases of the rules.
pub const MADE_UP: &str = "made_up";

const FILES: &[&str] = &[
    include_str!("data/abilities.txt"),
    include_str!("data/modes.txt"),
    include_str!("data/factions/stark.txt"),
    include_str!("data/factions/lannister.txt"),
    include_str!("data/factions/neutral.txt"),
    include_str!("data/factions/bare.txt"),
    #[cfg(any(test, feature = "testkit"))]
    include_str!("data/factions/made_up.txt"),
];

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let mut data = Data::default();
    for file in FILES {
        let read = data.add(file);
        assert!(read.is_ok(), "the tests read these files: {read:?}");
    }
    // Its trays are for positions alone; no army is made of them.
    data.factions.retain(|faction| faction.id != BARE);
    data
});

impl Data {
    /// Returns the data in this build.
    pub fn of_this_build() -> &'static Self {
        &DATA
    }

    /// Adds a file.
    ///
    /// # Errors
    /// Every mistake in it, by line. Nothing of it is added then.
    pub fn add(&mut self, file: &str) -> Result<(), Vec<Mistake>> {
        let nodes = outline::read(file)?;
        let (more, mistakes) = faction::read(&nodes, self);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        self.factions.extend(more.factions);
        self.units.extend(more.units);
        self.attachments.extend(more.attachments);
        self.ncus.extend(more.ncus);
        self.abilities.extend(more.abilities);
        self.cards.extend(more.cards);
        self.objectives.extend(more.objectives);
        self.missions.extend(more.missions);
        self.pieces.extend(more.pieces);
        Ok(())
    }

    pub fn unit(&self, id: &str) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    pub fn attachment(&self, id: &str) -> Option<&Attachment> {
        self.attachments
            .iter()
            .find(|attachment| attachment.id == id)
    }

    pub fn ncu(&self, id: &str) -> Option<&Ncu> {
        self.ncus.iter().find(|ncu| ncu.id == id)
    }

    pub fn ability(&self, id: &str) -> Option<&Ability> {
        self.abilities.iter().find(|ability| ability.id == id)
    }

    pub fn mission(&self, id: &str) -> Option<&Mission> {
        self.missions.iter().find(|mission| mission.id == id)
    }

    pub fn piece(&self, id: &str) -> Option<&PieceKind> {
        self.pieces.iter().find(|piece| piece.id == id)
    }

    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The cards of a deck: those of the faction that no commander brings, and those that this
    /// one does, of whatever faction. A deck holds two of each.
    pub fn cards_of(&self, faction: &str, commander: &str) -> impl Iterator<Item = &Card> {
        let all = self.commanders().filter(|it| it.faction == faction);
        let commanders: Vec<String> = all.flat_map(Leader::cards).collect();
        let mut led = self.commanders().filter(|it| it.id == commander);
        let own: Vec<String> = led.next().into_iter().flat_map(Leader::cards).collect();
        self.cards.iter().filter(move |card| {
            card.faction == faction && !commanders.contains(&card.id) || own.contains(&card.id)
        })
    }

    /// Everybody who can lead an army.
    pub fn commanders(&self) -> impl Iterator<Item = Leader<'_>> {
        let attachments = self.attachments.iter().filter(|one| one.commander);
        let attachments = attachments.map(|it| Leader::new(&it.id, &it.faction, &it.cards));
        let units = self.units.iter().filter(|one| one.commander);
        let units = units.map(|it| Leader::new(&it.id, &it.faction, &it.cards));
        let ncus = self.ncus.iter().filter(|one| one.commander);
        let ncus = ncus.map(|it| Leader::new(&it.id, &it.faction, &it.cards));
        attachments.chain(units).chain(ncus)
    }

    pub fn faction(&self, id: &str) -> Option<&Faction> {
        self.factions.iter().find(|faction| faction.id == id)
    }
}

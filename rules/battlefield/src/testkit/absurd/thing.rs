//! Units, cards and armies that somebody might name.

use super::Absurd;
use crate::{
    army::{Army, Company, MOST, suggested},
    field::Thing,
    position::{Bearer, NcuId, UnitId},
    question::Who,
    reference::{AbilityRef, CardRef},
    task::Use,
};

impl Absurd<'_> {
    pub fn unit(&mut self) -> UnitId {
        UnitId(self.number_of(self.position.units.len()))
    }

    pub fn ncu(&mut self) -> NcuId {
        NcuId(self.number_of(self.position.ncus.len()))
    }

    pub fn thing(&mut self) -> Thing {
        match self.dice.below(6) {
            0 => Thing::Wall(self.number_of(self.position.walls.len())),
            1 => Thing::Piece(self.number_of(self.position.terrain.len())),
            _ => self.unit().thing(),
        }
    }

    pub fn who(&mut self) -> Who {
        match self.dice.below(4) {
            0 => Who::Wall(self.number_of(self.position.walls.len())),
            1 => Who::Ncu(self.ncu()),
            _ => Who::Unit(self.unit()),
        }
    }

    pub fn bearer(&mut self) -> Bearer {
        match self.dice.below(3) {
            0 => Bearer::Unit(self.unit()),
            1 => Bearer::Ncu(self.ncu()),
            _ => Bearer::Marker(self.number_of(self.position.markers.len())),
        }
    }

    pub fn used(&mut self) -> Use {
        match self.dice.below(3) {
            0 => {
                let all: Vec<AbilityRef> = AbilityRef::all().collect();
                Use::Ability(self.bearer(), self.any(&all))
            }
            1 => Use::Card(self.card()),
            _ => Use::Delayed(self.number()),
        }
    }

    pub fn card(&mut self) -> CardRef {
        let all: Vec<CardRef> = CardRef::all().collect();
        self.any(&all)
    }

    /// One that is suggested, with something done to it.
    pub fn army(&mut self) -> Army {
        let all = suggested();
        let mut army = all[self.dice.below(all.len() as u32) as usize].army.clone();
        match self.dice.below(5) {
            0 => army.faction = self.word(),
            1 => army.ncus.extend(self.many(Self::word)),
            2 => {
                let company = |it: &mut Self| Company {
                    unit: it.word(),
                    attachments: it.many(Self::word),
                };
                army.units.extend(self.many(company));
            }
            3 => {
                let units = army.units.clone();
                army.units = units.into_iter().cycle().take(3 * MOST).collect();
            }
            _ => army = Army::default(),
        }
        army
    }
}

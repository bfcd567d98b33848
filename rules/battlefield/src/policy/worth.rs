//! The worth of units, wounds and markers to a player, in points: a point of an army is ten, a victory point sixty.

use super::seen::Seen;
use crate::{
    chapter::{
        mode::{fall::leads, winds},
        victory,
    },
    data::{Asks, Data},
    field::Thing,
    position::{Marker, Mode, UnitId, Wall},
    strength::Strength,
};

pub(super) const VICTORY_POINT: i32 = 60;

impl Seen<'_> {
    /// Returns what a whole unit is worth; one that costs nothing fights as well.
    pub fn price(&self, id: UnitId) -> i32 {
        10 * victory::cost(self.unit(id)).max(3) as i32
    }

    pub fn health(&self, thing: Thing) -> i32 {
        match thing {
            Thing::Unit(number) => {
                let unit = self.unit(UnitId(number));
                unit.strength.health(unit.profile.entry()) as i32
            }
            Thing::Wall(number) => {
                let wounds = self.walls[usize::from(number)].wounds;
                i32::from(Wall::WOUNDS.saturating_sub(wounds))
            }
            Thing::Piece(_) => 0,
        }
    }

    /// Returns how many wounds it has suffered.
    pub fn hurt(&self, thing: Thing) -> i32 {
        let whole = match thing {
            Thing::Unit(number) => {
                let profile = self.unit(UnitId(number)).profile;
                Strength::full(&profile).health(&profile) as i32
            }
            _ => i32::from(Wall::WOUNDS),
        };
        whole - self.health(thing)
    }

    /// Returns what so many thousandths of a wound are worth to its enemies.
    pub fn wounds(&self, thing: Thing, thousandths: i32) -> i32 {
        match thing {
            Thing::Unit(number) => {
                let whole = self.health(thing) + self.hurt(thing);
                let price = self.price(UnitId(number)) / self.comes_back(UnitId(number));
                price * thousandths / (1_000 * whole.max(1))
            }
            // Five victory points are ten wounds away, and nothing comes of fewer.
            Thing::Wall(_) => VICTORY_POINT * thousandths / 1_500,
            Thing::Piece(_) => 0,
        }
    }

    /// Returns the number by which the worth of a unit is divided: one that storms the castle comes back whole: that it
    /// is gone costs a round or two, half of it.
    fn comes_back(&self, id: UnitId) -> i32 {
        let storms = self.setup.mode == Mode::Storm && self.storms(self.unit(id).owner);
        if storms { 2 } else { 1 }
    }

    /// Returns what its fall is worth to its enemies besides that it is gone.
    pub fn fall(&self, thing: Thing) -> i32 {
        match thing {
            Thing::Unit(number) => self.fall_of(UnitId(number)),
            Thing::Wall(_) => 2 * VICTORY_POINT,
            Thing::Piece(_) => 0,
        }
    }

    fn fall_of(&self, id: UnitId) -> i32 {
        let unit = self.unit(id);
        let held = (0..).zip(&self.markers);
        let held = held.filter(|(_, it)| it.holder == Some(id));
        let markers: i32 = held.map(|(number, _)| self.marker(number)).sum();
        let counts = i32::from(unit.profile.points > 0);
        let leader = leads(self, id) && !self.player(unit.owner).fallen;
        let leader = i32::from(leader);
        let points = match self.setup.mode {
            Mode::Clash => counts + 2 * leader,
            Mode::Feast => counts + i32::from(unit.vp_tokens),
            // They only come back.
            Mode::Storm if self.storms(unit.owner) => 0,
            Mode::Winds => self
                .asked()
                .map(|asks| match asks {
                    Asks::EnemiesDestroyed(_) => 2 * counts,
                    Asks::CommanderDestroyed => 3 * leader,
                    Asks::NoUnitLost => counts,
                    _ => 0,
                })
                .sum(),
            Mode::Storm | Mode::None | Mode::Thrones => counts,
        };
        // Whoever defends a castle is in the way.
        let way = if self.setup.mode == Mode::Storm && points > 0 {
            40
        } else {
            0
        };
        20 + VICTORY_POINT * points + markers + way
    }

    /// Returns what an attack is worth that takes so many thousandths of a wound and destroys it so many times in ten
    /// thousand: good where it is an enemy's.
    pub fn blow(&self, thing: Thing, lost: i32, destroyed: i32) -> i32 {
        let worth = self.wounds(thing, lost) + self.fall(thing) * destroyed / 10_000;
        if self.mine(thing) { -worth } else { worth }
    }

    /// Returns what it is worth to hold a marker at the end of this round and later.
    pub fn marker(&self, number: usize) -> i32 {
        let scored = match self.setup.mode {
            Mode::Thrones => 2,
            Mode::Clash => 2 + 2 * i32::from(number == 0),
            Mode::Winds => self.marker_for_missions(number),
            Mode::None | Mode::Storm | Mode::Feast => 0,
        };
        let lasting = self.rounds_left().min(3) + 1;
        VICTORY_POINT * scored * lasting / 8
    }

    /// In halves of a victory point.
    fn marker_for_missions(&self, number: usize) -> i32 {
        let far = |it: &Marker| winds::is_far(self, self.me, it.at);
        let worth = |asks| match asks {
            Asks::CenterHeld if number == 0 => 4,
            Asks::FarMarkerHeld if far(&self.markers[number]) => 4,
            Asks::MarkersHeld(_) => 2,
            _ => 0,
        };
        1 + self.asked().map(worth).sum::<i32>()
    }

    /// Returns what the missions ask that the player may score.
    pub fn asked(&self) -> impl Iterator<Item = Asks> + '_ {
        let own = self.view.hand().into_iter().flat_map(|it| &it.missions);
        let all = own.chain(&self.open_mission);
        all.filter_map(|it| Data::of_this_build().mission(it))
            .map(|it| it.asks)
    }
}

//! The attackers of a combat: they stand in no area until it is over.

use super::Replay;
use crate::{
    Area, Army, Combat, Event, House, HouseCard, OrderToken, Side, chapters::combat::keeps_out,
};

/// The fight of units that are on the way into a defended area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fight {
    house: House,
    from: Area,
    area: Area,
    army: Army,
    /// The March order that they go by.
    order: OrderToken,
    /// Arianne Martell sends them back.
    kept_out: bool,
}

impl Fight {
    pub const fn new(
        house: House,
        (from, area): (Area, Area),
        (army, order): (Army, OrderToken),
    ) -> Self {
        Self {
            house,
            from,
            area,
            army,
            order,
            kept_out: false,
        }
    }

    /// That of a combat that has begun.
    pub fn under_way(combat: &Combat) -> Self {
        let way = (combat.from, combat.area);
        let army = (combat.attackers, combat.march);
        Self {
            kept_out: keeps_out(combat),
            ..Self::new(combat.houses[Side::Attacker], way, army)
        }
    }

    /// The March order that they go by.
    pub const fn order(self) -> OrderToken {
        self.order
    }

    /// Returns who is still on the way.
    pub const fn army(self) -> Army {
        self.army
    }

    /// Tells whether these are the attackers of this area.
    pub fn is_of(self, house: House, area: Area) -> bool {
        (self.house, self.area) == (house, area)
    }

    pub const fn lose(&mut self, army: Army) {
        self.army = self.army.minus(army);
    }

    pub const fn exchange(&mut self, army: Army, come: Army) {
        self.army = self.army.minus(army).plus(come);
    }
}

impl Replay {
    /// Follows what happens in a combat.
    pub(super) fn fought(&mut self, event: &Event) {
        match *event {
            Event::GarrisonRemoved { area } => {
                let garrisons = &mut self.position.garrisons;
                *garrisons = garrisons.without(area);
            }
            Event::Retreated {
                house,
                from,
                to,
                units,
            } => {
                match &mut self.fight {
                    Some(fight) if fight.is_of(house, from) => fight.army = Army::NONE,
                    _ => {
                        self.position.take(from, units);
                    }
                }
                self.position.put_routed(house, to, units);
            }
            Event::CardUsed {
                card: HouseCard::ArianneMartell,
            } => {
                if let Some(fight) = &mut self.fight {
                    fight.kept_out = true;
                }
            }
            // The last of a march, whatever came of it.
            Event::MarchRemoved { .. } => self.enter(),
            Event::MarchOrderMoved { to, .. } => {
                if let Some(fight) = self.fight {
                    self.position.orders.place(to, fight.order);
                }
                self.enter();
            }
            _ => {}
        }
    }

    /// Those who are still on the way arrive, or stand where they came from.
    pub(super) fn enter(&mut self) {
        self.position.combat = None;
        if let Some(fight) = self.fight.take() {
            let area = if fight.kept_out {
                fight.from
            } else {
                fight.area
            };
            self.position.put(fight.house, area, fight.army);
        }
    }
}

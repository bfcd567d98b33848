//! The events once more: the pieces on the board as the events of a game move them. Whoever shows how one position came
//! of another asks nobody for what lay between.

mod combat;
mod conquests;
mod fight;
#[cfg(test)]
mod tests;

pub use conquests::{Conquest, conquests};

use crate::{
    Area, AreaSet, Army, ByArea, ByHouse, Event, House, HouseCard, Orders, Position, Troops, Unit,
    chapters::march::{Arrival, arrival},
    chapters::mustering::place,
};
use fight::Fight;

/// A position that follows the events: the pieces on the board (units, orders, power tokens, garrisons
/// and neutral forces), the round, the tracks, the hands of house cards, and the combat as far as it lies
/// open. Whatever else is in it, as supply and power, stays as it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Replay {
    pub position: Position,
    /// The fight of units on the way into an area that is defended.
    fight: Option<Fight>,
    /// The card that each house has played last in this round.
    last: ByHouse<Option<HouseCard>>,
}

impl Replay {
    /// Begins with this position.
    pub fn new(position: Position) -> Self {
        let fight = position.combat.as_ref().map(Fight::under_way);
        let mut last = ByHouse::default();
        if let Some(combat) = position.combat {
            let cards = [combat.cards.attacker, combat.cards.defender];
            for card in cards.into_iter().flatten() {
                last[card.house()] = Some(card);
            }
        }
        Self {
            position,
            fight,
            last,
        }
    }

    /// Moves the pieces as the event tells.
    pub fn happen(&mut self, event: &Event) {
        self.happen_off_board(event);
        match *event {
            Event::Mustered { house, musters } => {
                for (site, recruit) in musters.iter() {
                    place(&mut self.position, house, site, recruit);
                }
            }
            Event::UnitsDestroyed { house, units } => self.destroyed(house, &units),
            Event::UnitsReplaced { house, units, by } => self.replaced(house, &units, by),
            Event::OrdersPlaced { house } => {
                let occupied = self.position.occupied[house];
                self.position.covered = self.position.covered.union(occupied);
            }
            Event::OrdersTakenBack { house } => {
                let occupied = self.position.occupied[house];
                self.position.covered = self.position.covered.difference(occupied);
            }
            Event::OrdersRevealed { orders } => {
                self.position.orders = orders;
                self.position.covered = AreaSet::EMPTY;
            }
            Event::RavenSwapped { area, to, .. } => self.position.orders.place(area, to),
            Event::Raided { from, target, .. } => {
                self.position.orders.clear(from);
                self.position.orders.clear(target);
            }
            Event::RaidSpent { from: area, .. }
            | Event::OrderRemoved { area, .. }
            | Event::PowerConsolidated { area, .. }
            | Event::ConsolidateMustered { area, .. } => self.position.orders.clear(area),
            Event::Marched { house, from, moves } => self.marched(house, from, &moves),
            Event::NeutralForceBeaten { area, .. } => {
                let forces = &mut self.position.neutral_forces;
                *forces = forces.without(area);
                self.enter();
            }
            Event::PowerTokenPlaced { house, area } => {
                let tokens = &mut self.position.power_tokens[house];
                *tokens = tokens.with(area);
            }
            Event::PowerTokenRemoved { house, area } => {
                let tokens = &mut self.position.power_tokens[house];
                *tokens = tokens.without(area);
            }
            Event::PortTaken { house, port, ships } => {
                let ships = Army::NONE.with(Unit::Ship, ships);
                self.position.put(house, port, ships);
            }
            Event::PortShipsLost { port, .. } => {
                let ships = self.position.units[port];
                self.position.take(port, ships);
            }
            Event::CleanedUp => {
                self.position.orders = Orders::NONE;
                self.position.routed = ByArea::default();
            }
            _ => self.fought(event),
        }
        if let (Some(combat), Some(fight)) = (&mut self.position.combat, self.fight) {
            combat.attackers = fight.army();
        }
    }

    /// The board while the units of a march are on their way: they stand nowhere.
    pub fn on_the_way(&self, from: Area, moves: &Troops) -> Position {
        let mut position = self.position;
        for (_, army) in moves.iter() {
            position.take_exactly(from, army, Army::NONE);
        }
        position
    }

    fn marched(&mut self, house: House, from: Area, moves: &Troops) {
        if let Some(order) = self.position.orders.get(from) {
            self.position.orders.clear(from);
            for (area, army) in moves.iter() {
                self.position.take_exactly(from, army, Army::NONE);
                if arrival(&self.position, house, area) == Arrival::Free {
                    self.position.put(house, area, army);
                } else {
                    self.fight = Some(Fight::new(house, (from, area), (army, order)));
                }
            }
        }
    }

    /// Units that are named as destroyed leave the area that they stand in or attack.
    fn destroyed(&mut self, house: House, units: &Troops) {
        for (area, army) in units.iter() {
            match &mut self.fight {
                Some(fight) if fight.is_of(house, area) => fight.lose(army),
                _ => {
                    self.position.take(area, army);
                }
            }
        }
    }

    fn replaced(&mut self, house: House, units: &Troops, by: Unit) {
        for (area, army) in units.iter() {
            let come = Army::NONE.with(by, army.len());
            match &mut self.fight {
                Some(fight) if fight.is_of(house, area) => fight.exchange(army, come),
                _ if self.position.take(area, army).is_empty() => {
                    self.position.put(house, area, come);
                }
                _ => self.position.put_routed(house, area, come),
            }
        }
    }
}

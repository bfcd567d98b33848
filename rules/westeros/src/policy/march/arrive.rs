//! The worth of the arrival of units somewhere.

use crate::policy::{
    Seen,
    chance::wins,
    seen::{brings, price, strength},
    threat::{Threats, defence, friends, risk},
    worth::Worth,
};
use crate::{
    Area, AreaSet, Army, ByArea, House, OrderToken, Position, Side, board::LANDS,
    chapters::combat::support_orders, chapters::march::Arrival,
};

/// The knowledge of a house when it weighs its marches.
pub(in crate::policy) struct Arrivals<'a> {
    pub seen: &'a Seen<'a>,
    pub worth: &'a Worth,
    pub pull: &'a ByArea<i32>,
    pub threats: &'a Threats<'a>,
    /// Own areas that will march, or have something better to do than support.
    pub busy: AreaSet,
}

impl Arrivals<'_> {
    /// Returns what comes of an army in `to`, if it comes from `from` with an order that adds a bonus and meets what it
    /// says; `None` if it cannot get in.
    pub fn value(
        &self,
        (from, to): (Area, Area),
        arrival: Arrival,
        (army, bonus): (Army, i32),
    ) -> Option<i32> {
        let drawn = (self.pull[to] - self.pull[from]) * strength(army).min(4) / 5;
        Some(match arrival {
            Arrival::Free => drawn + self.free(to, army),
            Arrival::Combat(defender) => self.attack((from, to), (army, bonus), defender),
            Arrival::Neutral(needs) => {
                let have = brings(army, Side::Attacker, to) + bonus + self.support(from, to);
                if have < i32::from(needs) {
                    return None;
                }
                self.taken(to, army)
            }
        })
    }

    fn free(&self, to: Area, army: Army) -> i32 {
        let seen = self.seen;
        if !seen.occupied[seen.me].contains(to) {
            let kept = if self.worth.mine.contains(to) {
                self.worth.of(to) * self.saved(to, 0, army) / 1000
            } else {
                0
            };
            return kept + self.taken(to, army);
        }
        self.worth.of(to) * self.saved(to, defence(seen, to), army) / 1000
    }

    /// Returns how much less likely the area is lost, in thousandths.
    fn saved(&self, to: Area, before: i32, army: Army) -> i32 {
        let threat = self.threats.at(to);
        let more = brings(army, Side::Defender, to);
        risk(threat, before) - risk(threat, before + more)
    }

    /// The area is the house's own, until somebody takes it back.
    fn taken(&self, to: Area, army: Army) -> i32 {
        let gain = self.worth.gain[to];
        let danger = risk(self.threats.at(to), brings(army, Side::Defender, to));
        if gain >= 1000 {
            return gain;
        }
        gain * (1000 - danger / 2) / 1000
    }

    fn attack(&self, (from, to): (Area, Area), (army, bonus): (Army, i32), enemy: House) -> i32 {
        let seen = self.seen;
        let ours = brings(army, Side::Attacker, to) + bonus + self.support(from, to);
        let margin = ours - resistance(seen, to, enemy);
        let chance = wins(seen, seen.me, enemy, margin);
        let slain = price(seen.units[to]) * 3 / 10 + 8;
        let prize = self.taken(to, army) + slain;
        let loss = price(army) / 5 + 8;
        (chance * prize - (1000 - chance) * loss) / 1000
    }

    /// Returns what own Support orders add, or, as long as orders are being placed, the best that could.
    fn support(&self, from: Area, to: Area) -> i32 {
        let seen = self.seen;
        if !seen.revealed() {
            return friends(seen, to, self.busy.with(from)) * 3 / 4;
        }
        let own = support_orders(seen, to).intersection(seen.occupied[seen.me]);
        own.without(from)
            .iter()
            .map(|it| helped(seen, it, Side::Attacker, to))
            .sum()
    }
}

/// Returns what the Support order in `from` brings to a side in `area`.
pub(in crate::policy) fn helped(seen: &Seen, from: Area, side: Side, area: Area) -> i32 {
    let star = seen.orders.get(from).map_or(0, OrderToken::bonus);
    brings(seen.upright(from), side, area) + i32::from(star)
}

/// Returns what the house that stands in an area has against an attack; half of what others may add.
pub(in crate::policy) fn resistance(seen: &Seen, to: Area, enemy: House) -> i32 {
    let units = defence(seen, to);
    if seen.revealed() {
        let defense = match seen.orders.get(to) {
            Some(OrderToken::Defense) => 1,
            Some(OrderToken::DefenseStar) => 2,
            _ => 0,
        };
        let orders = support_orders(seen, to);
        let theirs = orders.intersection(seen.occupied[enemy]);
        let own = orders.intersection(seen.occupied[seen.me]);
        let help = |areas: AreaSet| -> i32 {
            let each = areas.iter().map(|it| helped(seen, it, Side::Defender, to));
            each.sum()
        };
        let others = orders.difference(theirs).difference(own);
        return units + defense + help(theirs) + help(others) / 2;
    }
    units + expected_help(seen, to, enemy)
}

/// Returns what a defender can be expected to add while nobody knows the orders.
fn expected_help(position: &Position, to: Area, enemy: House) -> i32 {
    let near = to.borders().intersection(position.occupied[enemy]);
    let near = if LANDS.contains(to) {
        near
    } else {
        near.difference(LANDS)
    };
    let beside: i32 = near.iter().map(|it| strength(position.units[it])).sum();
    (beside + 2) / 4
}

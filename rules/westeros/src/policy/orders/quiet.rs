//! The worth of Defense, Support, Raid and Consolidate Power in an area.

use crate::policy::{
    Seen, consolidate,
    march::arrive::Arrivals,
    raid::{booty, opening},
    seen::{brings, price},
    temper::USELESS,
    threat::{defence, risk},
};
use crate::{
    Area, AreaSet, ByArea, Order, OrderToken, Side,
    board::{LANDS, PORTS, SEAS_AND_PORTS},
    chapters::raid,
};

/// The knowledge of a house when it weighs the orders of those who stay.
pub(in crate::policy) struct Quiet<'a> {
    known: &'a Arrivals<'a>,
    /// Areas that own armies will attack.
    pub aims: AreaSet,
    /// The stake in each own area, and the likelihood of its loss as it stands.
    peril: ByArea<Peril>,
}

#[derive(Clone, Copy, Default)]
struct Peril {
    stake: i32,
    threat: i32,
    guard: i32,
}

impl Peril {
    /// Returns what so much more strength saves.
    fn saved(self, more: i32) -> i32 {
        self.stake * (risk(self.threat, self.guard) - risk(self.threat, self.guard + more)) / 1000
    }
}

impl<'a> Quiet<'a> {
    pub fn new(known: &'a Arrivals<'a>, aims: AreaSet) -> Self {
        let seen = known.seen;
        let mut peril = ByArea::default();
        for area in seen.occupied[seen.me] {
            peril[area] = Peril {
                stake: known.worth.stake(seen, area) + price(seen.units[area]) / 3,
                threat: known.threats.at(area),
                guard: defence(seen, area),
            };
        }
        Self { known, aims, peril }
    }

    pub const fn seen(&self) -> &'a Seen<'a> {
        self.known.seen
    }

    /// Returns what an order is worth, what it does for the own attacks included.
    pub fn whole(&self, area: Area, token: OrderToken) -> i32 {
        self.score(area, token) + self.aimed(area, token)
    }

    /// Returns what an order is worth by itself.
    pub fn score(&self, area: Area, token: OrderToken) -> i32 {
        match token.order() {
            Order::Defense => self.defense(area, token),
            Order::Support => self.support(area, token),
            Order::Raid => self.raid(area, token),
            Order::ConsolidatePower => consolidate::value(self.seen(), area, token),
            Order::March => USELESS,
        }
    }

    fn defense(&self, area: Area, token: OrderToken) -> i32 {
        if PORTS.contains(area) {
            return -USELESS.abs() / 4;
        }
        let more = if token.starred() { 2 } else { 1 };
        self.peril[area].saved(more)
    }

    /// For own areas beside it that may be attacked.
    fn support(&self, area: Area, token: OrderToken) -> i32 {
        let seen = self.seen();
        let near = helped_from(area);
        let star = i32::from(token.bonus());
        let mut score = 0;
        for own in near.intersection(seen.occupied[seen.me]) {
            let more = brings(seen.upright(area), Side::Defender, own) + star;
            score += self.peril[own].saved(more) * 2 / 3;
        }
        score
    }

    /// Returns what Support or Raid do for attacks that are planned.
    pub fn aimed(&self, area: Area, token: OrderToken) -> i32 {
        if self.aims.is_empty() {
            return 0;
        }
        let seen = self.seen();
        if token.order() == Order::Raid {
            let near = raid::reach(area).intersection(seen.areas_with_enemies(seen.me));
            return near
                .iter()
                .map(|it| opening(seen, it, self.aims))
                .max()
                .unwrap_or(0);
        }
        let star = i32::from(token.bonus());
        let mut score = 0;
        if token.order() == Order::Support {
            for aim in helped_from(area).intersection(self.aims) {
                let more = brings(seen.upright(area), Side::Attacker, aim) + star;
                let gain = self.known.worth.gain[aim].min(100);
                score += 3 + 9 * more + gain * more.min(3) / 20;
            }
        }
        score
    }

    /// Only where somebody stands whose orders could be raided.
    fn raid(&self, area: Area, token: OrderToken) -> i32 {
        let seen = self.seen();
        let near = raid::reach(area).intersection(seen.areas_with_enemies(seen.me));
        let best = near.iter().map(|it| booty(seen, it, token)).max();
        let star = i32::from(token.starred() && best.is_some());
        best.map_or(USELESS, |it| it + star)
    }
}

/// The areas in whose combats units here can help.
pub(in crate::policy) fn helped_from(area: Area) -> AreaSet {
    if LANDS.contains(area) {
        area.borders().intersection(LANDS)
    } else if PORTS.contains(area) {
        area.borders().intersection(SEAS_AND_PORTS)
    } else {
        area.borders()
    }
}

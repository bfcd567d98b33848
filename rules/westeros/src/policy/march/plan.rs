//! The ways in which one army can march.

use super::arrive::Arrivals;
use crate::policy::{seen::brings, threat::risk};
use crate::{
    Area, Army, March, Side, Troops, Unit,
    board::LANDS,
    chapters::march::{Arrival, arrival, why_no_token},
    general::movement::reach,
};

/// The most areas an army reaches that are looked at.
const MOST: usize = 24;

/// One army and what each of its parts would find wherever it may go.
pub(in crate::policy) struct Plan<'a> {
    arrivals: &'a Arrivals<'a>,
    from: Area,
    /// Everybody, all but one, all but two, a single one.
    parts: [Army; 4],
    targets: [Target; MOST],
    count: usize,
}

#[derive(Clone, Copy)]
struct Target {
    area: Area,
    attacked: bool,
    /// By part.
    value: [Option<i32>; 4],
}

/// The choice of which parts go where.
#[derive(Clone, Copy, Debug)]
pub(in crate::policy) struct Way {
    /// A target and a part, each by its number.
    moves: [Option<(usize, usize)>; 3],
    leave_token: bool,
}

const ALL: usize = 0;
const BUT_ONE: usize = 1;
const BUT_TWO: usize = 2;
const ONE: usize = 3;

impl<'a> Plan<'a> {
    pub fn new(arrivals: &'a Arrivals<'a>, from: Area, bonus: i32) -> Self {
        let seen = arrivals.seen;
        let parts = parts(seen.upright(from));
        let nowhere = Target {
            area: from,
            attacked: false,
            value: [None; 4],
        };
        let mut plan = Self {
            arrivals,
            from,
            parts,
            targets: [nowhere; MOST],
            count: 0,
        };
        if parts[ALL].is_empty() {
            return plan;
        }
        for area in reach(seen, seen.me, from).iter().take(MOST) {
            let met = arrival(seen, seen.me, area);
            let attacked = met != Arrival::Free;
            let mut value = [None; 4];
            for part in [ALL, BUT_ONE, BUT_TWO, ONE] {
                let army = parts[part];
                let alone = part == ONE && attacked;
                if !army.is_empty() && !alone {
                    value[part] = arrivals.value((from, area), met, (army, bonus));
                }
            }
            plan.targets[plan.count] = Target {
                area,
                attacked,
                value,
            };
            plan.count += 1;
        }
        plan
    }

    /// Offers each sensible march with what it is worth, in no order.
    pub fn each(&self, offer: &mut impl FnMut(i32, Way)) {
        let gone = self.leave(Army::NONE);
        let single = self.leave(self.parts[ONE]);
        let most = self.leave(self.parts[BUT_ONE]);
        for target in 0..self.count {
            self.offer(offer, gone, &[(target, ALL)]);
            self.offer(offer, single, &[(target, BUT_ONE)]);
            self.offer(offer, most, &[(target, ONE)]);
        }
        // A single unit takes what lies open while the others go elsewhere, or stay.
        let Some((first, second)) = self.lying_open() else {
            return;
        };
        for target in (0..self.count).filter(|&it| it != first) {
            self.offer(offer, gone, &[(first, ONE), (target, BUT_ONE)]);
            self.offer(offer, single, &[(first, ONE), (target, BUT_TWO)]);
            if let Some(second) = second.filter(|&it| it != target) {
                let parts = [(first, ONE), (second, ONE), (target, BUT_TWO)];
                self.offer(offer, gone, &parts);
            }
        }
    }

    /// The march that goes this way.
    pub fn march(&self, way: Way) -> March {
        let mut march = March {
            from: self.from,
            moves: Troops::NONE,
            leave_token: way.leave_token,
        };
        for (target, part) in way.moves.into_iter().flatten() {
            // The second unit that goes alone is the weakest of those that are left.
            let army = if part == ONE && !march.moves.is_empty() {
                weakest(self.parts[BUT_ONE])
            } else {
                self.parts[part]
            };
            march.moves.add(self.targets[target].area, army);
        }
        march
    }

    /// Returns the area that it attacks, if it attacks anybody.
    pub fn attacked(&self, way: Way) -> Option<Area> {
        let targets = way.moves.into_iter().flatten();
        let mut targets = targets.map(|(target, _)| &self.targets[target]);
        targets.find(|it| it.attacked).map(|it| it.area)
    }

    /// The two best areas that a single unit may walk into.
    fn lying_open(&self) -> Option<(usize, Option<usize>)> {
        let mut best: [(i32, Option<usize>); 2] = [(0, None); 2];
        for target in 0..self.count {
            let Some(value) = self.targets[target].value[ONE] else {
                continue;
            };
            if value > best[0].0 {
                best = [(value, Some(target)), best[0]];
            } else if value > best[1].0 {
                best[1] = (value, Some(target));
            }
        }
        best[0].1.map(|first| (first, best[1].1))
    }

    /// Offers what these parts gain in all, and the area they leave loses.
    fn offer(
        &self,
        offer: &mut impl FnMut(i32, Way),
        (left, leave_token): (i32, bool),
        parts: &[(usize, usize)],
    ) {
        let mut score = left;
        let mut way = Way {
            moves: [None; 3],
            leave_token,
        };
        let mut attacks = 0;
        for (place, &(target, part)) in way.moves.iter_mut().zip(parts) {
            let to = &self.targets[target];
            let Some(value) = to.value[part] else {
                return;
            };
            score += value;
            attacks += u8::from(to.attacked);
            *place = Some((target, part));
        }
        if attacks < 2 {
            offer(score, way);
        }
    }

    /// Returns what the area is worth without those who go, less what it was worth with them; and whether a power token
    /// stays in their place.
    fn leave(&self, stay: Army) -> (i32, bool) {
        let seen = self.arrivals.seen;
        let worth = self.arrivals.worth;
        let from = self.from;
        let all = seen.units[from];
        let garrison = if seen.garrisons.contains(from) { 2 } else { 0 };
        let guard = |army: Army| brings(army, Side::Defender, from) + garrison;
        let threat = self.arrivals.threats.at(from);
        let stake = worth.stake(seen, from);
        let empty = stay.is_empty() && all == self.parts[ALL];
        let before = risk(threat, guard(all));
        if !empty {
            return (-stake * (risk(threat, guard(stay)) - before) / 1000, false);
        }
        let held = !LANDS.contains(from)
            || seen.power_tokens[seen.me].contains(from)
            || seen.me.home() == from;
        if !LANDS.contains(from) {
            return (-stake * 2 / 3, false);
        }
        let exposed = stake * (risk(threat, garrison) - before) / 1000;
        if held {
            return (-exposed, false);
        }
        let moved = Troops::of(from, all);
        let may = why_no_token(seen, seen.me, from, &moved).is_none();
        let token = if seen.last_round() { 1 } else { 9 };
        if may && stake - exposed > token {
            (-exposed - token, true)
        } else {
            (-stake, false)
        }
    }
}

/// Everybody, all but one, all but two, a single one: the weakest go or stay alone.
fn parts(all: Army) -> [Army; 4] {
    let one = weakest(all);
    let but_one = all.minus(one);
    let two = weakest(but_one);
    let but_two = but_one.minus(two);
    if but_one.is_empty() {
        return [all, Army::NONE, Army::NONE, Army::NONE];
    }
    [all, but_one, but_two, one]
}

/// A single unit: one that can hold an area by itself, the weakest of those.
fn weakest(army: Army) -> Army {
    const ORDER: [Unit; 4] = [Unit::Footman, Unit::Ship, Unit::Knight, Unit::SiegeEngine];
    let unit = ORDER.into_iter().find(|&it| army.count(it) > 0);
    unit.map_or(Army::NONE, Army::one)
}

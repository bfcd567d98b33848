//! The choice of the units that go when supply no longer feeds all armies.

use super::{Armies, LIMITS};
use crate::{
    Area, AreaSet, Army, ByArea, House, Illegal, OverRemoval, Position, Troops, Unit,
    general::losses,
};
use tabletop::Dice;

/// Checks that the house conforms to its supply without these units, and, unless the table allows it, none of them
/// could have been kept.
pub(super) fn check(position: &Position, house: House, units: &Troops) -> Result<(), Illegal> {
    losses::own(position, house, units)?;
    let mut kept = Kept::all(position, house);
    for (area, army) in units.iter() {
        kept.set(area, kept.sizes[area] - army.len());
    }
    if !kept.fit() {
        return Err(Illegal::SupplyExceeded);
    }
    let wasted = || units.iter().any(|(area, _)| kept.feeds_one_more(area));
    if position.setup.over_removal == OverRemoval::Forbidden && wasted() {
        return Err(Illegal::CouldBeKept);
    }
    Ok(())
}

/// The units that go if there is only one legal answer.
///
/// Cut down to the largest army that supply feeds, every army keeps as much as it ever could. If
/// even that conforms, no other answer destroys less anywhere; if it does not, two armies compete
/// for a place and their house decides.
pub(super) fn forced(position: &Position, house: House) -> Option<Troops> {
    if position.setup.over_removal == OverRemoval::Allowed {
        return None;
    }
    let largest = LIMITS[usize::from(position.supply[house].min(6))][0];
    let mut kept = Kept::all(position, house);
    let mut units = Troops::NONE;
    for area in kept.armies {
        let army = position.units[area];
        let excess = army.len().saturating_sub(largest);
        if excess > 0 {
            let unit = only_kind(army)?;
            units.add(area, Army::NONE.with(unit, excess));
            kept.set(area, largest);
        }
    }
    kept.fit().then_some(units)
}

fn only_kind(army: Army) -> Option<Unit> {
    let mut kinds = Unit::ALL.into_iter().filter(|&unit| army.count(unit) > 0);
    kinds.next().filter(|_| kinds.next().is_none())
}

/// Any legal answer: armies shrink by chance until supply feeds them. Where more than that is not
/// allowed, what went for nothing comes back.
pub(super) fn sample(position: &Position, house: House, dice: &mut (impl Dice + ?Sized)) -> Troops {
    let mut kept = Kept::all(position, house);
    while !kept.fit() {
        let Some(area) = kept.armies.pick(dice) else {
            break;
        };
        kept.set(area, kept.sizes[area] - 1);
    }
    if position.setup.over_removal == OverRemoval::Forbidden {
        kept.take_back();
    }
    kept.destroyed(|army| {
        let mut nth = dice.below(army.len().into()) as u8;
        let drawn = Unit::ALL.into_iter().find(|&unit| {
            let found = nth < army.count(unit);
            nth = nth.saturating_sub(army.count(unit));
            found
        });
        drawn.unwrap_or(Unit::Footman)
    })
}

/// Keeps the strongest: the best army fills the largest place, and so on, and in each of them the
/// weakest units go.
pub(super) fn fallback(position: &Position, house: House) -> Troops {
    let mut kept = Kept::all(position, house);
    let mut rest = kept.armies;
    for &limit in LIMITS[usize::from(position.supply[house].min(6))] {
        let strength = |&area: &Area| strongest(position.units[area], limit);
        let Some(best) = rest.iter().max_by_key(strength) else {
            break;
        };
        kept.set(best, kept.sizes[best].min(limit));
        rest = rest.without(best);
    }
    for area in rest {
        kept.set(area, 1);
    }
    kept.take_back();
    kept.destroyed(weakest)
}

/// Combat strength of the best `count` units.
fn strongest(army: Army, count: u8) -> u8 {
    let mut left = army;
    while left.len() > count {
        left = left.minus(Army::one(weakest(left)));
    }
    left.count(Unit::Footman)
        + left.count(Unit::Ship)
        + 2 * (left.count(Unit::Knight) + left.count(Unit::SiegeEngine))
}

/// Footmen go before Siege Engines, and these, which cannot defend, before Knights.
fn weakest(army: Army) -> Unit {
    let order = [Unit::Footman, Unit::Ship, Unit::SiegeEngine, Unit::Knight];
    let first = order.into_iter().find(|&unit| army.count(unit) > 0);
    first.unwrap_or(Unit::Footman)
}

/// The number of units that a house keeps in each area.
struct Kept<'a> {
    position: &'a Position,
    house: House,
    /// Areas that began with two units or more and keep at least two.
    armies: AreaSet,
    sizes: ByArea<u8>,
    count: Armies,
}

impl<'a> Kept<'a> {
    fn all(position: &'a Position, house: House) -> Self {
        let mut sizes = ByArea::default();
        for area in position.occupied[house] {
            sizes[area] = position.units[area].len();
        }
        Self {
            position,
            house,
            armies: AreaSet::filter(|area| sizes[area] > 1),
            sizes,
            count: Armies::of(position, house),
        }
    }

    fn set(&mut self, area: Area, size: u8) {
        if self.sizes[area] > 0 {
            self.count.remove(self.sizes[area]);
        }
        if size > 0 {
            self.count.add(size);
        }
        self.sizes[area] = size;
        self.armies = if size > 1 {
            self.armies.with(area)
        } else {
            self.armies.without(area)
        };
    }

    fn fit(&self) -> bool {
        self.count.fit(self.position.supply[self.house])
    }

    fn feeds_one_more(&self, area: Area) -> bool {
        let mut count = self.count;
        if self.sizes[area] > 0 {
            count.remove(self.sizes[area]);
        }
        count.add(self.sizes[area] + 1);
        count.fit(self.position.supply[self.house])
    }

    /// Everything that could have been kept is.
    fn take_back(&mut self) {
        for area in self.position.occupied[self.house] {
            while self.sizes[area] < self.position.units[area].len() && self.feeds_one_more(area) {
                self.set(area, self.sizes[area] + 1);
            }
        }
    }

    /// Returns what is not kept; `next` names the kind of unit that goes first among those left.
    fn destroyed(&self, mut next: impl FnMut(Army) -> Unit) -> Troops {
        let mut units = Troops::NONE;
        for area in self.position.occupied[self.house] {
            let mut army = self.position.units[area];
            while army.len() > self.sizes[area] {
                let unit = Army::one(next(army));
                army = army.minus(unit);
                units.add(area, unit);
            }
        }
        units
    }
}

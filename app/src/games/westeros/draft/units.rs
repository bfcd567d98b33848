//! Own units that an answer names: which there are, and how many are wanted.

use super::Draft;
use westeros::{
    Area, Army, Combat, Position, Prompt, Side, Troops, Unit, View,
    combat::{candidates, upright},
};

/// The number of units that an answer has to name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Exactly(u8),
    UpTo(u8),
    /// As many as supply asks for.
    Enough,
}

/// Returns how many units this question wants named; `None` if it is about something else.
pub fn wanted(view: &View, prompt: &Prompt) -> Option<Wanted> {
    let all: u8 = pool(view, prompt).iter().map(|(_, army)| army.len()).sum();
    let exactly = |count: u8| Wanted::Exactly(count.min(all));
    Some(match *prompt {
        Prompt::Reconcile => Wanted::Enough,
        Prompt::DestroyUnits { count, .. }
        | Prompt::Casualties { count }
        | Prompt::RetreatLoss { count }
        | Prompt::CrowsDown { count } => exactly(count),
        Prompt::PreemptiveRaid => exactly(2),
        Prompt::CrowsUp { most } => Wanted::UpTo(most),
        _ => return None,
    })
}

/// The units that may be named, area by area.
pub fn pool(view: &View, prompt: &Prompt) -> Vec<(Area, Army)> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    let everywhere = |of: fn(Army) -> Army| {
        let areas = view.occupied[me].iter();
        areas.map(|area| (area, of(view.units[area]))).collect()
    };
    let mut pool: Vec<(Area, Army)> = match *prompt {
        Prompt::Reconcile | Prompt::PreemptiveRaid => everywhere(|all| all),
        Prompt::CrowsDown { .. } => everywhere(|all| just(all, Unit::Knight)),
        Prompt::CrowsUp { .. } => everywhere(|all| just(all, Unit::Footman)),
        Prompt::DestroyUnits { within, .. } => everywhere(|all| all)
            .into_iter()
            .filter(|&(area, _)| within.is_empty() || within.contains(area))
            .collect(),
        Prompt::Casualties { .. } => fighting(view, candidates),
        Prompt::RetreatLoss { .. } => fighting(view, upright),
        _ => Vec::new(),
    };
    pool.retain(|(_, army)| !army.is_empty());
    // Large armies are what supply is about.
    pool.sort_by_key(|(_, army)| std::cmp::Reverse(army.len()));
    pool
}

/// The viewer's units in the combat that may be named; attackers are named in the embattled area
/// too.
fn fighting(view: &View, named: fn(&Position, &Combat, Side) -> Army) -> Vec<(Area, Army)> {
    let fight = view
        .combat
        .and_then(|combat| Some((combat, combat.side_of(view.me?)?)));
    let Some((combat, side)) = fight else {
        return Vec::new();
    };
    vec![(combat.area, named(view, &combat, side))]
}

/// The units of one kind.
fn just(army: Army, unit: Unit) -> Army {
    Army::NONE.with(unit, army.count(unit))
}

/// Returns how many of the knights of Crow Killers find no footman to become.
pub fn short_of_footmen(view: &View, prompt: &Prompt) -> u8 {
    let (Some(me), Some(Wanted::Exactly(count))) = (view.me, wanted(view, prompt)) else {
        return 0;
    };
    count.saturating_sub(view.figures_left(me, Unit::Footman))
}

/// One unit more in an area, the least worthy first; none once all of them are named.
pub(super) fn one_more(named: Army, all: Army) -> Army {
    let left = all.minus(all.common(named));
    left.iter()
        .next()
        .map_or(Army::NONE, |unit| named.plus(Army::one(unit)))
}

/// Returns how many units the draft names; `None` where it names none of its nature.
pub fn named_count(draft: &Draft) -> Option<u8> {
    match draft {
        Draft::Units(units) => Some(units.len()),
        Draft::Crows {
            replaced,
            destroyed,
        } => Some(replaced.len() + destroyed.len()),
        _ => None,
    }
}

impl Draft {
    /// The units that this draft names.
    pub const fn units(&self) -> Troops {
        match *self {
            Self::Units(units) => units,
            Self::Crows { replaced, .. } => replaced,
            _ => Troops::NONE,
        }
    }

    /// Knights that die for want of footmen.
    pub const fn destroyed(&self) -> Troops {
        match *self {
            Self::Crows { destroyed, .. } => destroyed,
            _ => Troops::NONE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn naming_goes_round_from_the_footman_on() {
        let all = Army::NONE.with(Unit::Footman, 1).with(Unit::Knight, 1);
        let one = one_more(Army::NONE, all);
        assert_eq!(one, Army::one(Unit::Footman));
        assert_eq!(one_more(one, all), all);
        assert_eq!(one_more(all, all), Army::NONE);
    }
}

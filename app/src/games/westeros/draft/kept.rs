//! From a browser's memory to a draft. It may be unfinished, or break a rule that its player is
//! about to be told of; but its parts have to be there.

use super::{Draft, Going, calls, near, pool, stands};
use westeros::{Area, AreaSet, Army, Prompt, Troops, View, planning};

impl Draft {
    /// This draft, if it may stand as one for `prompt`: it comes from a browser's memory.
    pub fn restored(self, view: &View, prompt: &Prompt) -> Option<Self> {
        let stands = self == Self::open(view, prompt)
            || self.may_become(view, prompt)
            || self.ready(view, prompt).is_ok();
        stands.then_some(self)
    }

    /// Tells whether an answer may come of it with more steps.
    fn may_become(&self, view: &View, prompt: &Prompt) -> bool {
        match (*self, prompt) {
            (Self::Orders(orders), Prompt::PlaceOrders { .. }) => {
                planning::check_partial(prompt, &orders).is_ok()
            }
            (Self::Raid { from, .. }, Prompt::ResolveRaid { orders })
            | (
                Self::Consolidate {
                    area: from,
                    musters: None,
                },
                Prompt::ConsolidatePower { orders },
            ) => from.is_none_or(|it| orders.contains(it)),
            (Self::March { from, .. }, Prompt::ResolveMarch { orders }) => {
                from.is_none_or(|it| orders.contains(it)) && self.marches_its_own(view, prompt)
            }
            (Self::Units(units), _) => are_there(&pool(view, prompt), &units, &Troops::NONE),
            (
                Self::Crows {
                    replaced,
                    destroyed,
                },
                Prompt::CrowsDown { .. },
            ) => are_there(&pool(view, prompt), &replaced, &destroyed),
            (
                Self::Sides { .. },
                Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. },
            ) => self.stands_within(view, prompt, *orders),
            _ => false,
        }
    }

    /// Tells whether the march moves no more units than there are, and nowhere out of reach.
    fn marches_its_own(&self, view: &View, prompt: &Prompt) -> bool {
        let Some(it) = self.marching() else {
            return matches!(
                self,
                Self::March {
                    going: Going::Open,
                    hand: Army::NONE,
                    ..
                }
            );
        };
        let reach = near(view, it.from);
        let aimed = match it.going {
            Going::Open | Going::Nowhere => true,
            Going::To { moves, .. } => moves.iter().all(|(to, _)| reach.contains(to)),
            Going::Calling(area) => calls(view, prompt, it.from).contains(area),
        };
        let moved = it.going.moves().total();
        aimed && view.upright(it.from).covers(moved) && it.left(view).covers(it.hand)
    }

    /// Tells whether each order that is spoken of may stand so, and each has been said once.
    fn stands_within(&self, view: &View, prompt: &Prompt, orders: AreaSet) -> bool {
        let Self::Sides {
            attacker,
            defender,
            nobody,
        } = *self
        else {
            return false;
        };
        let assigned = attacker.union(defender).union(nobody);
        let once = assigned.len() == attacker.len() + defender.len() + nobody.len();
        let may = |area| {
            let stand = self.stand(area);
            stand.is_some_and(|it| stands(view, prompt, area).contains(&it))
        };
        once && assigned.difference(orders).is_empty() && assigned.iter().all(may)
    }
}

/// Tells whether these units are among those that may be named, and the others beside them.
fn are_there(pool: &[(Area, Army)], units: &Troops, others: &Troops) -> bool {
    let all = |area| {
        let here = pool.iter().find(|it| it.0 == area);
        here.map_or(Army::NONE, |it| it.1)
    };
    let named = units.iter().all(|(area, army)| all(area).covers(army));
    named
        && others
            .iter()
            .all(|(area, army)| all(area).minus(units.at(area)).covers(army))
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{
        Area::{Pyke, Winterfell},
        Unit,
    };

    fn footmen(area: Area, count: u8) -> Troops {
        Troops::of(area, Army::NONE.with(Unit::Footman, count))
    }

    #[test]
    fn no_more_units_are_named_than_there_are() {
        let pool = [(Pyke, Army::NONE.with(Unit::Footman, 2))];
        assert!(are_there(&pool, &footmen(Pyke, 1), &footmen(Pyke, 1)));
        assert!(!are_there(&pool, &footmen(Pyke, 2), &footmen(Pyke, 1)));
        assert!(!are_there(&pool, &footmen(Winterfell, 1), &Troops::NONE));
    }
}

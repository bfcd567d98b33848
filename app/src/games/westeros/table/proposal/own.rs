//! One's own part of a plan, placed into the draft.

use crate::games::westeros::draft::{Copied, copied};
use westeros::{
    House, Orders, Plan, Prompt,
    plan::{Promise, PromisedAction},
    planning,
};

/// The orders that a plan wants of this house.
pub fn orders_of(plan: &Plan, house: House) -> Orders {
    let own = plan.promises.iter().filter(|it| it.house == house);
    own.filter_map(|Promise { action, .. }| match *action {
        PromisedAction::Order { area, token } => Some((area, token)),
        PromisedAction::March { .. }
        | PromisedAction::Support { .. }
        | PromisedAction::Peace { .. } => None,
    })
    .collect()
}

/// The draft with as much of these orders as may be placed, in the place of what lay there. What
/// could not be placed leaves the draft as it was there.
pub fn taken(prompt: &Prompt, draft: Orders, wanted: &Orders) -> Copied {
    let mut cleared = draft;
    for (area, _) in wanted.iter() {
        cleared.clear(area);
    }
    let mut it = copied(prompt, cleared, wanted);
    for (area, _, _) in &it.left_out {
        if let Some(before) = draft.get(*area) {
            let mut trial = it.orders;
            trial.place(*area, before);
            if planning::check_partial(prompt, &trial).is_ok() {
                it.orders = trial;
            }
        }
    }
    it
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{
        Area::{Pyke, Seagard, TheTwins},
        AreaSet, Illegal,
        OrderToken::{Defense, MarchPlusOne, Raid, Support},
        OrderTokens,
    };

    const fn asked() -> Prompt {
        Prompt::PlaceOrders {
            areas: AreaSet::of(&[Pyke, Seagard]),
            allowed: OrderTokens::ALL,
            stars: 0,
            cover: 2,
            before: Orders::NONE,
        }
    }

    fn orders(all: &[(westeros::Area, westeros::OrderToken)]) -> Orders {
        all.iter().copied().collect()
    }

    #[test]
    fn what_is_legal_takes_the_place_of_what_lay_there() {
        let draft = orders(&[(Pyke, Raid), (Seagard, Defense)]);
        let wanted = orders(&[(Pyke, Support), (Seagard, MarchPlusOne), (TheTwins, Raid)]);
        let it = taken(&asked(), draft, &wanted);
        assert_eq!(it.orders, orders(&[(Pyke, Support), (Seagard, Defense)]));
        assert_eq!(it.placed, 1);
        let why: Vec<Illegal> = it.left_out.iter().map(|it| it.2).collect();
        assert!(why.contains(&Illegal::NoOrderHere(TheTwins)), "{why:?}");
        assert_eq!(why.len(), 2);
    }

    #[test]
    fn only_the_own_part_is_taken() {
        let promise = |house, area| Promise {
            house,
            action: PromisedAction::Order { area, token: Raid },
        };
        let plan = Plan {
            round: 1,
            promises: vec![
                promise(House::Greyjoy, Pyke),
                promise(House::Stark, TheTwins),
            ],
        };
        assert_eq!(orders_of(&plan, House::Greyjoy), orders(&[(Pyke, Raid)]));
    }
}

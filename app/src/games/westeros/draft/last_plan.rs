//! Last round's orders, placed once more. They are read off the log, so that they are there on
//! every device of their player.

use crate::games::westeros::page::{self, LogLine};
use westeros::{
    Area, AreaSet, Event, House, Illegal, Musters, OrderToken, Orders, Prompt, Recruit, planning,
};

/// The outcome of copying last round's orders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// The draft with everything that could be placed.
    pub orders: Orders,
    /// The number of orders that were placed.
    pub placed: u8,
    /// The orders that could not be placed, and why.
    pub left_out: Vec<(Area, OrderToken, Illegal)>,
}

/// The orders that `house` revealed last, where its units still stand since then. `standing` are
/// the areas where it has units now.
///
/// The log does not say whose order lay where; but units that stand where they did not come to
/// stood there before, and so did their order.
pub fn last_plan(log: &[LogLine], house: House, standing: AreaSet) -> Orders {
    let revealed = log
        .iter()
        .enumerate()
        .rev()
        .find_map(|(at, line)| match line.event {
            Event::OrdersRevealed { orders } if !line.undone => Some((at, orders)),
            _ => None,
        });
    let Some((at, mut orders)) = revealed else {
        return Orders::NONE;
    };
    let (mut entered, mut acted) = (AreaSet::EMPTY, AreaSet::EMPTY);
    for line in page::standing(&log[at + 1..]) {
        match line.event {
            Event::RavenSwapped { area, to, .. } => orders.place(area, to),
            Event::Marched {
                house: by,
                from,
                moves,
            } if by == house => {
                acted = acted.with(from);
                entered = moves.iter().fold(entered, |set, (area, _)| set.with(area));
            }
            Event::Retreated { house: by, to, .. } if by == house => entered = entered.with(to),
            Event::Mustered { house: by, musters } if by == house => {
                entered = entered.union(ships(&musters));
            }
            Event::Raided {
                house: by, from, ..
            }
            | Event::RaidSpent { house: by, from }
            | Event::SupportDeclared {
                house: by, from, ..
            }
            | Event::PowerConsolidated {
                house: by,
                area: from,
                ..
            }
            | Event::OrderRemoved {
                house: by,
                area: from,
                ..
            } if by == house => acted = acted.with(from),
            _ => {}
        }
    }
    orders.on(standing.difference(entered.difference(acted)))
}

/// Returns where ships were mustered.
fn ships(musters: &Musters) -> AreaSet {
    let to = musters.iter().filter_map(|(_, recruit)| match recruit {
        Recruit::Ship { to } => Some(to),
        _ => None,
    });
    to.collect()
}

/// Places as much of `plan` as may be placed, where `draft` has no order yet.
pub fn copied(prompt: &Prompt, draft: Orders, plan: &Orders) -> Copied {
    let mut it = Copied {
        orders: draft,
        ..Copied::default()
    };
    for (area, token) in plan.iter() {
        if draft.areas().contains(area) {
            continue;
        }
        let mut trial = it.orders;
        trial.place(area, token);
        match planning::check_partial(prompt, &trial) {
            Ok(()) => {
                it.orders = trial;
                it.placed += 1;
            }
            Err(why) => it.left_out.push((area, token, why)),
        }
    }
    it
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::draft::tests::{new_game, seen_by};
    use westeros::{
        Area::{CastleBlack, Karhold, MoatCailin, TheShiveringSea, WhiteHarbor, Winterfell},
        Army, Troops, Unit,
    };

    fn log(events: &[Event]) -> Vec<LogLine> {
        let line = |(seq, &event): (usize, &Event)| LogLine {
            seq: i64::try_from(seq).unwrap(),
            at: 0,
            event,
            undone: false,
        };
        events.iter().enumerate().map(line).collect()
    }

    fn plan() -> Orders {
        Orders::from_iter([
            (Winterfell, OrderToken::Defense),
            (WhiteHarbor, OrderToken::March),
            (TheShiveringSea, OrderToken::Support),
            (MoatCailin, OrderToken::RaidStar),
        ])
    }

    const STANDING: AreaSet = AreaSet::of(&[Winterfell, WhiteHarbor, TheShiveringSea, MoatCailin]);

    #[test]
    fn an_order_where_one_marched_in_was_another_ones() {
        let marched = Event::Marched {
            house: House::Stark,
            from: WhiteHarbor,
            moves: Troops::of(MoatCailin, Army::one(Unit::Footman)),
        };
        let log = log(&[Event::OrdersRevealed { orders: plan() }, marched]);
        let mine = last_plan(&log, House::Stark, STANDING);
        assert_eq!(mine.get(MoatCailin), None);
        assert_eq!(mine.get(WhiteHarbor), Some(OrderToken::March));
    }

    #[test]
    fn the_last_reveal_counts_and_what_the_raven_changed() {
        let swapped = Event::RavenSwapped {
            house: House::Stark,
            area: Winterfell,
            from: OrderToken::Defense,
            to: OrderToken::Raid,
        };
        let before = Event::OrdersRevealed {
            orders: Orders::from_iter([(Karhold, OrderToken::Raid)]),
        };
        let log = log(&[before, Event::OrdersRevealed { orders: plan() }, swapped]);
        let mine = last_plan(&log, House::Stark, STANDING.with(Karhold));
        assert_eq!(mine.get(Winterfell), Some(OrderToken::Raid));
        assert_eq!(mine.get(Karhold), None);
        assert_eq!(last_plan(&[], House::Stark, STANDING), Orders::NONE);
    }

    #[test]
    fn what_is_illegal_now_is_left_out_and_what_is_laid_stays() {
        let (_, prompt) = seen_by(&new_game(), House::Stark);
        let draft = Orders::from_iter([(Winterfell, OrderToken::March)]);
        let mut last = plan();
        last.place(CastleBlack, OrderToken::Raid);
        let it = copied(&prompt, draft, &last);
        assert_eq!(it.orders.get(Winterfell), Some(OrderToken::March));
        assert_eq!(it.orders.get(TheShiveringSea), Some(OrderToken::Support));
        assert_eq!(
            it.placed, 1,
            "one March +0 only, and no units in the others"
        );
        let left: Vec<Area> = it.left_out.iter().map(|it| it.0).collect();
        assert_eq!(left, [CastleBlack, WhiteHarbor, MoatCailin]);
        let taken = Illegal::TokenUsedUp(OrderToken::March);
        assert!(
            it.left_out
                .contains(&(WhiteHarbor, OrderToken::March, taken))
        );
    }
}

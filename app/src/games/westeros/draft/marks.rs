//! How the open question and its draft mark the areas of the map.

use super::{
    Draft, Target,
    pick::{own_orders, raidable},
};
use crate::games::westeros::scene::Mark;
use westeros::{Area, AreaSet, ByArea, Prompt, RavenUse, View};

/// What each area is to the open question.
pub fn marks(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> ByArea<Mark> {
    match (prompt, draft) {
        (Some(Prompt::PlaceOrders { areas, .. }), Draft::Orders(orders)) => {
            let laid = |area| {
                if orders.get(area).is_some() {
                    Mark::Source
                } else {
                    Mark::Wanted
                }
            };
            each(*areas, laid)
        }
        (Some(Prompt::UseRaven { .. }), Draft::Raven(answer)) => {
            let chosen = match answer {
                Some(RavenUse::Swap { area, .. }) => Some(*area),
                _ => None,
            };
            each(own_orders(view), |area| source(area, chosen))
        }
        (Some(Prompt::ConsolidatePower { orders }), Draft::Consolidate(chosen)) => {
            each(*orders, |area| source(area, *chosen))
        }
        (Some(prompt @ Prompt::ResolveRaid { orders }), Draft::Raid { from, target }) => {
            ByArea::from_fn(|area| {
                if orders.contains(area) {
                    return source(area, *from);
                }
                let Some(from) = *from else {
                    return Mark::Plain;
                };
                if *target == Target::Area(area) {
                    Mark::Chosen
                } else if raidable(view, prompt, from, area).is_ok() {
                    Mark::Target
                } else if from.place().borders.contains(area) && enemy_order(view, area) {
                    Mark::Barred
                } else {
                    Mark::Plain
                }
            })
        }
        _ => ByArea::default(),
    }
}

fn each(areas: AreaSet, mark: impl Fn(Area) -> Mark) -> ByArea<Mark> {
    ByArea::from_fn(|area| {
        if areas.contains(area) {
            mark(area)
        } else {
            Mark::Plain
        }
    })
}

fn source(area: Area, chosen: Option<Area>) -> Mark {
    if chosen == Some(area) {
        Mark::Chosen
    } else {
        Mark::Source
    }
}

fn enemy_order(view: &View, area: Area) -> bool {
    let here = &view.areas[area];
    here.order.is_some() && here.units_of != view.me
}

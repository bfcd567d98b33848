//! The marks that the open question and its draft set on the areas of the map.

use super::{
    Draft, Marching, Target, forbidden, march, offered, offers,
    pick::{own_orders, raidable},
    place, pool, recruits,
};
use crate::games::westeros::scene::Mark;
use westeros::{Area, AreaSet, ByArea, Prompt, RavenUse, Recruit, View};

/// Returns what each area is to the open question.
pub fn marks(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> ByArea<Mark> {
    let Some(prompt) = prompt else {
        return ByArea::default();
    };
    match (prompt, draft) {
        (Prompt::PlaceOrders { areas, .. }, Draft::Orders(orders)) => {
            let placed = |area| {
                if orders.get(area).is_some() {
                    Mark::Source
                } else {
                    Mark::Wanted
                }
            };
            each(*areas, placed)
        }
        (Prompt::UseRaven { .. }, Draft::Raven(answer)) => {
            let chosen = match answer {
                Some(RavenUse::Swap { area, .. }) => Some(*area),
                _ => None,
            };
            each(own_orders(view), |area| source(Some(area) == chosen))
        }
        (Prompt::ConsolidatePower { orders }, Draft::Consolidate { area: chosen, .. }) => {
            let site = draft.site();
            let waters = site.map_or(AreaSet::EMPTY, |site| launches(view, prompt, draft, site));
            each(orders.union(waters), |area| {
                if orders.contains(area) {
                    source(Some(area) == *chosen)
                } else {
                    Mark::Target
                }
            })
        }
        (Prompt::ResolveRaid { orders }, Draft::Raid { from, target }) => ByArea::from_fn(|area| {
            if orders.contains(area) {
                return source(Some(area) == *from);
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
        }),
        (Prompt::ResolveMarch { orders }, Draft::March { .. }) => {
            let it = draft.marching();
            let near = it.map_or(AreaSet::EMPTY, |it| march::near(view, it.from));
            ByArea::from_fn(|area| match it {
                Some(it) if near.contains(area) => destination(view, &it, area),
                _ if orders.contains(area) => source(it.is_some_and(|it| it.from == area)),
                _ => Mark::Plain,
            })
        }
        (Prompt::Muster { sites, .. }, Draft::Muster { site, .. }) => {
            let waters = site.map_or(AreaSet::EMPTY, |site| launches(view, prompt, draft, site));
            each(sites.union(waters), |area| {
                if sites.contains(area) {
                    source(Some(area) == *site)
                } else {
                    Mark::Target
                }
            })
        }
        (Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }, _) => {
            each(*orders, |area| source(draft.stand(area).is_some()))
        }
        (Prompt::RefuseSupport { orders }, Draft::Refuse(refused)) => {
            each(*orders, |area| source(refused.contains(area)))
        }
        (Prompt::PreemptiveRaid, _) | (_, Draft::Units(_) | Draft::Crows { .. }) => {
            let areas = pool(view, prompt).into_iter().map(|(area, _)| area);
            let (named, dead) = (draft.units(), draft.destroyed());
            let any = |area| !named.at(area).plus(dead.at(area)).is_empty();
            each(areas.collect(), |area| source(any(area)))
        }
        (_, Draft::Answer(chosen)) => {
            let places = offers(view, prompt);
            let places = places.iter().filter_map(place).collect();
            let chosen = chosen.as_ref().and_then(place);
            each(places, |area| {
                if Some(area) == chosen {
                    Mark::Chosen
                } else {
                    Mark::Target
                }
            })
        }
        _ => ByArea::default(),
    }
}

/// Returns where a ship may be mustered next out of a castle.
fn launches(view: &View, prompt: &Prompt, draft: &Draft, site: Area) -> AreaSet {
    let offered = recruits(view, prompt, draft, site).into_iter();
    offered
        .filter_map(|(recruit, legal)| match (recruit, legal) {
            (Recruit::Ship { to }, Ok(())) => Some(to),
            _ => None,
        })
        .collect()
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

fn destination(view: &View, it: &Marching, area: Area) -> Mark {
    if !it.going.moves().at(area).is_empty() {
        return Mark::Chosen;
    }
    match offered(view, it, area).prospect() {
        Some((_, prospect)) if forbidden(prospect).is_none() => Mark::Target,
        Some(_) => Mark::Barred,
        None => Mark::Plain,
    }
}

const fn source(chosen: bool) -> Mark {
    if chosen { Mark::Chosen } else { Mark::Source }
}

fn enemy_order(view: &View, area: Area) -> bool {
    let here = view.area(area);
    here.order.is_some() && here.units_of != view.me
}

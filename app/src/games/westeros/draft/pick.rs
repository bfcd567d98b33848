//! The meaning of a click on an area for the open question.

use super::{
    Draft, Reason, Stand, Step, Wanted, march, offers, place, pool, recruits, short_of_footmen,
    stands, units::one_more, wanted,
};
use tabletop::Game;
use westeros::{Action, Area, AreaSet, Army, Illegal, Prompt, Recruit, View, Westeros};

/// The effect of picking an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Opens the tokens that may lie there.
    Tokens,
    Step(Step),
    /// Nothing, and why.
    Barred(Reason),
}

impl From<Result<Step, Reason>> for Picked {
    fn from(picked: Result<Step, Reason>) -> Self {
        match picked {
            Ok(step) => Self::Step(step),
            Err(why) => Self::Barred(why),
        }
    }
}

/// Returns what a click, or Enter, on an area does.
pub fn pick(view: &View, prompt: Option<&Prompt>, draft: &Draft, area: Area) -> Picked {
    let Some(prompt) = prompt else {
        return Picked::Barred(Reason::NothingAsked);
    };
    let among = |areas: AreaSet, step: Step| {
        let why = || Illegal::NoSuchOrder(area).into();
        areas.contains(area).then_some(step).ok_or_else(why)
    };
    match (prompt, draft) {
        (Prompt::PlaceOrders { areas, .. }, _) => {
            if areas.contains(area) {
                Picked::Tokens
            } else {
                Picked::Barred(Illegal::NoOrderHere(area).into())
            }
        }
        (Prompt::UseRaven { .. }, _) => {
            if own_orders(view).contains(area) {
                Picked::Tokens
            } else {
                Picked::Barred(Illegal::NoSuchOrder(area).into())
            }
        }
        (Prompt::ResolveRaid { orders }, Draft::Raid { from, .. }) => {
            match (orders.contains(area), from) {
                (true, Some(from)) if *from == area => Picked::Barred(Reason::ChooseTarget),
                (true, _) => Picked::Step(Step::RaidFrom(area)),
                (false, None) => Picked::Barred(Reason::ChooseRaid),
                (false, Some(from)) => raidable(view, prompt, *from, area)
                    .map(|()| Step::RaidAt(area))
                    .map_err(Reason::Illegal)
                    .into(),
            }
        }
        (Prompt::ResolveMarch { orders }, Draft::March { .. }) => match draft.marching() {
            Some(it) if march::near(view, it.from).contains(area) => {
                march::to_send(view, &it, area).into()
            }
            // What was said of it so far is not lost by a click beside its destinations.
            Some(it) if orders.contains(area) && it.is_begun() => {
                Picked::Barred(Reason::MarchBegun(it.from))
            }
            Some(it) if it.from == area => Picked::Barred(Reason::ChooseDestination),
            _ if orders.contains(area) => Picked::Step(Step::MarchFrom(area)),
            None => Picked::Barred(Reason::ChooseMarch),
            Some(_) => Picked::Barred(Illegal::OutOfReach(area).into()),
        },
        (Prompt::ConsolidatePower { orders }, _) => {
            if draft.site().is_some() && !orders.contains(area) {
                launch(view, prompt, draft, area).into()
            } else {
                among(*orders, Step::Consolidate(area)).into()
            }
        }
        (Prompt::Muster { sites, .. }, _) => {
            if sites.contains(area) {
                Picked::Step(Step::Site(area))
            } else {
                launch(view, prompt, draft, area).into()
            }
        }
        (Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }, _) => {
            among(*orders, next_stand(view, prompt, draft, area)).into()
        }
        (Prompt::RefuseSupport { orders }, _) => among(*orders, Step::Refuse(area)).into(),
        (Prompt::PreemptiveRaid, _) | (_, Draft::Units(_) | Draft::Crows { .. }) => {
            name(view, prompt, draft, area).into()
        }
        (_, Draft::Answer(_)) => answer(view, prompt, area).into(),
        (_, _) => Picked::Barred(Reason::NothingAsked),
    }
}

/// A ship is mustered there, out of the castle chosen.
fn launch(view: &View, prompt: &Prompt, draft: &Draft, to: Area) -> Result<Step, Reason> {
    let site = draft.site().ok_or(Illegal::NoMustering(to))?;
    let ship = Recruit::Ship { to };
    let offered = recruits(view, prompt, draft, site);
    let offered = offered.into_iter().find(|it| it.0 == ship);
    let (_, legal) = offered.ok_or(Illegal::NoMustering(to))?;
    legal?;
    Ok(Step::Recruit(site, ship))
}

/// The answer that is about this area.
fn answer(view: &View, prompt: &Prompt, area: Area) -> Result<Step, Reason> {
    let offers = offers(view, prompt);
    let mut placed = offers.iter().filter(|it| place(it).is_some()).peekable();
    if placed.peek().is_none() {
        return Err(Reason::NothingAsked);
    }
    let found = placed.find(|it| place(it) == Some(area));
    found
        .map(|it| Step::Answer(*it))
        .ok_or(Reason::NotOffered(area))
}

/// One more unit there is named.
fn name(view: &View, prompt: &Prompt, draft: &Draft, area: Area) -> Result<Step, Reason> {
    let pool = pool(view, prompt);
    let (_, all) = pool
        .into_iter()
        .find(|&(it, _)| it == area)
        .ok_or(Reason::NotOffered(area))?;
    if matches!(draft, Draft::Crows { .. }) {
        return Ok(crows(view, prompt, draft, (area, all)));
    }
    let army = one_more(draft.units().at(area), all);
    Ok(Step::Name(area, army))
}

/// One more knight there becomes a footman, or dies where no footman is left for it.
fn crows(view: &View, prompt: &Prompt, draft: &Draft, (area, all): (Area, Army)) -> Step {
    let (down, dead) = (draft.units().at(area), draft.destroyed().at(area));
    let named = down.plus(dead);
    let more = one_more(named, all);
    if more.is_empty() {
        return Step::Crows(area, Army::NONE, Army::NONE);
    }
    let one = more.minus(named);
    let footmen = match wanted(view, prompt) {
        Some(Wanted::Exactly(count)) => count - short_of_footmen(view, prompt),
        _ => 0,
    };
    if draft.units().len() < footmen || short_of_footmen(view, prompt) == 0 {
        Step::Crows(area, down.plus(one), dead)
    } else {
        Step::Crows(area, down, dead.plus(one))
    }
}

/// The stand after the present one, round and round.
fn next_stand(view: &View, prompt: &Prompt, draft: &Draft, area: Area) -> Step {
    let stands = stands(view, prompt, area);
    let now = draft.stand(area);
    let at = stands.iter().position(|&it| Some(it) == now);
    let next = at.map_or(0, |at| at + 1) % stands.len().max(1);
    Step::Stand(area, stands.get(next).copied().unwrap_or(Stand::Aside))
}

/// Checks that the raid from one area may remove the order of another.
pub(super) fn raidable(
    view: &View,
    prompt: &Prompt,
    from: Area,
    target: Area,
) -> Result<(), Illegal> {
    let target = Some(target);
    Westeros::check(view, prompt, &Action::ResolveRaid { from, target })
}

/// The areas in which orders of the viewer lie.
pub(super) fn own_orders(view: &View) -> AreaSet {
    let Some(me) = view.me else {
        return AreaSet::EMPTY;
    };
    let orders = view.orders.areas().union(view.own.orders.areas());
    orders.intersection(view.occupied[me])
}

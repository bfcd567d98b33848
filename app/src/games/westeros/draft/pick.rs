//! What a click on an area means to the open question.

use super::{Draft, Reason, Step};
use tabletop::Game;
use westeros::{Action, Area, AreaSet, Illegal, OrderView, Prompt, View, Westeros};

/// What picking an area does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Opens the tokens that may lie there.
    Tokens,
    Step(Step),
    /// Nothing, and why.
    Barred(Reason),
}

/// What a click, or Enter, on an area does.
pub fn pick(view: &View, prompt: Option<&Prompt>, draft: &Draft, area: Area) -> Picked {
    match (prompt, draft) {
        (Some(Prompt::PlaceOrders { areas, .. }), _) => {
            if areas.contains(area) {
                Picked::Tokens
            } else {
                Picked::Barred(Illegal::NoOrderHere(area).into())
            }
        }
        (Some(Prompt::UseRaven { .. }), _) => {
            if own_orders(view).contains(area) {
                Picked::Tokens
            } else {
                Picked::Barred(Illegal::NoSuchOrder(area).into())
            }
        }
        (Some(prompt @ Prompt::ResolveRaid { orders }), Draft::Raid { from, .. }) => {
            match (orders.contains(area), from) {
                (true, _) => Picked::Step(Step::RaidFrom(area)),
                (false, None) => Picked::Barred(Reason::ChooseRaid),
                (false, Some(from)) => match raidable(view, prompt, *from, area) {
                    Ok(()) => Picked::Step(Step::RaidAt(area)),
                    Err(why) => Picked::Barred(why.into()),
                },
            }
        }
        (Some(Prompt::ConsolidatePower { orders }), _) => {
            if orders.contains(area) {
                Picked::Step(Step::Consolidate(area))
            } else {
                Picked::Barred(Illegal::NoSuchOrder(area).into())
            }
        }
        _ => Picked::Barred(Reason::NothingAsked),
    }
}

/// Whether the raid from one area may remove the order of another.
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
    let mine = view.areas.iter().filter(|(_, it)| {
        it.units_of.is_some()
            && it.units_of == view.me
            && matches!(it.order, Some(OrderView::Own(_) | OrderView::FaceUp(_)))
    });
    mine.map(|(area, _)| area).collect()
}

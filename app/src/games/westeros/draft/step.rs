//! The single steps a draft is made of.

#[cfg(test)]
mod tests;

use super::{Draft, Going, Stand, Target};
use serde::{Deserialize, Serialize};
use westeros::{Action, Area, Army, House, Musters, OrderToken, Orders, RavenUse, Recruit, Troops};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Lay a token, or with the Raven exchange the one that lies there for it.
    Place(Area, OrderToken),
    Clear(Area),
    ClearAll,
    /// Lay exactly these orders.
    PlaceAll(Orders),
    /// Exchange what lies in two areas.
    Swap(Area, Area),
    /// Leave the orders as they are and let the Raven rest.
    KeepOrders,
    /// Let the Raven look at the wildling deck.
    Look,
    /// Raid from here. Chosen once more it stays chosen, and so does its target.
    RaidFrom(Area),
    /// Raid this.
    RaidAt(Area),
    /// Spend the order of a raid or a march.
    WithoutEffect,
    /// March from here. Chosen once more it stays chosen, and so do its destinations.
    MarchFrom(Area),
    /// These units, and no others, go there.
    Send(Area, Army),
    /// All units that go anywhere go there instead.
    Divert(Area, Army),
    /// These units, and no others, are what the next destination is for.
    Hold(Army),
    /// These units go from the first area to the second, in one go.
    Drag(Area, Area, Army),
    LeaveToken(bool),
    /// Ask for support against the neutral force there.
    Call(Area),
    Consolidate(Area),
    /// The starred order musters.
    MusterInstead,
    /// The starred order brings power.
    GainInstead,
    /// Muster here next.
    Site(Area),
    Recruit(Area, Recruit),
    /// All this is mustered, and nothing else.
    Musters(Musters),
    Answer(Action),
    Number(u8),
    /// These units of an area are named, and no others.
    Name(Area, Army),
    /// Knights that become footmen, and knights that die.
    Crows(Area, Army, Army),
    Stand(Area, Stand),
    /// The support from there does not count; or does again.
    Refuse(Area),
    /// The house goes to this place of the track, counted from 0.
    Rank(House, u8),
}

impl Draft {
    /// The draft after a step; a step that belongs to another question changes nothing.
    #[must_use]
    pub fn after(self, step: Step) -> Self {
        match (self, step) {
            (Self::Orders(orders), step) => Self::Orders(after_step(orders, step)),
            (Self::Raven(_), Step::Place(area, token)) => {
                Self::Raven(Some(RavenUse::Swap { area, token }))
            }
            (Self::Raven(_), Step::KeepOrders) => Self::Raven(Some(RavenUse::Pass)),
            (Self::Raven(_), Step::Look) => Self::Raven(Some(RavenUse::Look)),
            (Self::Raven(_), Step::Clear(_) | Step::ClearAll) => Self::Raven(None),
            (Self::Raid { from, target }, step) => raid(from, target, step),
            (Self::March { from, going, hand }, step) => march((from, going, hand), step),
            (Self::Consolidate { area, musters }, step) => consolidate(area, musters, step),
            (Self::Muster { musters, .. }, Step::Site(area)) => Self::Muster {
                site: Some(area),
                musters,
            },
            (Self::Muster { musters, .. }, Step::Recruit(area, recruit)) => Self::Muster {
                site: Some(area),
                musters: pushed(musters, area, recruit),
            },
            (Self::Muster { site, .. }, Step::Musters(musters)) => Self::Muster { site, musters },
            (Self::Muster { site, .. }, Step::ClearAll) => Self::Muster {
                site,
                musters: Musters::NONE,
            },
            // Preemptive Raid: down the track instead of losing units, or units after all.
            (Self::Answer(_) | Self::Units(_), Step::Answer(action)) => Self::Answer(Some(action)),
            (Self::Answer(_), Step::Name(area, army)) => Self::Units(Troops::of(area, army)),
            (Self::Units(units), Step::Name(area, army)) => Self::Units(units.with(area, army)),
            (Self::Units(_), Step::ClearAll) => Self::Units(Troops::NONE),
            (
                Self::Crows {
                    replaced,
                    destroyed,
                },
                Step::Crows(area, down, dead),
            ) => Self::Crows {
                replaced: replaced.with(area, down),
                destroyed: destroyed.with(area, dead),
            },
            (Self::Number(_), Step::Number(number)) => Self::Number(number),
            (Self::Sides { .. }, Step::Stand(area, stand)) => self.standing(area, stand),
            (Self::Refuse(areas), Step::Refuse(area)) => Self::Refuse(if areas.contains(area) {
                areas.without(area)
            } else {
                areas.with(area)
            }),
            (Self::Tied(mut ranking), Step::Rank(house, place)) => {
                ranking.shift(house, usize::from(place));
                Self::Tied(ranking)
            }
            _ => self,
        }
    }
}

fn after_step(mut orders: Orders, step: Step) -> Orders {
    match step {
        Step::Place(area, token) => orders.place(area, token),
        Step::Clear(area) => orders.clear(area),
        Step::ClearAll => orders = Orders::NONE,
        Step::PlaceAll(all) => orders = all,
        Step::Swap(a, b) => {
            let (at_a, at_b) = (orders.get(a), orders.get(b));
            for (area, token) in [(a, at_b), (b, at_a)] {
                match token {
                    Some(token) => orders.place(area, token),
                    None => orders.clear(area),
                }
            }
        }
        _ => {}
    }
    orders
}

fn raid(from: Option<Area>, target: Target, step: Step) -> Draft {
    let (from, target) = match step {
        Step::RaidFrom(area) if from != Some(area) => (Some(area), Target::Open),
        Step::RaidAt(area) => (from, Target::Area(area)),
        Step::WithoutEffect => (from, Target::Nothing),
        Step::ClearAll => (None, Target::Open),
        _ => (from, target),
    };
    Draft::Raid { from, target }
}

fn march((from, going, hand): (Option<Area>, Going, Army), step: Step) -> Draft {
    // Whatever is said of destinations, nobody is in hand any longer.
    let (from, going, hand) = match step {
        Step::MarchFrom(area) if from != Some(area) => (Some(area), Going::Open, Army::NONE),
        Step::Hold(army) => (from, going, army),
        Step::Send(to, army) => (from, going.sending(to, army), Army::NONE),
        Step::Divert(to, army) => (from, Going::Open.sending(to, army), Army::NONE),
        Step::Drag(start, to, army) => {
            let going = if from == Some(start) {
                going
            } else {
                Going::Open
            };
            let army = going.moves().at(to).plus(army);
            (Some(start), going.sending(to, army), Army::NONE)
        }
        Step::LeaveToken(leave_token) => {
            let moves = going.moves();
            (from, Going::To { moves, leave_token }, hand)
        }
        Step::WithoutEffect => (from, Going::Nowhere, Army::NONE),
        Step::Call(area) => (from, Going::Calling(area), Army::NONE),
        Step::ClearAll => (None, Going::Open, Army::NONE),
        _ => (from, going, hand),
    };
    Draft::March { from, going, hand }
}

fn consolidate(area: Option<Area>, musters: Option<Musters>, step: Step) -> Draft {
    let (area, musters) = match step {
        Step::Consolidate(area) => (Some(area), None),
        Step::MusterInstead => (area, Some(Musters::NONE)),
        Step::GainInstead => (area, None),
        Step::Recruit(area, recruit) => {
            let musters = musters.unwrap_or_default();
            (Some(area), Some(pushed(musters, area, recruit)))
        }
        Step::Musters(kept) => (area, musters.map(|_| kept)),
        Step::ClearAll => (None, None),
        _ => (area, musters),
    };
    Draft::Consolidate { area, musters }
}

fn pushed(mut musters: Musters, area: Area, recruit: Recruit) -> Musters {
    musters.push(area, recruit);
    musters
}

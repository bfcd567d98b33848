//! An answer in the making: plain values, nothing of which has been sent.
//!
//! What is legal is asked of the rules' own code; nothing here judges by itself.

mod choices;
mod history;
mod marks;
mod pick;
mod reason;
mod step;
#[cfg(test)]
mod tests;

pub use choices::{Choice, choices, stars_left};
pub use history::Drafting;
pub use marks::marks;
pub use pick::{Picked, pick};
pub use reason::Reason;
pub use step::Step;

use serde::{Deserialize, Serialize};
use tabletop::Game;
use westeros::{Action, Area, Orders, Prompt, RavenUse, View, Westeros, planning};

/// The answer to the open question as far as it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draft {
    Orders(Orders),
    Raven(Option<RavenUse>),
    Raid {
        from: Option<Area>,
        target: Target,
    },
    Consolidate(Option<Area>),
    /// There is nothing to prepare: no question, or the offer to take orders back.
    #[default]
    Nothing,
}

/// What a raid is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Not chosen yet.
    Open,
    /// The order is to be spent without effect.
    Nothing,
    Area(Area),
}

impl Draft {
    /// The draft a question begins with; where there is only one choice, it is made.
    pub fn open(prompt: &Prompt) -> Self {
        match *prompt {
            Prompt::PlaceOrders { before, .. } => Self::Orders(before),
            Prompt::TakeBackOrders => Self::Nothing,
            Prompt::UseRaven { .. } => Self::Raven(None),
            Prompt::ResolveRaid { orders } => Self::Raid {
                from: only(orders),
                target: Target::Open,
            },
            Prompt::ConsolidatePower { orders } => Self::Consolidate(only(orders)),
        }
    }

    /// This draft, if it may stand as one for `prompt`: it comes from a browser's memory.
    pub fn restored(self, view: &View, prompt: &Prompt) -> Option<Self> {
        let stands = match (self, prompt) {
            (Self::Orders(orders), Prompt::PlaceOrders { .. }) => {
                planning::check_partial(prompt, &orders).is_ok()
            }
            (Self::Raven(None), Prompt::UseRaven { .. })
            | (Self::Nothing, Prompt::TakeBackOrders) => true,
            (Self::Raid { from, .. }, Prompt::ResolveRaid { orders })
            | (Self::Consolidate(from), Prompt::ConsolidatePower { orders }) => {
                from.is_none_or(|it| orders.contains(it))
            }
            (Self::Raven(_), Prompt::UseRaven { .. }) => self.ready(view, prompt).is_ok(),
            _ => false,
        };
        stands.then_some(self)
    }

    /// The answer, if it is complete and legal; otherwise what is missing.
    pub fn ready(&self, view: &View, prompt: &Prompt) -> Result<Action, Reason> {
        let action = match *self {
            Self::Orders(orders) => Action::PlaceOrders(orders),
            Self::Nothing => Action::TakeBackOrders,
            Self::Raven(answer) => Action::UseRaven(answer.ok_or(Reason::ChooseExchange)?),
            Self::Raid { from, target } => Action::ResolveRaid {
                from: from.ok_or(Reason::ChooseRaid)?,
                target: match target {
                    Target::Open => return Err(Reason::ChooseTarget),
                    Target::Nothing => None,
                    Target::Area(area) => Some(area),
                },
            },
            Self::Consolidate(area) => Action::ConsolidatePower {
                area: area.ok_or(Reason::ChooseConsolidate)?,
            },
        };
        Westeros::check(view, prompt, &action)?;
        Ok(action)
    }

    /// The orders of this draft that the map shows face up.
    pub fn orders(&self) -> Orders {
        match *self {
            Self::Orders(orders) => orders,
            Self::Raven(Some(RavenUse::Swap { area, token })) => Orders::from_iter([(area, token)]),
            _ => Orders::NONE,
        }
    }
}

fn only(areas: westeros::AreaSet) -> Option<Area> {
    let mut areas = areas.iter();
    let first = areas.next()?;
    areas.next().is_none().then_some(first)
}

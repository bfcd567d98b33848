//! From a draft to an answer.

use super::{Draft, Going, Reason, Target};
use tabletop::Game;
use westeros::{Action, March, Prompt, View, Westeros};

impl Draft {
    /// The answer, if it is complete and legal; otherwise what is missing.
    pub fn ready(&self, view: &View, prompt: &Prompt) -> Result<Action, Reason> {
        let action = self.action(prompt)?;
        Westeros::check(view, prompt, &action)?;
        Ok(action)
    }

    /// The answer as far as it has come, legal or not; nothing before there is any.
    #[cfg(feature = "hydrate")]
    pub fn begun(&self, prompt: &Prompt) -> Option<Action> {
        self.action(prompt).ok()
    }

    fn action(&self, prompt: &Prompt) -> Result<Action, Reason> {
        Ok(match *self {
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
            Self::March { from, going, .. } => {
                let from = from.ok_or(Reason::ChooseMarch)?;
                match going {
                    Going::Open => return Err(Reason::ChooseDestination),
                    Going::Calling(area) => Action::CallSupport { from, area },
                    Going::Nowhere | Going::To { .. } => Action::ResolveMarch(March {
                        from,
                        moves: going.moves(),
                        leave_token: going.leaves_token(),
                    }),
                }
            }
            Self::Consolidate { area, musters } => {
                let area = area.ok_or(Reason::ChooseConsolidate)?;
                match musters {
                    None => Action::ConsolidatePower { area },
                    Some(musters) => Action::ConsolidateMuster { area, musters },
                }
            }
            Self::Muster { musters, .. } => Action::Muster(musters),
            Self::Answer(action) => action.ok_or(Reason::ChooseAnswer)?,
            Self::Number(number) => match prompt {
                Prompt::TakePort { .. } => Action::TakeShips(number),
                _ => Action::Bid(number),
            },
            Self::Units(units) => match prompt {
                Prompt::CrowsUp { .. } => Action::Promote(units),
                _ => Action::Destroy(units),
            },
            Self::Crows {
                replaced,
                destroyed,
            } => Action::Demote {
                replaced,
                destroyed,
            },
            Self::Sides {
                attacker,
                defender,
                nobody,
            } => {
                let (Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) = *prompt
                else {
                    return Err(Reason::NothingAsked);
                };
                let assigned = attacker.union(defender).union(nobody);
                if let Some(area) = orders.difference(assigned).iter().next() {
                    return Err(Reason::ChooseSide(area));
                }
                Action::Support { attacker, defender }
            }
            Self::Refuse(areas) => Action::Refuse(areas),
            Self::Tied(ranking) => Action::OrderTied(ranking),
        })
    }
}

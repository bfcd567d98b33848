//! From a draft to an answer, and from a browser's memory to a draft.

use super::{Draft, Going, Reason, Target};
use tabletop::Game;
use westeros::{Action, Army, March, Prompt, View, Westeros, planning};

impl Draft {
    /// The answer, if it is complete and legal; otherwise what is missing.
    pub fn ready(&self, view: &View, prompt: &Prompt) -> Result<Action, Reason> {
        let action = self.action(prompt)?;
        Westeros::check(view, prompt, &action)?;
        Ok(action)
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
                let said = attacker.union(defender).union(nobody);
                if let Some(area) = orders.difference(said).iter().next() {
                    return Err(Reason::ChooseSide(area));
                }
                Action::Support { attacker, defender }
            }
            Self::Refuse(areas) => Action::Refuse(areas),
            Self::Tied(ranking) => Action::OrderTied(ranking),
        })
    }

    /// This draft, if it may stand as one for `prompt`: it comes from a browser's memory.
    pub fn restored(self, view: &View, prompt: &Prompt) -> Option<Self> {
        let stands = match (self, prompt) {
            (Self::Orders(orders), Prompt::PlaceOrders { .. }) => {
                planning::check_partial(prompt, &orders).is_ok()
            }
            (Self::Raid { from, .. }, Prompt::ResolveRaid { orders })
            | (
                Self::March {
                    from,
                    going: Going::Open,
                    hand: Army::NONE,
                },
                Prompt::ResolveMarch { orders },
            )
            | (
                Self::Consolidate {
                    area: from,
                    musters: None,
                },
                Prompt::ConsolidatePower { orders },
            ) => from.is_none_or(|it| orders.contains(it)),
            _ => self == Self::open(view, prompt) || self.ready(view, prompt).is_ok(),
        };
        stands.then_some(self)
    }
}

//! The single steps a draft is made of.

use super::{Draft, Target};
use serde::{Deserialize, Serialize};
use westeros::{Area, OrderToken, Orders, RavenUse};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Lay a token, or with the Raven exchange the one that lies there for it.
    Place(Area, OrderToken),
    Clear(Area),
    ClearAll,
    /// Exchange what lies in two areas.
    Swap(Area, Area),
    /// Leave the orders as they are and let the Raven rest.
    KeepOrders,
    /// Raid from here; or no longer, if that was chosen.
    RaidFrom(Area),
    /// Raid this; or no longer, if that was chosen.
    RaidAt(Area),
    WithoutEffect,
    Consolidate(Area),
}

impl Draft {
    /// The draft after a step; a step that belongs to another question changes nothing.
    #[must_use]
    pub fn after(self, step: Step) -> Self {
        match (self, step) {
            (Self::Orders(orders), step) => Self::Orders(laid(orders, step)),
            (Self::Raven(_), Step::Place(area, token)) => {
                Self::Raven(Some(RavenUse::Swap { area, token }))
            }
            (Self::Raven(_), Step::KeepOrders) => Self::Raven(Some(RavenUse::Pass)),
            (Self::Raven(_), Step::Clear(_) | Step::ClearAll) => Self::Raven(None),
            (Self::Raid { from, target }, Step::RaidFrom(area)) => {
                let again = from == Some(area) && target == Target::Open;
                Self::Raid {
                    from: (!again).then_some(area),
                    target: Target::Open,
                }
            }
            (Self::Raid { from, target }, Step::RaidAt(area)) => Self::Raid {
                from,
                target: if target == Target::Area(area) {
                    Target::Open
                } else {
                    Target::Area(area)
                },
            },
            (Self::Raid { from, .. }, Step::WithoutEffect) => Self::Raid {
                from,
                target: Target::Nothing,
            },
            (Self::Raid { .. }, Step::ClearAll) => Self::Raid {
                from: None,
                target: Target::Open,
            },
            (Self::Consolidate(_), Step::Consolidate(area)) => Self::Consolidate(Some(area)),
            (Self::Consolidate(_), Step::ClearAll) => Self::Consolidate(None),
            _ => self,
        }
    }
}

fn laid(mut orders: Orders, step: Step) -> Orders {
    match step {
        Step::Place(area, token) => orders.place(area, token),
        Step::Clear(area) => orders.clear(area),
        Step::ClearAll => orders = Orders::NONE,
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

#[cfg(test)]
mod tests {
    use super::*;
    use OrderToken::{March, Raid};
    use westeros::Area::{Pyke, Seagard, Winterfell};

    #[test]
    fn two_areas_swap_their_orders() {
        let before = Draft::Orders(Orders::from_iter([(Pyke, March), (Seagard, Raid)]));
        let after = before.after(Step::Swap(Pyke, Seagard));
        assert_eq!(
            after,
            Draft::Orders(Orders::from_iter([(Pyke, Raid), (Seagard, March)]))
        );
    }

    #[test]
    fn a_swap_with_an_empty_area_moves_the_order() {
        let before = Draft::Orders(Orders::from_iter([(Pyke, March)]));
        let after = before.after(Step::Swap(Pyke, Seagard));
        assert_eq!(after, Draft::Orders(Orders::from_iter([(Seagard, March)])));
    }

    #[test]
    fn picking_a_target_twice_lets_go_of_it() {
        let before = Draft::Raid {
            from: Some(Pyke),
            target: Target::Open,
        };
        let aimed = before.after(Step::RaidAt(Seagard));
        assert_ne!(aimed, before);
        assert_eq!(aimed.after(Step::RaidAt(Seagard)), before);
    }

    #[test]
    fn another_source_forgets_the_target() {
        let aimed = Draft::Raid {
            from: Some(Pyke),
            target: Target::Area(Seagard),
        };
        let moved = aimed.after(Step::RaidFrom(Winterfell));
        assert_eq!(
            moved,
            Draft::Raid {
                from: Some(Winterfell),
                target: Target::Open
            }
        );
        assert_eq!(
            aimed.after(Step::RaidFrom(Pyke)),
            Draft::Raid {
                from: Some(Pyke),
                target: Target::Open
            }
        );
    }

    #[test]
    fn a_step_of_another_question_changes_nothing() {
        let draft = Draft::Consolidate(Some(Pyke));
        assert_eq!(draft.after(Step::RaidAt(Seagard)), draft);
        assert_eq!(Draft::Nothing.after(Step::ClearAll), Draft::Nothing);
    }
}

//! A step of a draft: the answer that is made, and what is planned besides it.

use battlefield::question::{Action, Prompt};

/// One answer of a plan is held; the others are given before or after it. Most answers have no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub action: Action,
    pub before: Vec<Action>,
    pub after: Vec<Action>,
}

impl Step {
    pub const fn alone(action: Action) -> Self {
        Self {
            action,
            before: Vec::new(),
            after: Vec::new(),
        }
    }

    /// Returns the step that holds this answer of a plan, if it has so many.
    pub fn of(mut plan: Vec<Action>, held: usize) -> Option<Self> {
        if held >= plan.len() {
            return None;
        }
        let after = plan.split_off(held + 1);
        let action = plan.pop()?;
        Some(Self {
            action,
            before: plan,
            after,
        })
    }

    /// Returns the answers of the plan in their order.
    pub fn each(&self) -> impl Iterator<Item = &Action> {
        let own = std::iter::once(&self.action);
        self.before.iter().chain(own).chain(&self.after)
    }

    /// Returns the whole plan in its order.
    pub fn all(&self) -> Vec<Action> {
        self.each().cloned().collect()
    }

    pub fn others(&self) -> impl Iterator<Item = &Action> {
        self.before.iter().chain(&self.after)
    }

    pub fn count(&self) -> usize {
        self.before.len() + 1 + self.after.len()
    }

    /// Returns the same with another answer held.
    pub fn with(&self, action: Action) -> Self {
        Self {
            action,
            ..self.clone()
        }
    }

    /// Returns the step after somebody chooses this: a unit that is planned elsewhere is held there, and one that is
    /// not comes to a plan of several.
    pub fn chosen(&self, action: Action) -> Self {
        let Action::Deploy { unit, .. } = action else {
            return self.with(action);
        };
        let same = |it: &Action| matches!(it, Action::Deploy { unit: it, .. } if *it == unit);
        let all = self.all();
        let planned = all.iter().position(same);
        if planned.is_none() && self.count() > 1 {
            return self.added(action);
        }
        let elsewhere = planned.filter(|at| *at != self.before.len());
        elsewhere
            .and_then(|at| Self::of(all, at))
            .unwrap_or_else(|| self.with(action))
    }

    /// Returns the plan with one answer more, which is held.
    pub fn added(&self, action: Action) -> Self {
        Self {
            action,
            before: self.all(),
            after: Vec::new(),
        }
    }

    /// Returns the plan without the answer at this place, if that leaves any; whatever is held stays so, or the next
    /// is.
    pub fn without(&self, at: usize) -> Option<Self> {
        let mut all = self.all();
        if at >= all.len() {
            return None;
        }
        all.remove(at);
        let held = self.before.len();
        let held = if at < held { held - 1 } else { held };
        let last = all.len().checked_sub(1)?;
        Self::of(all, held.min(last))
    }
}

/// Returns true for an answer of the kind that a planned question asks for.
pub const fn is_part(prompt: &Prompt, action: &Action) -> bool {
    matches!(
        (prompt, action),
        (Prompt::Deploy, Action::Deploy { .. })
            | (Prompt::Terrain { corpse_pile: false }, Action::Place { .. })
            | (Prompt::Marker, Action::Marker(_))
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        geometry::{Facing, Pose},
        position::UnitId,
    };

    fn deploy(unit: u8, x: i32) -> Action {
        Action::Deploy {
            unit: UnitId(unit),
            pose: Pose::new(x, 3_000, Facing::NORTH),
        }
    }

    #[test]
    fn a_plan_keeps_its_order_whatever_is_held() {
        let plan = vec![deploy(4, 0), deploy(2, 9_000), deploy(7, 20_000)];
        for at in 0..3 {
            let step = Step::of(plan.clone(), at).unwrap();
            assert_eq!(step.action, plan[at]);
            assert_eq!((step.all(), step.count()), (plan.clone(), 3));
        }
        assert_eq!(Step::of(plan.clone(), 3), None);
        let held = Step::of(plan.clone(), 1).unwrap();
        let moved = held.with(deploy(2, 10_000));
        assert_eq!(moved.all()[1], deploy(2, 10_000));
        let less = moved.without(1).unwrap();
        assert_eq!(less.all(), [deploy(4, 0), deploy(7, 20_000)]);
        let first = moved.without(0).unwrap();
        assert_eq!(first.action, moved.action, "what is held stays so");
        assert_eq!(moved.without(3), None);
        assert_eq!(Step::alone(deploy(4, 0)).without(0), None);
        let more = held.added(deploy(1, 30_000));
        assert_eq!((more.count(), more.action), (4, deploy(1, 30_000)));
    }

    #[test]
    fn a_unit_that_is_planned_is_held_and_not_planned_twice() {
        let plan = vec![deploy(4, 0), deploy(2, 9_000)];
        let step = Step::of(plan.clone(), 0).unwrap();
        let chosen = step.chosen(deploy(2, 40_000));
        assert_eq!((chosen.all(), chosen.action), (plan, deploy(2, 9_000)));
        let other = step.chosen(deploy(3, 40_000));
        let all = [deploy(4, 0), deploy(2, 9_000), deploy(3, 40_000)];
        assert_eq!(other.all(), all);
        let alone = Step::alone(deploy(4, 0)).chosen(deploy(3, 40_000));
        assert_eq!(
            alone.all(),
            [deploy(3, 40_000)],
            "one alone is chosen instead"
        );
    }
}

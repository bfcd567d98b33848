//! Positions that may come about, and the mandatory effects that make them so: those that
//! nobody decides on. A step in which somebody chooses is left out.

use super::steps::carry_out;
use crate::{
    chapter::{window::mandatory, wounds},
    effect::{Step, Window},
    field::Thing,
    position::{Place, Position, Roles, UnitId},
    task::{Attack, Env, Task, WindowFrame},
};

/// One that may come about, with what is under way on its agenda.
#[derive(Clone, Debug)]
pub struct Case {
    pub position: Position,
    /// The number of equally likely cases that it stands for.
    pub weight: u64,
    /// The wounds that the defender has suffered, those restored again among them.
    pub lost: u32,
}

/// Into so many a case can be divided: each of three tests that follow from one another has 36
/// throws. What a fourth would bring is left out.
pub const WHOLE: u64 = 36 * 36 * 36;

impl Case {
    pub const fn new(position: Position, weight: u64) -> Self {
        Self {
            position,
            weight,
            lost: 0,
        }
    }

    /// Returns the attack that is under way.
    pub fn attack_mut(&mut self) -> Option<&mut Attack> {
        let mut agenda = self.position.agenda.iter_mut().rev();
        agenda.find_map(|task| match task {
            Task::Attack(attack) => Some(&mut **attack),
            _ => None,
        })
    }

    /// Wounds a unit, which leaves the table with its last model.
    pub fn suffer(&mut self, id: UnitId, count: u16) {
        let is_defender = self
            .position
            .attack()
            .is_some_and(|it| it.defender == id.thing());
        let unit = self.position.unit_mut(id);
        if !unit.is_on_table() || unit.strength.is_destroyed() {
            return;
        }
        let health = unit.strength.health(unit.profile.entry());
        wounds::lose(unit, count);
        if unit.strength.is_destroyed() {
            unit.stood = unit.pose();
            unit.place = Place::Gone;
        }
        if is_defender {
            self.lost += health.min(u32::from(count));
        }
    }

    /// Restores wounds of a unit that stands.
    pub fn restore(&mut self, id: UnitId, count: u32) {
        let unit = self.position.unit_mut(id);
        if unit.is_on_table() && !unit.strength.is_destroyed() {
            unit.strength = unit.strength.restore(unit.profile.entry(), count);
        }
    }
}

/// Returns the cases that the mandatory effects of a window make of one.
pub fn window(case: Case, window: Window, roles: Roles) -> Vec<Case> {
    go_on(case, WindowFrame::new(window, roles))
}

fn go_on(case: Case, mut frame: WindowFrame) -> Vec<Case> {
    let Some((what, steps, env)) = mandatory::first(&case.position, &frame) else {
        return vec![case];
    };
    frame.done.push(what);
    let cases = run(case, &steps, &env).into_iter();
    cases.flat_map(|it| go_on(it, frame.clone())).collect()
}

/// Carries out these steps, one after the other.
pub fn run(case: Case, steps: &[Step], env: &Env) -> Vec<Case> {
    let mut cases = vec![case];
    for step in steps {
        let next = cases.into_iter().flat_map(|it| carry_out(it, step, env));
        cases = next.collect();
    }
    cases
}

/// Returns the cases with those as one that make no difference to the attack.
pub fn merged(cases: Vec<Case>) -> Vec<Case> {
    let mut kept: Vec<Case> = Vec::new();
    for case in cases {
        match kept.iter_mut().find(|it| is_same(it, &case)) {
            Some(same) => same.weight += case.weight,
            None => kept.push(case),
        }
    }
    kept
}

/// Returns true where the attack of both is the same, its attacker in the same ranks and its defender as
/// strong.
fn is_same(a: &Case, b: &Case) -> bool {
    let unit = |case: &Case, thing: Thing| thing.unit().map(|id| case.position.unit(id).clone());
    let (Some(one), Some(other)) = (a.position.attack(), b.position.attack()) else {
        return false;
    };
    let attackers = (unit(a, one.attacker), unit(b, other.attacker));
    let alike = match attackers {
        (Some(a), Some(b)) => {
            a.ranks_lost() == b.ranks_lost() && a.attachments == b.attachments && a.place == b.place
        }
        _ => true,
    };
    alike && one == other && a.lost == b.lost && unit(a, one.defender) == unit(b, one.defender)
}

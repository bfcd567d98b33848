//! The frame that is under way, to be changed: the innermost of several.

use super::Play;
use crate::{
    field::Thing,
    position::UnitId,
    task::{ActivationStage, Attack, Cause, Charging, NcuStage, Task, Test},
};
use tabletop::Seat;

impl Play<'_> {
    /// The attack that is under way, the innermost of several.
    pub fn attack(&mut self) -> Option<&mut Attack> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Attack(attack) => Some(&mut **attack),
            _ => None,
        })
    }

    /// Notes with the attack under way that `thing` was destroyed, where the attack has done it.
    pub fn credit(&mut self, thing: Thing, cause: Cause) {
        if let Some(attack) = self.attack()
            && attack.defender == thing
            && Some(attack.attacker) == cause.attack_by
        {
            attack.destroys = Some(true);
        }
    }

    /// The charge that is under way.
    pub fn charge(&mut self) -> Option<&mut Charging> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Charge(charge) => Some(&mut **charge),
            _ => None,
        })
    }

    /// The morale test that is under way.
    pub fn test(&mut self) -> Option<&mut Test> {
        let agenda = self.state.open.agenda.iter_mut().rev();
        agenda.into_iter().find_map(|task| match task {
            Task::Test(test) => Some(&mut **test),
            _ => None,
        })
    }

    /// Marks the action under way: its unit suffers from Dangerous terrain when it is complete.
    pub fn endanger(&mut self, id: UnitId) {
        let agenda = self.open().agenda.iter_mut().rev();
        for task in agenda {
            if let Task::Acting(acting) = task
                && acting.unit == id.thing()
            {
                acting.dangerous = true;
                return;
            }
        }
    }

    /// Ends the activation of this unit or wall as soon as what is under way is done.
    pub fn end_activation(&mut self, who: Thing) {
        for task in &mut self.open().agenda {
            if let Task::Activation(frame) = task
                && frame.who == who
            {
                frame.ended = true;
            }
        }
    }

    /// Somebody does something before the action or the claim of another one's activation: it is written
    /// down there.
    pub fn disturb(&mut self, by: Seat) {
        let position = self.position();
        let waits = |task: &Task| match task {
            Task::Activation(frame) => frame.stage < ActivationStage::Token,
            Task::NcuActivation(frame) => frame.stage == NcuStage::Claim,
            _ => false,
        };
        let Some(at) = position.agenda.iter().rposition(waits) else {
            return;
        };
        let owner = match &position.agenda[at] {
            Task::Activation(frame) => position.owner(frame.who),
            Task::NcuActivation(frame) => Some(position.ncu(frame.ncu).owner),
            _ => None,
        };
        if owner == Some(by) {
            return;
        }
        match &mut self.open().agenda[at] {
            Task::Activation(frame) => frame.disturbed = true,
            Task::NcuActivation(frame) => frame.disturbed = true,
            _ => {}
        }
    }
}

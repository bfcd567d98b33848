//! The tasks that one chapter puts on the agenda for another: they come before whatever lies there already.

use super::Play;
use crate::{
    effect::{ActionKind, Pool, Step, Window},
    field::Thing,
    position::{NcuId, Roles, UnitId},
    task::{
        Acting, ActingStage, Activation, Cause, Destruction, DestructionStage, Env, FreeAction,
        Hits, NcuActivation, NcuStage, Rerolls, Script, Task, Test, WindowFrame,
    },
};
use tabletop::Seat;

impl Play<'_> {
    pub fn open_window(&mut self, window: Window, roles: Roles) {
        self.push(Task::Window(WindowFrame::new(window, roles)));
    }

    pub fn run_script(&mut self, steps: Vec<Step>, env: Env) {
        self.push(Task::Script(Script::new(steps, env)));
    }

    /// Does what an ability of an NCU does that claiming a zone has triggered, after the window in
    /// which enemies may cancel it.
    pub fn run_ability_of(&mut self, ncu: NcuId, steps: Vec<Step>, env: Env) {
        let roles = env.roles;
        self.push(Task::NcuActivation(NcuActivation {
            replaced: Some((steps, env)),
            ..NcuActivation::of(ncu, NcuStage::OtherAbility)
        }));
        self.open_window(Window::NcuAbility, roles);
    }

    /// The step in which the dice of `pool`, of the frame below, are rolled again.
    pub fn offer_rerolls(&mut self, pool: Pool) {
        self.push(Task::Rerolls(Rerolls::new(pool, None)));
    }

    /// The same for one player alone, to whom a right came after that step: it is past for
    /// everybody else.
    pub fn offer_rerolls_to(&mut self, pool: Pool, seat: Seat) {
        self.push(Task::Rerolls(Rerolls::new(pool, Some(seat))));
    }

    pub fn begin_test(&mut self, test: Test) {
        self.push(Task::Test(Box::new(test)));
    }

    /// A unit is hit so many times outside of an attack; it saves.
    pub fn begin_hits(&mut self, unit: UnitId, count: u8, cause: Cause) {
        self.push(Task::Hits(Box::new(Hits {
            unit,
            count,
            cause,
            faces: Vec::new(),
            rerolled: Vec::new(),
        })));
    }

    /// A unit has lost its last model.
    pub fn destroy(&mut self, unit: UnitId, cause: Cause) {
        self.push(Task::Destruction(Destruction {
            unit,
            cause,
            stage: DestructionStage::Window,
        }));
    }

    /// A unit or a wall activates.
    pub fn activate(&mut self, who: Thing) {
        self.push(Task::Activation(Activation::of(who)));
    }

    /// Offers a free action to the owner of `who`.
    pub fn offer(&mut self, who: Thing, kind: ActionKind, terms: FreeAction) {
        self.push(Task::Acting(Acting {
            unit: who,
            kind,
            stage: ActingStage::Ask,
            free: Some(terms),
            dangerous: false,
            cut_short: false,
            was_engaged: false,
            total: 0,
        }));
    }
}

//! Answers that are given together with the one before them: each is sent as soon as its question comes.

use super::{super::decide, BattleState};
use crate::{
    games::{GameProps, battlefield::page::SharedPage},
    reactive::effect,
};
use battlefield::{
    answers::Follows,
    field::Thing,
    geometry::{Point, Slot},
    question::{Action, Move, Prompt},
    state::View,
};
use leptos::prelude::*;
use tabletop::DecisionId;

/// An answer that waits for its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// To what an effect asks.
    Effect(Box<Follows>, Action),
    /// The place at the target of a charge.
    Place(Thing, Slot),
}

impl FollowUp {
    /// Returns the answer, where that is the question.
    fn answer(&self, view: &View, prompt: &Prompt) -> Option<Action> {
        match (self, prompt) {
            (Self::Effect(follows, action), _) => follows
                .is_answered(view, prompt, action)
                .then(|| action.clone()),
            (
                Self::Place(target, slot),
                Prompt::Align {
                    target: of, slots, ..
                },
            ) => {
                let open = target == of && slots.contains(slot);
                open.then_some(Action::Align(*slot))
            }
            (Self::Place(..), _) => None,
        }
    }
}

/// All that waits, with the question together with whose answer it was given; cheap to copy.
#[derive(Clone, Copy)]
pub struct Then {
    waits: StoredValue<Vec<(DecisionId, FollowUp)>>,
    /// The place that a charger is to take.
    slot: RwSignal<Slot>,
    /// The unit that is dragged although it is not asked about yet, and where to.
    carried: RwSignal<Option<(Thing, Point)>>,
    /// The same once it is let go: its move begins there.
    heads: StoredValue<Option<(Thing, Point)>>,
}

impl Then {
    pub fn new() -> Self {
        Self {
            waits: StoredValue::new(Vec::new()),
            slot: RwSignal::new(Slot::Center),
            carried: RwSignal::new(None),
            heads: StoredValue::new(None),
        }
    }

    /// Sends each of them once its question is open, and nothing else is under way.
    pub(super) fn follow(
        self,
        page: Memo<SharedPage>,
        asked: Memo<Option<(DecisionId, Prompt)>>,
        props: GameProps,
    ) {
        effect(move |_| {
            let open = asked.get();
            let Some((id, prompt)) = open.filter(|_| !props.busy.get()) else {
                return;
            };
            let found = page.with_untracked(|page| {
                let taken = |it: &mut Vec<_>| take(it, (&page.view, &prompt, id));
                self.waits.try_update_value(taken).flatten()
            });
            if let Some(action) = found {
                props.answer(id, &action);
            }
        });
    }

    /// Gives this as soon as it is asked, after the answer to this question: in place of what was to follow it.
    pub fn wait(self, id: DecisionId, follow_up: FollowUp) {
        self.waits.update_value(|it| {
            it.retain(|(since, _)| *since != id);
            it.push((id, follow_up));
        });
    }

    /// Nothing waits any more.
    pub fn forget(self) {
        self.waits.set_value(Vec::new());
    }

    /// Remembers where this unit was dragged to.
    pub(super) fn head(self, unit: Thing, to: Point) {
        self.heads.set_value(Some((unit, to)));
    }

    /// Returns where a unit was dragged to whose move is asked now.
    pub fn headed(self, prompt: &Prompt) -> Option<Point> {
        let Prompt::Free { who, .. } = prompt else {
            return None;
        };
        let (unit, to) = self.heads.get_value()?;
        self.heads.set_value(None);
        (unit == *who).then_some(to)
    }

    pub const fn slot(self) -> RwSignal<Slot> {
        self.slot
    }

    pub const fn carried(self) -> RwSignal<Option<(Thing, Point)>> {
        self.carried
    }
}

/// Takes out the answer to this question; what waited in an earlier turn waits no longer.
fn take(
    waits: &mut Vec<(DecisionId, FollowUp)>,
    (view, prompt, id): (&View, &Prompt, DecisionId),
) -> Option<Action> {
    if matches!(prompt, Prompt::Select | Prompt::Discard) {
        waits.retain(|(since, _)| *since == id);
    }
    let at = waits
        .iter()
        .position(|(_, it)| it.answer(view, prompt).is_some())?;
    let (_, follow_up) = waits.remove(at);
    follow_up.answer(view, prompt)
}

impl BattleState {
    /// Gives an answer that is sent at once, and this one to the question that it leads to.
    pub fn give_both(self, action: Action, follows: Follows, second: Action) {
        if let Some((id, _)) = self.asked.get_untracked() {
            self.then()
                .wait(id, FollowUp::Effect(Box::new(follows), second));
        }
        self.give(action);
    }

    /// Keeps what goes with an answer that is about to be sent: the place of a charger.
    pub(super) fn keep_place(self, id: DecisionId, action: &Action) {
        // A lesson asks for it.
        if let Action::Do(Move::Charge { target, .. }) = action
            && self.ahead().has_table()
        {
            let slot = self.then().slot();
            self.then()
                .wait(id, FollowUp::Place(*target, slot.get_untracked()));
            slot.set(Slot::Center);
        }
    }

    /// Returns the move that an unit begins which was dragged before that was asked.
    pub(super) fn headed(self, prompt: &Prompt) -> Option<Action> {
        let to = self.then().headed(prompt)?;
        self.page
            .with_untracked(|page| decide::set_out(&page.view, prompt, None, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        answers::follows,
        effect::Zone,
        geometry::{Arc, Facing},
        position::{Ncu, NcuId, UnitId},
        reference::NcuRef,
    };
    use tabletop::Seat;

    const FIRST: DecisionId = DecisionId(1);
    const NEXT: DecisionId = DecisionId(2);

    /// Two units of the viewer and an NCU.
    fn view() -> View {
        let unit = |x| (0, "stark.sworn_swords", (x, 10_000), Facing::NORTH);
        let mut state = decide::example::table(&[unit(20_000), unit(30_000)]);
        state.open.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        });
        decide::example::seen(&state)
    }

    #[test]
    fn a_target_waits_for_its_question_and_no_longer_than_a_turn() {
        let view = view();
        let claim = Action::Claim {
            zone: Zone::Maneuver,
            ability_first: false,
        };
        let asked = Prompt::Claim {
            ncu: NcuId(0),
            zones: Zone::ALL.to_vec(),
        };
        let follows = follows(&view, &asked, &claim).expect("one of two is chosen");
        let target = Action::Targets(vec![Thing::Unit(1)]);
        let (then, prompt) = (follows.asked_in(&view), follows.prompt.clone());
        let mut waits = vec![(FIRST, FollowUp::Effect(Box::new(follows), target.clone()))];
        assert_eq!(take(&mut waits, (&view, &Prompt::Select, FIRST)), None);
        assert_eq!(take(&mut waits, (&view, &asked, NEXT)), None);
        let mut late = waits.clone();
        assert_eq!(take(&mut waits, (&then, &prompt, NEXT)), Some(target));
        assert!(waits.is_empty(), "it is given once");
        assert_eq!(take(&mut late, (&view, &Prompt::Select, NEXT)), None);
        assert!(late.is_empty(), "the turn is over");
    }

    #[test]
    fn a_charger_takes_the_place_that_was_chosen_if_it_is_open() {
        let view = view();
        let target = Thing::Unit(1);
        let asked = |slots: &[Slot]| Prompt::Align {
            unit: UnitId(0),
            target,
            side: Arc::Front,
            slots: slots.to_vec(),
        };
        let place = || vec![(FIRST, FollowUp::Place(target, Slot::Left))];
        let given = |slots: &[Slot]| take(&mut place(), (&view, &asked(slots), NEXT));
        let left = Some(Action::Align(Slot::Left));
        assert_eq!(given(&[Slot::Center, Slot::Left]), left);
        assert_eq!(given(&[Slot::Center, Slot::Right]), None, "it is asked");
    }
}

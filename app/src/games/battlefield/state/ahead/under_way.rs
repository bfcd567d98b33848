//! Standing orders that follow an answer once it is taken: what the unit or the NCU does that it selects, or the
//! rest of a plan.

use super::Ahead;
use crate::{
    Error,
    games::{
        Board,
        battlefield::standing::{Given, give, whose},
    },
    reactive::effect,
};
use battlefield::{
    question::{Action, Who},
    standing::{Lasts, Matter, OwnTurns, StandingOrder},
};
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use tabletop::DecisionId;

/// Gives an order by the code of the sheet of standing orders, which a first look does without. Whoever
/// chose it may have answered again, or left, before it is stored.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn give_later(ahead: Ahead, table: String, seat: u8, given: Given) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        match give(table, seat, given).await {
            Ok(()) => drop(ahead.stored.try_update(|it| *it += 1)),
            Err(why) => ahead.refuse(why),
        }
    });
    Ok(())
}

/// What goes with an answer that has been sent, and who sent it.
#[derive(Clone)]
pub struct UnderWay {
    with: With,
    table: String,
    seat: u8,
}

#[derive(Clone)]
enum With {
    /// The action or claim of the one whom the answer to this question selects.
    Action(DecisionId, Who, Action),
    /// The answers of a plan after the first.
    Plan(Vec<Action>),
}

impl Ahead {
    /// Notes the action that goes with the answer that selects this one.
    pub(super) fn go_with(self, id: DecisionId, who: Who, action: Action) {
        self.note(With::Action(id, who, action));
    }

    /// Notes the answers that go with the first of a plan.
    pub(super) fn go_with_plan(self, rest: Vec<Action>) {
        self.note(With::Plan(rest));
    }

    fn note(self, with: With) {
        // Now: at a device of several people nobody may be at the table a moment later.
        let whose = self.answering.and_then(whose);
        let under_way = whose.map(|(table, seat)| UnderWay { with, table, seat });
        self.under_way.set_value(under_way);
    }

    /// Stores it as soon as the answer that selects has been taken; if that was refused nothing else
    /// happens. A page that goes away with the answer, as at a device of several people, stores it as well.
    pub fn follow(self, board: Board) {
        effect(move |was_busy: Option<bool>| {
            let busy = board.busy.get();
            if was_busy == Some(true) && !busy {
                let taken = board.refusal.with_untracked(Option::is_none);
                let under_way = self.under_way.try_update_value(Option::take).flatten();
                if let Some(under_way) = under_way.filter(|_| taken) {
                    self.open.set(None);
                    self.give(under_way);
                }
            }
            busy
        });
        on_cleanup(move || {
            if let Some(under_way) = self.under_way.try_update_value(Option::take).flatten() {
                self.give(under_way);
            }
        });
    }

    fn give(self, it: UnderWay) {
        let UnderWay { with, table, seat } = it;
        let given = match with {
            With::Action(id, who, action) => {
                let Some(matter) = matter(who, &action) else {
                    return;
                };
                self.chosen.try_set_value(Some((who, action)));
                Given::One(StandingOrder {
                    matter,
                    lasts: Lasts::Activation(id),
                    since: OwnTurns::default(),
                })
            }
            With::Plan(rest) => Given::Plan(rest),
        };
        self.lay_down((table, seat), given);
    }

    /// Lays down that every window for which the own hand holds nothing is passed at once; the one that is open
    /// is passed with it.
    pub fn pass_without_card(self) {
        self.pass_by(StandingOrder {
            matter: Matter::PassWithoutCard,
            lasts: Lasts::Changed,
            since: OwnTurns::default(),
        });
    }

    /// Lays down an order that passes the window that is open, and others with it.
    pub fn pass_by(self, order: StandingOrder) {
        if let Some(whose) = self.answering.and_then(whose) {
            self.refused.set(None);
            self.lay_down(whose, Given::One(order));
        }
    }

    fn lay_down(self, (table, seat): (String, u8), given: Given) {
        spawn_local(async move {
            if give_later(self, table, seat, given).await.is_err() {
                self.refuse(Error::Connection);
            }
        });
    }

    fn refuse(self, why: Error) {
        self.refused.try_set(Some(why));
    }
}

/// The order that answers what is asked about whoever was selected.
fn matter(who: Who, action: &Action) -> Option<Matter> {
    match (who, action) {
        (
            Who::Ncu(ncu),
            Action::Claim {
                zone,
                ability_first,
            },
        ) => Some(Matter::Claim {
            ncu,
            zone: *zone,
            ability_first: *ability_first,
        }),
        (who, Action::Do(it)) => Some(Matter::Act(who.thing()?, it.clone())),
        _ => None,
    }
}

//! Answers that are laid down as standing orders: what the unit or the NCU does that an answer selects, once that
//! is taken, a plan, and passes.

use super::Ahead;
use crate::{
    Error,
    games::{
        GameProps,
        battlefield::standing::{Given, give, whose},
    },
    reactive::effect,
};
use battlefield::{
    question::{Action, Prompt, Who},
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

/// The action or claim of somebody whose selection has been sent, and who sent it.
#[derive(Clone)]
pub struct UnderWay {
    /// The question that the selection answers.
    id: DecisionId,
    who: Who,
    action: Action,
    /// Passes all else while that is done.
    rest: Option<StandingOrder>,
    whose: (String, u8),
}

impl Ahead {
    /// Notes the action that goes with the answer that selects this one, and what passes all else meanwhile.
    pub(super) fn go_with(
        self,
        id: DecisionId,
        (who, action): (Who, Action),
        rest: Option<StandingOrder>,
    ) {
        // Now: at a device of several people nobody may be at the table a moment later.
        let whose = self.answering.and_then(whose);
        let under_way = whose.map(|whose| UnderWay {
            id,
            who,
            action,
            rest,
            whose,
        });
        self.under_way.set_value(under_way);
    }

    /// Stores it as soon as the answer that selects has been taken; if that was refused nothing else
    /// happens. A page that goes away with the answer, as at a device of several people, stores it as well.
    pub fn follow(self, props: GameProps) {
        effect(move |was_busy: Option<bool>| {
            let busy = props.busy.get();
            if was_busy == Some(true) && !busy {
                let taken = props.refusal.with_untracked(Option::is_none);
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
        let UnderWay {
            id,
            who,
            action,
            rest,
            whose,
        } = it;
        let Some(matter) = matter(who, &action) else {
            return;
        };
        self.chosen.try_set_value(Some((who, action)));
        let order = StandingOrder {
            matter,
            lasts: Lasts::Activation(id),
            since: OwnTurns::default(),
        };
        let orders = std::iter::once(order).chain(rest).collect();
        self.lay_down(whose, Given::Several(orders));
    }

    /// Lays down the answers to this question of the set-up and to those of its kind that follow, in place of all
    /// that lay there: the question that is open is answered with the first at once. Sent one by one, the second
    /// question could come before its answer has changed.
    pub fn plan(self, prompt: Prompt, plan: Vec<Action>) {
        if let Some(whose) = self.answering.and_then(whose) {
            self.refused.set(None);
            self.lay_down(whose, Given::Plan(prompt, plan));
        }
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

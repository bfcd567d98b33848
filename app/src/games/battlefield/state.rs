//! Everything that the parts of the page share: the page, the open question and its draft.

mod ahead;
mod arrange;
mod carry;
mod claim;
mod draft;
mod dragging;
mod goal;
mod plan;
mod sight;
mod then;

pub use ahead::Ahead;
pub use carry::Carry;
pub use dragging::{Dragging, Pull};
pub use plan::PlanState;
pub use sight::SightState;
pub use then::{FollowUp, Then};

use super::{
    decide::{self, Aimed, Attack, Preview, Step},
    help::{Rule, rule_of_illegal},
    page::SharedPage,
    wording,
};
use crate::{
    games::GameProps,
    lazy::news,
    reactive::{effect, memo},
};
use battlefield::{
    field::Thing,
    ground,
    illegal::Illegal,
    position::Position,
    question::{Action, Prompt},
    state::View,
};
use leptos::prelude::*;
use tabletop::{DecisionId, Game, Seat};

/// The handles to a battle's page; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct BattleState {
    pub page: Memo<SharedPage>,
    props: StoredValue<GameProps>,
    /// The question to answer now.
    pub asked: Memo<Option<(DecisionId, Prompt)>>,
    /// The steps of the answer so far, the last of which would be sent: undo takes one away.
    draft: RwSignal<Vec<Step>>,
    /// The draft, or what keeps it from being sent.
    pub ready: Memo<Result<Action, Lack>>,
    /// The targets of the draft's attack: they stay the same while a ghost is turned.
    pub aims: Memo<Vec<Aimed>>,
    /// The picture of the draft on the table.
    pub preview: Memo<Preview>,
    more: StoredValue<More>,
    /// The table is turned half round, as it is for those whose side is the north.
    pub turned: Memo<bool>,
    /// The thing that somebody looks at.
    pub looked: RwSignal<Option<Thing>>,
}

/// Handles behind one of their own: the rest is copied into every part of the page.
#[derive(Clone, Copy)]
struct More {
    sight: SightState,
    ahead: Ahead,
    /// The number of steps that the draft of the question has begun with.
    begun: StoredValue<usize>,
    /// True if somebody wants to see it from the other side.
    around: RwSignal<bool>,
    /// The answer that would lead to exactly where somebody points, if that is not legal.
    pointed: RwSignal<Option<Action>>,
    plan: PlanState,
    then: Then,
    carry: Carry,
    dragging: Dragging,
}

/// The reason why there is nothing to send yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nothing is asked.
    NothingAsked,
    /// Nothing has been chosen.
    NothingChosen,
    Illegal(Illegal),
}

/// All that is drawn over the picture of a draft.
#[derive(Clone, Copy)]
struct Over {
    pointed: RwSignal<Option<Action>>,
    plan: PlanState,
    then: Then,
    carry: Carry,
}

/// The open question, and the draft of its answer.
#[derive(Clone, Copy)]
struct Asks {
    page: Memo<SharedPage>,
    asked: Memo<Option<(DecisionId, Prompt)>>,
    draft: RwSignal<Vec<Step>>,
}

impl Asks {
    fn with<T>(self, read: impl FnOnce(&View, &Prompt, Option<&Action>) -> Option<T>) -> Option<T> {
        let Self { page, asked, draft } = self;
        asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            page.with(|page| {
                draft.with(|draft| read(&page.view, prompt, draft.last().map(|it| &it.action)))
            })
        })
    }

    /// The table's picture of the draft, of the place that somebody points at, and of the plan.
    fn preview(
        self,
        ready: Memo<Result<Action, Lack>>,
        (aims, goals): (Memo<Vec<Aimed>>, Memo<Vec<Thing>>),
        over: Over,
    ) -> Memo<Preview> {
        let Over {
            pointed,
            plan,
            then,
            carry,
        } = over;
        memo(move |_| {
            // Judged once, for the button as well as for the ghost; what fits a plan, `plan_out` says.
            let legal = ready.with(Result::is_ok);
            let drawn = self.with(|view, prompt, action| {
                let draft = action.map(|it| (it, legal));
                let mut drawn = aims.with(|aims| decide::preview(view, prompt, draft, aims));
                goals.with(|all| drawn.targets.extend(all.iter().map(|it| (*it, true))));
                drawn
                    .targets
                    .extend(carry.meant().into_iter().map(|it| (it, true)));
                if let Some((unit, to)) = then.carried().get() {
                    decide::carried(&mut drawn, view, unit, to);
                }
                pointed.with(|it| {
                    if let Some(it) = it {
                        decide::pointed_out(&mut drawn, view, prompt, it);
                    }
                });
                self.draft.with(|it| {
                    if let Some(step) = it.last() {
                        plan.misfits
                            .with(|it| decide::plan_out(&mut drawn, (view, prompt), step, it));
                    }
                });
                Some(drawn)
            });
            drawn.unwrap_or_default()
        })
    }

    /// Every target of the attack of the draft, judged once and not for each step of a ghost.
    fn aims(self) -> Memo<Vec<Aimed>> {
        let attack: Memo<Option<Attack>> =
            memo(move |_| self.with(|view, prompt, it| decide::attack_of(view, prompt, it?)));
        memo(move |_| {
            let Some(attack) = attack.get() else {
                return Vec::new();
            };
            let found = self.asked.with(|it| {
                let (_, prompt) = it.as_ref()?;
                Some(
                    self.page
                        .with(|page| decide::aims(&page.view, prompt, attack)),
                )
            });
            found.unwrap_or_default()
        })
    }
}

impl BattleState {
    pub fn new(page: Memo<SharedPage>, props: GameProps) -> Self {
        let ahead = Ahead::new(page);
        ahead.follow(props);
        let page = memo(move |_| ahead.shown());
        let asked = memo(move |_| page.with(|it| it.open().map(|it| (it.id, it.prompt.clone()))));
        let (then, carry) = (Then::new(), Carry::new());
        then.follow(page, asked, props);
        let draft = RwSignal::new(Vec::<Step>::new());
        let ready = memo(move |_| {
            asked.with(|asked| -> Result<Action, Lack> {
                let (_, prompt) = asked.as_ref().ok_or(Lack::NothingAsked)?;
                let last = draft.with(|it| it.last().map(|it| it.action.clone()));
                let action = last.ok_or(Lack::NothingChosen)?;
                page.with(|it| battlefield::Battlefield::check(&it.view, prompt, &action))
                    .map_err(Lack::Illegal)?;
                Ok(action)
            })
        });
        let plan = PlanState::new(page, asked, draft);
        let thought = plan.thought;
        let asks = Asks {
            page: thought,
            asked,
            draft,
        };
        let (aims, goals) = (asks.aims(), asks.goals(ahead));
        let pointed = RwSignal::new(None::<Action>);
        let over = Over {
            pointed,
            plan,
            then,
            carry,
        };
        let preview = asks.preview(ready, (aims, goals), over);
        let (looked, around) = (RwSignal::new(None), RwSignal::new(false));
        let begun = StoredValue::new(0);
        // Before zones are chosen, as when one looks back to that, it stays as it is.
        let north = memo(move |before: Option<&bool>| {
            let own = page.with(|it| {
                let position = &it.view.open;
                let seat = it
                    .view
                    .seat
                    .filter(|it| ground::of(position, *it).is_some())?;
                Some(ground::is_northern(position, seat))
            });
            own.unwrap_or(before.copied().unwrap_or(false))
        });
        let turned = memo(move |_| north.get() != around.get());
        let state = Self {
            page,
            props: StoredValue::new(props),
            asked,
            draft,
            ready,
            aims,
            preview,
            more: StoredValue::new(More {
                sight: SightState::new(asks, looked),
                ahead,
                begun,
                around,
                pointed,
                plan,
                then,
                carry,
                dragging: Dragging::new(),
            }),
            turned,
            looked,
        };
        // A new question begins anew, with what most people would answer. Nothing is asked while
        // somebody looks back: the draft waits until then.
        effect(move |kept: Option<Option<(DecisionId, Prompt)>>| {
            let kept = kept.flatten();
            let now = asked.get();
            if now.is_some() && now != kept {
                pointed.set(None);
                let first = state.first();
                begun.set_value(first.len());
                state.disband();
                draft.set(first);
            }
            now.or(kept)
        });
        state
    }

    /// Tells whether somebody has begun to answer or looks at something.
    pub fn touched(self) -> Signal<bool> {
        let drafted = news(self.draft);
        Signal::derive(move || drafted.get() || self.looked.get().is_some())
    }

    /// The way of an answer.
    pub fn props(self) -> GameProps {
        self.props.get_value()
    }

    /// Everything over the table besides the draft.
    pub fn sight(self) -> SightState {
        self.more.get_value().sight
    }

    /// Shows the table from the other side.
    pub fn turn_around(self) {
        self.more.get_value().around.update(|it| *it = !*it);
    }

    /// The action that is chosen together with its unit.
    pub fn ahead(self) -> Ahead {
        self.more.get_value().ahead
    }

    /// The answers that are given together with others.
    pub fn then(self) -> Then {
        self.more.get_value().then
    }

    /// The zone that is carried onto the field.
    pub fn carry(self) -> Carry {
        self.more.get_value().carry
    }

    /// The drag of the ghost.
    pub fn dragging(self) -> Dragging {
        self.more.get_value().dragging
    }

    /// The answer that would be sent.
    pub fn action(self) -> Option<Action> {
        self.draft.with(|it| it.last().map(|it| it.action.clone()))
    }

    pub fn action_untracked(self) -> Option<Action> {
        untrack(|| self.action())
    }

    /// Reads the open question and what its seat sees, with all in place that is planned besides the draft.
    pub fn asked_with<T>(self, read: impl FnOnce(&View, &Prompt) -> T) -> Option<T> {
        let page = self.plan().thought;
        self.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(page.with(|page| read(&page.view, prompt)))
        })
    }

    pub fn asked_untracked<T>(self, read: impl FnOnce(&View, &Prompt) -> T) -> Option<T> {
        untrack(|| self.asked_with(read))
    }

    /// Reads what lies open, for whatever draws or says it.
    pub fn with_position<T>(self, read: impl FnOnce(&Position) -> T) -> T {
        self.page.with(|it| read(&it.view.open))
    }

    /// The same for the viewer's seat; nothing for whoever only watches.
    pub fn seated<T>(self, read: impl FnOnce((&Position, Seat)) -> T) -> Option<T> {
        self.page
            .with(|it| Some(read((&it.view.open, it.view.seat?))))
    }

    /// The reason why the draft cannot be sent, in words; nothing where it can.
    pub fn why_not(self) -> Option<String> {
        match self.ready.get() {
            Err(Lack::Illegal(why)) => Some(self.with_position(|it| wording::illegal(it, &why))),
            _ => None,
        }
    }

    /// The rule for which the draft cannot be sent.
    pub fn rule(self) -> Option<Rule> {
        match self.ready.get() {
            Err(Lack::Illegal(why)) => rule_of_illegal(&why),
            _ => None,
        }
    }

    /// Returns in words the reason why it cannot be where somebody points.
    pub fn why_not_there(self) -> Option<String> {
        let there = self.pointed().get()?;
        let why = self
            .asked_with(|view, prompt| battlefield::Battlefield::check(view, prompt, &there).err());
        let why = self.with_position(|it| Some(wording::illegal(it, &why??)))?;
        Some(say!("Where you point: {why}" | "Wohin du zeigst: {why}"))
    }

    /// The answer that would lead to exactly where somebody points, if that is not legal.
    fn pointed(self) -> RwSignal<Option<Action>> {
        self.more.get_value().pointed
    }
}

//! What the parts of the page share: the page, the open question and its draft.

use super::{
    decide::{self, Preview},
    page::SharedPage,
    wording,
};
use crate::{
    games::Board,
    reactive::{effect, memo},
};
use battlefield::{
    field::Thing,
    geometry::Point,
    illegal::Illegal,
    position::Position,
    question::{Action, Prompt},
    state::View,
};
use leptos::prelude::*;
use tabletop::{DecisionId, Game};

/// The handles to a battle's page; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct BattleState {
    pub page: Memo<SharedPage>,
    board: StoredValue<Board>,
    /// The question to answer now.
    pub asked: Memo<Option<(DecisionId, Prompt)>>,
    /// The steps of the answer so far, the last of which would be sent: undo takes one away.
    draft: RwSignal<Vec<Action>>,
    /// The draft, or what keeps it from being sent.
    pub ready: Memo<Result<Action, Lack>>,
    /// What the table shows of the draft.
    pub preview: Memo<Preview>,
    /// Where the middle of the tray that moves can come to stand. It is the same while its ghost is
    /// dragged.
    pub reach: Memo<Vec<Vec<Point>>>,
    /// What somebody looks at.
    pub looked: RwSignal<Option<Thing>>,
}

/// Why there is nothing to send yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nothing is asked.
    NothingAsked,
    /// Nothing has been chosen.
    NothingChosen,
    Illegal(Illegal),
}

impl BattleState {
    pub fn new(page: Memo<SharedPage>, board: Board) -> Self {
        let asked = memo(move |_| page.with(|it| it.open().map(|it| (it.id, it.prompt.clone()))));
        let draft = RwSignal::new(Vec::<Action>::new());
        let ready = memo(move |_| {
            let Some((_, prompt)) = asked.get() else {
                return Err(Lack::NothingAsked);
            };
            let last = draft.with(|it| it.last().cloned());
            let action = last.ok_or(Lack::NothingChosen)?;
            page.with(|it| battlefield::Battlefield::check(&it.view, &prompt, &action))
                .map_err(Lack::Illegal)?;
            Ok(action)
        });
        let preview = memo(move |_| {
            let action = draft.with(|it| it.last().cloned());
            asked.with(|it| {
                let drawn = it.as_ref().map(|(_, prompt)| {
                    page.with(|page| decide::preview(&page.view, prompt, action.as_ref()))
                });
                drawn.unwrap_or_default()
            })
        });
        let travels = memo(move |_| {
            draft.with(|draft| asked.with(|it| decide::travels(&it.as_ref()?.1, draft.last()?)))
        });
        let reach = memo(move |_| {
            let travels = travels.get();
            travels.map_or_else(Vec::new, |(unit, travel)| {
                page.with(|it| battlefield::aim::reach(&it.view.open, unit, travel).polygons)
            })
        });
        let state = Self {
            page,
            board: StoredValue::new(board),
            asked,
            draft,
            ready,
            preview,
            reach,
            looked: RwSignal::new(None),
        };
        // A new question begins anew, with what most people would answer.
        effect(move |before: Option<Option<DecisionId>>| {
            let now = asked.with(|it| it.as_ref().map(|(id, _)| *id));
            if before != Some(now) {
                draft.set(state.first());
            }
            now
        });
        state
    }

    /// What a question begins with.
    fn first(self) -> Vec<Action> {
        let prompt = self.asked.get_untracked().map(|(_, prompt)| prompt);
        let first = prompt.and_then(|it| {
            self.page
                .with_untracked(|page| decide::first(&page.view, &it))
        });
        first.into_iter().collect()
    }

    /// The way of an answer.
    pub fn board(self) -> Board {
        self.board.get_value()
    }

    /// What would be sent.
    pub fn action(self) -> Option<Action> {
        self.draft.with(|it| it.last().cloned())
    }

    pub fn action_untracked(self) -> Option<Action> {
        untrack(|| self.action())
    }

    /// The next step of the draft.
    pub fn choose(self, action: Action) {
        self.draft.update(|it| it.push(action));
    }

    /// The same step, changed: a ghost that is dragged is one step.
    pub fn adjust(self, action: Action) {
        self.draft.update(|it| {
            it.pop();
            it.push(action);
        });
    }

    /// Whether there is a step to take back.
    pub fn can_undo(self) -> bool {
        self.draft.with(|it| it.len() > 1)
    }

    pub fn undo(self) {
        self.draft.update(|it| {
            if it.len() > 1 {
                it.pop();
            }
        });
    }

    /// Sends the draft.
    pub fn confirm(self) {
        let asked = self.asked.get_untracked().map(|(id, _)| id);
        if let (Some(id), Ok(action)) = (asked, self.ready.get_untracked())
            && !self.board().busy.get_untracked()
        {
            self.board().answer(id, &action);
        }
    }

    /// Reads the open question and what its seat sees.
    pub fn asked_with<T>(self, read: impl FnOnce(&View, &Prompt) -> T) -> Option<T> {
        self.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(self.page.with(|page| read(&page.view, prompt)))
        })
    }

    pub fn asked_untracked<T>(self, read: impl FnOnce(&View, &Prompt) -> T) -> Option<T> {
        untrack(|| self.asked_with(read))
    }

    /// Changes the draft in place, where that makes sense.
    pub fn change(self, change: impl FnOnce(&View, &Prompt, &Action) -> Option<Action>) {
        let Some(action) = self.action_untracked() else {
            return;
        };
        let changed = self.asked_untracked(|view, prompt| change(view, prompt, &action));
        if let Some(changed) = changed.flatten().filter(|it| *it != action) {
            self.adjust(changed);
        }
    }

    /// The ghost is dragged to a point of the table.
    pub fn drag(self, to: Point) {
        self.change(|view, prompt, action| decide::dragged(view, prompt, action, to));
    }

    /// The ghost is turned towards a point.
    pub fn turn_towards(self, to: Point) {
        self.change(|view, prompt, action| decide::turned(view, prompt, action, to));
    }

    /// Something on the table is pressed: what it answers, or else it is looked at.
    pub fn pick(self, thing: Thing) {
        self.looked.set(Some(thing));
        let action = self.action_untracked();
        let picked = self
            .asked_untracked(|view, prompt| decide::picked(view, prompt, action.as_ref(), thing));
        if let Some(action) = picked.flatten() {
            self.choose(action);
        }
    }

    /// What lies open, for whatever draws or says it.
    pub fn with_position<T>(self, read: impl FnOnce(&Position) -> T) -> T {
        self.page.with(|it| read(&it.view.open))
    }

    /// Why the draft cannot be sent, in words; nothing where it can.
    pub fn why_not(self) -> Option<String> {
        match self.ready.get() {
            Err(Lack::Illegal(why)) => Some(self.with_position(|it| wording::illegal(it, &why))),
            _ => None,
        }
    }
}

//! The action of a unit, chosen together with the unit (11.5), and the zone of an NCU together with the NCU:
//! one visit instead of two, where somebody else is asked in between.

mod under_way;

use super::super::page::SharedPage;
use crate::{Error, games::GameProps, play::Answering};
use battlefield::{
    chapter::turn,
    field::Thing,
    question::{Action, Prompt, Who},
    standing::StandingOrder,
    state::View,
};
use leptos::prelude::*;
use tabletop::DecisionId;
use under_way::UnderWay;

/// The unit whose action is being chosen, and what has been sent of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Ahead {
    /// The page without what is chosen here.
    page: Memo<SharedPage>,
    /// By which question, and who: the action of that is being chosen.
    open: RwSignal<Option<(DecisionId, Who)>>,
    /// The same, once its player has gone back to the choice of the unit.
    left: StoredValue<Option<(DecisionId, Who)>>,
    /// The answer on its way, with what goes along with it.
    under_way: StoredValue<Option<UnderWay>>,
    /// The action that was given last; should it be asked all the same, the draft begins with it.
    chosen: StoredValue<Option<(Who, Action)>>,
    /// The number of orders that have been stored.
    pub stored: RwSignal<u32>,
    /// The reason why an action could not be given in advance: it is asked as ever.
    pub refused: RwSignal<Option<Error>>,
    /// All that was sent or begun together with an answer: what of it is asked all the same begins with it.
    planned: StoredValue<Vec<Action>>,
    answering: Option<Answering>,
}

impl Ahead {
    pub fn new(page: Memo<SharedPage>) -> Self {
        Self {
            page,
            open: RwSignal::new(None),
            left: StoredValue::new(None),
            under_way: StoredValue::new(None),
            chosen: StoredValue::new(None),
            stored: RwSignal::new(0),
            refused: RwSignal::new(None),
            planned: StoredValue::new(Vec::new()),
            answering: use_context(),
        }
    }

    /// Returns the open question, and the unit or NCU whose action is being chosen, as long as the question is open.
    fn now(self) -> Option<(DecisionId, Who)> {
        let open = self.open.get();
        open.filter(|(id, _)| self.page.with(|it| it.selects(*id)))
    }

    /// The page as it is asked: with the action of whoever is being chosen, if that is chosen as well.
    pub fn shown(self) -> SharedPage {
        match self.now() {
            Some((id, who)) => self.page.with(|it| it.ahead(id, who)).into(),
            None => self.page.get(),
        }
    }

    /// Returns the unit or NCU whose action could be chosen with this draft.
    pub fn offered(self, view: &View, prompt: &Prompt, action: &Action) -> Option<Who> {
        let (Prompt::Select, Action::Select(who)) = (prompt, action) else {
            return None;
        };
        (self.has_table() && turn::can_choose_ahead(view, *who)).then_some(*who)
    }

    /// Returns true where there is a table at which answers can be laid down; a lesson is none.
    pub const fn has_table(self) -> bool {
        self.answering.is_some()
    }

    pub fn is_open(self) -> bool {
        self.now().is_some()
    }

    pub fn open(self, id: DecisionId, who: Who) {
        self.open.set(Some((id, who)));
    }

    /// The action with which its question begins.
    pub fn wish(self, who: Who, action: Action) {
        self.chosen.set_value(Some((who, action)));
    }

    /// Goes back to the choice of the unit with another one chosen; whether that can activate instead.
    pub fn change_to(self, other: Thing) -> bool {
        let now = untrack(|| self.now());
        let Some(((id, who), instead)) = now.zip(Who::of(other)) else {
            return false;
        };
        if who == instead {
            return false;
        }
        let can = |page: &SharedPage| turn::choices_of_side(&page.view.open).contains(&instead);
        let changes = self.page.with_untracked(can);
        if changes {
            self.left.set_value(Some((id, instead)));
            self.open.set(None);
        }
        changes
    }

    pub fn close(self) {
        self.left.set_value(self.open.get_untracked());
        self.open.set(None);
    }

    /// The answer with which a question begins: whoever was chosen, or the action that was chosen with it.
    pub fn first(self, id: DecisionId, prompt: &Prompt) -> Option<Action> {
        match prompt {
            Prompt::Select => {
                self.chosen.set_value(None);
                let (of, who) = self.left.get_value()?;
                (of == id).then_some(Action::Select(who))
            }
            Prompt::Action { who } => {
                let (of, action) = self.chosen.get_value()?;
                (of.thing() == Some(*who)).then_some(action)
            }
            Prompt::Claim { ncu, .. } => {
                let (of, action) = self.chosen.get_value()?;
                (of == Who::Ncu(*ncu)).then_some(action)
            }
            _ => None,
        }
    }

    /// Returns what was planned last on this page.
    pub fn planned_untracked(self) -> Vec<Action> {
        self.planned.get_value()
    }

    /// Keeps a plan for the questions that are to come.
    pub fn remember(self, plan: Vec<Action>) {
        self.planned.set_value(plan);
    }

    /// Sends the draft as the answer to this question: where that is the action of whoever is selected,
    /// the selection, and the action goes with it, and what passes all else meanwhile.
    pub fn send(
        self,
        props: GameProps,
        id: DecisionId,
        action: Action,
        rest: Option<StandingOrder>,
    ) {
        self.refused.set(None);
        let ahead = untrack(|| self.now());
        match (ahead, action) {
            (Some((_, who)), action @ (Action::Do(_) | Action::Claim { .. })) => {
                self.go_with(id, (who, action), rest);
                props.answer(id, &Action::Select(who));
            }
            (_, action) => props.answer(id, &action),
        }
    }
}

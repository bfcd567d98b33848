//! The action of a unit, chosen together with the unit (11.5): one visit instead of two, where somebody
//! else is asked in between.

mod under_way;

use super::super::page::SharedPage;
use crate::{Error, games::Board, play::Answering};
use battlefield::{
    chapter::turn,
    field::Thing,
    position::UnitId,
    question::{Action, Move, Prompt, Who},
    state::View,
};
use leptos::prelude::*;
use tabletop::DecisionId;
use under_way::UnderWay;

/// Whose action is being chosen, and what has been sent of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Ahead {
    /// The page without what is chosen here.
    page: Memo<SharedPage>,
    /// By which question, and who: the action of that is being chosen.
    open: RwSignal<Option<(DecisionId, Thing)>>,
    /// The same, once its player has gone back to the choice of the unit.
    left: StoredValue<Option<(DecisionId, Thing)>>,
    /// What an answer on its way has with it.
    under_way: StoredValue<Option<UnderWay>>,
    /// The action that was given last; should it be asked all the same, the draft begins with it.
    chosen: StoredValue<Option<(Thing, Move)>>,
    /// How many orders have been stored.
    pub stored: RwSignal<u32>,
    /// Why an action could not be given in advance: it is asked as ever.
    pub refused: RwSignal<Option<Error>>,
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
            answering: use_context(),
        }
    }

    /// Whose action is being chosen, as long as its question is open.
    fn now(self) -> Option<(DecisionId, Thing)> {
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

    /// Whose action could be chosen with this draft.
    pub fn offered(self, view: &View, prompt: &Prompt, action: &Action) -> Option<Thing> {
        let who = selected(prompt, action)?;
        (self.answering.is_some() && turn::can_choose_ahead(view, who)).then_some(who)
    }

    /// Returns true where there is a table at which answers can be laid down; a lesson is none.
    pub const fn has_table(self) -> bool {
        self.answering.is_some()
    }

    pub fn is_open(self) -> bool {
        self.now().is_some()
    }

    pub fn open(self, id: DecisionId, who: Thing) {
        self.open.set(Some((id, who)));
    }

    /// The action with which its question begins.
    pub fn wish(self, who: Thing, action: Move) {
        self.chosen.set_value(Some((who, action)));
    }

    /// Goes back to the choice of the unit with another one chosen; whether that can activate instead.
    pub fn change_to(self, other: Thing) -> bool {
        let now = untrack(|| self.now());
        let instead = now.filter(|(_, who)| *who != other).zip(as_who(other));
        let Some(((id, _), instead)) = instead else {
            return false;
        };
        let can = |page: &SharedPage| turn::choices_of_side(&page.view.open).contains(&instead);
        let changes = self.page.with_untracked(can);
        if changes {
            self.left.set_value(Some((id, other)));
            self.open.set(None);
        }
        changes
    }

    pub fn close(self) {
        self.left.set_value(self.open.get_untracked());
        self.open.set(None);
    }

    /// What a question begins with: whoever was chosen, or the action that was chosen with it.
    pub fn first(self, id: DecisionId, prompt: &Prompt) -> Option<Action> {
        match prompt {
            Prompt::Select => {
                self.chosen.set_value(None);
                let (of, who) = self.left.get_value()?;
                (of == id).then(|| as_who(who).map(Action::Select))?
            }
            Prompt::Action { who } => {
                let (of, action) = self.chosen.get_value()?;
                (of == *who).then_some(Action::Do(action))
            }
            _ => None,
        }
    }

    /// Sends the draft as the answer to this question: where that is the action of whoever is selected,
    /// the selection, and the action goes with it.
    pub fn send(self, board: Board, id: DecisionId, action: Action) {
        self.refused.set(None);
        let ahead = untrack(|| self.now());
        match (ahead, action) {
            (Some((_, who)), Action::Do(chosen)) => {
                if let Some(select) = as_who(who).map(Action::Select) {
                    self.go_with(id, who, chosen);
                    board.answer(id, &select);
                }
            }
            (_, action) => board.answer(id, &action),
        }
    }
}

/// Who is selected by this answer, if that has an action.
fn selected(prompt: &Prompt, action: &Action) -> Option<Thing> {
    match (prompt, action) {
        (Prompt::Select, Action::Select(Who::Unit(id))) => Some(id.thing()),
        (Prompt::Select, Action::Select(Who::Wall(number))) => Some(Thing::Wall(*number)),
        _ => None,
    }
}

pub(super) const fn as_who(thing: Thing) -> Option<Who> {
    match thing {
        Thing::Unit(number) => Some(Who::Unit(UnitId(number))),
        Thing::Wall(number) => Some(Who::Wall(number)),
        Thing::Piece(_) => None,
    }
}

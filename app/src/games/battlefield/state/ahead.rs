//! The action of a unit, chosen together with the unit (11.5): one visit instead of two, where somebody
//! else is asked in between.

use super::super::{
    page::SharedPage,
    standing::{add, whose},
};
use crate::{Error, play::Answering, reactive::effect};
use battlefield::{
    chapter::turn,
    field::Thing,
    position::{Position, UnitId},
    question::{Action, Move, Prompt, Who},
    standing::{Lasts, Matter, OwnTurns, StandingOrder},
    state::View,
};
use leptos::{prelude::*, task::spawn_local};
use tabletop::{DecisionId, Seat};

/// Whose action is being chosen, and what has been sent of it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Ahead {
    /// Who was chosen to activate, by which question.
    who: RwSignal<Option<(DecisionId, Thing)>>,
    /// Whether the action is being chosen.
    is_open: RwSignal<bool>,
    /// The action that goes with the answer under way.
    sent: RwSignal<Option<(Thing, Move)>>,
    /// Why the action could not be given in advance: it is asked as ever.
    pub refused: RwSignal<Option<Error>>,
    answering: Option<Answering>,
}

impl Ahead {
    pub fn new() -> Self {
        Self {
            who: RwSignal::new(None),
            is_open: RwSignal::new(false),
            sent: RwSignal::new(None),
            refused: RwSignal::new(None),
            answering: use_context(),
        }
    }

    /// The page as it is asked: with the action of whoever is being chosen, if that is chosen as well.
    pub fn page(self, page: SharedPage) -> SharedPage {
        match self.who.get().filter(|_| self.is_open.get()) {
            Some((id, who)) if page.selects(id) => page.ahead(id, who).into(),
            _ => page,
        }
    }

    /// Whose action could be chosen with this draft.
    pub fn offered(self, view: &View, prompt: &Prompt, action: &Action) -> Option<Thing> {
        let who = selected(prompt, action)?;
        (self.answering.is_some() && turn::can_choose_ahead(view, who)).then_some(who)
    }

    pub fn is_open(self) -> bool {
        self.is_open.get()
    }

    pub fn open(self, id: DecisionId, who: Thing) {
        self.who.set(Some((id, who)));
        self.is_open.set(true);
    }

    pub fn close(self) {
        self.is_open.set(false);
    }

    /// What a question begins with: whoever was chosen, or the action that was chosen with it.
    pub fn first(self, id: DecisionId, prompt: &Prompt) -> Option<Action> {
        match prompt {
            Prompt::Select => match self.who.get_untracked()? {
                (of, who) if of == id => Some(Action::Select(as_who(who)?)),
                _ => None,
            },
            Prompt::Action { who } => match self.sent.get_untracked()? {
                (of, action) if of == *who => Some(Action::Do(action)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The answer that selects, where `action` was chosen with it: that follows once it has been taken.
    pub fn answer(self, action: &Action) -> Option<Action> {
        let (_, who) = self.who.get_untracked()?;
        let Action::Do(chosen) = action else {
            return None;
        };
        if !self.is_open.get_untracked() {
            return None;
        }
        self.sent.set(Some((who, chosen.clone())));
        self.refused.set(None);
        Some(Action::Select(as_who(who)?))
    }

    /// Gives the action as a standing order as soon as the answer that selects has been taken; if that was
    /// refused nothing else has happened.
    pub fn follow(
        self,
        page: Memo<SharedPage>,
        busy: Signal<bool>,
        refusal: Signal<Option<Error>>,
    ) {
        effect(move |was_busy: Option<bool>| {
            let busy = busy.get();
            if was_busy == Some(true)
                && !busy
                && let Some((who, action)) = self.sent.get_untracked()
            {
                if refusal.get_untracked().is_none() {
                    self.is_open.set(false);
                    self.give(page, Matter::Act(who, action));
                } else {
                    self.sent.set(None);
                }
            }
            busy
        });
    }

    fn give(self, page: Memo<SharedPage>, matter: Matter) {
        let Some((table, seat)) = self.answering.and_then(whose) else {
            return;
        };
        let order = page.with_untracked(|it| in_this_turn(&it.view.open, seat, matter));
        spawn_local(async move {
            if let Err(why) = add(table, seat, order).await {
                self.refused.try_set(Some(why));
            }
        });
    }
}

/// The order stands while the turn lasts.
fn in_this_turn(position: &Position, seat: u8, matter: Matter) -> StandingOrder {
    let lasts = Lasts::Turn {
        round: position.phase.round(),
        turn: position.turn,
    };
    StandingOrder {
        matter,
        lasts,
        since: OwnTurns::now(position, Seat(seat)),
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

const fn as_who(thing: Thing) -> Option<Who> {
    match thing {
        Thing::Unit(number) => Some(Who::Unit(UnitId(number))),
        Thing::Wall(number) => Some(Who::Wall(number)),
        Thing::Piece(_) => None,
    }
}

//! Everything that can lie open over the table, or on a phone in place of the question.

use super::{
    super::state::BattleState,
    drawer::Drawer,
    handle::Height,
    rail::{CARDS, MORE},
};
use crate::{focus, reactive::effect};
use leptos::prelude::*;
use tabletop::DecisionId;

/// The drawer, the card and the parts of a phone that lie open.
#[derive(Clone, Copy)]
pub struct Opened {
    pub drawer: RwSignal<Option<Drawer>>,
    /// The card of a unit was asked for in the roster: on a phone it lies over the field then.
    pub card: RwSignal<bool>,
    /// On a phone one's own cards and the zones lie in place of the question.
    pub cards: RwSignal<bool>,
    /// On a phone the rest of the rail lies over the sheet.
    pub rest: RwSignal<bool>,
    /// The height of the sheet on a phone.
    pub height: RwSignal<Height>,
    /// The card of the last dice lies on the field.
    pub dice: RwSignal<bool>,
}

impl Opened {
    /// Nothing yet. What is asked next is in sight, unless somebody writes.
    pub fn provide(state: BattleState) -> Self {
        let opened = Self {
            drawer: RwSignal::new(None),
            card: RwSignal::new(false),
            cards: RwSignal::new(false),
            rest: RwSignal::new(false),
            height: RwSignal::new(Height::default()),
            dice: RwSignal::new(false),
        };
        provide_context(opened);
        effect(move |kept: Option<Option<DecisionId>>| {
            let before = kept.flatten();
            let now = state.asked.with(|it| it.as_ref().map(|(id, _)| *id));
            if kept.is_some() && now.is_some() && now != before {
                opened.card.set(false);
                opened.cards.set(false);
                opened.rest.set(false);
                let writes = opened.drawer.get_untracked().is_some_and(Drawer::stays);
                if !writes {
                    opened.drawer.set(None);
                }
            }
            now.or(before)
        });
        opened
    }

    /// Closes the card of a unit; returns true where one was open.
    pub fn close_card(self, state: BattleState) -> bool {
        let was = state.looked.get_untracked().is_some();
        self.card.set(false);
        if was {
            state.looked.set(None);
        }
        was
    }

    /// Closes what lies on top, and the keyboard goes on where it was opened; returns true where anything was open.
    pub fn close(self) -> bool {
        if self.rest.get_untracked() {
            self.rest.set(false);
            focus::give(&[MORE.to_owned()]);
            return true;
        }
        if let Some(drawer) = self.drawer.get_untracked() {
            self.drawer.set(None);
            // On a phone its own button may lie under More.
            focus::give(&[drawer.id().to_owned(), MORE.to_owned()]);
            return true;
        }
        if self.cards.get_untracked() {
            self.cards.set(false);
            focus::give(&[CARDS.to_owned()]);
            return true;
        }
        false
    }

    /// The question is in sight again.
    pub fn put_away(self) {
        self.drawer.set(None);
        self.card.set(false);
        self.cards.set(false);
        self.rest.set(false);
    }
}

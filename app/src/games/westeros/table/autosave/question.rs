//! The owner of the open draft, the part of it that is remembered, and the time at which it is sent to the server.

use super::{
    SaveState,
    memory::{Memory, Remembered},
    retry::Retry,
};
use crate::reactive::effect;
use crate::{
    games::westeros::{draft::Draft, table::state::PageState},
    lazy::after_paint,
    play::{Answering, History, SavedForSeat},
};
use leptos::{ev, prelude::*};
use std::time::Duration;
use tabletop::DecisionId;
use westeros::Prompt;

/// The time for which nothing must be touched before a draft is sent.
const PAUSE: Duration = Duration::from_millis(700);

/// The time after which a visible page asks again what was drafted elsewhere.
const NOW_AND_THEN: Duration = Duration::from_secs(30);

/// Keeps the drafts of a table page until it goes away; nothing outside a table that is played.
pub fn begin(state: PageState, save_state: RwSignal<SaveState>) {
    let Some(answering) = use_context::<Answering>() else {
        return;
    };
    let first = use_context::<StoredValue<Option<SavedForSeat>>>();
    let autosave = Autosave {
        state,
        save_state,
        answering,
        now: StoredValue::new(None),
        known: StoredValue::new(false),
        first: StoredValue::new(first.and_then(|it| it.try_get_value().flatten())),
        retry: Retry::new(),
    };
    let history = use_context::<History>();
    let mut rest = debounce(PAUSE, move |()| autosave.go());
    effect(move |before: Option<Option<DecisionId>>| {
        // A look back asks nothing, and what was asked waits.
        if history.is_some_and(History::is_looking) {
            return before.flatten();
        }
        // What came with the page is old by the time of another question.
        if before.is_some() {
            autosave.first.set_value(None);
        }
        let asked = state.open.get().map(|(id, _)| id);
        let drafting = state.drafting();
        match asked {
            Some(id) if before != Some(Some(id)) => autosave.begin(id),
            Some(_) => {}
            None => autosave.end(),
        }
        if let Some(it) = drafting.filter(|it| it.can_undo() || it.can_redo())
            && autosave.write(it.decision, it.now)
        {
            rest(());
        }
        asked
    });
    // Whoever goes may go on elsewhere, and whoever comes may have been there.
    let turned = window_event_listener(
        ev::Custom::<web_sys::Event>::new("visibilitychange"),
        move |_| autosave.turn(),
    );
    let focused = window_event_listener(ev::focus, move |_| autosave.turn());
    let online = window_event_listener(ev::online, move |_| autosave.go());
    // Two screens may lie beside each other.
    let now_and_then = set_interval_with_handle(move || autosave.turn(), NOW_AND_THEN).ok();
    on_cleanup(move || {
        turned.remove();
        focused.remove();
        if let Some(it) = now_and_then {
            it.clear();
        }
        online.remove();
        autosave.go();
    });
}

#[derive(Clone, Copy)]
pub struct Autosave {
    pub state: PageState,
    pub save_state: RwSignal<SaveState>,
    answering: Answering,
    /// The owner of the draft, and the part of it that the server has.
    pub now: StoredValue<Option<Whose>>,
    /// True if the server was asked what it has for this question.
    pub known: StoredValue<bool>,
    /// The draft that the server had when it made the page, until that is taken.
    pub first: StoredValue<Option<SavedForSeat>>,
    pub retry: Retry,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Whose {
    pub table: String,
    pub seat: u8,
    pub kept: Remembered,
    /// The answer as far as it has come: once the page goes, nobody can say any more.
    pub begun: Option<String>,
}

impl Whose {
    fn memory(&self) -> Option<Memory> {
        Memory::of(&self.table, self.seat)
    }

    pub fn remember(&self) {
        if let Some(memory) = self.memory() {
            memory.write(&self.kept);
        }
    }
}

impl Autosave {
    /// A question that was not open before: what was drafted for it goes on.
    fn begin(self, id: DecisionId) {
        self.save_state.set(SaveState::default());
        self.known.set_value(false);
        let page = self.answering.page;
        let whose = page.with_untracked(|it| Some((it.table.id.clone(), it.my_seat?)));
        let Some((table, seat)) = whose else {
            return self.now.set_value(None);
        };
        let memory = Memory::of(&table, seat);
        let remembered = memory.as_ref().and_then(Memory::read);
        let kept = remembered.filter(|it| it.decision == id);
        if let Some(it) = kept {
            super::take(self.state, id, it.draft);
        }
        let unmade = || Remembered {
            decision: id,
            draft: self.state.draft.get_untracked(),
            version: 0,
            sent: true,
        };
        let kept = kept.unwrap_or_else(unmade);
        let begun = self.begun(id, &kept.draft);
        self.now.set_value(Some(Whose {
            table,
            seat,
            kept,
            begun,
        }));
        // The question is seen first.
        after_paint(move || self.go());
    }

    fn end(self) {
        if let Some(memory) = self.now.get_value().and_then(|it| it.memory()) {
            memory.forget();
        }
        self.now.set_value(None);
    }

    fn asked(self) -> Option<(DecisionId, Prompt)> {
        self.state.open.try_get_untracked().flatten()
    }

    /// Remembers the draft; whether it is a new one.
    fn write(self, decision: DecisionId, draft: Draft) -> bool {
        let Some(mut now) = self.now.get_value() else {
            return false;
        };
        if now.kept.decision != decision || now.kept.draft == draft {
            return false;
        }
        (now.kept.draft, now.kept.sent) = (draft, false);
        now.begun = self.begun(decision, &draft);
        now.remember();
        self.now.set_value(Some(now));
        true
    }

    fn begun(self, id: DecisionId, draft: &Draft) -> Option<String> {
        let (_, prompt) = self.asked().filter(|it| it.0 == id)?;
        serde_json::to_string(&draft.begun(&prompt)?).ok()
    }

    fn turn(self) {
        if !document().hidden() {
            self.known.try_set_value(false);
        }
        self.go();
    }
}

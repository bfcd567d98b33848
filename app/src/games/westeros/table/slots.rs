//! The twelve slots of an area: its tokens, kind by kind, and the way to clear it.

use super::state::PageState;
use crate::browser;
use crate::games::westeros::{
    draft::{Choice, Reason, Step, choices},
    focus, wording,
};
use crate::reactive::{effect, memo};
use leptos::{ev, prelude::*};
use std::time::Duration;
use westeros::{Area, OrderToken, Prompt, View};

/// The offer of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    Token(OrderToken),
    /// Take the order off again; with the Raven: leave it as it was.
    Clear,
}

/// The number of slots beside each other.
pub const COLUMNS: usize = 6;

/// Two rows: the plain tokens, and below each kind its starred one.
pub const SLOTS: [Slot; 2 * COLUMNS] = [
    Slot::Token(OrderToken::MarchMinusOne),
    Slot::Token(OrderToken::March),
    Slot::Token(OrderToken::Defense),
    Slot::Token(OrderToken::Support),
    Slot::Token(OrderToken::Raid),
    Slot::Token(OrderToken::ConsolidatePower),
    Slot::Clear,
    Slot::Token(OrderToken::MarchPlusOne),
    Slot::Token(OrderToken::DefenseStar),
    Slot::Token(OrderToken::SupportStar),
    Slot::Token(OrderToken::RaidStar),
    Slot::Token(OrderToken::ConsolidatePowerStar),
];

/// The slot above or below.
const fn other_row(index: usize) -> usize {
    (index + COLUMNS) % SLOTS.len()
}

/// The slots of the picked area with what the draft says about them. They stay as they are while
/// none is picked: most often the next one offers the same.
#[derive(Clone, Copy)]
pub struct Slots {
    state: StoredValue<PageState>,
    /// The area picked last.
    pub area: Memo<Option<Area>>,
    choices: Memo<Vec<Choice>>,
    /// The meaning of each token there, in their order; empty before the first area is picked.
    meanings: Memo<Vec<String>>,
    /// The slot that the keyboard is on.
    pub at: RwSignal<usize>,
    /// True if the screen is a small one.
    small: RwSignal<bool>,
    /// True if they are made before the first area is picked.
    ahead: RwSignal<bool>,
}

/// The media query by which the style sheet tells a small screen, which has a sheet instead of the card on the map.
const SMALL: &str = "(max-width: 47.49em), (max-height: 30em)";

/// So long after a question for orders the slots are made: the first pick then only shows them.
const AHEAD: Duration = Duration::from_secs(2);

impl Slots {
    pub fn new(state: PageState) -> Self {
        let area = memo(move |before: Option<&Option<Area>>| {
            state.picked.get().or(before.copied().flatten())
        });
        let choices = memo(move |before: Option<&Vec<Choice>>| {
            let Some(area) = state.picked.get() else {
                return before.cloned().unwrap_or_default();
            };
            let Some(prompt @ (Prompt::PlaceOrders { .. } | Prompt::UseRaven { .. })) =
                state.prompt()
            else {
                return Vec::new();
            };
            let draft = state.draft.get();
            state.view.with(|view| choices(view, &prompt, &draft, area))
        });
        let meanings = memo(move |before: Option<&Vec<String>>| {
            let Some(area) = state.picked.get() else {
                return before.cloned().unwrap_or_default();
            };
            let explain =
                |view: &View| OrderToken::ALL.map(|it| wording::explain_here(view, area, it));
            state.view.with(explain).to_vec()
        });
        let it = Self {
            state: StoredValue::new(state),
            area,
            choices,
            meanings,
            at: RwSignal::new(0),
            small: RwSignal::new(false),
            ahead: RwSignal::new(false),
        };
        it.follow_the_screen();
        it
    }

    fn follow_the_screen(self) {
        let measure = move || {
            let small = browser::matches(SMALL);
            if self.small.get_untracked() != small {
                self.small.set(small);
            }
        };
        effect(move |_| {
            measure();
            let listening = window_event_listener(ev::resize, move |_| measure());
            on_cleanup(move || listening.remove());
        });
        effect(move |_| {
            if let Some(Prompt::PlaceOrders { .. }) = self.state().prompt() {
                browser::after(AHEAD, move || {
                    self.ahead.try_set(true);
                });
            }
        });
    }

    /// Tells whether the slots of small screens, or those of the others, are to be made: what nobody can see costs
    /// every pick as much as what is seen.
    pub fn made(self, small: bool) -> Memo<bool> {
        memo(move |_| {
            let wanted = self.ahead.get() || self.area.with(Option::is_some);
            self.small.get() == small && wanted
        })
    }

    pub fn state(self) -> PageState {
        self.state.get_value()
    }

    /// Returns where the keyboard begins: on what lies there, or on the first that may be placed.
    pub fn begin(self) -> usize {
        let at = self.choices.with_untracked(|all| {
            let offers = |slot: &Slot, wanted: fn(&Choice) -> bool| match slot {
                Slot::Token(token) => all.iter().any(|it| it.token == *token && wanted(it)),
                Slot::Clear => false,
            };
            let first = |wanted| SLOTS.iter().position(|slot| offers(slot, wanted));
            first(|it| it.here)
                .or_else(|| first(|it| it.legal.is_ok()))
                .unwrap_or_default()
        });
        if self.at.get_untracked() != at {
            self.at.set(at);
        }
        at
    }

    /// Tells whether an area is picked, and these are to be seen.
    pub fn open(self) -> bool {
        self.state().picked.with(Option::is_some)
    }

    /// Tells whose orders they are, in words.
    pub fn title(self) -> Option<String> {
        let name = wording::the_area(self.area.get()?);
        Some(say!("Orders for {name}" | "Befehle für {name}"))
    }

    pub fn choice(self, token: OrderToken) -> Option<Choice> {
        self.choices
            .with(|all| all.iter().find(|it| it.token == token).copied())
    }

    pub fn legal(self, slot: Slot) -> bool {
        match slot {
            Slot::Token(token) => self.choice(token).is_some_and(|it| it.legal.is_ok()),
            // There is something to take off.
            Slot::Clear => self.choices.with(|all| all.iter().any(|it| it.here)),
        }
    }

    /// Returns true where a slot is not drawn at all.
    pub fn absent(self, slot: Slot) -> bool {
        slot == Slot::Clear && !self.legal(slot)
    }

    pub fn here(self, slot: Slot) -> bool {
        match slot {
            Slot::Token(token) => self.choice(token).is_some_and(|it| it.here),
            Slot::Clear => false,
        }
    }

    pub fn left(self, token: OrderToken) -> u8 {
        self.choice(token).map_or(0, |it| it.left)
    }

    /// Tells what a slot does, how many are left, or why it cannot be chosen.
    pub fn description(self, slot: Slot) -> String {
        let Slot::Token(token) = slot else {
            if self.swaps() {
                return word!(
                    "Leaves the order in this area as it was."
                        | "Lässt den Befehl in diesem Gebiet, wie er war."
                )
                .to_owned();
            }
            return say!(
                "Removes the order from this area."
                    | "Nimmt den Befehl aus diesem Gebiet wieder \
                     weg."
            );
        };
        match self.choice(token).map(|it| it.legal) {
            Some(Err(why)) => wording::illegal(why),
            _ => say!(
                "{what} {left} left." | "{what} Noch {left}.",
                what = self.does(token),
                left = self.left(token)
            ),
        }
    }

    /// Returns true where the Raven swaps an order: then taking it off leaves the one before.
    fn swaps(self) -> bool {
        matches!(self.state().prompt(), Some(Prompt::UseRaven { .. }))
    }

    /// The spoken name of a slot.
    pub fn name(self, slot: Slot) -> &'static str {
        match slot {
            Slot::Token(token) => wording::token_name(token),
            Slot::Clear if self.swaps() => word!("Keep" | "Behalten"),
            Slot::Clear => word!("Clear" | "Entfernen"),
        }
    }

    /// In a sentence what a slot does, or why it cannot be chosen.
    pub fn explained(self, slot: Slot) -> String {
        let Slot::Token(token) = slot else {
            return self.description(slot);
        };
        match self.choice(token).map(|it| it.legal) {
            Some(Err(why)) => wording::illegal(why),
            _ => self.does(token),
        }
    }

    /// Returns a sentence that says what an order does in the area that was picked last.
    fn does(self, token: OrderToken) -> String {
        let at = OrderToken::ALL.iter().position(|it| *it == token);
        self.meanings
            .with(|all| at.and_then(|at| all.get(at).cloned()))
            .unwrap_or_else(|| wording::explain_token(token).to_owned())
    }

    /// The keyboard or the pointer is on a slot: what bars it is told.
    pub fn look(self, slot: Slot) {
        let barred = match slot {
            Slot::Token(token) => {
                let choice = untrack(|| self.choice(token));
                choice.and_then(|it| it.legal.err()).map(Reason::Illegal)
            }
            Slot::Clear => None,
        };
        self.state().hint.set(barred);
    }

    pub fn choose(self, slot: Slot) {
        if untrack(|| self.here(slot)) {
            self.state().close();
        } else if untrack(|| self.legal(slot)) {
            let Some(area) = self.area.get_untracked() else {
                return;
            };
            self.state().take(match slot {
                Slot::Token(token) => Step::Place(area, token),
                Slot::Clear => Step::Clear(area),
            });
            self.state().close();
        } else {
            self.look(slot);
        }
    }

    /// Keys within the slots; `true` where one was understood.
    pub fn key(self, key: &str, id: impl Fn(usize) -> String) -> bool {
        let at = self.at.get_untracked();
        let mut next = match key {
            "ArrowRight" => (at + 1) % SLOTS.len(),
            "ArrowLeft" => (at + SLOTS.len() - 1) % SLOTS.len(),
            "ArrowDown" | "ArrowUp" => other_row(at),
            "Home" => 0,
            "End" => SLOTS.len() - 1,
            "Escape" => {
                self.state().close();
                return true;
            }
            "Enter" | " " => {
                self.choose(SLOTS[at]);
                return true;
            }
            _ => return false,
        };
        if untrack(|| self.absent(SLOTS[next])) {
            next = match key {
                "ArrowRight" => next + 1,
                "ArrowLeft" => next - 1,
                _ => at,
            };
        }
        self.at.set(next);
        self.look(SLOTS[next]);
        focus::give(&[id(next)]);
        true
    }
}

/// The identifier of a slot of the card on the map.
pub fn order_menu_id(index: usize) -> String {
    format!("ring-{index}")
}

/// The identifier of a slot of the sheet.
pub fn sheet_id(index: usize) -> String {
    format!("sheet-{index}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_starred_order_stands_below_its_kind() {
        for index in 1..COLUMNS {
            let (Slot::Token(plain), Slot::Token(starred)) =
                (SLOTS[index], SLOTS[other_row(index)])
            else {
                panic!("{index} is no token");
            };
            assert_eq!(plain.order(), starred.order());
            assert!(starred.starred() && !plain.starred(), "{index}");
        }
        assert_eq!(other_row(other_row(3)), 3);
    }

    #[test]
    fn every_token_has_its_slot() {
        for token in OrderToken::ALL {
            assert!(SLOTS.contains(&Slot::Token(token)), "{token:?}");
        }
    }
}

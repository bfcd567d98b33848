//! The hand, fanned out: cards that are browsed with the arrows and played with Enter.

use crate::games::westeros::{
    draft::Step,
    focus,
    ids::{BATTLE, QUESTION},
    panels::{WholeCard, battle::OddsTable},
    table::state::PageState,
    wording::{self, battle as words},
};
use crate::reactive::{effect, memo};
use leptos::{
    ev::{self, KeyboardEvent, PointerEvent},
    prelude::*,
};
use westeros::{Action, HouseCard};

/// The card under the pointer or the focus, and the card that is shown for it.
type Looks = (RwSignal<Option<HouseCard>>, Memo<Option<HouseCard>>);

#[component]
pub fn Hand(
    state: PageState,
    cards: Memo<Vec<HouseCard>>,
    chosen: Memo<Option<HouseCard>>,
    looks: Looks,
    table: Memo<Option<OddsTable>>,
) -> impl IntoView {
    let (_, shown) = looks;
    browse_from_outside(state, (cards, chosen), shown);
    // Set from the press of a card until its click.
    let pressed = RwSignal::new(false);
    // Where they do not fit beside each other, the one that is shown is scrolled to.
    effect(move |_| {
        if let Some(card) = shown.get() {
            focus::centre(&id(card));
        }
    });
    view! {
        <div class="hand" role="radiogroup" aria-label=word!("Your house cards" | "Deine Hauskarten")>
            {move || {
                let all = cards.get();
                let of = all.len();
                let each = all.iter().enumerate().map(|(at, &card)| {
                    let fan = fan(at, of);
                    view! { <HandCard state card at cards chosen looks pressed fan table /> }
                });
                each.collect_view()
            }}
        </div>
    }
}

/// Returns the place of a card in the fan, in half steps from its middle.
fn fan(at: usize, of: usize) -> String {
    let (place, middle) = (2 * at, of - 1);
    let side = if place < middle { " to-left" } else { "" };
    format!("hand-card fan-{}{side}", place.abs_diff(middle))
}

fn id(card: HouseCard) -> String {
    format!("hand-{}", card as usize)
}

#[component]
fn HandCard(
    state: PageState,
    card: HouseCard,
    at: usize,
    cards: Memo<Vec<HouseCard>>,
    chosen: Memo<Option<HouseCard>>,
    looks: Looks,
    pressed: RwSignal<bool>,
    fan: String,
    table: Memo<Option<OddsTable>>,
) -> impl IntoView {
    let (looked, shown) = looks;
    // None is proposed to whoever looks at one or has chosen it.
    let advised = memo(move |_| looked.get().or_else(|| chosen.get()).is_none());
    let is_chosen = move || chosen.get() == Some(card);
    let label =
        move || table.with(|it| words::labelled(card, it.as_ref().and_then(|it| it.row(card))));
    // One of them is where Tab leads to: the chosen one, else the one that is proposed.
    let reached = move || chosen.get().or_else(|| shown.get()) == Some(card);
    // None is raised until somebody looks at one or chooses it.
    let raised = move || looked.get().or_else(|| chosen.get());
    let lies_before = move || {
        let raised = raised();
        cards
            .with(|all| all.iter().position(|&it| Some(it) == raised))
            .is_some_and(|it| at < it)
    };
    // A card that goes with the whole hand still loses the focus: nothing is there to be told of it then.
    let leave = move || {
        if looked.try_get_untracked() == Some(Some(card)) {
            looked.try_set(None);
        }
    };
    view! {
        <button
            type="button"
            role="radio"
            id=id(card)
            class=fan
            class:looked=move || raised() == Some(card)
            class:picked=is_chosen
            class:advised=move || advised.get() && shown.get() == Some(card)
            class:lies-before=lies_before
            aria-checked=move || if is_chosen() { "true" } else { "false" }
            aria-label=label
            title=wording::card_meaning(card)
            tabindex=move || if reached() { "0" } else { "-1" }
            on:pointermove=move |it| {
                if is_moved(&it) && looked.try_get_untracked() != Some(Some(card)) {
                    looked.try_set(Some(card));
                }
            }
            on:pointerleave=move |it| {
                // A mouse that lets go elsewhere clicks nothing; a finger leaves before its click.
                if it.pointer_type() == "mouse" {
                    pressed.try_set(false);
                }
                leave();
            }
            on:pointerdown=move |_| pressed.set(true)
            on:pointercancel=move |_| pressed.set(false)
            on:focus=move |_| {
                // A card that moves under the finger would lose the click that chooses it.
                if pressed.try_get_untracked() == Some(false) {
                    looked.try_set(Some(card));
                }
            }
            on:blur=move |_| leave()
            on:click=move |_| {
                pressed.set(false);
                choose(state, chosen, card);
                looked.try_set(None);
            }
            on:keydown=move |event| {
                pressed.set(false);
                press(state, (cards, chosen), (card, &event));
            }
        >
            <WholeCard card />
        </button>
    }
}

/// Returns true where the mouse itself has moved: a card that rises comes under a pointer at rest, too,
/// and would take the place of what the keyboard looks at.
fn is_moved(event: &PointerEvent) -> bool {
    let moved = event.movement_x() != 0 || event.movement_y() != 0;
    moved && event.pointer_type() == "mouse"
}

fn choose(state: PageState, chosen: Memo<Option<HouseCard>>, card: HouseCard) {
    if chosen.get_untracked() != Some(card) {
        state.take(Step::Answer(Action::PlayCard(card)));
    }
}

/// The battle opens with the focus beside its cards: there the arrows lead to the one that is shown, and on from there.
fn browse_from_outside(
    state: PageState,
    hand: (Memo<Vec<HouseCard>>, Memo<Option<HouseCard>>),
    shown: Memo<Option<HouseCard>>,
) {
    effect(move |_| {
        let keys = window_event_listener(ev::keydown, move |event| {
            let outside = [BATTLE, QUESTION].into_iter().any(focus::is_on) || focus::is_lost();
            let arrow = event.key().starts_with("Arrow");
            let held = event.ctrl_key() || event.meta_key() || event.alt_key();
            let Some(Some(card)) = shown.try_get_untracked() else {
                return;
            };
            if !outside || !arrow || held || event.default_prevented() {
                return;
            }
            if hand.1.get_untracked().is_some() {
                return press(state, hand, (card, &event));
            }
            event.prevent_default();
            choose(state, hand.1, card);
            focus::give(&[id(card)]);
        });
        on_cleanup(move || keys.remove());
    });
}

/// Arrows browse, and what one comes to is chosen, as in every group of its kind; Enter plays it.
fn press(
    state: PageState,
    (cards, chosen): (Memo<Vec<HouseCard>>, Memo<Option<HouseCard>>),
    (card, event): (HouseCard, &KeyboardEvent),
) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let all = cards.get_untracked();
    let Some(at) = all.iter().position(|&it| it == card) else {
        return;
    };
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (at + 1) % all.len(),
        "ArrowLeft" | "ArrowUp" => (at + all.len() - 1) % all.len(),
        "Home" => 0,
        "End" => all.len() - 1,
        "Enter" if event.repeat() => return event.prevent_default(),
        "Enter" => {
            event.prevent_default();
            choose(state, chosen, card);
            return state.send();
        }
        _ => return,
    };
    event.prevent_default();
    choose(state, chosen, all[next]);
    focus::give(&[id(all[next])]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fan_is_even_on_both_sides() {
        let of = |n: usize| (0..n).map(|at| fan(at, n)).collect::<Vec<_>>();
        assert_eq!(of(1), ["hand-card fan-0"]);
        assert_eq!(of(2), ["hand-card fan-1 to-left", "hand-card fan-1"]);
        let seven = of(7);
        assert_eq!(seven[0], "hand-card fan-6 to-left");
        assert_eq!(
            (&*seven[3], &*seven[6]),
            ("hand-card fan-0", "hand-card fan-6")
        );
    }
}

//! The cards that only the viewer sees: when each can be played, and which of them now.

use super::super::{state::BattleState, wording};
use crate::reactive::memo;
use battlefield::{
    Battlefield,
    question::{Action, Prompt},
    reference::CardRef,
    state::View,
    task::Use,
};
use leptos::{
    ev::{KeyboardEvent, MouseEvent, PointerEvent},
    prelude::*,
    wasm_bindgen::JsCast,
};
use tabletop::Game;

/// A card of the hand, or a mission: that is scored, not played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    /// Nothing of a mission.
    card: Option<CardRef>,
    name: String,
    text: String,
    when: Option<String>,
    now: bool,
}

/// The viewer's cards: whoever points at one reads all of it, and a press plays one that can be played now.
#[component]
pub fn Hand(state: BattleState) -> impl IntoView {
    let hand = memo(move |_| {
        let now = state.asked_with(playable).unwrap_or_default();
        state.page.with(|it| cards(&it.view, &now))
    });
    let missions = memo(move |_| state.page.with(|it| missions(&it.view)));
    move || {
        let (cards, secret) = (hand.get(), missions.get());
        let any = !cards.is_empty() || !secret.is_empty();
        let secret = (!secret.is_empty()).then(|| {
            view! {
                <h3>{word!("Secret missions" | "Geheime Missionen")}</h3>
                <ul>{secret.into_iter().map(|it| card(state, it)).collect_view()}</ul>
            }
        });
        any.then(|| {
            view! {
                <section class="battle-hand" aria-label=word!("Your cards" | "Deine Karten")>
                    <ul>{cards.into_iter().map(|it| card(state, it)).collect_view()}</ul>
                    {secret}
                </section>
            }
        })
    }
}

fn card(state: BattleState, it: Held) -> AnyView {
    let now = it.card.filter(|_| it.now);
    let play = move || {
        if let Some(card) = now {
            state.give(Action::Use(Use::Card(card)));
        }
    };
    let press = move |event: MouseEvent| {
        // A finger reads it: its question plays it. The second press of two is meant for what was there before.
        if event.detail() == 1 && !is_finger(&event) {
            play();
        }
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Enter" && now.is_some() && !event.repeat() {
            event.prevent_default();
            event.stop_propagation();
            play();
        }
    };
    let when = it.when.map(|when| {
        let words = if it.now {
            word!("Can be played now." | "Jetzt spielbar.").to_owned()
        } else {
            when
        };
        view! { " " <span class="card-when">{words}</span> }
    });
    view! {
        <li class="tactics-card" class:now=it.now tabindex="0" on:click=press on:keydown=key>
            <div><b>{it.name}</b> " " <span>{it.text}</span>{when}</div>
        </li>
    }
    .into_any()
}

/// Tells whether a click comes from a finger, to which nothing shows what lies below it before it presses.
fn is_finger(event: &MouseEvent) -> bool {
    let pointer = event.dyn_ref::<PointerEvent>();
    pointer.is_some_and(|it| it.pointer_type() == "touch")
}

/// The cards of the hand that answer the open question.
fn playable(view: &View, prompt: &Prompt) -> Vec<CardRef> {
    if !matches!(prompt, Prompt::React { .. }) {
        return Vec::new();
    }
    let hand = view.hand().into_iter();
    let cards = hand
        .flat_map(|it| it.cards.iter().chain(&it.siege))
        .copied();
    let fits = |card: &CardRef| {
        let play = Action::Use(Use::Card(*card));
        Battlefield::check(view, prompt, &play).is_ok()
    };
    cards.filter(fits).collect()
}

fn cards(view: &View, now: &[CardRef]) -> Vec<Held> {
    let held = |it: &CardRef| {
        let (name, text) = wording::card(*it);
        Held {
            card: Some(*it),
            name,
            text: match wording::card_bonus(*it) {
                Some(bonus) => [text, " ".to_owned(), bonus].concat(),
                None => text,
            },
            when: Some(wording::card_when(*it)),
            now: now.contains(it),
        }
    };
    let hand = view.hand().into_iter();
    hand.flat_map(|it| it.cards.iter().chain(&it.siege))
        .map(held)
        .collect()
}

fn missions(view: &View) -> Vec<Held> {
    let held = |id: &String| {
        let (name, text) = wording::mission(id);
        Held {
            card: None,
            name,
            text,
            when: None,
            now: false,
        }
    };
    let hand = view.hand().into_iter();
    hand.flat_map(|it| &it.missions).map(held).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::random;
    use battlefield::{
        position::{Mode, Roles, Setup},
        state::State,
        task::Offer,
    };
    use tabletop::{Seat, Viewer};

    fn holding(card: CardRef) -> View {
        let mut state = State::before(Setup::default(), 2);
        state.secrets[0].hand.push(card);
        state.secrets[0].missions.push("hold_center".to_owned());
        state.view(Viewer::Seat(Seat(0)))
    }

    #[test]
    fn a_card_says_when_it_can_be_played_and_a_mission_does_not() {
        let card = CardRef::all().next().expect("the data has cards");
        let view = holding(card);
        let told = cards(&view, &[]);
        assert!(told[0].when.is_some() && !told[0].now);
        assert!(cards(&view, &[card])[0].now);
        assert_eq!(missions(&view)[0].when, None);
    }

    #[test]
    fn nothing_glows_where_no_card_answers() {
        let card = CardRef::all().next().expect("the data has cards");
        let view = holding(card);
        assert!(playable(&view, &Prompt::Select).is_empty());
        // Nothing is under way that it could answer.
        let prompt = Prompt::React {
            window: card.entry().window,
            roles: Roles::default(),
            offer: Offer::default(),
        };
        assert!(playable(&view, &prompt).is_empty());
    }

    #[test]
    fn what_can_be_played_now_glows() {
        let (mut some, mut none) = (false, false);
        random::play((Mode::Thrones, 1), 500, |state, _, _| {
            let Some(asked) = Battlefield::decisions(state).next() else {
                return;
            };
            let view = state.view(Viewer::Seat(asked.seat));
            let now = playable(&view, &asked.prompt);
            let told = cards(&view, &now);
            let glow = told.iter().filter(|it| it.now).count();
            assert_eq!(glow, now.len(), "a card twice in the hand glows twice");
            some |= glow > 0;
            none |= glow == 0 && !told.is_empty();
        });
        assert!(some && none, "{some} {none}");
    }
}

//! The cards that only the viewer sees: when each can be played, and which of them now.

use super::super::{
    scene::model::{Colors, colors_of_player},
    state::BattleState,
    wording,
};
use crate::reactive::memo;
use battlefield::{
    Battlefield,
    effect::Window,
    question::{Action, Prompt},
    reference::CardRef,
    state::View,
    task::Use,
};
use leptos::{
    ev::{KeyboardEvent, MouseEvent, PointerEvent},
    prelude::*,
};
use tabletop::Game;

/// A card of the hand, or a mission: that is scored, not played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    /// Nothing of a mission.
    card: Option<CardRef>,
    name: String,
    /// Its effect in a few words.
    short: String,
    text: String,
    /// The path of the sign of its kind, on a grid of 24.
    sign: &'static str,
    when: Option<String>,
    now: bool,
}

/// The sign of a mission: a star.
const STAR: &str = "M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.3L12 17l-5.6 3.2l1.2-6.3L3 9.6l6.3-.8z";

/// The viewer's cards: whoever points at one reads all of it, and a press plays one that can be played now.
#[component]
pub fn Hand(state: BattleState) -> impl IntoView {
    let hand = memo(move |_| {
        let now = state.asked_with(playable).unwrap_or_default();
        state.page.with(|it| cards(&it.view, &now))
    });
    let missions = memo(move |_| state.page.with(|it| missions(&it.view)));
    let colors = memo(move |_| state.seated(|(it, seat)| colors_of_player(it, seat)));
    let class = move || {
        let own = colors.get().map(Colors::classes).unwrap_or_default();
        ["battle-hand ", &own].concat()
    };
    move || {
        let (cards, secret) = (hand.get(), missions.get());
        let any = !cards.is_empty() || !secret.is_empty();
        let now = cards.iter().filter(|it| it.now).count();
        let now = (now > 0).then(|| {
            let words = say!("{now} playable now" | "{now} jetzt spielbar");
            view! { " " <small class="hand-now">{words}</small> }
        });
        let head = (!cards.is_empty())
            .then(|| view! { <h3>{word!("Your cards" | "Deine Karten")}{now}</h3> });
        let secret = (!secret.is_empty()).then(|| {
            view! {
                <h3>{word!("Secret missions" | "Geheime Missionen")}</h3>
                <ul>{secret.into_iter().map(|it| card(state, it)).collect_view()}</ul>
            }
        });
        any.then(|| {
            view! {
                <section class=class aria-label=word!("Your cards" | "Deine Karten")>
                    {head}
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
    let by_mouse = StoredValue::new(false);
    let down = move |event: PointerEvent| by_mouse.set_value(event.pointer_type() == "mouse");
    let press = move |event: MouseEvent| {
        let mouse = by_mouse.get_value();
        by_mouse.set_value(false);
        // A finger reads it: its question plays it. A screen reader presses without a pointer, and the second press of
        // two is meant for what was there before.
        if event.detail() == 0 || mouse && event.detail() == 1 {
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
        <li class="tactics-card" class:now=it.now tabindex="0" on:pointerdown=down on:click=press on:keydown=key>
            <svg class="rail-icon card-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=it.sign></path></svg>
            <b>{it.name.clone()}</b>
            " "
            <small class="card-short" aria-hidden="true">{it.short}</small>
            <div class="card-whole"><b aria-hidden="true">{it.name}</b> <span>{it.text}</span>{when}</div>
        </li>
    }
    .into_any()
}

/// All cards that the viewer holds.
fn in_hand(view: &View) -> impl Iterator<Item = CardRef> + '_ {
    let hand = view.hand().into_iter();
    hand.flat_map(|it| it.cards.iter().chain(&it.siege))
        .copied()
}

/// The cards of the hand that answer the open question.
fn playable(view: &View, prompt: &Prompt) -> Vec<CardRef> {
    if !matches!(prompt, Prompt::React { .. }) {
        return Vec::new();
    }
    let fits = |card: &CardRef| {
        let play = Action::Use(Use::Card(*card));
        Battlefield::check(view, prompt, &play).is_ok()
    };
    in_hand(view).filter(fits).collect()
}

fn cards(view: &View, now: &[CardRef]) -> Vec<Held> {
    let held = |it: CardRef| {
        let (name, text) = wording::card(it);
        Held {
            card: Some(it),
            name,
            short: wording::card_short(it),
            sign: sign(it.entry().window),
            text: match wording::card_bonus(it) {
                Some(bonus) => [text, " ".to_owned(), bonus].concat(),
                None => text,
            },
            when: Some(wording::card_when(it)),
            now: now.contains(&it),
        }
    };
    in_hand(view).map(held).collect()
}

fn missions(view: &View) -> Vec<Held> {
    let held = |id: &String| {
        let (name, text) = wording::mission(id);
        Held {
            card: None,
            name,
            short: wording::mission_short(id),
            sign: STAR,
            text,
            when: None,
            now: false,
        }
    };
    let hand = view.hand().into_iter();
    hand.flat_map(|it| &it.missions).map(held).collect()
}

/// Returns the path of the sign for the moment in which a card is played.
const fn sign(window: Window) -> &'static str {
    match window {
        // Swords
        Window::AttackBeforeDice
        | Window::AttackDiceRolled
        | Window::AttackDefenseRolled
        | Window::AttackWounds
        | Window::AttackCompleted
        | Window::AttackModifiers
        | Window::AttackTargeting => "M5 4l10 11M19 4L9 15M4 17l3 3M20 17l-3 3M6 19l3-4M18 19l-3-4",
        // A lance
        Window::ChargeDeclared
        | Window::ChargeRoll
        | Window::ChargeSuccess
        | Window::ChargeFailed => "M4 20L20 4M13 4h7v7M4 13l7 7",
        // A flag
        Window::MoraleBeforeDice
        | Window::MoraleAfterDice
        | Window::MoralePassed
        | Window::MoraleFailed => "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0",
        // An arrow that turns
        Window::UnitActivated | Window::ActionCompleted | Window::Surge => {
            "M9 5L4 10l5 5M4 10h9q7 0 7 9"
        }
        // A skull
        Window::UnitDestroyed => {
            "M9 16l-3-2v-3a6 6 0 0 1 12 0v3l-3 2v4H9zM9.5 11.5h.1M14.5 11.5h.1"
        }
        // An hourglass
        Window::RoundStart | Window::RoundEnd | Window::TurnStart | Window::TurnEnd => {
            "M7 3h10M7 21h10M8 3v3l4 6l-4 6v3M16 3v3l-4 6l4 6v3"
        }
        // A crown
        _ => "M4 18V7l4 4l4-6l4 6l4-4v11z",
    }
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
        let mission = missions(&view).swap_remove(0);
        assert_eq!(mission.when, None);
        assert_eq!(mission.short, "Hold the middle marker.");
        assert!(mission.text.len() > mission.short.len());
    }

    #[test]
    fn a_card_has_one_short_line_and_a_sign_of_its_kind() {
        let held = |id| {
            let card = CardRef::named(id).expect("it is in the data");
            cards(&holding(card), &[]).swap_remove(0)
        };
        let shift = held("stark.swift_advance");
        assert_eq!(shift.short, "A unit shifts 2″.");
        assert!(shift.text.len() > shift.short.len());
        assert_ne!(shift.sign, held("stark.hit_and_run").sign);
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

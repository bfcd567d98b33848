//! The cards that enemies play, shown large over the table one after the other until they are read.

use super::super::{
    page::{BattlePage, SharedPage},
    state::BattleState,
    story::{self, Played},
    wording,
};
use crate::{
    focus,
    play::History,
    reactive::{effect, memo},
};
use leptos::prelude::*;

/// The id of the card that is shown.
const CARD: &str = "played-card";
/// The id of the question.
const QUESTION: &str = "question";

/// The cards that wait to be read, in the order in which they were played.
#[derive(Clone, Copy)]
pub struct Cards {
    waiting: RwSignal<Vec<Played>>,
    /// The last revision whose cards were added; nothing until the page has been looked at.
    told: StoredValue<Option<i64>>,
    history: Option<History>,
}

impl Cards {
    /// Follows the page. At a lesson, which has no history, its own words tell of cards.
    pub fn follow(state: BattleState) -> Self {
        let cards = Self {
            waiting: RwSignal::new(Vec::new()),
            told: StoredValue::new(None),
            history: use_context::<History>(),
        };
        if let Some(history) = cards.history {
            effect(move |_| {
                if !history.is_looking() {
                    state.page.with(|it| cards.add(it, history.seen));
                }
            });
        }
        cards
    }

    /// Adds what a visit brings, and at its beginning what of this round has come since the last one. Whoever
    /// answers before reading finds it there afterwards.
    fn add(self, page: &SharedPage, seen: Option<i64>) {
        let newest = page.log.last().map_or(-1, |it| it.seq);
        let since = self.told.get_value().unwrap_or_else(|| {
            let seen = seen.unwrap_or(newest);
            seen.max(story::before_round(page))
        });
        self.told.set_value(Some(newest.max(since)));
        let fresh = story::played(page, since);
        if fresh.is_empty() && self.waiting.with_untracked(Vec::is_empty) {
            return;
        }
        let waiting = self.waiting.get_untracked();
        let now = story::unread(page, waiting.iter().copied().chain(fresh));
        if now != waiting {
            self.waiting.set(now);
        }
    }

    /// The card to read now; none while somebody looks back.
    pub fn front(self) -> Option<Played> {
        let looks = self.history.is_some_and(History::is_looking);
        let first = || self.waiting.with(|all| all.first().copied());
        (!looks).then(first).flatten()
    }

    /// Goes on to the next one, or to the question where that was the last; returns false where none was
    /// shown.
    pub fn read(self) -> bool {
        if untrack(|| self.front()).is_none() {
            return false;
        }
        let held = focus::is_within(CARD);
        self.waiting.update(|all| {
            all.remove(0);
        });
        if held {
            focus::give_then([CARD, QUESTION].map(str::to_owned).into());
        }
        true
    }
}

/// A card as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Face {
    colors: &'static str,
    house: String,
    who: String,
    name: String,
    text: String,
    bonus: Option<String>,
    /// The bonus counts.
    with_bonus: bool,
    outcome: String,
}

fn face(page: &BattlePage, it: &Played) -> Face {
    let entry = it.card.entry();
    let (name, text) = wording::card(it.card);
    let (targets, cancelled) = story::outcome(page, it);
    let (colors, house) = match entry.faction.as_str() {
        "stark" => ("f-stark", wording::house("House Stark")),
        "lannister" => ("f-lannister", wording::house("House Lannister")),
        "neutral" => ("f-neutral", word!("Neutral" | "Neutral").to_owned()),
        _ => ("f-other", word!("Siege" | "Belagerung").to_owned()),
    };
    Face {
        colors,
        house,
        who: wording::plays(&page.view.open, it.seat),
        name,
        text,
        bonus: wording::card_bonus(it.card),
        with_bonus: it.bonus,
        outcome: wording::came_of(&page.view.open, &targets, cancelled),
    }
}

/// Over the table: the card to read now. Nobody needs to: what is asked stays open beside it.
#[component]
pub fn ShownCard(state: BattleState, cards: Cards) -> impl IntoView {
    let front = memo(move |_| cards.front());
    let shown = memo(move |_| {
        let it = front.get()?;
        Some(state.page.with(|page| face(page, &it)))
    });
    effect(move |_| {
        if front.get().is_some() {
            focus::after_paint(|| {
                if focus::is_lost() {
                    focus::give(&[CARD.to_owned()]);
                }
            });
        }
    });
    let open = memo(move |_| front.get().is_some());
    let of = move |read: fn(&Face) -> String| shown.with(|it| it.as_ref().map(read));
    let more = move || {
        let others = cards.waiting.with(|all| all.len().saturating_sub(1));
        if others > 0 {
            say!("Next card ({others})" | "Nächste Karte ({others})")
        } else {
            word!("Read" | "Gelesen").to_owned()
        }
    };
    view! {
        {move || open.get().then(|| view! {
            <div class="battle-shown">
                <section id=CARD class=move || of(|it| ["played-card ", it.colors].concat()) tabindex="-1" aria-label=move || of(|it| it.name.clone())>
                    <p class="played-card-who">{move || of(|it| it.who.clone())}</p>
                    <header>
                        <p>{move || of(|it| it.house.clone())}</p>
                        <h2>{move || of(|it| it.name.clone())}</h2>
                    </header>
                    <p>{move || of(|it| it.text.clone())}</p>
                    {move || shown.with(|it| {
                        let it = it.as_ref()?;
                        let bonus = it.bonus.clone()?;
                        Some(view! { <p class="played-card-bonus" class:off=!it.with_bonus>{bonus}</p> })
                    })}
                    {move || of(|it| it.outcome.clone()).filter(|it| !it.is_empty()).map(|it| view! { <p class="played-card-outcome">{it}</p> })}
                    <button type="button" class="button" aria-keyshortcuts="Escape" on:click=move |_| { cards.read(); }>{more}</button>
                </section>
            </div>
        })}
    }
    .into_any()
}

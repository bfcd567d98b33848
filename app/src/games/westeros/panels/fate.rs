//! The Westeros cards of the round, and the wildling attack under way.

use super::symbol::WesterosSign;
use crate::games::westeros::{
    page::{LogLine, SharedPage, standing},
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Auction, Event, Phase, Prompt, View, WesterosCard, WesterosDeck, WildlingAttack};

type Drawn = (WesterosDeck, WesterosCard);

fn drawn(view: &View) -> Vec<Drawn> {
    let decks = WesterosDeck::ALL.into_iter().zip(view.westeros);
    decks
        .filter_map(|(deck, card)| Some((deck, card?)))
        .collect()
}

/// The three cards with what they do; nothing in the first round, which has none.
#[component]
pub fn WesterosCards(view: Memo<View>) -> impl IntoView {
    let cards = memo(move |_| view.with(drawn));
    let forbidden = memo(move |_| view.with(|view| wording::forbidden(view.allowed)));
    view! {
        <Show when=move || cards.with(|it| !it.is_empty())>
            <h3>{word!("Westeros cards" | "Westeroskarten")}</h3>
            <ul class="fate">
                <For each=move || cards.get() key=|it| *it let((deck, card))>
                    <li class="fate-card">
                        <CardOfFate deck card />
                    </li>
                </For>
            </ul>
        </Show>
        <Show when=move || forbidden.with(|it| !it.is_empty())>
            <p class="forbidden">
                {move || {
                    let orders = forbidden.get();
                    say!("Forbidden this round: {orders}." | "Verboten in dieser Runde: {orders}.")
                }}
            </p>
        </Show>
    }
}

#[component]
fn CardOfFate(deck: WesterosDeck, card: WesterosCard) -> impl IntoView {
    view! {
        <WesterosSign card />
        <div class="fate-words">
            <span class="soft">{wording::deck_name(deck)}</span>
            " "
            <strong>{wording::westeros_card_name(card)}</strong>
            <p>{wording::westeros_card(card)}</p>
        </div>
    }
}

/// The cards while they take effect one after the other, for those who are not asked just now.
#[component]
pub fn FatePanel(page: Signal<SharedPage>) -> impl IntoView {
    let cards = memo(move |_| {
        page.with(|page| {
            let idle = page.open().is_none() && !page.over;
            if page.view.phase == Phase::Westeros && idle {
                drawn(&page.view)
            } else {
                Vec::new()
            }
        })
    });
    let now = memo(move |_| page.with(|page| resolving(&page.log)));
    view! {
        <Show when=move || cards.with(|it| !it.is_empty())>
            <section class="battle" aria-label=word!("Westeros cards" | "Westeroskarten")>
                <ul class="fate">
                    <For each=move || cards.get() key=|it| *it let((deck, card))>
                        <li
                            class="fate-card"
                            class:past=move || now.get().is_some_and(|now| deck < now)
                            aria-current=move || (now.get() == Some(deck)).then_some("step")
                        >
                            <CardOfFate deck card />
                        </li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// The deck whose card took effect last in this round.
fn resolving(log: &[LogLine]) -> Option<WesterosDeck> {
    let lines = standing(log).rev().map(|it| it.event);
    lines
        .take_while(|it| !matches!(it, Event::RoundBegan { .. }))
        .find_map(|it| match it {
            Event::WesterosCardResolved { deck, .. } => Some(deck),
            _ => None,
        })
}

/// The attack that is being met; nothing while there is none, or while its bid is asked for, which
/// tells all of it.
#[component]
pub fn AttackPanel(page: Signal<SharedPage>) -> impl IntoView {
    let attack = memo(move |_| {
        page.with(|page| {
            let bidding = page.open().is_some_and(|it| bids(&it.prompt));
            page.view.attack.filter(|_| !bidding)
        })
    });
    move || {
        attack.get().map(|attack| {
            let strength = attack.strength;
            let title =
                say!("Wildlings attack with {strength}" | "Wildlinge greifen mit {strength} an");
            view! {
                <section
                    class="battle"
                    aria-label=word!("Wildling attack" | "Angriff der Wildlinge")
                    tabindex="0"
                >
                    <h2>{title}</h2>
                    {lines(attack).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </section>
            }
        })
    }
}

const fn bids(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Bid {
            on: Auction::Wildlings(_),
            ..
        }
    )
}

fn lines(attack: WildlingAttack) -> Vec<String> {
    let mut lines = Vec::new();
    lines.push(
        match attack.held {
            None => word!(
                "All houses that face them bid in secret."
                    | "Alle Häuser, die sich ihnen stellen, bieten verdeckt."
            ),
            Some(true) => {
                word!("The Night's Watch holds the Wall." | "Die Nachtwache hält die Mauer.")
            }
            Some(false) => word!("The wildlings break through." | "Die Wildlinge brechen durch."),
        }
        .to_owned(),
    );
    if let (Some(held), Some(house)) = (attack.held, attack.bidder) {
        let house = wording::house_name(house);
        lines.push(if held {
            say!("Highest bidder: {house}." | "Höchstes Gebot: {house}.")
        } else {
            say!("Lowest bidder: {house}." | "Niedrigstes Gebot: {house}.")
        });
    }
    if let Some(card) = attack.card {
        let (lost, held) = wording::wildling_card(card);
        let what = if attack.held == Some(true) {
            held
        } else {
            lost
        };
        let name = wording::wildling_card_name(card);
        lines.push(format!("{name}: {what}"));
    }
    lines
}

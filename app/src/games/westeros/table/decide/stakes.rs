//! What is bid for, and who bids: all that is known before the bids are in.

use super::number::NumberPicker;
use crate::games::westeros::{
    draft::{Bidder, Rung, bidders, purse, rungs},
    panels::{HouseToken, WildlingFace},
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Auction, Prompt, Track, WildlingAttack, WildlingCard};

/// The number to bid, and below it what that is about.
#[component]
pub fn BidPicker(state: PageState) -> impl IntoView {
    let on = memo(move |_| match state.prompt() {
        Some(Prompt::Bid { on, .. }) => Some(on),
        _ => None,
    });
    view! {
        <NumberPicker state />
        <p class="tally">{court::secret()}</p>
        {move || {
            on.get()
                .map(|on| {
                    let title = court::auction_title(on);
                    view! {
                        <section class="stakes">
                            <h3>{title}</h3>
                            {match on {
                                Auction::Track(track) => view! { <Rungs state track /> }.into_any(),
                                Auction::Wildlings(strength) => {
                                    view! { <AtTheWall state strength /> }.into_any()
                                }
                            }}
                        </section>
                        <Bidders state on />
                    }
                })
        }}
    }
}

/// What each place of a track gives, and who stands there.
#[component]
fn Rungs(state: PageState, track: Track) -> impl IntoView {
    let places = memo(move |_| state.view.with(|view| rungs(view, track)));
    view! {
        <p class="tally">{court::stakes_note()}</p>
        <ol class="rungs">
            <For each=move || places.get() key=|it| *it let:rung>
                <RungRow track rung />
            </For>
        </ol>
    }
}

#[component]
fn RungRow(track: Track, rung: Rung) -> impl IntoView {
    view! {
        <li>
            <span class="rung-place">{court::place(rung.place + 1)}</span>
            <HouseToken house=rung.now />
            <span>{court::rung(track, rung)}</span>
        </li>
    }
}

/// What the wildlings threaten with.
#[component]
fn AtTheWall(state: PageState, strength: u8) -> impl IntoView {
    let at_stake = memo(move |_| {
        state.view.with(|view| {
            let purse = purse(&bidders(view, Auction::Wildlings(strength)));
            (view.attack, view.wildlings, view.own.top_wildling, purse)
        })
    });
    move || {
        let (attack, threat, card, purse) = at_stake.get();
        view! {
            <ul class="tellings">
                <li>{court::reach(strength, purse)}</li>
                {attack.map(|attack| outcomes(attack, threat))}
                <li>{court::known_card(card)}</li>
            </ul>
            {card.map(|card: WildlingCard| view! { <WildlingFace card /> })}
        }
    }
}

fn outcomes(attack: WildlingAttack, threat: u8) -> impl IntoView {
    view! {
        <li>{court::if_held(attack)}</li>
        <li>{court::if_lost(attack, threat)}</li>
    }
}

/// Who bids, what they have, and whether their bid is in.
#[component]
fn Bidders(state: PageState, on: Auction) -> impl IntoView {
    let all = memo(move |_| state.view.with(|view| bidders(view, on)));
    view! {
        <ul class="bidders" aria-label=word!("Who bids" | "Wer bietet")>
            <For
                each=move || all.get()
                key=|it| (it.house, it.power, it.ready)
                let:bidder
            >
                <BidderRow bidder />
            </For>
        </ul>
    }
}

#[component]
fn BidderRow(bidder: Bidder) -> impl IntoView {
    let Bidder {
        house,
        power,
        ready,
        mine,
    } = bidder;
    view! {
        <li class:mine=mine class:ready=ready>
            <HouseToken house />
            <span class="bidder-name">{wording::house_name(house)}</span>
            <span class="bidder-power">{court::power(power)}</span>
            <span class="bidder-state">
                <span aria-hidden="true">{if ready { "✓ " } else { "" }}</span>
                {court::bid_state(bidder)}
            </span>
        </li>
    }
}

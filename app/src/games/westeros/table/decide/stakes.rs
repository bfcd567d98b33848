//! A bid: what it is for, who bids, and how much; all that is known before the bids are in.

use super::number::{NumberPicker, most, now};
use crate::games::westeros::{
    draft::{Bidder, Rung, Step, bidders, purse, rungs},
    map::{HouseCrest, HouseShield},
    panels::{HouseToken, WildlingFace},
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Auction, House, Prompt, Track, WildlingAttack, WildlingCard};

/// The bidders, the number to bid, and the worth of the places.
#[component]
pub fn BidPicker(state: PageState) -> impl IntoView {
    let on = memo(move |_| match state.prompt() {
        Some(Prompt::Bid { on, .. }) => Some(on),
        _ => None,
    });
    view! {
        {move || {
            on.get()
                .map(|on| {
                    let track = match on {
                        Auction::Track(track) => Some(track),
                        Auction::Wildlings(_) => None,
                    };
                    view! {
                        <h3 class="unseen">{court::auction_title(on)}</h3>
                        {track.map(tracks)}
                        <Bidders state on />
                        {track.map(|it| view! { <p class="tally bid-first">{court::first_place(it)}</p> })}
                    }
                })
        }}
        <NumberPicker state />
        <Coins state />
        <p class="tally bid-pays">{court::everyone_pays()} <span class="bid-secret">" " {court::secret()}</span></p>
        {move || {
            on.get()
                .map(|on| {
                    view! {
                        <section class="stakes" aria-label=word!("At stake" | "Worum es geht")>
                            {match on {
                                Auction::Track(track) => view! { <Rungs state track /> }.into_any(),
                                Auction::Wildlings(strength) => {
                                    view! { <AtTheWall state strength /> }.into_any()
                                }
                            }}
                        </section>
                    }
                })
        }}
    }
}

/// The three tracks, one after the other, each with what it is good for.
fn tracks(now: Track) -> impl IntoView {
    let one = |it: Track| {
        let (past, current) = (it < now, (it == now).then_some("step"));
        view! {
            <li class:past=past aria-current=current>
                <strong>{wording::track(it).0}</strong>
                <span>{court::good_for(it)}</span>
            </li>
        }
    };
    view! {
        <ol class="bid-tracks" aria-label=word!("Tracks" | "Leisten")>
            {Track::ALL.into_iter().map(one).collect_view()}
        </ol>
    }
}

/// The number of coins that have room in the sheet; of more the number alone is told.
const COINS: u8 = 16;

/// The power of the house, coin by coin: those that are bid, and those that it keeps. A press on one bids
/// as many as lie up to it.
#[component]
fn Coins(state: PageState) -> impl IntoView {
    let (most, now) = (most(state), now(state));
    let house = memo(move |_| state.view.with(|it| it.me));
    let coin = move |nth: u8, house: House| {
        // A press on the last coin that is bid takes it back.
        let pressed = move |_| {
            let number = if now.get_untracked() == nth {
                nth - 1
            } else {
                nth
            };
            state.take(Step::Number(number));
        };
        view! {
            <svg class="coin" class:kept=move || { now.get() < nth } viewBox="-20 -20 40 40" on:click=pressed>
                <HouseShield house />
            </svg>
        }
    };
    move || {
        let house = house.get().filter(|_| most.get() <= COINS)?;
        let coins = (1..=most.get()).map(|nth| coin(nth, house)).collect_view();
        // The number beside them says the same to whoever sees or points at nothing.
        Some(view! { <div class="coins" aria-hidden="true">{coins}</div> })
    }
}

/// Draws what each place of a track gives, and who stands there.
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

/// Draws what the wildlings threaten with.
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

/// Draws who bids, what they have, and whether their bid is in.
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
            <svg class="bidder-crest" viewBox="-20 -21 40 46" aria-hidden="true">
                <HouseCrest house />
            </svg>
            <span class="bidder-name">{wording::house_name(house)}</span>
            <span class="bidder-power">{court::power(power)}</span>
            <span class="bidder-state">
                <span aria-hidden="true">{if ready { "✓ " } else { "" }}</span>
                {court::bid_state(bidder)}
            </span>
        </li>
    }
}

//! Bids, the Messenger Raven and ports.

use super::{choose::Row, plans::Plans};
use crate::games::westeros::wording::standing as words;
use leptos::prelude::*;
use westeros::{
    DeckEnd, Track,
    standing::{Matter, PortUse},
};

/// The most power that a house can have.
const MOST: u8 = 20;

#[component]
pub fn Council(plans: Plans) -> impl IntoView {
    let port = |it| (words::port_use(it).to_owned(), Matter::Port(it));
    let ports = [PortUse::Most, PortUse::None].map(port).to_vec();
    let look = |end| (words::look_raven(end).to_owned(), Matter::LookRaven(end));
    let raven = vec![
        (words::keep_raven().to_owned(), Matter::KeepRaven),
        look(DeckEnd::Top),
        look(DeckEnd::Bottom),
    ];
    let bids = |matter: fn(u8) -> Matter| -> Vec<_> {
        (0..=MOST).map(|it| (it.to_string(), matter(it))).collect()
    };
    let on = |track| -> fn(u8) -> Matter {
        match track {
            Track::IronThrone => |amount| Matter::Bid {
                track: Track::IronThrone,
                amount,
            },
            Track::Fiefdoms => |amount| Matter::Bid {
                track: Track::Fiefdoms,
                amount,
            },
            Track::KingsCourt => |amount| Matter::Bid {
                track: Track::KingsCourt,
                amount,
            },
        }
    };
    let wall = bids(|amount| Matter::BidAgainstWildlings { amount });
    view! {
        <p class="soft">{words::bid_note()}</p>
        {Track::ALL
            .map(|track| view! { <Row plans label=words::bid(Some(track)) offers=bids(on(track)) /> })
            .into_iter()
            .collect_view()}
        <Row plans label=words::bid(None) offers=wall />
        <Row plans label=words::raven() offers=raven />
        <Row plans label=words::port() offers=ports />
    }
}

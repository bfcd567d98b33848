//! A game that the archive has found.

use super::PersonName;
use crate::{
    games,
    lobby::{self, Occupant, SmallBoard, Verdict},
    table_name::table_name,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    pub id: String,
    pub kind: String,
    pub name: String,
    /// The day on which it ended.
    pub day: String,
    /// The options of the table in words.
    pub options: String,
    /// What is said of masks, if there were any.
    pub masks: Option<String>,
    pub rated: bool,
    /// How it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    /// The best first.
    pub seats: Vec<Placed>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// `None` where nobody has won.
    pub place: Option<u8>,
    pub label: String,
    pub occupant: Occupant,
    pub account: Option<String>,
}

#[cfg(feature = "ssr")]
impl From<platform::profiles::Finished> for Found {
    fn from(it: platform::profiles::Finished) -> Self {
        use crate::lobby::{InWords, Listing, Stakes};
        let ended = it.seats;
        let listing = Listing::from(it.listing);
        let seats = listing.seats.into_iter().enumerate().map(|(index, seat)| {
            let (role, place) = ended.get(index).cloned().unwrap_or_default();
            let label = if role.is_empty() {
                seat.label
            } else {
                games::role_label(&listing.kind, &role)
            };
            Placed {
                place,
                label,
                occupant: seat.occupant,
                account: seat.account,
            }
        });
        let mut seats: Vec<Placed> = seats.collect();
        seats.sort_by_key(|it| it.place.unwrap_or(u8::MAX));
        Self {
            id: listing.id,
            kind: listing.kind,
            name: listing.name,
            day: crate::notices::dated(&platform::profiles::day(it.ended_at)),
            options: listing.options,
            masks: listing.masks.words().map(str::to_owned),
            rated: listing.stakes == Stakes::Rated,
            verdict: listing.verdict,
            seats,
        }
    }
}

impl Found {
    /// "Stark wins." or why nobody does.
    pub fn end(&self) -> String {
        let winner = self.seats.iter().find(|it| it.place == Some(1));
        match (self.verdict, winner) {
            (Some(verdict), _) => lobby::verdict(verdict).to_owned(),
            (None, Some(winner)) => {
                let winner = &winner.label;
                say!("{winner} won" | "{winner} hat gewonnen")
            }
            (None, None) => word!("Finished" | "Beendet").to_owned(),
        }
    }
}

/// The game, with the way to look back at it.
#[component]
pub fn FoundCard(game: Found) -> impl IntoView {
    let end = game.end();
    let Found {
        id,
        kind,
        name,
        day,
        options,
        masks,
        rated,
        verdict: _,
        seats,
    } = game;
    let board = say!("The board at the end: {end}" | "Das Spielbrett am Ende: {end}");
    let name = table_name(&name);
    let label = say!("Look back: {name}" | "Zurückblicken: {name}");
    let seat = move |it: Placed| {
        let name = it.occupant.name().unwrap_or_default().to_owned();
        view! {
            <li class="seat-chip" class:winner=it.place == Some(1)>
                {games::seat_mark(&kind, &it.label)}
                <span class="seat-label">{it.place.map(|place| format!("{place}. "))}{it.label.clone()}</span>
                <span class="seat-name"><PersonName name account=it.account /></span>
            </li>
        }
    };
    view! {
        <article class="table-card found">
            <div class="table-card-head">
                <h2>{name}</h2>
                {rated.then(|| view! { <span class="tag">{word!("rated" | "gewertet")}</span> })}
            </div>
            <div class="table-facts">
                <SmallBoard table=id.clone() words=board />
                <p class="found-end">{end}</p>
                <ol class="seat-chips">{seats.into_iter().map(seat).collect_view()}</ol>
            </div>
            <p class="note">
                <time>{day}</time>
                " · "
                {options}
                {masks.map(|it| [" · ", &it].concat())}
            </p>
            <a class="button" href=format!("/tables/{id}") aria-label=label>{word!("Look back" | "Zurückblicken")}</a>
        </article>
    }
}

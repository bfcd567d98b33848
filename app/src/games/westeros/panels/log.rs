//! What has happened, in words.

use super::token::house_class;
use crate::games::westeros::{
    page::{LogLine, WesterosPage},
    wording,
};
use leptos::prelude::*;
use westeros::{Event, House};

/// The log, oldest first; it opens at its end, and new lines are spoken.
#[component]
pub fn LogPanel(page: Signal<WesterosPage>) -> impl IntoView {
    let lines = Memo::new(move |_| page.with(|it| it.log.clone()));
    view! {
        <div class="log" tabindex="0" role="log" aria-live="polite" aria-label="What has happened">
            <ol class="log-lines">
                <For
                    each=move || lines.get().into_iter().enumerate()
                    key=|(index, line)| (*index, line.seq)
                    let((_, line))
                >
                    <Line line />
                </For>
            </ol>
        </div>
    }
}

/// What happened last, for those who have not opened the log.
#[component]
pub fn Latest(page: Signal<WesterosPage>) -> impl IntoView {
    let line =
        Memo::new(move |_| page.with(|it| it.log.iter().rev().find(|it| tells(it)).copied()));
    move || {
        line.get().map(|line| {
            let class = format!("latest {}", actor(&line.event).map_or("", house_class));
            view! { <p class=class role="status">{wording::sentence(&line.event)}</p> }
        })
    }
}

/// Whether a line tells something by itself, not as a heading of what follows.
const fn tells(line: &LogLine) -> bool {
    !matches!(
        line.event,
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::GameEnded { .. }
    )
}

#[component]
fn Line(line: LogLine) -> impl IntoView {
    let kind = match line.event {
        Event::RoundBegan { .. } => "log-round",
        Event::PhaseBegan { .. } => "log-phase",
        _ => "log-line",
    };
    let class = match actor(&line.event) {
        Some(house) => format!("{kind} {}", house_class(house)),
        None => kind.to_owned(),
    };
    view! { <li class=class>{wording::sentence(&line.event)}</li> }
}

/// The house that did it, or to which it happened.
const fn actor(event: &Event) -> Option<House> {
    match *event {
        Event::WesterosChosen { house, .. }
        | Event::SupplyAdjusted { house, .. }
        | Event::Mustered { house, .. }
        | Event::BidPlaced { house }
        | Event::TiesOrdered { house }
        | Event::MovedOnTrack { house, .. }
        | Event::PowerGained { house, .. }
        | Event::PowerLost { house, .. }
        | Event::BidderNamed { house }
        | Event::UnitsDestroyed { house, .. }
        | Event::UnitsReplaced { house, .. }
        | Event::CardTakenBack { house, .. }
        | Event::CardDiscarded { house, .. }
        | Event::HandRefilled { house }
        | Event::OrdersPlaced { house }
        | Event::OrdersTakenBack { house }
        | Event::RavenPassed { house }
        | Event::RavenSwapped { house, .. }
        | Event::RavenLooked { house }
        | Event::WildlingCardPut { house, .. }
        | Event::Raided { house, .. }
        | Event::RaidSpent { house, .. }
        | Event::Marched { house, .. }
        | Event::MarchRemoved { house, .. }
        | Event::MarchOrderMoved { house, .. }
        | Event::PowerTokenPlaced { house, .. }
        | Event::PowerTokenRemoved { house, .. }
        | Event::SupportCalled { house, .. }
        | Event::NeutralForceBeaten { house, .. }
        | Event::OrderRemoved { house, .. }
        | Event::PortTaken { house, .. }
        | Event::PortShipsLost { house, .. }
        | Event::PowerConsolidated { house, .. }
        | Event::ConsolidateMustered { house, .. }
        | Event::CombatBegan {
            attacker: house, ..
        }
        | Event::SupportDeclared { house, .. }
        | Event::SupportRefused { house, .. }
        | Event::CardChosen { house }
        | Event::CardReplaced { house, .. }
        | Event::TidesRedrawn { house }
        | Event::BladeUsed { house }
        | Event::CombatWon { house, .. }
        | Event::Retreated { house, .. } => Some(house),
        Event::CardUsed { card } => Some(card.house()),
        Event::GameStarted { .. }
        | Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::WesterosCardRevealed { .. }
        | Event::DeckShuffled { .. }
        | Event::WildlingsMoved { .. }
        | Event::WesterosCardResolved { .. }
        | Event::OrdersRestricted { .. }
        | Event::BidsRevealed { .. }
        | Event::TrackSet { .. }
        | Event::WildlingsAttacked { .. }
        | Event::NightsWatchWon { .. }
        | Event::WildlingsWon { .. }
        | Event::WildlingCardRevealed { .. }
        | Event::OrdersRevealed { .. }
        | Event::CardsRevealed { .. }
        | Event::TidesRevealed { .. }
        | Event::StrengthCounted { .. }
        | Event::GarrisonRemoved { .. }
        | Event::CleanedUp
        | Event::GameEnded { .. } => None,
    }
}

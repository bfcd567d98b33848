//! What has happened, in words.

use super::token::house_class;
use crate::games::westeros::{
    page::{LogLine, WesterosPage},
    wording,
};
use leptos::prelude::*;
use westeros::{Event, House};

/// The log, oldest first; it opens at its end. The table's herald says what is new.
#[component]
pub fn LogPanel(page: Signal<WesterosPage>) -> impl IntoView {
    let lines = Memo::new(move |_| page.with(|it| it.log.clone()));
    view! {
        <div class="log" tabindex="0" role="log" aria-live="off" aria-label=word!("What has happened" | "Was geschehen ist")>
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

/// What happened since the viewer's last answer: against computers a whole round passes in a
/// moment. Before the first answer, what happened last.
#[component]
pub fn Latest(page: Signal<WesterosPage>, answered: RwSignal<Option<usize>>) -> impl IntoView {
    let lines = Memo::new(move |_| page.with(|it| since(&it.log, answered.get())));
    move || {
        let mut lines = lines.get();
        if lines.len() > 1 {
            let lines = lines.into_iter().map(|line| view! { <Line line /> });
            return view! {
                <section class="since" aria-label=word!("Since your last answer" | "Seit deiner letzten Antwort") tabindex="0">
                    <ol class="log-lines">{lines.collect_view()}</ol>
                </section>
            }
            .into_any();
        }
        let last = lines.pop().map(|line| {
            let class = format!("latest {}", actor(&line.event).map_or("", house_class));
            view! { <p class=class>{wording::sentence(&line.event)}</p> }
        });
        last.into_any()
    }
}

/// The lines from this one on; the last one that tells something where there are none.
fn since(log: &[LogLine], from: Option<usize>) -> Vec<LogLine> {
    let fresh = from.and_then(|from| log.get(from..)).unwrap_or_default();
    if fresh.iter().any(tells) {
        return fresh.to_vec();
    }
    let last = log.iter().rev().find(|it| tells(it));
    last.copied().into_iter().collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seq: i64, event: Event) -> LogLine {
        LogLine {
            seq,
            at: 0,
            event,
            undone: false,
        }
    }

    #[test]
    fn what_happened_since_the_answer_is_told_in_order() {
        let log = [
            line(0, Event::GameStarted { players: 3 }),
            line(1, Event::CleanedUp),
            line(1, Event::RoundBegan { round: 2 }),
        ];
        assert_eq!(since(&log, Some(1)), log[1..]);
        assert_eq!(since(&log, Some(2)), log[1..2], "a heading tells nothing");
        assert_eq!(since(&log, None), log[1..2]);
        assert_eq!(since(&log, Some(9)), log[1..2]);
    }
}

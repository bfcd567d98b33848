//! The bids as they fell, and what came of them.

use super::token::HouseToken;
use crate::games::westeros::{
    page::{LogLine, SharedPage, standing},
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{ByHouse, Event, House, HouseSet, Phase, Prompt, Ranking, Track};

/// One bidding after its reveal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Highest first.
    pub bids: Vec<(House, u8)>,
    pub came: Came,
}

/// What came of a bidding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Not decided yet.
    Nothing,
    Placed(Track, Ranking),
    /// The Night's Watch won with so much.
    Held(u8),
    Lost(u8),
}

/// The biddings of this round, oldest first.
pub fn fallen(log: &[LogLine]) -> Vec<Fallen> {
    let began = |it: &LogLine| !it.undone && matches!(it.event, Event::RoundBegan { .. });
    let start = log.iter().rposition(began).unwrap_or(0);
    let mut all: Vec<Fallen> = Vec::new();
    for line in standing(&log[start..]) {
        let came = match line.event {
            Event::BidsRevealed { houses, bids } => {
                let bids = sorted(houses, bids);
                let came = Came::Nothing;
                all.push(Fallen { bids, came });
                continue;
            }
            Event::TrackSet { track, ranking } => Came::Placed(track, ranking),
            Event::NightsWatchWon { total } => Came::Held(total),
            Event::WildlingsWon { total } => Came::Lost(total),
            _ => continue,
        };
        if let Some(last) = all.last_mut() {
            if let Came::Placed(_, ranking) = came {
                last.bids.sort_by_key(|&(house, _)| ranking.position(house));
            }
            last.came = came;
        }
    }
    all
}

fn sorted(houses: HouseSet, bids: ByHouse<u8>) -> Vec<(House, u8)> {
    let mut sorted: Vec<(House, u8)> = houses.iter().map(|it| (it, bids[it])).collect();
    sorted.sort_by_key(|&(_, bid)| std::cmp::Reverse(bid));
    sorted
}

/// The biddings of the round until its orders lie open; folded away while something else of the
/// Westeros phase is asked.
#[component]
pub fn BidsPanel(page: Signal<SharedPage>) -> impl IntoView {
    let all = memo(move |_| {
        page.with(|page| match page.view.phase {
            Phase::Westeros | Phase::Planning if !page.over => fallen(&page.log),
            _ => Vec::new(),
        })
    });
    let open = memo(move |_| {
        page.with(|page| {
            // While orders are being placed, whoever has bid learns what came of it.
            let matters = page.open().is_none_or(|it| of_bids(&it.prompt));
            page.view.phase == Phase::Planning || matters
        })
    });
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <details class="fallen" open=move || open.get()>
                <summary>{court::fallen_title()}</summary>
                <For each=move || 0..all.with(Vec::len) key=|at| *at let:at>
                    <Bidding all at />
                </For>
            </details>
        </Show>
    }
}

const fn of_bids(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Bid { .. } | Prompt::OrderTied { .. } | Prompt::NameBidder { .. }
    )
}

/// One of them, which is drawn anew only when something more has come of it.
#[component]
fn Bidding(all: Memo<Vec<Fallen>>, at: usize) -> impl IntoView {
    let it = memo(move |_| all.with(|all| all.get(at).cloned()));
    move || it.get().map(one)
}

fn one(fallen: Fallen) -> impl IntoView {
    let bid = |(house, bid): (House, u8)| {
        view! {
            <li>
                <HouseToken house />
                <span class="unseen">{wording::house_name(house)} " "</span>
                {bid}
            </li>
        }
    };
    view! {
        <div class="fallen-one">
            <ol class="fallen-bids">{fallen.bids.into_iter().map(bid).collect_view()}</ol>
            <p>{court::came(fallen.came)}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(events: &[Event]) -> Vec<LogLine> {
        let line = |&event| LogLine {
            seq: 0,
            at: 0,
            event,
            undone: false,
        };
        events.iter().map(line).collect()
    }

    #[test]
    fn bids_stand_as_the_track_was_set() {
        let houses: HouseSet = [House::Stark, House::Lannister].into_iter().collect();
        let mut bids = ByHouse::default();
        bids[House::Stark] = 2;
        bids[House::Lannister] = 2;
        let ranking = Ranking::of(&[House::Stark, House::Lannister], |_| true);
        let track = Track::Fiefdoms;
        let revealed = Event::BidsRevealed { houses, bids };
        let auctions = fallen(&log(&[
            revealed,
            Event::RoundBegan { round: 3 },
            revealed,
            Event::TrackSet { track, ranking },
            revealed,
        ]));
        assert_eq!(auctions.len(), 2, "those of earlier rounds are gone");
        assert_eq!(auctions[0].bids, [(House::Stark, 2), (House::Lannister, 2)]);
        let words = court::came(auctions[0].came);
        assert_eq!(words, "Fiefdoms: Stark gets the Valyrian Steel Blade.");
        assert_eq!(auctions[1].came, Came::Nothing);
    }
}

//! A guide through the first game against the computer: one hint at a time, by what the game asks.
//!
//! Its words come with the page, for those who want it; what has been read is kept in a cookie, so
//! that the server knows it.

use super::memory;
use crate::games::{GamePage, westeros::WesterosPage};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use westeros::{Auction, Phase, Prompt};

/// What a newcomer comes upon, each with hints of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    Planning,
    Laid,
    Raven,
    Raid,
    March,
    Consolidate,
    Support,
    Card,
    Beaten,
    Watching,
    Westeros,
    Bid,
    Wildlings,
    Muster,
    Supply,
}

/// So many rounds the guide stays.
const ROUNDS: u8 = 4;
/// The cookie of what has been read.
#[cfg(feature = "ssr")]
pub const COOKIE: &str = TOUR;
const TOUR: &str = "tour";
/// What is remembered of somebody who wants no guide.
const HIDDEN: &str = "hidden";

/// Whether the guide has something to say at this table.
pub fn guides(game: &GamePage) -> bool {
    let GamePage::Westeros(page) = game;
    practice(page)
}

/// What the game is at, for this viewer.
pub fn situation(page: &WesterosPage) -> Option<Situation> {
    if let Some(open) = page.open() {
        return asked(&open.prompt);
    }
    match page.view.position.phase {
        Phase::Westeros => Some(Situation::Westeros),
        Phase::Raid | Phase::March | Phase::ConsolidatePower => Some(Situation::Watching),
        Phase::Planning | Phase::MessengerRaven | Phase::CleanUp | Phase::GameOver => None,
    }
}

const fn asked(prompt: &Prompt) -> Option<Situation> {
    Some(match prompt {
        Prompt::PlaceOrders { .. } => Situation::Planning,
        Prompt::TakeBackOrders => Situation::Laid,
        Prompt::UseRaven { .. } => Situation::Raven,
        Prompt::ResolveRaid { .. } => Situation::Raid,
        Prompt::ResolveMarch { .. } => Situation::March,
        Prompt::ConsolidatePower { .. } => Situation::Consolidate,
        Prompt::Support { .. } | Prompt::SupportNeutral { .. } => Situation::Support,
        Prompt::ChooseCard => Situation::Card,
        Prompt::Casualties { .. } | Prompt::Retreat { .. } | Prompt::RetreatLoss { .. } => {
            Situation::Beaten
        }
        Prompt::ThroneOfBlades | Prompt::DarkWings | Prompt::PutToTheSword => Situation::Westeros,
        Prompt::Bid {
            on: Auction::Track(_),
            ..
        } => Situation::Bid,
        Prompt::Bid {
            on: Auction::Wildlings(_),
            ..
        } => Situation::Wildlings,
        Prompt::Muster { .. } => Situation::Muster,
        Prompt::Reconcile => Situation::Supply,
        _ => return None,
    })
}

/// Whether everybody else at the table is a computer, and the game is young.
fn practice(page: &WesterosPage) -> bool {
    let Some(me) = page.my_seat else {
        return false;
    };
    let others = page.seats.iter().zip(0u8..).filter(|(_, it)| *it != me.0);
    page.view.position.round <= ROUNDS
        && page.seats.len() > 1
        && others.map(|(name, _)| name).all(|it| it == "Computer")
}

/// The hints, and how many of each have been read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    hints: Vec<Vec<String>>,
    read: Vec<usize>,
}

impl Guide {
    /// With what the cookie remembers; `None` for somebody who wants no guide.
    #[cfg(feature = "ssr")]
    pub fn new(hints: Vec<Vec<String>>, remembered: &str) -> Option<Self> {
        let mut read: Vec<usize> = remembered.split('.').flat_map(str::parse).collect();
        read.resize(hints.len(), 0);
        (remembered != HIDDEN).then_some(Self { hints, read })
    }

    fn hint(&self, now: Situation) -> Option<String> {
        let at = now as usize;
        self.hints.get(at)?.get(*self.read.get(at)?).cloned()
    }

    fn turn(&mut self, now: Situation) {
        if let Some(read) = self.read.get_mut(now as usize) {
            *read += 1;
        }
        let read: Vec<String> = self.read.iter().map(ToString::to_string).collect();
        memory::send(TOUR, &read.join("."));
    }
}

/// The guide of a table's page, for the [`Tour`] in it.
#[derive(Clone, Copy)]
struct Guided(RwSignal<Option<Guide>>);

/// Hands the guide that came with the page to the [`Tour`].
pub fn provide_guide(guide: Option<Guide>) {
    provide_context(Guided(RwSignal::new(guide)));
}

/// The guide beside the prompt bar; nothing where none came with the page.
#[component]
pub fn Tour(page: Signal<WesterosPage>) -> impl IntoView {
    let Guided(guide) = use_context::<Guided>()?;
    let now = Memo::new(move |_| page.with(|it| practice(it).then(|| situation(it)).flatten()));
    let hint = Memo::new(move |_| {
        let now = now.get()?;
        guide.with(|it| it.as_ref()?.hint(now))
    });
    let next = move |_| {
        if let Some(now) = now.get_untracked() {
            guide.update(|it| {
                if let Some(it) = it {
                    it.turn(now);
                }
            });
        }
    };
    let hide = move |_| {
        memory::send(TOUR, HIDDEN);
        guide.set(None);
    };
    Some(view! {
        <aside class="tour" aria-label=word!("Tour" | "Rundgang")>
            <div aria-live="polite">{move || hint.get().map(|it| view! { <p>{it}</p> })}</div>
            <Show when=move || hint.with(Option::is_some)>
                <p class="tour-buttons">
                    <button type="button" on:click=next>
                        {word!("Next" | "Weiter")}
                    </button>
                    <button type="button" class="plain" on:click=hide>
                        {word!("Hide the tour" | "Rundgang ausblenden")}
                    </button>
                </p>
            </Show>
        </aside>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, learn::hints::hints};

    #[test]
    fn every_situation_has_its_hints() {
        for language in Language::ALL {
            let hints = hints(language);
            assert_eq!(hints.len(), Situation::Supply as usize + 1);
            assert!(hints.iter().all(|it| !it.is_empty()));
            assert!(hints.iter().flatten().all(|it| it.len() < 330), "short");
        }
    }

    #[test]
    fn what_has_been_read_does_not_come_again() {
        let mut guide = Guide {
            hints: vec![vec!["a".into(), "b".into()]],
            read: vec![0],
        };
        guide.turn(Situation::Planning);
        assert_eq!(guide.hint(Situation::Planning).as_deref(), Some("b"));
        guide.turn(Situation::Planning);
        assert_eq!(guide.hint(Situation::Planning), None);
        assert_eq!(guide.hint(Situation::Raid), None);
    }

    #[test]
    fn the_cookie_keeps_what_was_read() {
        let hints = || vec![vec!["a".into(), "b".into()], vec!["c".into()]];
        let guide = |remembered| Guide::new(hints(), remembered);
        assert_eq!(guide("").unwrap().read, [0, 0]);
        assert_eq!(guide("1.0.9").unwrap().read, [1, 0]);
        assert_eq!(guide("nonsense").unwrap().read, [0, 0]);
        assert_eq!(guide(HIDDEN), None);
    }
}

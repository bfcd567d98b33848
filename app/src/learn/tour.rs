//! A guide through the first game against the computer: one hint at a time, by what the game asks.
//!
//! Its words come from the server, for those who want it; what has been read is kept in this
//! browser.

use super::{
    load::load_tour,
    memory::{recall, remember},
};
use crate::{games::westeros::WesterosPage, language::language};
use leptos::{prelude::*, task::spawn_local};
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
const TOUR: &str = "tour";
/// What is remembered of somebody who wants no guide.
const HIDDEN: &str = "hidden";

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
#[derive(Clone, Debug, PartialEq, Eq)]
struct Guide {
    hints: Vec<Vec<String>>,
    read: Vec<usize>,
}

impl Guide {
    fn hint(&self, now: Situation) -> Option<String> {
        let at = now as usize;
        self.hints.get(at)?.get(*self.read.get(at)?).cloned()
    }

    fn turn(&mut self, now: Situation) {
        if let Some(read) = self.read.get_mut(now as usize) {
            *read += 1;
        }
        let read: Vec<String> = self.read.iter().map(ToString::to_string).collect();
        remember(TOUR, &read.join(" "));
    }
}

/// The guide beside the prompt bar; nothing on other tables, and for those who have hidden it.
#[component]
pub fn Tour(page: Signal<WesterosPage>) -> impl IntoView {
    let guide = RwSignal::new(None::<Guide>);
    Effect::new(move |_| {
        let remembered = recall(TOUR).unwrap_or_default();
        if remembered == HIDDEN || !page.with_untracked(practice) {
            return;
        }
        let language = language();
        spawn_local(async move {
            let Ok(hints) = load_tour(language).await else {
                return;
            };
            let mut read: Vec<usize> = remembered.split(' ').flat_map(str::parse).collect();
            read.resize(hints.len(), 0);
            guide.try_set(Some(Guide { hints, read }));
        });
    });
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
        remember(TOUR, HIDDEN);
        guide.set(None);
    };
    view! {
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
    }
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
}

//! A guide through the first game against the computer: one hint at a time, by what the game asks.
//!
//! Its words come with the page, for those who want it; what has been read is kept in a cookie, so
//! that the server knows it.

use super::{
    hint_box::{HintBox, Turn},
    load::load_tour,
    memory,
};
use crate::{
    games::{GamePage, westeros::WesterosPage},
    language::language,
};
use leptos::{prelude::*, task::spawn_local};
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

/// What the game is at, and whether it waits for this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At {
    situation: Option<Situation>,
    asked: bool,
}

impl At {
    fn of(page: &WesterosPage) -> Self {
        let here = practice(page);
        Self {
            situation: here.then(|| situation(page)).flatten(),
            asked: page.open().is_some() && !page.offers_take_back(),
        }
    }
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

    /// A hint that has been read, so many before the one that comes next.
    fn earlier(&self, now: Situation, back: usize) -> Option<String> {
        let at = now as usize;
        let number = self.read.get(at)?.checked_sub(back)?;
        self.hints.get(at)?.get(number).cloned()
    }

    /// What to speak of: what the game is at, or what it was at while that has not been read.
    /// Against the computer some of it lasts a moment only.
    fn topic(&self, before: Option<Situation>, at: At) -> Option<Situation> {
        let unread = before.filter(|&it| self.hint(it).is_some());
        let said = at.situation.is_some_and(|it| self.hint(it).is_some());
        match unread {
            Some(Situation::Westeros) if !(at.asked && said) => unread,
            Some(Situation::Watching | Situation::Laid)
                if !at.asked && at.situation != Some(Situation::Westeros) =>
            {
                unread
            }
            _ => at.situation,
        }
    }

    fn turn(&mut self, now: Situation) {
        if let Some(read) = self.read.get_mut(now as usize) {
            *read += 1;
        }
        let read: Vec<String> = self.read.iter().map(ToString::to_string).collect();
        memory::send(TOUR, &read.join("."));
    }
}

/// Forgets what has been read of the guide, and begins the page anew.
pub fn show_tour_again() {
    memory::send(TOUR, "");
    #[cfg(feature = "hydrate")]
    // A page that cannot be loaded now shows the guide when it is.
    let _ = window().location().reload();
}

/// The guide of a table's page, for the [`Tour`] in it.
#[derive(Clone, Copy)]
struct Guided(RwSignal<Option<Guide>>);

/// Hands the guide that came with the page to the [`Tour`].
pub fn provide_guide(guide: Option<Guide>) {
    provide_context(Guided(RwSignal::new(guide)));
}

/// Loads the guide of a table whose game begins while its page is open.
pub fn bring_guide(begins: Memo<bool>) {
    let Some(Guided(guide)) = use_context() else {
        return;
    };
    let language = language();
    let asked = StoredValue::new(false);
    Effect::new(move |_| {
        if !begins.get() || asked.get_value() {
            return;
        }
        asked.set_value(true);
        spawn_local(async move {
            // Whoever gets no hints can play all the same.
            guide.try_set(load_tour(language).await.unwrap_or_default());
        });
    });
}

/// The guide beside the prompt bar; nothing where none came with the page.
#[component]
pub fn Tour(page: Signal<WesterosPage>) -> impl IntoView {
    let Guided(guide) = use_context::<Guided>()?;
    let at = Memo::new(move |_| page.with(At::of));
    let now = Memo::new(move |before: Option<&Option<Situation>>| {
        let (before, at) = (before.copied().flatten(), at.get());
        guide.with(|it| it.as_ref()?.topic(before, at))
    });
    // How many hints the reader has gone back.
    let back = RwSignal::new(0);
    let hint = Memo::new(move |_| {
        let (now, back) = (now.get()?, back.get());
        guide.with(|it| it.as_ref()?.earlier(now, back))
    });
    let first = Memo::new(move |_| {
        let earlier = now.get().zip(Some(back.get() + 1));
        earlier.is_none_or(|(now, back)| {
            guide.with(|it| it.as_ref().and_then(|it| it.earlier(now, back)).is_none())
        })
    });
    let on_turn = Callback::new(move |turn| match (turn, now.get_untracked()) {
        (Turn::Hide, _) => {
            memory::send(TOUR, HIDDEN);
            guide.set(None);
        }
        (Turn::Back, _) => back.update(|it| *it += 1),
        (Turn::Next, _) if back.get_untracked() > 0 => back.update(|it| *it -= 1),
        (Turn::Next, Some(now)) => guide.update(|it| {
            if let Some(it) = it {
                it.turn(now);
            }
        }),
        (Turn::Next, None) => {}
    });
    Effect::new(move |before: Option<Option<Situation>>| {
        let now = now.get();
        if before != Some(now) {
            back.set(0);
        }
        now
    });
    Some(view! { <HintBox now hint first on_turn /> })
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

    #[test]
    fn there_is_a_way_back_to_what_has_been_read() {
        let guide = Guide {
            hints: vec![vec!["a".into(), "b".into()]],
            read: vec![1],
        };
        let earlier = |back| guide.earlier(Situation::Planning, back);
        assert_eq!(earlier(0).as_deref(), Some("b"));
        assert_eq!(earlier(1).as_deref(), Some("a"));
        assert_eq!(earlier(2), None);
    }

    #[test]
    fn what_lasts_a_moment_stays_until_it_has_been_read() {
        let hints = hints(Language::English);
        let mut read = vec![0; hints.len()];
        read[Situation::Planning as usize] = 9;
        let mut guide = Guide { hints, read };
        let at = |situation, asked| At { situation, asked };
        let westeros = Some(Situation::Westeros);
        let asked = at(Some(Situation::Planning), true);
        assert_eq!(guide.topic(westeros, at(None, false)), westeros);
        assert_eq!(guide.topic(westeros, asked), westeros);
        let other = at(Some(Situation::Muster), true);
        assert_eq!(guide.topic(westeros, other), Some(Situation::Muster));
        let watching = Some(Situation::Watching);
        assert_eq!(guide.topic(watching, at(None, false)), watching);
        assert_eq!(guide.topic(watching, at(westeros, false)), westeros);
        assert_eq!(guide.topic(watching, asked), Some(Situation::Planning));
        guide.read[Situation::Westeros as usize] = 1;
        assert_eq!(guide.topic(westeros, at(None, false)), None);
    }
}

//! The situation of a game, as a newcomer comes upon it.

use crate::games::{Page, westeros::WesterosPage};
use westeros::{Auction, Phase, Prompt};

/// So many rounds the guide stays.
const ROUNDS: u8 = 4;

/// The situations that a newcomer comes upon, each with hints of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    Planning,
    OrdersPlaced,
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

/// Returns what the game is at, for this viewer.
fn situation(page: &WesterosPage) -> Option<Situation> {
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
        Prompt::TakeBackOrders => Situation::OrdersPlaced,
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

/// Returns true where the guide has something to say: the viewer plays, and the game is young.
pub fn guides(page: &WesterosPage) -> bool {
    page.my_seat.is_some() && page.seats.len() > 1 && !outgrown(page)
}

/// Tells whether the guide's rounds are over.
pub fn outgrown(page: &WesterosPage) -> bool {
    page.view.position.round > ROUNDS
}

/// The situation of the game, and whether it waits for this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct At {
    pub situation: Option<Situation>,
    pub asked: bool,
}

impl At {
    /// Returns what this viewer has done when the game has gone on from `before`.
    pub fn done_since(self, before: Self) -> Option<Situation> {
        let other = self.situation != before.situation || !self.asked;
        before.situation.filter(|_| before.asked && other)
    }

    pub fn of(page: &WesterosPage) -> Self {
        let here = guides(page);
        Self {
            situation: here.then(|| situation(page)).flatten(),
            asked: page.open().is_some() && !page.offers_take_back(),
        }
    }
}

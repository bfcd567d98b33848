//! The answers of a list: what they are called, and what they do.

use super::{area::describe, ask::order_in, card::card_meaning, fate::westeros_choice, track};
use crate::games::westeros::draft::{Stand, enemy};
use westeros::{Action, Area, DeckEnd, Prompt, Side, Track, View};

/// An answer by name, and what it does.
pub fn offer(view: &View, prompt: &Prompt, action: &Action) -> (String, String) {
    match *action {
        Action::PutWildlingCard(DeckEnd::Top) => {
            both("Leave it on top", "It is the card of the next attack.")
        }
        Action::PutWildlingCard(DeckEnd::Bottom) => both(
            "Put it at the bottom",
            "Another card, seen by nobody, is next.",
        ),
        Action::Choose(choice) => both(westeros_choice(choice).0, westeros_choice(choice).1),
        Action::Name(house) => (house.name().to_owned(), String::new()),
        Action::ChooseTrack(on) => (track(on).0.to_owned(), standing(view, prompt, on)),
        Action::GoDown => both(
            "Go down the track",
            "Two places down on the track where you stand best; no unit is lost.",
        ),
        Action::TakeCard(card) | Action::DiscardCard(card) | Action::PlayCard(card) => {
            (card.face().name.to_owned(), card_meaning(card))
        }
        Action::Use => make_use(prompt),
        Action::Decline => decline(prompt),
        Action::KillFootman { routed: false } => both("An upright footman", "It fights for 1."),
        Action::KillFootman { routed: true } => both(
            "A routed footman",
            "It does not fight, and dies when it must retreat.",
        ),
        Action::RemoveOrder(area) => (area.name().to_owned(), order_in(view, area)),
        Action::Promote(ref units) => {
            let area = units.iter().next().map_or("", |(area, _)| area.name());
            (
                area.to_owned(),
                "A footman there becomes a knight.".to_owned(),
            )
        }
        Action::Retreat(area) => (area.name().to_owned(), described(view, area)),
        _ => both("Confirm", ""),
    }
}

/// Whom a Support order supports.
pub fn stand(view: &View, stand: Stand) -> String {
    let Stand::With(side) = stand else {
        return "Nobody".to_owned();
    };
    match (view.combat, side) {
        (Some(combat), Side::Attacker) => {
            format!("Attacker {}", combat.houses[side].name())
        }
        (Some(combat), Side::Defender) => {
            format!("Defender {}", combat.houses[side].name())
        }
        (None, _) => "The march".to_owned(),
    }
}

fn both(name: &str, what: &str) -> (String, String) {
    (name.to_owned(), what.to_owned())
}

fn described(view: &View, area: Area) -> String {
    describe(area, &view.area(area))
}

/// Where the house that is moved stands on a track.
fn standing(view: &View, prompt: &Prompt, on: Track) -> String {
    let house = match prompt {
        Prompt::Doran => enemy(view),
        Prompt::PreemptiveTrack { .. } => view.attack.and_then(|it| it.bidder),
        _ => view.me,
    };
    let ranking = view.tracks.get(on);
    match house.and_then(|house| Some((house, ranking.position(house)?))) {
        Some((house, at)) if view.me == Some(house) => {
            format!("You stand at place {} of {}.", at + 1, ranking.len())
        }
        Some((house, at)) => format!(
            "{} stands at place {} of {}.",
            house.name(),
            at + 1,
            ranking.len()
        ),
        None => String::new(),
    }
}

fn make_use(prompt: &Prompt) -> (String, String) {
    match prompt {
        Prompt::Tyrion => both(
            "Send it back",
            "The enemy must play another card, or fights without one.",
        ),
        Prompt::BladeRedraw => both(
            "Draw another card",
            "The new card counts, better or worse. The Blade is used for this round.",
        ),
        Prompt::Blade => both(
            "Use the Blade",
            "1 strength more. It is used for this round.",
        ),
        _ => both("Yes", ""),
    }
}

fn decline(prompt: &Prompt) -> (String, String) {
    match prompt {
        Prompt::TakeCardBack => both("Take none", ""),
        Prompt::Tyrion => both("Let it stand", "The enemy's card is played as it is."),
        Prompt::Aeron => both(
            "Keep Aeron",
            "He fights with strength 0; the power is kept.",
        ),
        Prompt::BladeRedraw => both("Keep this card", "The Blade can still be used later."),
        Prompt::Blade => both("Do without", "The Blade can still be used this round."),
        Prompt::Cersei { .. } => both("Remove none", ""),
        Prompt::Renly { .. } => both("No knight", ""),
        Prompt::Patchface => both("Discard none", ""),
        Prompt::Retreat { .. } => both(
            "Leave it to them",
            "They choose for themselves, or go back where they came from.",
        ),
        _ => both("No", ""),
    }
}

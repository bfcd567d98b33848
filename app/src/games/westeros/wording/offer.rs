//! The answers of a list: what they are called, and what they do.

use super::{
    area::describe, area_name, ask::order_in, card::card_meaning, card_name, court,
    fate::westeros_choice, house_name, track,
};
use crate::games::westeros::draft::{Stand, course};
use westeros::{Action, Area, DeckEnd, Prompt, Side, View};

/// An answer by name, and what would come of it as far as that is more than what it does.
pub fn offered(view: &View, prompt: &Prompt, action: &Action) -> (String, String) {
    let (name, what) = offer(view, prompt, action);
    let course = course(view, prompt, action).map(|course| match action {
        Action::GoDown => court::moved_on_track_to(view, &course),
        _ => court::moved_on_track(view, &course),
    });
    let more = court::tied_bid(view, prompt, action).or(course);
    (name, more.unwrap_or(what))
}

/// An answer by name, and what it does.
fn offer(view: &View, prompt: &Prompt, action: &Action) -> (String, String) {
    let (name, what) = match *action {
        Action::PutWildlingCard(DeckEnd::Top) => (
            word!("Leave it on top" | "Oben liegen lassen"),
            word!(
                "It will be the card for the next attack."
                    | "Sie ist die Karte für den nächsten \
                     Angriff."
            ),
        ),
        Action::PutWildlingCard(DeckEnd::Bottom) => (
            word!("Put it at the bottom" | "Unter den Stapel legen"),
            word!(
                "The next card is one nobody has seen."
                    | "Als Nächstes kommt eine andere Karte, die niemand kennt."
            ),
        ),
        Action::Choose(choice) => westeros_choice(choice),
        Action::Name(house) => (house_name(house), ""),
        Action::ChooseTrack(on) => return (track(on).0.to_owned(), String::new()),
        Action::GoDown => {
            let name = word!("Drop on the track" | "Auf der Leiste fallen");
            return (name.to_owned(), court::tied_fall(view));
        }
        Action::TakeCard(card) | Action::DiscardCard(card) | Action::PlayCard(card) => {
            return (card_name(card).to_owned(), card_meaning(card));
        }
        Action::Use => make_use(prompt),
        Action::Decline => decline(prompt),
        Action::KillFootman { routed: false } => (
            word!("A standing footman" | "Einen stehenden Fußsoldaten"),
            word!("It has strength 1." | "Er hat Stärke 1."),
        ),
        Action::KillFootman { routed: true } => (
            word!("A routed footman" | "Einen geschlagenen Fußsoldaten"),
            word!(
                "It doesn't fight and is destroyed if it has to retreat."
                    | "Er kämpft nicht und wird vernichtet, wenn er sich zurückziehen muss."
            ),
        ),
        Action::RemoveOrder(area) => {
            return (area_name(area).to_owned(), order_in(view, area));
        }
        Action::Promote(ref units) => (
            units.iter().next().map_or("", |(area, _)| area_name(area)),
            word!("A footman there becomes a knight." | "Dort wird ein Fußsoldat zum Ritter."),
        ),
        Action::Retreat(area) => return (area_name(area).to_owned(), described(view, area)),
        _ => (word!("Confirm" | "Bestätigen"), ""),
    };
    (name.to_owned(), what.to_owned())
}

/// Tells whom a Support order supports.
pub fn stand(view: &View, stand: Stand) -> String {
    let Stand::With(side) = stand else {
        return word!("Nobody" | "Niemanden").to_owned();
    };
    let role = match side {
        Side::Attacker => word!("Attacker " | "Angreifer "),
        Side::Defender => word!("Defender " | "Verteidiger "),
    };
    match view.combat {
        Some(combat) => [role, house_name(combat.houses[side])].concat(),
        None => word!("The march" | "Den Marsch").to_owned(),
    }
}

fn described(view: &View, area: Area) -> String {
    describe(area, &view.area(area))
}

fn make_use(prompt: &Prompt) -> (&'static str, &'static str) {
    match prompt {
        Prompt::Tyrion => (
            word!("Send it back" | "Zurückschicken"),
            word!(
                "The enemy must play another card or fight without one."
                    | "Der Gegner muss eine andere Karte spielen oder kämpft ohne."
            ),
        ),
        Prompt::BladeRedraw => (
            word!("Draw another card" | "Andere Karte ziehen"),
            word!(
                "The new card counts, better or worse. You can't use the Blade again this round."
                    | "Die neue Karte zählt, ob besser oder schlechter. Die Klinge ist für diese \
                       Runde verbraucht."
            ),
        ),
        Prompt::Blade => (
            word!("Use the Blade" | "Klinge nutzen"),
            word!(
                "+1 strength. You can't use the Blade again this round."
                    | "+1 Stärke. Die Klinge ist für diese Runde verbraucht."
            ),
        ),
        _ => (word!("Yes" | "Ja"), ""),
    }
}

fn decline(prompt: &Prompt) -> (&'static str, &'static str) {
    match prompt {
        Prompt::TakeCardBack => (word!("Take none" | "Keine nehmen"), ""),
        Prompt::Tyrion => (
            word!("Let it count" | "Gelten lassen"),
            word!("The enemy's card stays in play." | "Die Karte des Gegners bleibt im Spiel."),
        ),
        Prompt::Aeron => (
            word!("Keep Aeron" | "Aeron behalten"),
            word!(
                "He fights with strength 0; you keep your power."
                    | "Er kämpft mit Stärke 0; die Machtmarker bleiben dir."
            ),
        ),
        Prompt::BladeRedraw => (
            word!("Keep this card" | "Diese Karte behalten"),
            word!(
                "The Blade can still be used later."
                    | "Die Klinge kann später noch genutzt werden."
            ),
        ),
        Prompt::Blade => (
            word!("Don't use it" | "Verzichten"),
            word!(
                "The Blade can still be used this round."
                    | "Die Klinge kann in dieser Runde noch genutzt werden."
            ),
        ),
        Prompt::Cersei { .. } => (word!("Remove none" | "Keinen entfernen"), ""),
        Prompt::Renly { .. } => (word!("No knight" | "Kein Ritter"), ""),
        Prompt::Patchface => (word!("Discard none" | "Keine ablegen"), ""),
        Prompt::Retreat { .. } => (
            word!("Let them choose" | "Dem Gegner überlassen"),
            word!(
                "They choose for themselves, or return to where they came from."
                    | "Der Gegner wählt selbst oder kehrt dorthin zurück, wo er herkam."
            ),
        ),
        _ => (word!("No" | "Nein"), ""),
    }
}

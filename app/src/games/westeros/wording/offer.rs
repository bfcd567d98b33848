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
        Action::GoDown => court::coursed_on(view, &course),
        _ => court::coursed(view, &course),
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
                "It is the card of the next attack." | "Sie ist die Karte des nächsten Angriffs."
            ),
        ),
        Action::PutWildlingCard(DeckEnd::Bottom) => (
            word!("Put it at the bottom" | "Unter den Stapel legen"),
            word!(
                "Another card, seen by nobody, is next."
                    | "Als Nächstes kommt eine andere Karte, die niemand kennt."
            ),
        ),
        Action::Choose(choice) => westeros_choice(choice),
        Action::Name(house) => (house_name(house), ""),
        Action::ChooseTrack(on) => return (track(on).0.to_owned(), String::new()),
        Action::GoDown => {
            let name = word!("Go down the track" | "Auf der Leiste fallen");
            return (name.to_owned(), court::tied_fall(view));
        }
        Action::TakeCard(card) | Action::DiscardCard(card) | Action::PlayCard(card) => {
            return (card_name(card).to_owned(), card_meaning(card));
        }
        Action::Use => make_use(prompt),
        Action::Decline => decline(prompt),
        Action::KillFootman { routed: false } => (
            word!("An upright footman" | "Einen stehenden Fußsoldaten"),
            word!("It fights for 1." | "Er kämpft für 1."),
        ),
        Action::KillFootman { routed: true } => (
            word!("A routed footman" | "Einen geschlagenen Fußsoldaten"),
            word!(
                "It does not fight, and dies when it must retreat."
                    | "Er kämpft nicht und stirbt, wenn er sich zurückziehen muss."
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

/// Whom a Support order supports.
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
                "The enemy must play another card, or fights without one."
                    | "Der Gegner muss eine andere Karte spielen oder kämpft ohne."
            ),
        ),
        Prompt::BladeRedraw => (
            word!("Draw another card" | "Andere Karte ziehen"),
            word!(
                "The new card counts, better or worse. The Blade is used for this round."
                    | "Die neue Karte zählt, ob besser oder schlechter. Das Schwert ist für diese \
                       Runde verbraucht."
            ),
        ),
        Prompt::Blade => (
            word!("Use the Blade" | "Schwert nutzen"),
            word!(
                "1 strength more. It is used for this round."
                    | "1 Stärke mehr. Es ist für diese Runde verbraucht."
            ),
        ),
        _ => (word!("Yes" | "Ja"), ""),
    }
}

fn decline(prompt: &Prompt) -> (&'static str, &'static str) {
    match prompt {
        Prompt::TakeCardBack => (word!("Take none" | "Keine nehmen"), ""),
        Prompt::Tyrion => (
            word!("Let it stand" | "Gelten lassen"),
            word!(
                "The enemy's card is played as it is."
                    | "Die Karte des Gegners wird gespielt, wie sie ist."
            ),
        ),
        Prompt::Aeron => (
            word!("Keep Aeron" | "Aeron behalten"),
            word!(
                "He fights with strength 0; the power is kept."
                    | "Er kämpft mit Stärke 0; die Machtmarker bleiben dir."
            ),
        ),
        Prompt::BladeRedraw => (
            word!("Keep this card" | "Diese Karte behalten"),
            word!(
                "The Blade can still be used later."
                    | "Das Schwert kann später noch genutzt werden."
            ),
        ),
        Prompt::Blade => (
            word!("Do without" | "Verzichten"),
            word!(
                "The Blade can still be used this round."
                    | "Das Schwert kann in dieser Runde noch genutzt werden."
            ),
        ),
        Prompt::Cersei { .. } => (word!("Remove none" | "Keinen entfernen"), ""),
        Prompt::Renly { .. } => (word!("No knight" | "Kein Ritter"), ""),
        Prompt::Patchface => (word!("Discard none" | "Keine ablegen"), ""),
        Prompt::Retreat { .. } => (
            word!("Leave it to them" | "Ihnen überlassen"),
            word!(
                "They choose for themselves, or go back where they came from."
                    | "Sie wählen selbst oder gehen zurück, woher sie kamen."
            ),
        ),
        _ => (word!("No" | "Nein"), ""),
    }
}

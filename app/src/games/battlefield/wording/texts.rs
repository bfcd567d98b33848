//! The texts of abilities, cards, missions and zones. The English is that of the data, our own words.

use super::{abilities, cards, sentence::quoted, window, words};
use crate::language::{Language, language};
use battlefield::{
    data::{self, Data},
    effect::Zone,
    position::Source,
    reference::{AbilityRef, CardRef},
    standing::Reaction,
};

/// Name and text of an ability.
pub fn ability(ability: AbilityRef) -> (String, String) {
    (abilities::name(ability), abilities::text(ability))
}

/// Tells where an effect comes from: the name of an ability, a card or a zone.
pub fn source(source: Source) -> String {
    match source {
        Source::Ability(ability) => abilities::name(ability),
        Source::Card(card) | Source::Bonus(card) => card_name(card),
        Source::Zone(zone) => words::zone(zone).to_owned(),
    }
}

/// The name of what can be used in a window.
pub fn reaction(it: Reaction) -> String {
    match it {
        Reaction::Ability(ability) => abilities::name(ability),
        Reaction::Card(card) => card_name(card),
    }
}

/// Returns what is said in German, on a German page.
fn german(card: CardRef) -> Option<cards::German> {
    cards::german(&card.entry().id).filter(|_| language() == Language::German)
}

/// The name of a card: Tactics cards keep theirs.
pub fn card_name(card: CardRef) -> String {
    let name = german(card).and_then(|it| it.name);
    name.map_or_else(|| card.entry().name.clone(), str::to_owned)
}

/// Name and text of a card, without its bonus.
pub fn card(card: CardRef) -> (String, String) {
    let text = german(card).map(|it| it.text.to_owned());
    let text = text.unwrap_or_else(|| card.entry().text.clone());
    (card_name(card), text)
}

/// Returns the effect of a card in a few words: "A unit shifts 2″."
pub fn card_short(card: CardRef) -> String {
    match cards::short(&card.entry().id) {
        Some(it) => it.here().to_owned(),
        None => self::card(card).1,
    }
}

/// Tells what a card does for whoever controls its zone: "With the Crown: …".
pub fn card_bonus(card: CardRef) -> Option<String> {
    let bonus = card.entry().bonus.as_ref()?;
    let zone = words::zone(bonus.zone);
    let text = german(card).and_then(|it| it.bonus);
    let text = text.unwrap_or(&bonus.text);
    Some(say!(
        "With the {zone} zone: {text}" | "Mit der Zone „{zone}“: {text}"
    ))
}

/// "Play it before the attack dice are rolled (you attack)."
pub fn card_when(card: CardRef) -> String {
    let it = card.entry();
    let (at, by) = (window::window(it.window), window::by(it.by));
    say!("Play it {at} ({by})." | "Spielbar {at} ({by}).")
}

/// Name and text of a mission, by its id.
pub fn mission(id: &str) -> (String, String) {
    if let Some((name, text)) = german_mission(id).filter(|_| language() == Language::German) {
        return (name.to_owned(), text.to_owned());
    }
    match Data::of_this_build().mission(id) {
        Some(it) => (it.name.clone(), it.text.clone()),
        None => (word!("Mission" | "Mission").to_owned(), String::new()),
    }
}

/// Returns when a mission is scored, in a few words: "Hold three markers."
pub fn mission_short(id: &str) -> String {
    match cards::short_mission(id) {
        Some(it) => it.here().to_owned(),
        None => mission(id).1,
    }
}

/// Name and text in German, by the id in the data.
pub fn german_mission(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "hold_center" => (
            "Den Kreuzweg halten",
            "Du hältst den Zielmarker in der Mitte.",
        ),
        "hold_far" => (
            "In ihre Felder",
            "Du hältst einen Zielmarker, der näher am Rand des Gegners liegt als an deinem.",
        ),
        "take_three" => (
            "Das Feld behaupten",
            "Du hältst mindestens drei Zielmarker.",
        ),
        "slay_unit" => (
            "Blutpreis",
            "Du hast in dieser Runde eine feindliche Einheit mit mindestens 1 Punkt vernichtet.",
        ),
        "slay_commander" => (
            "Das Haupt abschlagen",
            "Du hast in dieser Runde die Einheit eines feindlichen Kommandanten vernichtet.",
        ),
        "break_ranks" => (
            "Ihre Linie brechen",
            "Feindliche Einheiten haben in dieser Runde mindestens drei Reihen verloren.",
        ),
        "breakthrough" => (
            "Durch ihre Linie",
            "Eine eigene Einheit mit mindestens 1 Punkt steht ganz in der feindlichen \
             Aufstellungszone.",
        ),
        "hold_fast" => (
            "Kein Schritt zurück",
            "In dieser Runde wurde keine deiner Einheiten vernichtet.",
        ),
        "politics" => (
            "Der Kleine Rat",
            "Du hast in dieser Runde mindestens zwei Zonen der Taktiktafel besetzt.",
        ),
        "terror" => (
            "Es spricht sich herum",
            "Eine feindliche Einheit hat in dieser Runde einen Paniktest nicht bestanden.",
        ),
        "duel" => (
            "Im offenen Feld",
            "Zwei deiner Einheiten sind an Feinde gebunden.",
        ),
        "guard_banner" => (
            "Das Banner schützen",
            "Die Einheit deines Kommandanten ist ungebunden und hat keine Reihe verloren.",
        ),
        _ => return None,
    })
}

/// Tells what a zone of the tactics board does.
pub fn zone_text(zone: Zone) -> String {
    let german = match zone {
        Zone::Tactics => {
            "Ziehe 2 Taktikkarten und lege einen Zustandsmarker auf eine feindliche Einheit."
        }
        Zone::Wealth => "Eine Einheit heilt bis zu 3 Wunden und verliert einen Zustandsmarker.",
        Zone::Crown => "Eine feindliche Einheit macht einen Paniktest mit -1.",
        Zone::Combat => "Eine eigene Einheit macht einen freien Angriff.",
        Zone::Maneuver => "Eine eigene Einheit macht ein freies Manöver oder einen freien Rückzug.",
    };
    match language() {
        Language::English => data::zone(zone).text.clone(),
        Language::German => german.to_owned(),
    }
}

/// A mission's name inside of a sentence.
pub fn quoted_mission(id: &str) -> String {
    quoted(&mission(id).0)
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::speaking;

    #[test]
    fn every_card_says_when_it_can_be_played() {
        for language in Language::ALL {
            speaking(language, || {
                for card in CardRef::all() {
                    let when = card_when(card);
                    assert!(when.ends_with(")."), "{}: {when}", card.entry().id);
                    assert!(when.len() > 20, "{}: {when}", card.entry().id);
                }
            });
        }
    }
}

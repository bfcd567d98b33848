//! The cards of a round: the line above them, and what stands under each.

use super::super::now::awaited;
use super::came;
use crate::games::westeros::{
    highlights::{Cards, DrawnCard, Turn},
    page::WesterosPage,
};
use westeros::{Phase, Prompt, WesterosCard, WesterosDeck, WildlingAttack};

/// The order of the cards, and which of them asks the viewer something.
pub fn line(cards: &Cards, asked: Option<&Prompt>) -> String {
    let order = word!("Three cards, one after the other." | "Drei Karten, eine nach der anderen.");
    let asks = |deck| cards.turn(deck) == Turn::Now;
    let now = WesterosDeck::ALL.into_iter().find(|&it| asks(it));
    let first = cards.turn(WesterosDeck::I) == Turn::Later;
    let question = match now {
        _ if asked.is_none() => "",
        None if first => {
            word!("But first, the wildlings attack." | "Doch zuerst greifen die Wildlinge an.")
        }
        None => "",
        Some(WesterosDeck::I) => {
            word!("You decide about the first." | "Bei der ersten entscheidest du.")
        }
        Some(WesterosDeck::II) => {
            word!("You decide about the second." | "Bei der zweiten entscheidest du.")
        }
        Some(WesterosDeck::III) => {
            word!("You decide about the third." | "Bei der dritten entscheidest du.")
        }
    };
    [order, question].join(" ").trim_end().to_owned()
}

/// Tells in few words what a card does, and how far it has come.
fn effect(turn: Turn, card: WesterosCard) -> String {
    let does = does(card);
    let nothing = card == WesterosCard::LastDaysOfSummer;
    match turn {
        Turn::Later if nothing => say!("Then: {does}" | "Danach geschieht nichts"),
        Turn::Later => say!("Then: {does}" | "Danach: {does}"),
        _ if forbids(card) => say!("This round: {does}" | "In dieser Runde: {does}"),
        Turn::Now if nothing => say!("Now: {does}" | "Jetzt geschieht nichts"),
        Turn::Now => say!("Now: {does}" | "Jetzt: {does}"),
        Turn::Past => {
            let done = done(card);
            say!("Done: {does}" | "{done}")
        }
    }
}

/// The same, with the strength of an attack that is under way.
pub fn effect_now(page: &WesterosPage, turn: Turn, card: WesterosCard) -> String {
    match (turn, card, page.view.attack) {
        (Turn::Now, WesterosCard::WildlingsAttack, Some(WildlingAttack { strength, .. })) => say!(
            "Now: the wildlings attack with {strength}"
                | "Jetzt: Die Wildlinge greifen mit {strength} an"
        ),
        _ => effect(turn, card),
    }
}

/// Tells what has been done, in German.
fn done(card: WesterosCard) -> &'static str {
    match card {
        WesterosCard::Supply => "Der Vorrat ist gezählt",
        WesterosCard::Mustering => "Die Häuser haben rekrutiert",
        WesterosCard::AThroneOfBlades => "Der Thron hat entschieden",
        WesterosCard::WinterIsComing => "Eine andere Karte kam",
        WesterosCard::ClashOfKings => "Die Leisten sind vergeben",
        WesterosCard::GameOfThrones => "Die Kronen haben Macht gebracht",
        WesterosCard::DarkWingsDarkWords => "Der Rabe hat entschieden",
        WesterosCard::WildlingsAttack => "Die Wildlinge haben angegriffen",
        WesterosCard::PutToTheSword => "Die Klinge hat entschieden",
        WesterosCard::LastDaysOfSummer => "Nichts ist geschehen",
        // What is forbidden holds for the whole round.
        other => does(other),
    }
}

/// Returns true where what it does holds for the whole round.
const fn forbids(card: WesterosCard) -> bool {
    matches!(
        card,
        WesterosCard::SeaOfStorms
            | WesterosCard::RainsOfAutumn
            | WesterosCard::FeastForCrows
            | WesterosCard::WebOfLies
            | WesterosCard::StormOfSwords
    )
}

fn does(card: WesterosCard) -> &'static str {
    match card {
        WesterosCard::Supply => word!("supply is counted" | "Vorrat zählen"),
        WesterosCard::Mustering => word!("the houses muster" | "die Häuser rekrutieren"),
        WesterosCard::AThroneOfBlades => word!("the Throne decides" | "der Thron entscheidet"),
        WesterosCard::LastDaysOfSummer => word!("nothing happens" | "nichts geschieht"),
        WesterosCard::WinterIsComing => word!("another card" | "eine andere Karte"),
        WesterosCard::ClashOfKings => word!("bids for the tracks" | "Gebote auf die Leisten"),
        WesterosCard::GameOfThrones => word!("power for crowns" | "Macht für Kronen"),
        WesterosCard::DarkWingsDarkWords => word!("the Raven decides" | "der Rabe entscheidet"),
        WesterosCard::WildlingsAttack => {
            word!("the wildlings attack" | "die Wildlinge greifen an")
        }
        WesterosCard::PutToTheSword => word!("the Blade decides" | "die Klinge entscheidet"),
        WesterosCard::SeaOfStorms => word!("no raids" | "keine Überfälle"),
        WesterosCard::RainsOfAutumn => word!("no March +1" | "kein Marsch +1"),
        WesterosCard::FeastForCrows => word!("no power consolidated" | "kein Machtzuwachs"),
        WesterosCard::WebOfLies => word!("no support" | "keine Unterstützung"),
        WesterosCard::StormOfSwords => word!("no defense" | "keine Verteidigung"),
    }
}

/// Tells what a card has brought so far, and whom it waits for; `asked` is what it asks the viewer.
pub fn beneath(
    page: &WesterosPage,
    (turn, drawn): (Turn, &DrawnCard),
    asked: Option<&Prompt>,
) -> Vec<String> {
    let mut lines = came(&drawn.came);
    if turn != Turn::Now || page.view.phase != Phase::Westeros {
        return lines;
    }
    lines.push(match asked {
        Some(&Prompt::Bid { most, .. }) => {
            say!("You have {most} power." | "Du hast {most} Machtmarker.")
        }
        Some(_) => word!("You decide." | "Du entscheidest.").to_owned(),
        None => awaited(page),
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::Event;

    #[test]
    fn every_card_says_in_few_words_how_far_it_has_come() {
        for card in WesterosCard::ALL {
            assert!(effect(Turn::Later, card).starts_with("Then: "), "{card:?}");
        }
        assert_eq!(
            effect(Turn::Past, WesterosCard::Mustering),
            "Done: the houses muster"
        );
        assert_eq!(
            effect(Turn::Past, WesterosCard::SeaOfStorms),
            "This round: no raids"
        );
        speaking(Language::German, || {
            let decided = effect(Turn::Past, WesterosCard::PutToTheSword);
            assert_eq!(decided, "Die Klinge hat entschieden");
            let nothing = effect(Turn::Later, WesterosCard::LastDaysOfSummer);
            assert_eq!(nothing, "Danach geschieht nichts");
        });
    }

    #[test]
    fn the_line_names_the_card_that_asks() {
        let card = WesterosCard::ClashOfKings;
        let mut cards = Cards::new(5);
        for deck in WesterosDeck::ALL {
            cards.happen(&Event::WesterosCardRevealed { deck, card });
        }
        let asked = Some(&Prompt::DarkWings);
        assert!(line(&cards, asked).ends_with("But first, the wildlings attack."));
        let deck = WesterosDeck::II;
        cards.happen(&Event::WesterosCardResolved { deck, card });
        assert_eq!(line(&cards, None), "Three cards, one after the other.");
        assert!(line(&cards, asked).ends_with("You decide about the second."));
        let phase = Phase::Planning;
        cards.happen(&Event::PhaseBegan { phase });
        assert_eq!(line(&cards, asked), "Three cards, one after the other.");
    }
}

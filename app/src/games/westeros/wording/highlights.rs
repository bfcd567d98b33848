//! The scenes over the map: battles, cards, wildlings, bids, castles, the end.

mod begin;
mod cards;
mod mine;
mod told;

use super::{
    battle, card_name, card_text, house_name, list, sentence, the_area, track, westeros_card_name,
    wildling_card, wildling_card_name,
};
use crate::games::westeros::{
    highlights::{Attack, Battle, Bidding, Cards, Highlight, Scene},
    panels::actor,
};
pub use begin::begin;
pub use cards::{beneath, effect_now};
pub use mine::mine;
pub use told::{go_on, heading, is_taken, makes, no_losses, retreats};
use westeros::{
    Event, House, HouseSet, Prompt, board::Building, consequences::TO_WIN, replay::Conquest,
};

/// Tells what a scene is called.
pub fn name(scene: &Scene) -> String {
    match scene {
        Scene::Battle(_) => word!("Result of the battle" | "Ergebnis des Kampfes").to_owned(),
        Scene::Cards(it) => {
            let round = it.round;
            say!("Westeros cards of round {round}" | "Westeroskarten der Runde {round}")
        }
        Scene::Wildlings(_) => {
            word!("Result of the wildling attack" | "Ausgang des Wildlingsangriffs").to_owned()
        }
        Scene::Bids(_) => word!("Bids revealed" | "Aufgedeckte Gebote").to_owned(),
        Scene::Fallen(all) => fallen(all).to_owned(),
        Scene::Won(_) => word!("The game is won" | "Die Partie ist gewonnen").to_owned(),
    }
}

/// The round that it belongs to.
pub fn round(round: u8) -> String {
    say!("Round {round}" | "Runde {round}")
}

/// A stronghold is no castle; several are called castles, as everywhere.
fn fallen(all: &[Conquest]) -> &'static str {
    match all {
        [it] if it.area.place().building == Some(Building::Stronghold) => {
            word!("Castle taken" | "Eroberte Festung")
        }
        [_] => word!("Castle taken" | "Eroberte Burg"),
        _ => word!("Castle taken" | "Eroberte Burgen"),
    }
}

/// Its heading.
pub fn title(scene: &Scene) -> String {
    match scene {
        Scene::Battle(it) => battle::title(it.area),
        Scene::Cards(it) => {
            let round = it.round;
            say!("Round {round} begins" | "Runde {round} beginnt")
        }
        Scene::Wildlings(it) => match it.result {
            Some((_, true)) => word!("The Wall holds" | "Die Mauer hält").to_owned(),
            _ => word!("The wildlings break through" | "Die Wildlinge brechen durch").to_owned(),
        },
        Scene::Bids(it) => bid_on(it),
        Scene::Fallen(_) => name(scene),
        Scene::Won(house) => {
            let house = house_name(*house);
            say!("{house} wins the game" | "{house} gewinnt die Partie")
        }
    }
}

/// The line below the heading of what fills the board.
pub fn line(scene: &Scene, asked: Option<&Prompt>) -> String {
    match scene {
        Scene::Cards(it) => cards::line(it, asked),
        Scene::Wildlings(it) => odds(it),
        Scene::Bids(it) if it.set.is_none() => tie(it, asked),
        Scene::Bids(it) => outcome(it),
        Scene::Battle(_) | Scene::Fallen(_) | Scene::Won(_) => String::new(),
    }
}

/// All of it in a sentence or two, for those who listen.
pub fn summary(moment: &Highlight) -> String {
    if let Scene::Battle(it) = &moment.scene {
        return told::spoken(it);
    }
    let title = title(&moment.scene);
    let more = match &moment.scene {
        Scene::Battle(_) | Scene::Won(_) => String::new(),
        Scene::Cards(it) => drawn(it),
        Scene::Wildlings(it) => odds(it),
        Scene::Bids(it) if it.set.is_none() => tie(it, None),
        Scene::Bids(it) => outcome(it),
        Scene::Fallen(all) => {
            let taken: Vec<String> = all.iter().map(taken).collect();
            taken.join(" ")
        }
    };
    format!("{title}. {more}")
}

/// Tells why somebody wins though both are equally strong; empty where one was stronger.
pub fn tied(it: &Battle) -> &'static str {
    match it.score() {
        Some((most, least)) if most == least => word!(
            "Tied strength: the house that ranks higher on the Fiefdoms track wins."
                | "Gleichstand: Es siegt, wer auf der Leiste Lehen weiter vorn steht."
        ),
        _ => "",
    }
}

/// The house of the Blade.
pub fn blade(house: House) -> String {
    let house = house_name(house);
    say!("Valyrian Steel Blade: {house}" | "Valyrische Klinge: {house}")
}

/// Tells what happened in a battle; what a card did is told with its text.
pub fn battle_line(event: &Event) -> String {
    match *event {
        Event::CardUsed { card } if !card_text(card).is_empty() => {
            let (name, text) = (card_name(card), card_text(card));
            format!("{name}: {text}")
        }
        _ => battle::cost(event).unwrap_or_else(|| sentence(event)),
    }
}

/// "Deck I: Supply."
fn drawn(it: &Cards) -> String {
    let cards = it.drawn.iter().map(|it| westeros_card_name(it.card));
    let cards: Vec<&str> = cards.collect();
    format!("{}.", list(&cards))
}

/// Tells what came of a card: what happened to several houses alike is one line.
pub fn came(events: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    let power = |it: &Event| match *it {
        Event::PowerGained { house, power } => Some(format!("{} +{power}", house_name(house))),
        _ => None,
    };
    let power: Vec<String> = events.iter().filter_map(power).collect();
    let supply = |it: &Event| match *it {
        Event::SupplyAdjusted { house, supply } => Some(format!("{} {supply}", house_name(house))),
        _ => None,
    };
    let supply: Vec<String> = events.iter().filter_map(supply).collect();
    let mustered = |it: &Event| match it {
        Event::Mustered { house, musters } if !musters.is_empty() => Some(*house),
        _ => None,
    };
    let mustered: HouseSet = events.iter().filter_map(mustered).collect();
    lines.extend(events.iter().filter_map(|it| match it {
        Event::PowerGained { .. } | Event::SupplyAdjusted { .. } | Event::Mustered { .. } => None,
        _ => Some(sentence(it)),
    }));
    if !power.is_empty() {
        let all = list(&power);
        lines.push(say!("Power: {all}." | "Machtmarker: {all}."));
    }
    if !supply.is_empty() {
        let all = list(&supply);
        lines.push(say!("Supply now: {all}." | "Vorrat jetzt: {all}."));
    }
    if !mustered.is_empty() {
        let all: Vec<&str> = mustered.iter().map(house_name).collect();
        let all = list(&all);
        lines.push(say!("Mustered: {all}." | "Rekrutiert haben: {all}."));
    }
    lines
}

/// "Strength 8, the Night's Watch has 9."
pub fn odds(it: &Attack) -> String {
    let strength = it.strength;
    let total = it.result.map_or(0, |it| it.0);
    say!(
        "Wildlings {strength}, Night's Watch {total}."
            | "Wildlinge {strength}, Nachtwache {total}."
    )
}

/// Tells whom the wildling card looks to, and what it says.
pub fn card(it: &Attack) -> Option<(&'static str, String)> {
    let card = it.card?;
    let (lost, held) = wildling_card(card);
    let won = it.result.is_some_and(|it| it.1);
    let what = if won { held } else { lost };
    let bidder = it.bidder.map(|house| {
        let house = house_name(house);
        if won {
            say!(" Highest bidder: {house}." | " Höchstes Gebot: {house}.")
        } else {
            say!(" Lowest bidder: {house}." | " Niedrigstes Gebot: {house}.")
        }
    });
    Some((
        wildling_card_name(card),
        [what, bidder.as_deref().unwrap_or_default()].concat(),
    ))
}

/// Tells which of the bids a wildling card looks to, in the order of the bids.
pub fn bidders(it: &Attack) -> Vec<Option<&'static str>> {
    let held = it.result.is_some_and(|it| it.1);
    let note = if held {
        word!("highest bid" | "höchstes Gebot")
    } else {
        word!("lowest bid" | "niedrigstes Gebot")
    };
    let noted = |house: House| (Some(house) == it.bidder).then_some(note);
    it.bids.iter().map(|&(house, _)| noted(house)).collect()
}

/// Returns the heading of the consequences of an attack.
pub fn follows(held: bool) -> &'static str {
    if held {
        word!("What it brings" | "Was es bringt")
    } else {
        word!("What it costs" | "Was es kostet")
    }
}

/// Tells a viewer whom a lost attack has spared, once it is over.
pub fn spared(it: &Attack, me: Option<House>) -> Option<String> {
    let name = me.map(house_name)?;
    let bids = it.bids.iter().any(|&(house, _)| Some(house) == me);
    let hit = it.came.iter().any(|event| actor(event) == me);
    let lost = it.result.is_some_and(|(_, held)| !held);
    (bids && lost && !hit).then(|| say!("{name} loses nothing." | "{name} verliert nichts."))
}

/// The track that was bid for.
pub fn bid_on(it: &Bidding) -> String {
    let name = track(it.on).0;
    say!("Bids for the {name}" | "Gebote: {name}")
}

/// Tells what came of a bidding.
pub fn outcome(it: &Bidding) -> String {
    it.set
        .map_or_else(String::new, |ranking| super::court::came(it.on, ranking))
}

/// Tells who is to decide between equal bids.
pub fn tie(it: &Bidding, asked: Option<&Prompt>) -> String {
    if matches!(asked, Some(Prompt::OrderTied { .. })) {
        return word!(
            "Some bids are tied. You hold the Iron Throne: you decide the order."
                | "Einige Gebote sind gleich. Du hast den Eisernen Thron: Du bestimmst die Reihenfolge."
        )
        .to_owned();
    }
    match it.holder().map(house_name) {
        Some(house) => say!(
            "Some bids are tied. {house}, holding the Iron Throne, decides the order."
                | "Einige Gebote sind gleich. {house} hat den Eisernen Thron und bestimmt die Reihenfolge."
        ),
        None => word!(
            "Some bids are tied. The holder of the Iron Throne decides the order."
                | "Einige Gebote sind gleich. Wer den Eisernen Thron hat, bestimmt die Reihenfolge."
        )
        .to_owned(),
    }
}

/// Marks the bids that others have bid, too, in the order of the bids, as long as nobody has decided between them.
pub fn ties(it: &Bidding) -> Vec<Option<&'static str>> {
    let tied = it.set.is_none();
    let note = |house: House| (tied && it.is_tied(house)).then_some(word!("tied" | "gleich"));
    it.bids.iter().map(|&(house, _)| note(house)).collect()
}

/// Tells who put the houses with equal bids in order.
pub fn decided(house: House) -> String {
    let house = house_name(house);
    say!(
        "Tied bids: {house}, holding the Iron Throne, decided the order."
            | "Gleiche Gebote: {house} hat den Eisernen Thron und hat die Reihenfolge bestimmt."
    )
}

/// "Stark takes Riverrun from Lannister."
pub fn taken(it: &Conquest) -> String {
    let area = the_area(it.area);
    let winner = it.winner.map_or("", house_name);
    match it.loser.map(house_name) {
        Some(loser) => {
            say!("{winner} takes {area} from {loser}." | "{winner} nimmt {loser} {area} ab.")
        }
        None => say!("{winner} takes {area}." | "{winner} nimmt {area} ein."),
    }
}

/// "5 of 7 castles"; one less than all is said aloud.
pub fn held(held: u8) -> String {
    if held + 1 == TO_WIN {
        return say!(
            "{held} of {TO_WIN} castles: one more to win."
                | "{held} von {TO_WIN} Burgen: noch eine bis zum Sieg."
        );
    }
    say!("{held} of {TO_WIN} castles." | "{held} von {TO_WIN} Burgen.")
}

/// Tells this viewer what a castle that has fallen means to them.
pub fn loss(it: &Conquest, me: Option<House>) -> String {
    let count = held(it.held);
    if me.is_none() || it.loser != me {
        return count;
    }
    let winner = it.winner.map_or("", house_name);
    say!(
        "You have lost it. {winner} now: {count}" | "Du hast sie verloren. {winner} jetzt: {count}"
    )
}

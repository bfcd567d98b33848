//! Bids: what they are for, and what each place would give.

use super::place;
use crate::games::westeros::{
    draft::{Bidder, Draft, Rung, ties},
    wording::{house_name, wildling_card_name},
};
use westeros::{Auction, House, Prompt, Ranking, Track, WildlingAttack, WildlingCard};

/// The goods that a number is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goods {
    Power,
    Ships,
}

/// "Power tokens (you have 5)".
pub fn number_label(goods: Goods, most: u8) -> String {
    match goods {
        Goods::Power => say!("Power tokens (you have {most})" | "Machtmarker (du hast {most})"),
        Goods::Ships => say!("Ships (at most {most})" | "Schiffe (höchstens {most})"),
    }
}

/// Tells what the number means.
pub fn number_now(goods: Goods, now: u8, most: u8) -> String {
    let rest = most.saturating_sub(now);
    match goods {
        Goods::Power => {
            say!("You bid {now} and keep {rest}." | "Du bietest {now} und behältst {rest}.")
        }
        Goods::Ships if now == 1 => {
            word!("You place 1 ship." | "Du setzt 1 Schiff ein.").to_owned()
        }
        Goods::Ships => say!("You place {now} ships." | "Du setzt {now} Schiffe ein."),
    }
}

/// Tells what is bid for, as a heading.
pub fn auction_title(on: Auction) -> String {
    match on {
        Auction::Track(Track::IronThrone) => {
            word!("At stake: the Iron Throne" | "Es geht um den Eisernen Thron").to_owned()
        }
        Auction::Track(Track::Fiefdoms) => {
            word!("At stake: the Fiefdoms" | "Es geht um die Lehen").to_owned()
        }
        Auction::Track(Track::KingsCourt) => {
            word!("At stake: the King's Court" | "Es geht um den Königshof").to_owned()
        }
        Auction::Wildlings(strength) => say!(
            "Wildlings of strength {strength} attack the Wall"
                | "Wildlinge der Stärke {strength} stehen vor der Mauer"
        ),
    }
}

/// The use of a track in two or three words.
pub fn good_for(track: Track) -> &'static str {
    match track {
        Track::IronThrone => word!("turn order, all ties" | "Reihenfolge, Gleichstände"),
        Track::Fiefdoms => word!("ties in battle, Blade" | "Gleichstände im Kampf, Schwert"),
        Track::KingsCourt => word!("stars, Raven" | "Sterne, Botenrabe"),
    }
}

/// That nobody gets a bid back.
pub fn everyone_pays() -> &'static str {
    word!("Everyone pays, win or lose." | "Alle zahlen ihr Gebot, egal wie es ausgeht.")
}

/// That nobody learns of a bid too early.
pub fn secret() -> &'static str {
    word!(
        "All bids stay secret until the last one is in."
            | "Alle Gebote bleiben geheim, bis das letzte abgegeben ist."
    )
}

/// The use of the first place of a track, in one line.
pub fn first_place(track: Track) -> &'static str {
    match track {
        Track::IronThrone => word!(
            "1st: acts first and decides all ties except in battle."
                | "1. Platz: handelt zuerst, entscheidet Gleichstände außer im Kampf."
        ),
        Track::Fiefdoms => word!(
            "1st: gets the Blade and wins all ties in battle."
                | "1. Platz: bekommt die Klinge, gewinnt Gleichstände im Kampf."
        ),
        Track::KingsCourt => word!(
            "1st: gets the Raven and the most starred orders."
                | "1. Platz: bekommt den Raben und die meisten Befehle mit Stern."
        ),
    }
}

/// Tells what is known of the bid of a house.
pub fn bid_state(bidder: Bidder) -> &'static str {
    match (bidder.ready, bidder.power) {
        (_, 0) => word!("has nothing to bid" | "kann nichts bieten"),
        (true, _) => word!("has bid" | "hat geboten"),
        (false, _) if bidder.mine => word!("you" | "du"),
        (false, _) => word!("still deciding" | "entscheidet noch"),
    }
}

/// The token that comes with the first place of a track.
pub fn thing(track: Track) -> &'static str {
    match track {
        Track::IronThrone => word!("the Iron Throne" | "den Eisernen Thron"),
        Track::Fiefdoms => word!("the Valyrian Steel Blade" | "die Valyrische Klinge"),
        Track::KingsCourt => word!("the Messenger Raven" | "den Botenraben"),
    }
}

/// "Zweiter", "Letzter": the place of whoever acts, in German.
fn ordinal(place: u8) -> &'static str {
    match place {
        2 => "Zweiter",
        3 => "Dritter",
        4 => "Vierter",
        5 => "Fünfter",
        _ => "Sechster",
    }
}

/// Tells what a place of a track gives.
pub fn rung(track: Track, rung: Rung) -> String {
    let nth = place(rung.place + 1);
    match (track, rung.place) {
        (Track::IronThrone, 0) => word!(
            "the Iron Throne: acts 1st and decides all ties except in battle"
                | "der Eiserne Thron: handelt zuerst und entscheidet bei Gleichstand, nur nicht \
                   im Kampf"
        )
        .to_owned(),
        (Track::IronThrone, at) => {
            let german = ordinal(at + 1);
            say!("acts {nth}" | "handelt als {german}")
        }
        (Track::Fiefdoms, 0) => word!(
            "the Blade: +1 in battle once per round; wins all ties in battle"
                | "die Klinge: einmal je Runde +1 im Kampf; gewinnt jeden Gleichstand im Kampf"
        )
        .to_owned(),
        (Track::Fiefdoms, _) if rung.last => {
            word!("loses all ties in battle" | "verliert jeden Gleichstand im Kampf").to_owned()
        }
        (Track::Fiefdoms, _) => word!(
            "wins ties in battle against houses below"
                | "gewinnt Gleichstände im Kampf gegen die Häuser darunter"
        )
        .to_owned(),
        (Track::KingsCourt, at) => court(at, rung.stars.unwrap_or(0)),
    }
}

fn court(place: u8, stars: u8) -> String {
    let stars = match stars {
        0 => word!("no starred order" | "kein Befehl mit Stern").to_owned(),
        1 => word!("1 starred order" | "1 Befehl mit Stern").to_owned(),
        n => say!("{n} starred orders" | "{n} Befehle mit Stern"),
    };
    if place == 0 {
        return say!(
            "the Raven: may swap an order or look at the wildling card; {stars}"
                | "der Botenrabe: darf einen Befehl tauschen oder die Wildlingskarte ansehen; \
                   {stars}"
        );
    }
    stars
}

/// Tells whether all power together could hold the Wall.
pub fn reach(strength: u8, purse: u8) -> String {
    if strength == 0 {
        return word!(
            "With strength 0 the wildlings lose, whatever is bid. The highest bidder is still rewarded."
                | "Mit Stärke 0 verlieren die Wildlinge, was auch geboten wird. Das höchste Gebot wird trotzdem belohnt."
        )
        .to_owned();
    }
    if purse < strength {
        return say!(
            "These houses have {purse} power altogether: not enough, whatever they bid."
                | "Diese Häuser haben zusammen {purse} Macht: zu wenig, was sie auch bieten."
        );
    }
    say!(
        "All bids together must reach {strength}. These houses have {purse} power altogether."
            | "Alle Gebote zusammen müssen {strength} erreichen. Diese Häuser haben zusammen {purse} Macht."
    )
}

/// Tells what follows if the Night's Watch wins.
pub fn if_held(attack: WildlingAttack) -> String {
    let track = if attack.second {
        String::new()
    } else {
        word!(" The threat falls to 0." | " Die Bedrohung fällt auf 0.").to_owned()
    };
    say!(
        "If the Wall holds, the highest bidder is rewarded.{track}"
            | "Hält die Mauer, wird das höchste Gebot belohnt.{track}"
    )
}

/// Tells what follows if the wildlings win.
pub fn if_lost(attack: WildlingAttack, threat: u8) -> String {
    let falls = threat.saturating_sub(4);
    let track = if attack.second {
        String::new()
    } else {
        say!(" The threat falls to {falls}." | " Die Bedrohung fällt auf {falls}.")
    };
    say!(
        "If it falls, the lowest bidder suffers most and every other house less.{track}"
            | "Fällt sie, trifft es das niedrigste Gebot am schwersten und jedes andere Haus weniger.{track}"
    )
}

/// Above the places of a track: what they are, and who stands there now.
pub fn stakes_note() -> &'static str {
    word!(
        "What each place gives, and who holds it now:"
            | "Was jeder Platz bringt und wer ihn jetzt hat:"
    )
}

/// The wildling card, to those who know it or do not.
pub fn known_card(card: Option<WildlingCard>) -> String {
    match card.map(wildling_card_name) {
        Some(name) => say!("You know the card: {name}." | "Du kennst die Karte: {name}."),
        None => word!(
            "The wildling card is revealed once all bids are in."
                | "Die Wildlingskarte wird aufgedeckt, wenn alle geboten haben."
        )
        .to_owned(),
    }
}

/// The result of putting tied houses in order, as it is spoken.
pub fn tie_moved(track: Track, ranking: &Ranking, house: House) -> String {
    let at = ranking.position(house).unwrap_or(0);
    let (name, nth) = (house_name(house), place(at as u8 + 1));
    if at == 0 {
        let token = thing(track);
        return say!("{name} is {nth} and gets {token}." | "{name} ist {nth} und bekommt {token}.");
    }
    say!("{name} is {nth}." | "{name} ist {nth}.")
}

/// The button that settles tied bids: "Lannister before Stark".
pub fn put_in_order(asked: &Prompt, draft: &Draft) -> String {
    let rows = match draft {
        Draft::Tied(ranking) => ties(asked, ranking),
        _ => Vec::new(),
    };
    let tied = rows.into_iter().filter(|it| it.up || it.down);
    let tied: Vec<_> = tied.map(|it| house_name(it.house)).collect();
    let [first, then] = tied[..] else {
        return word!("Set this order" | "So ordnen").to_owned();
    };
    say!("{first} before {then}" | "{first} vor {then}")
}

/// "5 power".
pub fn power(power: u8) -> String {
    say!("{power} power" | "{power} Macht")
}

//! The moment of a battle in words: who stands where, what is to be chosen, what a card may come to.

use super::row_summary;
use crate::games::westeros::{
    page::WesterosPage,
    panels::battle::{Cell, Row},
    wording::{card_brings, card_name, from_area, house_name, player_name, the_area},
};
use westeros::{Area, Combat, House, HouseCard, Side, View};

/// "You attack from Moat Cailin", "Ann holds Seagard".
pub fn bearing(
    page: &WesterosPage,
    (house, side): (House, Side),
    (from, area): (Area, Area),
) -> String {
    let mine = page.view.me == Some(house);
    let (from, area) = (from_area(from), the_area(area));
    let who = named(page, house);
    match (side, mine) {
        (Side::Attacker, true) => say!("You attack {from}" | "Du greifst {from}\u{a0}an"),
        (Side::Defender, true) => say!("You hold {area}" | "Du hältst {area}"),
        (Side::Attacker, false) => say!("{who} attacks {from}" | "{who} greift {from}\u{a0}an"),
        (Side::Defender, false) => say!("{who} holds {area}" | "{who} hält {area}"),
    }
}

/// Returns the name of who plays a house; where nobody is named, and of the computers, which may be
/// several, that of the house.
fn named(page: &WesterosPage, house: House) -> String {
    match page.player(house) {
        "" | "Computer" => house_name(house).to_owned(),
        player => player_name(player),
    }
}

/// Returns the task about the cards, and the progress of the other side.
pub fn choosing(page: &WesterosPage, combat: &Combat, side: Side) -> String {
    let enemy = combat.houses[side.enemy()];
    let theirs = page.view.committed.contains(enemy);
    let mine = page.view.committed.contains(combat.houses[side]);
    match (mine, theirs) {
        (false, true) => say!(
            "Choose your card in secret. {who} has chosen."
                | "Wähle verdeckt deine Karte. {who} hat gewählt.",
            who = named(page, enemy)
        ),
        (false, false) => {
            word!("Choose your card in secret." | "Wähle verdeckt deine Karte.").to_owned()
        }
        (true, _) => say!(
            "Your card is sealed. Waiting for {who}."
                | "Deine Karte ist versiegelt. Warten auf {who}.",
            who = named(page, enemy)
        ),
    }
}

/// "Robb Stark beats 3 of 7"; with Tides of Battle "Robb Stark: 54% on average".
pub fn beats(row: &Row) -> String {
    let (name, sum) = (card_name(row.card), row_summary(row));
    let between = if row.by_chance() { ": " } else { " " };
    [name, between, &sum].concat()
}

/// The card that is proposed before somebody asks for one: "Roose Bolton is enough: beats 7 of 7".
pub fn advice(row: &Row) -> String {
    let (name, sum) = (card_name(row.card), row_summary(row));
    match row.wins() {
        _ if row.by_chance() => {
            say!("Best chance: {name}, {sum}" | "Beste Aussicht: {name}, {sum}")
        }
        0 => beats(row),
        all if all == row.cells.len() && is_certain(row) => {
            say!("{name} is enough: {sum}" | "{name} genügt: {sum}")
        }
        all if all == row.cells.len() => {
            say!("{name} should be enough: {sum}" | "{name} dürfte genügen: {sum}")
        }
        _ => say!("Wins most often: {name} {sum}" | "Siegt am häufigsten: {name} {sum}"),
    }
}

/// Returns true where no text that is still to be used can change any of the results.
fn is_certain(row: &Row) -> bool {
    row.cells.iter().all(|it| it.may_change.is_empty())
}

/// A card of the hand for those who listen: "Robb Stark, strength 3, if you win, …; beats 3 of 7".
pub fn labelled(card: HouseCard, row: Option<&Row>) -> String {
    let (name, strength) = (card_name(card), card.face().strength);
    let mut label = say!("{name}, strength {strength}" | "{name}, Stärke {strength}");
    let brings = card_brings(card);
    if !brings.is_empty() {
        label.push_str(", ");
        label.push_str(&brings);
    }
    if let Some(row) = row {
        label.push_str("; ");
        label.push_str(&row_summary(row));
    }
    label
}

/// "7 : 9", and with Tides of Battle "54 %".
pub fn cell_short(cell: &Cell) -> String {
    match cell.percent {
        Some(percent) => format!("{percent} %"),
        None => format!("{} : {}", cell.ours, cell.theirs),
    }
}

/// Returns the winner where both are equally strong.
pub fn ahead_in_ties(view: &View, combat: &Combat) -> String {
    let place = |side: &Side| view.tracks.fiefdoms.position(combat.houses[*side]);
    let first = Side::ALL.into_iter().min_by_key(place);
    let house = first.map_or("", |side| house_name(combat.houses[side]));
    say!(
        "Ties: {house} wins, higher on the Fiefdoms track."
            | "Bei Gleichstand siegt {house} (weiter vorn auf der Leiste Lehen)."
    )
}

/// Returns the words that open all odds at once.
pub fn all_odds(rows: usize, columns: usize) -> String {
    say!("All odds ({rows} × {columns})" | "Alle Ergebnisse ({rows} × {columns})")
}

/// Returns the words of the button that plays a card.
pub fn play(card: HouseCard) -> String {
    let name = card_name(card);
    say!("Play {name}" | "{name} spielen")
}

//! The words about a house in its panel.

use crate::games::westeros::panels::Fed;

/// The armies beside those that supply feeds: "Armies: 2 of 3, 2 of 2, none of 2."
pub fn supplied(places: &[Fed]) -> String {
    let text: Vec<String> = places
        .iter()
        .map(|it| match (it.stands, it.fed) {
            (0, fed) => say!("none of {fed}" | "keine von {fed}"),
            (stands, 0) => say!("{stands} over supply" | "{stands} über dem Vorrat"),
            (stands, fed) => say!("{stands} of {fed}" | "{stands} von {fed}"),
        })
        .collect();
    say!("Armies: {all}." | "Armeen: {all}.", all = text.join(", "))
}

/// Tells what the places of a house on the three tracks give, among so many houses; places count from 1.
pub fn given([throne, fiefdoms, court]: [u8; 3], houses: u8, stars: u8) -> [String; 3] {
    let throne = match throne {
        1 => say!(
            "Iron Throne, place 1: acts first, holds the Iron Throne and decides all ties except \
             in battle."
                | "Eiserner Thron, Platz 1: handelt zuerst, hat den Eisernen Thron und \
                   entscheidet jeden Gleichstand außer im Kampf."
        ),
        place => say!(
            "Iron Throne, place {place}: acts as number {place} in turn order."
                | "Eiserner Thron, Platz {place}: handelt als Nummer {place} in der \
                   Zugreihenfolge."
        ),
    };
    let fiefdoms = match fiefdoms {
        1 => say!(
            "Fiefdoms, place 1: wins all ties in battle and holds the Valyrian Steel Blade (+1 \
             strength once per round)."
                | "Lehen, Platz 1: gewinnt jeden Gleichstand im Kampf und hat die Valyrische \
                   Klinge (einmal je Runde +1 Stärke)."
        ),
        place if place == houses => say!(
            "Fiefdoms, place {place}: loses all ties in battle."
                | "Lehen, Platz {place}: verliert jeden Gleichstand im Kampf."
        ),
        place => say!(
            "Fiefdoms, place {place}: wins ties in battle against houses further down."
                | "Lehen, Platz {place}: gewinnt Gleichstände im Kampf gegen Häuser weiter unten."
        ),
    };
    let starred = match stars {
        0 => say!("no starred orders" | "keine Befehle mit Stern"),
        1 => say!("1 starred order" | "1 Befehl mit Stern"),
        n => say!("{n} starred orders" | "{n} Befehle mit Stern"),
    };
    let court = match court {
        1 => say!(
            "King's Court, place 1: {starred}, and the Messenger Raven, which may swap an order."
                | "Königshof, Platz 1: {starred} und der Botenrabe, der einen Befehl tauschen darf."
        ),
        place => {
            say!("King's Court, place {place}: {starred}." | "Königshof, Platz {place}: {starred}.")
        }
    };
    [throne, fiefdoms, court]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_are_told_beside_what_feeds_them() {
        let fed = |stands, fed| Fed { stands, fed };
        let text = supplied(&[fed(2, 3), fed(0, 2), fed(2, 0)]);
        assert_eq!(text, "Armies: 2 of 3, none of 2, 2 over supply.");
    }

    #[test]
    fn the_first_places_give_more() {
        let [throne, fiefdoms, court] = given([1, 2, 1], 6, 3);
        assert!(throne.contains("ties") && !fiefdoms.contains("Blade") && court.contains("Raven"));
        assert!(court.contains("3 starred orders"));
        let last = given([6, 6, 6], 6, 0);
        assert_eq!(last[1], "Fiefdoms, place 6: loses all ties in battle.");
    }
}

//! Cards in a few words: the line on a card in the hand, whose text is read when it is pointed at.

use crate::language::Words;

/// By the id in the data.
pub fn short(id: &str) -> Option<Words> {
    let (faction, card) = id.split_once('.')?;
    match faction {
        "stark" => stark(card),
        "lannister" => lannister(card),
        "neutral" => neutral(card),
        _ => siege(card),
    }
}

fn stark(card: &str) -> Option<Words> {
    Some(match card {
        "northern_ferocity" => {
            words!("Melee: gain Sundering." | "Nahkampf: Rüstungsbrecher.")
        }
        "devastating_impact" => words!("Charge: target panics." | "Sturm: Ziel wird panisch."),
        "direwolfs_fervor" => words!("Activation: heal wounds." | "Aktivierung: heilt Wunden."),
        "sudden_charge" => words!("After a move: charge." | "Nach Bewegung: Sturm."),
        "swift_advance" => words!("A unit shifts 2″." | "Verschiebt sich 2″."),
        "north_remembers" => words!("Unit lost: +1 to hit." | "Verlust: +1 auf Treffer."),
        "winter_is_coming" => words!("Charge: best dice." | "Sturm: beste Würfel."),
        "hit_and_run" => words!("After melee: retreat." | "Nach Nahkampf: Rückzug."),
        "tactical_retreat" => words!("Attacked: retreat." | "Angegriffen: Rückzug."),
        "superior_positioning" => words!("Foe charges: disorder." | "Gegen Sturm: Unordnung."),
        "berserker_tactics" => words!("Melee: trade wounds." | "Nahkampf: Wunden tauschen."),
        "lash_out" => words!("Attacked: wounds back." | "Angegriffen: Gegenwunden."),
        "last_stand" => words!("Unit lost: it strikes." | "Verlust: letzter Angriff."),
        _ => return None,
    })
}

fn lannister(card: &str) -> Option<Words> {
    Some(match card {
        "intrigue" => words!("Enemy NCU: no ability." | "Feindliche NCU: keine Fähigkeit."),
        "pays_debts" => words!("Attacked: foe panics." | "Angegriffen: Feind panisch."),
        "hear_me_roar" => words!("Foe's morale: −1." | "Feind testet: −1."),
        "paid_mutiny" => words!("Foe activates: morale." | "Feind aktiviert: Moraltest."),
        "fealty" => words!("Foe panics: heal 3." | "Feind panisch: heilt 3."),
        "counterplot" => words!("Cancel a card on 3+." | "Karte verfällt ab 3."),
        "subjugation" => words!("Foe activates: no ability." | "Feind aktiviert: keine Fähigkeit."),
        "renown" => words!("Pass a morale test." | "Moraltest bestanden."),
        "prowess" => words!("Jaime attacks: best dice." | "Jaime: beste Würfel."),
        "infamy" => words!("Foe near Jaime panics." | "Feind bei Jaime: Panik."),
        "fury" => words!("Melee: Sundering, Vicious." | "Nahkampf: zwei Vorteile."),
        "assault_orders" => words!("Zone: melee instead." | "Statt Zone: Nahkampf."),
        "price_of_failure" => words!("Melee: all dice hit." | "Nahkampf: alles trifft."),
        _ => return None,
    })
}

fn neutral(card: &str) -> Option<Words> {
    Some(match card {
        "bribery" => words!("Enemy unit: no ability." | "Feind: keine Fähigkeit."),
        "surprise" => words!("Your turn: foes no cards." | "Dein Zug: Feind ohne Karten."),
        "planning" => words!("Attack: hit or block." | "Angriff: Treffer oder Abwehr."),
        "adaptive" => words!("A token on an enemy." | "Ein Zustand auf Feind."),
        "worth_the_risk" => words!("Morale: roll again." | "Moral: neu würfeln."),
        "meticulous" => words!("Round's end: find a card." | "Rundenende: Karte suchen."),
        "spoils" => words!("Foe destroyed: heal 2." | "Feind vernichtet: heilt 2."),
        "blades" => words!("Foe panicked: re-roll." | "Feind panisch: neu würfeln."),
        "cruel" => words!("Melee: best dice." | "Nahkampf: beste Würfel."),
        "games" => words!("Foe's turn: a bad choice." | "Feindlicher Zug: zwei Übel."),
        _ => return None,
    })
}

fn siege(card: &str) -> Option<Words> {
    Some(match card {
        "ladders" => words!("Against walls: +2 dice." | "Gegen Mauern: +2 Würfel."),
        "ram" => words!("Against walls: +2 wounds." | "Gegen Mauern: +2 Wunden."),
        "pitch" => words!("A wall does not shoot." | "Eine Mauer schießt nicht."),
        "sappers" => words!("A wall: 2 wounds." | "Eine Mauer: 2 Wunden."),
        "supply" => words!("A unit heals D3." | "Eine Einheit heilt W3."),
        "second_wave" => words!("Return 6″ further on." | "Rückkehr 6″ weiter vorn."),
        "hot_oil" => words!("Wall attacked: D3 wounds." | "Mauer berannt: W3 Wunden."),
        "sortie" => words!("Near a wall: +1 to hit." | "Nahe Mauer: +1 auf Treffer."),
        "mason" => words!("A wall restores 2." | "Eine Mauer heilt 2."),
        "stones" => words!("Foe near a wall: 2 hits." | "Feind nahe Mauer: 2 Treffer."),
        "reserves" => words!("A reserve from round 2." | "Reserve ab Runde 2."),
        "oath" => words!("Near a wall: pass morale." | "Nahe Mauer: Moral sicher."),
        _ => return None,
    })
}

/// A secret mission, by its id in the data: when it is scored.
pub fn short_mission(id: &str) -> Option<Words> {
    Some(match id {
        "hold_center" => words!("Hold the middle marker." | "Halte den Marker der Mitte."),
        "hold_far" => words!("Hold a marker on their side." | "Halte einen fernen Marker."),
        "take_three" => words!("Hold three markers." | "Halte drei Zielmarker."),
        "slay_unit" => words!("Destroy a unit this round." | "Vernichte eine Einheit."),
        "slay_commander" => words!("Destroy a commander's unit." | "Vernichte einen Kommandanten."),
        "break_ranks" => words!("Foes lose three ranks." | "Feinde verlieren 3 Reihen."),
        "breakthrough" => words!("Stand in their zone." | "Stehe in ihrer Zone."),
        "hold_fast" => words!("Lose no unit this round." | "Verliere keine Einheit."),
        "politics" => words!("Claim two zones." | "Besetze zwei Zonen."),
        "terror" => words!("A foe fails a panic test." | "Ein Paniktest misslingt ihnen."),
        "duel" => words!("Two of yours are engaged." | "Zwei Einheiten gebunden."),
        "guard_banner" => words!("Commander free and whole." | "Kommandant frei und heil."),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        data::{Data, MADE_UP},
        reference::CardRef,
    };

    #[test]
    fn every_card_is_told_in_a_few_words() {
        for card in CardRef::all().filter(|it| it.faction != MADE_UP) {
            let told = short(&card.id).unwrap_or_else(|| panic!("{} is not told", card.id));
            for it in [told.english, told.german] {
                assert!(it.ends_with('.') && !it.contains(';'), "{it}");
                assert!(it.chars().count() <= 34, "{it}: no room on a card");
            }
        }
    }

    #[test]
    fn every_mission_is_told_in_a_few_words() {
        for it in &Data::of_this_build().missions {
            let told = short_mission(&it.id).unwrap_or_else(|| panic!("{} is not told", it.id));
            for it in [told.english, told.german] {
                assert!(it.ends_with('.') && it.chars().count() <= 34, "{it}");
            }
        }
    }
}

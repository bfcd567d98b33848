//! The words for what each question of a combat asks, and why.

use super::{card_name, count, fate::tides_card, house_name, of, the_area};
use crate::games::westeros::draft::enemy;
use westeros::{Prompt, View};

/// The questions of a combat.
#[expect(clippy::too_many_lines, reason = "a table: one arm a question")]
pub fn fight(view: &View, prompt: &Prompt) -> String {
    let enemy = enemy(view).map_or(word!("the enemy" | "dem Gegner"), house_name);
    let words = match *prompt {
        Prompt::Support { .. } => {
            word!(
                "Which side do your Support orders support?"
                    | "Wen unterstützen deine \
                 Unterstützungsbefehle?"
            )
        }
        Prompt::RefuseSupport { .. } => word!(
            "Others support you. Support you refuse doesn't count."
                | "Andere unterstützen dich. Unterstützung, die du ablehnst, zählt nicht."
        ),
        Prompt::ChooseCard => {
            word!("Choose your house card in secret." | "Wähle verdeckt deine Hauskarte.")
        }
        Prompt::Tyrion => {
            return match enemy_card(view) {
                Some(card) => say!(
                    "Should Tyrion send {card} back to {enemy}'s hand?"
                        | "Soll Tyrion „{card}“ auf die Hand von {enemy} zurückschicken?"
                ),
                None => say!(
                    "Should Tyrion send {enemy}'s card back?"
                        | "Soll Tyrion die Karte von {enemy} zurückschicken?"
                ),
            };
        }
        Prompt::ReplaceCard { cancelled } => {
            let card = card_name(cancelled);
            return say!(
                "Tyrion has sent {card} back to your hand: play another card."
                    | "Tyrion hat „{card}“ auf deine Hand zurückgeschickt: Spiele eine andere Karte."
            );
        }
        Prompt::Aeron => word!(
            "Pay 2 power to replace Aeron Damphair with another card?"
                | "Aeron Feuchthaar für 2 Machtmarker durch eine andere Karte ersetzen?"
        ),
        Prompt::Doran => {
            return say!(
                "Doran Martell: choose the track on which {enemy} drops to the bottom."
                    | "Doran Martell: Auf welcher Leiste geht es mit {enemy} ans Ende?"
            );
        }
        Prompt::Mace if forced(view, prompt) => {
            return say!(
                "Mace Tyrell destroys one of {enemy}'s footmen."
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}."
            );
        }
        Prompt::Mace => {
            return say!(
                "Mace Tyrell destroys one of {enemy}'s footmen: a standing one or a routed one?"
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}: einen stehenden oder \
                       einen geschlagenen?"
            );
        }
        Prompt::QueenOfThorns { .. } => {
            return say!(
                "Queen of Thorns: which of {enemy}'s orders next to the battle do you remove?"
                    | "Die Dornenkönigin: Welchen Befehl von {enemy} neben dem Kampfgebiet \
                       entfernst du?"
            );
        }
        Prompt::BladeRedraw => {
            let drawn = view
                .own
                .tides
                .map_or(word!("nothing" | "nichts"), tides_card);
            return say!(
                "Your Tides of Battle card gives {drawn}. Use the Valyrian Steel Blade to draw \
                 another?"
                    | "Deine Gezeitenkarte bringt {drawn}. Mit der Valyrischen Klinge eine \
                       andere ziehen?"
            );
        }
        Prompt::Blade => word!(
            "Use the Valyrian Steel Blade for +1 strength? You can use it once per round."
                | "Die Valyrische Klinge für +1 Stärke nutzen? Das geht einmal je Runde."
        ),
        Prompt::Cersei { .. } => {
            return say!(
                "Cersei Lannister: you may remove any one of {enemy}'s orders."
                    | "Cersei Lennister: Du darfst einen beliebigen Befehl von {enemy} entfernen."
            );
        }
        Prompt::Renly { .. } => word!(
            "Renly Baratheon: one footman that fought or supported may become a knight."
                | "Renly Baratheon: Ein Fußsoldat, der gekämpft oder unterstützt hat, darf zum \
                   Ritter werden."
        ),
        Prompt::Casualties { count: n } => {
            let units = count(n, "unit");
            return say!(
                "You lose {units} of those that fought. Which?"
                    | "Verluste unter deinen kämpfenden Einheiten: {units}. Welche?"
            );
        }
        Prompt::Retreat { .. } => word!(
            "Your defeated units retreat. To which area?"
                | "Deine besiegten Einheiten ziehen sich zurück. In welches Gebiet?"
        ),
        Prompt::RetreatLoss { count: 1 } => word!(
            "Not all units can retreat, for lack of supply or room. Which one is lost?"
                | "Vorrat oder Platz reichen nicht für den Rückzug aller. Welche Einheit geht \
                   verloren?"
        ),
        Prompt::RetreatLoss { count: n } => {
            let units = count(n, "unit");
            return say!(
                "Not all units can retreat, for lack of supply or room. Which {units} are lost?"
                    | "Vorrat oder Platz reichen nicht für den Rückzug aller. Verloren: {units}. \
                       Welche?"
            );
        }
        Prompt::Patchface => {
            let theirs = of_enemy(view);
            return say!(
                "Patchface: you may discard one card from {theirs} hand."
                    | "Flickenfratz: Du darfst eine Karte aus {theirs} Hand ablegen."
            );
        }
        _ => "",
    };
    words.to_owned()
}

/// "Battle for Pyke."
pub fn battle(view: &View) -> String {
    let area = view.combat.map(|it| the_area(it.area));
    area.map_or_else(String::new, |area| {
        say!("Battle for {area}." | "Kampf um {area}.")
    })
}

/// Asks the victor where the beaten go; `None` for all other questions.
pub fn their_retreat(view: &View, prompt: &Prompt) -> Option<String> {
    let Prompt::Retreat { side, .. } = *prompt else {
        return None;
    };
    let beaten = view.combat?.houses[side];
    let house = house_name(beaten);
    (view.me != Some(beaten)).then(|| {
        say!("Where does {house} retreat? (Robb Stark)" | "Wohin flieht {house}? (Robb Stark)")
    })
}

fn of_enemy(view: &View) -> String {
    enemy(view).map_or_else(|| word!("the enemy's" | "der gegnerischen").to_owned(), of)
}

fn enemy_card(view: &View) -> Option<&'static str> {
    Some(card_name(view.played_by(enemy(view)?)?))
}

/// Tells whether the rules leave the viewer one answer.
fn forced(view: &View, prompt: &Prompt) -> bool {
    let only = |me| westeros::forced(view, me, prompt);
    view.me.and_then(only).is_some()
}

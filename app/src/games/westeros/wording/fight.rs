//! What each question of a combat asks, and why.

use super::{area_name, card_name, count, fate::tides_card, house_name, of};
use crate::games::westeros::draft::enemy;
use westeros::{Prompt, Side, View};

/// The questions of a combat.
#[expect(clippy::too_many_lines, reason = "a table: one arm a question")]
pub fn fight(view: &View, prompt: &Prompt) -> String {
    let enemy = enemy(view).map_or(word!("the enemy" | "dem Gegner"), house_name);
    let words = match *prompt {
        Prompt::Support { .. } => {
            word!("Whom do your Support orders support?" | "Wen unterstützen deine Befehle?")
        }
        Prompt::RefuseSupport { .. } => word!(
            "Others support you. Support that you refuse does not count."
                | "Andere unterstützen dich. Unterstützung, die du ablehnst, zählt nicht."
        ),
        Prompt::ChooseCard => {
            word!("Choose your house card, in secret." | "Wähle verdeckt deine Hauskarte.")
        }
        Prompt::Tyrion => {
            return match enemy_card(view) {
                Some(card) => say!(
                    "Does Tyrion send {card} back to the hand of {enemy}?"
                        | "Schickt Tyrion „{card}“ auf die Hand zurück (von {enemy})?"
                ),
                None => say!(
                    "Does Tyrion send the card of {enemy} back?"
                        | "Schickt Tyrion die Karte von {enemy} zurück?"
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
            "For 2 power Aeron Damphair makes way for another card. Play one?"
                | "Für 2 Machtmarker macht Aeron Feuchthaar einer anderen Karte Platz. Eine spielen?"
        ),
        Prompt::Doran => {
            return say!(
                "Doran Martell: to the bottom of which track does {enemy} go?"
                    | "Doran Martell: Ans Ende welcher Leiste mit {enemy}?"
            );
        }
        Prompt::Mace if forced(view, prompt) => {
            return say!(
                "Mace Tyrell destroys a footman of {enemy}."
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}."
            );
        }
        Prompt::Mace => {
            return say!(
                "Mace Tyrell destroys a footman of {enemy}: the upright or a routed one?"
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}: einen stehenden oder \
                       einen geschlagenen?"
            );
        }
        Prompt::QueenOfThorns { .. } => {
            return say!(
                "Queen of Thorns: which order of {enemy} next to the battle is removed?"
                    | "Die Dornenkönigin: Welcher Befehl von {enemy} neben dem Kampfgebiet wird \
                       entfernt?"
            );
        }
        Prompt::BladeRedraw => {
            let drawn = view
                .own
                .tides
                .map_or(word!("nothing" | "nichts"), tides_card);
            return say!(
                "Your Tides of Battle card brings {drawn}. Use the Valyrian Steel Blade to draw \
                 another one?"
                    | "Deine Karte der Gezeiten bringt {drawn}. Mit dem Valyrischen Schwert eine \
                       andere ziehen?"
            );
        }
        Prompt::Blade => word!(
            "Use the Valyrian Steel Blade for 1 strength more, once this round?"
                | "Das Valyrische Schwert für 1 Stärke mehr nutzen, einmal in dieser Runde?"
        ),
        Prompt::Cersei { .. } => {
            return say!(
                "Cersei Lannister: you may remove an order of {enemy}, wherever it lies."
                    | "Cersei Lannister: Du darfst einen Befehl von {enemy} entfernen, wo immer er \
                       liegt."
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
                "You lose {units} of those who fought: which?"
                    | "Verluste: {units} von denen, die gekämpft haben. Welche?"
            );
        }
        Prompt::Retreat { side, .. } => return retreat(view, side),
        Prompt::RetreatLoss { count: 1 } => word!(
            "There is neither supply nor room for all who retreat: which unit is lost?"
                | "Für alle, die sich zurückziehen, reichen Vorrat oder Platz nicht. Welche \
                   Einheit geht verloren?"
        ),
        Prompt::RetreatLoss { count: n } => {
            let units = count(n, "unit");
            return say!(
                "There is neither supply nor room for all who retreat: which {units} are lost?"
                    | "Für alle, die sich zurückziehen, reichen Vorrat oder Platz nicht. Verloren: \
                       {units}. Welche?"
            );
        }
        Prompt::Patchface => {
            let theirs = of_enemy(view);
            return say!(
                "Patchface: you may discard one card of {theirs} hand."
                    | "Flickenfratz: Du darfst eine Karte aus {theirs} Hand ablegen."
            );
        }
        _ => "",
    };
    words.to_owned()
}

/// "Battle for Pyke."
pub fn battle(view: &View) -> String {
    let area = view.combat.map(|it| area_name(it.area));
    area.map_or_else(String::new, |area| {
        say!("Battle for {area}." | "Kampf um {area}.")
    })
}

fn retreat(view: &View, side: Side) -> String {
    let beaten = view.combat.map(|it| it.houses[side]);
    match beaten {
        Some(house) if view.me != Some(house) => {
            let house = house_name(house);
            say!(
                "Robb Stark: you may say where the beaten units of {house} retreat."
                    | "Robb Stark: Du darfst sagen, wohin sich die geschlagenen Einheiten von \
                       {house} zurückziehen."
            )
        }
        _ => word!(
            "Your beaten units retreat: to which area?"
                | "Deine geschlagenen Einheiten ziehen sich zurück: in welches Gebiet?"
        )
        .to_owned(),
    }
}

fn of_enemy(view: &View) -> String {
    enemy(view).map_or_else(|| word!("the enemy's" | "der gegnerischen").to_owned(), of)
}

fn enemy_card(view: &View) -> Option<&'static str> {
    Some(card_name(view.played_by(enemy(view)?)?))
}

/// Whether the rules leave the viewer one answer.
fn forced(view: &View, prompt: &Prompt) -> bool {
    let only = |me| westeros::forced(view, me, prompt);
    view.me.and_then(only).is_some()
}

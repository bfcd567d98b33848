//! The reasons for which something cannot be done, in words.

use super::{from_area, illegal::illegal, in_area, the_area};
use crate::{games::westeros::draft::Reason, json};
use westeros::Illegal;

/// A sentence that says what to do instead, or first.
pub fn reason(why: Reason) -> String {
    let words = match why {
        Reason::Illegal(why) => return illegal(why),
        Reason::ChooseSide(area) => {
            let place = in_area(area);
            return say!(
                "Choose whom the order {place} supports."
                    | "Wähle, wen der Befehl {place} \
                     unterstützt."
            );
        }
        Reason::NotOffered(area) => {
            let name = the_area(area);
            return say!(
                "You can't choose {name}: pick a highlighted area."
                    | "Du kannst {name} nicht wählen: Nimm ein hervorgehobenes Gebiet."
            );
        }
        Reason::OnlyAnswer => word!(
            "The rules allow only this answer: confirm it."
                | "Die Regeln erlauben nur diese Antwort: Bestätige sie."
        ),
        Reason::NothingAsked => {
            word!("You have nothing to decide right now." | "Du hast gerade nichts zu entscheiden.")
        }
        Reason::ChooseRaid => {
            word!("Choose one of your Raid orders first." | "Wähle zuerst einen deiner Überfälle.")
        }
        Reason::ChooseTarget => word!(
            "Choose a highlighted area to raid, or “Raid without effect”."
                | "Wähle ein hervorgehobenes Gebiet für den Überfall oder „Überfall ohne Wirkung“."
        ),
        Reason::ChooseConsolidate => word!(
            "Choose one of your Consolidate Power orders first."
                | "Wähle zuerst einen deiner Befehle für Machtzuwachs."
        ),
        Reason::ChooseMarch => word!(
            "Choose one of your March orders first." | "Wähle zuerst einen deiner Marschbefehle."
        ),
        Reason::ChooseDestination => word!(
            "Choose a highlighted area to march to, or “March nowhere”."
                | "Wähle ein hervorgehobenes Gebiet als Ziel oder „Nicht marschieren“."
        ),
        Reason::MarchBegun(area) => {
            let from = from_area(area);
            return say!(
                "You've already started the march {from}: confirm it, or take it back with \
                 “Undo”."
                    | "Der Marsch {from} ist schon begonnen: Bestätige ihn oder nimm ihn mit \
                       „Rückgängig“ zurück."
            );
        }
        Reason::AllUnitsSent => word!(
            "All units of this march already have a destination: take some back first."
                | "Alle Einheiten dieses Marsches haben schon ein Ziel: Nimm erst welche zurück."
        ),
        Reason::ChooseAnswer => {
            word!("Choose one of the answers first." | "Wähle zuerst eine der Antworten.")
        }
        Reason::ChooseExchange => word!(
            "Choose an order to swap, or “Keep all orders”."
                | "Wähle einen Befehl zum Tauschen oder „Alle Befehle behalten“."
        ),
    };
    words.to_owned()
}

/// Tells what the server said, for a person: its reason in words where it is one of the rules'.
pub fn refusal(json: &str) -> String {
    json::read::<Illegal>(json).map_or_else(|| json.to_owned(), illegal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Area;

    #[test]
    fn a_reason_of_the_rules_is_put_into_words() {
        let json = serde_json::to_string(&Illegal::OrderMissing(Area::Pyke)).unwrap();
        assert_eq!(refusal(&json), "Place an order in Pyke.");
        assert_eq!(refusal("The table is over."), "The table is over.");
    }

    #[test]
    fn every_reason_is_a_sentence() {
        for why in [
            Reason::Illegal(Illegal::WrongAnswer),
            Reason::NothingAsked,
            Reason::NotOffered(Area::Pyke),
            Reason::ChooseRaid,
            Reason::ChooseTarget,
            Reason::ChooseConsolidate,
            Reason::ChooseMarch,
            Reason::ChooseDestination,
            Reason::AllUnitsSent,
            Reason::MarchBegun(Area::Pyke),
            Reason::ChooseAnswer,
            Reason::ChooseSide(Area::Pyke),
            Reason::ChooseExchange,
        ] {
            assert!(reason(why).ends_with('.'), "{why:?}");
        }
    }
}

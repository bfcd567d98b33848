//! Why something cannot be done, in words.

use super::illegal::illegal;
use crate::games::westeros::draft::Reason;
use westeros::Illegal;

/// A sentence that says what to do instead, or first.
pub fn reason(why: Reason) -> String {
    match why {
        Reason::Illegal(why) => illegal(why),
        Reason::NothingAsked => "The game asks you nothing at the moment.".to_owned(),
        Reason::ChooseRaid => "Choose one of your Raid orders first.".to_owned(),
        Reason::ChooseTarget => "Choose a lit area to raid, or “Raid without effect”.".to_owned(),
        Reason::ChooseConsolidate => {
            "Choose one of your Consolidate Power orders first.".to_owned()
        }
        Reason::ChooseMarch => "Choose one of your March orders first.".to_owned(),
        Reason::ChooseDestination => {
            "Choose a lit area to march to, or “March nowhere”.".to_owned()
        }
        Reason::AllUnitsSent => {
            "All units of this march have their destination: take some back first.".to_owned()
        }
        Reason::ChooseAnswer => "Choose one of the answers first.".to_owned(),
        Reason::ChooseSide(area) => {
            format!("Say whom the order in {} supports.", area.name())
        }
        Reason::ChooseExchange => "Choose an order to exchange, or “Keep all orders”.".to_owned(),
    }
}

/// What the server said, for a person: its reason in words where it is one of the rules'.
pub fn refusal(said: &str) -> String {
    serde_json::from_str::<Illegal>(said).map_or_else(|_| said.to_owned(), illegal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Area;

    #[test]
    fn a_reason_of_the_rules_is_put_into_words() {
        let said = serde_json::to_string(&Illegal::OrderMissing(Area::Pyke)).unwrap();
        assert_eq!(refusal(&said), "Place an order in Pyke.");
        assert_eq!(refusal("The table is over."), "The table is over.");
    }

    #[test]
    fn every_reason_is_a_sentence() {
        for why in [
            Reason::Illegal(Illegal::WrongAnswer),
            Reason::NothingAsked,
            Reason::ChooseRaid,
            Reason::ChooseTarget,
            Reason::ChooseConsolidate,
            Reason::ChooseMarch,
            Reason::ChooseDestination,
            Reason::AllUnitsSent,
            Reason::ChooseAnswer,
            Reason::ChooseSide(Area::Pyke),
            Reason::ChooseExchange,
        ] {
            assert!(reason(why).ends_with('.'), "{why:?}");
        }
    }
}

//! The price of an answer, beside the button that gives it.

use super::battle;
use crate::games::westeros::{draft::Draft, panels::battle::Outlook};
use westeros::{Action, Prompt, View, combat::loss};

/// Returns the price of the answer that a draft has come to; none where it costs nothing, or where a warning or a
/// choice of its own tells.
pub fn cost(view: &View, prompt: &Prompt, draft: &Draft) -> Option<String> {
    match (prompt, draft) {
        (Prompt::Bid { .. }, Draft::Number(bid)) if *bid > 0 => {
            let power = view.power[view.me?];
            Some(say!(
                "Costs {bid} of your {power} power, win or lose"
                    | "Kostet {bid} von deinen {power} Macht, egal wie es ausgeht"
            ))
        }
        (Prompt::Retreat { side, .. }, Draft::Answer(Some(Action::Retreat(to)))) => {
            let lost = loss(view, &view.combat?, *side, *to);
            (lost > 0).then(|| battle::outlook(Outlook::RetreatCosts(lost)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::staged::staged,
        language::{Language, speaking},
    };
    use westeros::{Area, House};

    #[test]
    fn a_bid_is_paid_and_nothing_costs_nothing() {
        let (view, prompt) = staged(
            "card Clash of Kings only\nBA Dragonstone: F\npower LA 7\n",
            "",
            House::Lannister,
        );
        let cost = |bid| cost(&view, &prompt, &Draft::Number(bid));
        assert_eq!(
            cost(3).as_deref(),
            Some("Costs 3 of your 7 power, win or lose")
        );
        assert_eq!(cost(0), None);
        let german = "Kostet 3 von deinen 7 Macht, egal wie es ausgeht";
        speaking(Language::German, || {
            assert_eq!(cost(3).as_deref(), Some(german));
        });
    }

    #[test]
    fn a_retreat_costs_the_units_that_it_loses() {
        let battle = "players 6\nsupply all 6\nphase march only\nST Moat Cailin: K K, March\n\
                      LA Seagard: F F\nLA Riverrun: F\n";
        let answers = "ST: march Moat Cailin: K K > Seagard\nST: play Robb\nLA: play Kevan\n";
        let (view, prompt) = staged(battle, answers, House::Stark);
        let retreat = Draft::Answer(Some(Action::Retreat(Area::Riverrun)));
        assert_eq!(cost(&view, &prompt, &retreat), None);
        let mut hungry = view;
        hungry.position.supply[House::Lannister] = 0;
        let words = cost(&hungry, &prompt, &retreat);
        assert_eq!(
            words.as_deref(),
            Some("1 unit is lost for lack of supply or room.")
        );
    }
}

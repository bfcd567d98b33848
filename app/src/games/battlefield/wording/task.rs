//! The words for what is to be done, in a word or two, where others may look on: in the subject of an email, on a
//! locked screen. Which units, dice and cards it is about stands nowhere in it.

use super::names;
use crate::notices::Task;
use battlefield::{effect::Window, question::Prompt, state::View};

/// The army, the round, and the kind of question; nothing for an onlooker.
pub fn task(view: &View, prompt: &Prompt) -> Option<Task> {
    let (position, seat) = (&view.open, view.seat?);
    Some(Task {
        who: names::player(position, seat),
        title: names::title(position, seat),
        todo: todo(prompt),
        when: names::within(position.phase.round()),
    })
}

fn todo(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Army => word!("to be chosen" | "Armee wählen"),
        Prompt::Role => word!("to attack or defend" | "Angriff oder Verteidigung"),
        Prompt::Terrain { .. } | Prompt::Pile { .. } => {
            word!("to place terrain" | "Gelände auslegen")
        }
        Prompt::Marker => word!("to place a marker" | "Zielmarker auslegen"),
        Prompt::Zone { .. } => word!("to choose a zone" | "Aufstellungszone wählen"),
        Prompt::StartUnits => word!("to choose who starts" | "Einheiten für den Beginn"),
        Prompt::Deploy => word!("to deploy a unit" | "Einheit aufstellen"),
        Prompt::Redeploy => word!("to bring units back" | "Einheiten zurückholen"),
        Prompt::Select => word!("to activate a unit" | "Einheit aktivieren"),
        Prompt::Action { .. } => word!("to choose an action" | "Aktion wählen"),
        Prompt::Free { .. } => word!("to decide on a free action" | "freie Aktion"),
        Prompt::Retreat { .. } => word!("to retreat" | "Rückzug"),
        Prompt::Align { .. } => word!("to finish a charge" | "Sturmangriff beenden"),
        Prompt::React { window, .. } => reaction(*window),
        Prompt::Target { .. }
        | Prompt::Choose { .. }
        | Prompt::Kind { .. }
        | Prompt::Borrow { .. }
        | Prompt::Recall { .. }
        | Prompt::Search { .. }
        | Prompt::Pay { .. }
        | Prompt::Order { .. } => word!("to decide on an effect" | "Wirkung"),
        Prompt::Claim { .. } => word!("to claim a zone" | "Zone besetzen"),
        Prompt::Influence { .. } => word!("to influence a unit" | "Einfluss"),
        Prompt::Reroll { .. } => word!("to decide on a re-roll" | "Neuwurf"),
        Prompt::Spend { .. } => word!("to decide on a token" | "Zustandsmarker"),
        Prompt::Arc { .. } => word!("to choose the side to attack" | "angegriffene Seite wählen"),
        Prompt::Pivot { .. } | Prompt::Freed { .. } | Prompt::Surge { .. } => {
            word!("to move after a fight" | "Bewegung nach dem Kampf")
        }
        Prompt::Discard | Prompt::Missions => word!("to end the round" | "Ende der Runde"),
    }
}

/// Tells everybody that somebody may react at a moment; not with what.
fn reaction(window: Window) -> &'static str {
    match window {
        Window::ChargeDeclared
        | Window::ChargeRoll
        | Window::ChargeSuccess
        | Window::ChargeFailed => word!("to answer a charge" | "Antwort auf einen Sturmangriff"),
        Window::AttackTargeting
        | Window::AttackModifiers
        | Window::AttackBeforeDice
        | Window::AttackDiceRolled
        | Window::AttackDefenseRolled
        | Window::AttackWounds
        | Window::AttackCompleted => word!("to answer an attack" | "Antwort auf einen Angriff"),
        Window::MoraleBeforeDice
        | Window::MoraleAfterDice
        | Window::MoralePassed
        | Window::MoraleFailed => {
            word!("to answer a morale test" | "Antwort auf einen Moraltest")
        }
        Window::UnitActivated | Window::NcuActivated | Window::ActionCompleted => {
            word!("to answer an activation" | "Antwort auf eine Aktivierung")
        }
        Window::TurnStart | Window::RoundStart => {
            word!("to act before a turn" | "vor einem Zug handeln")
        }
        Window::TurnEnd | Window::RoundEnd => {
            word!("to act after a turn" | "nach einem Zug handeln")
        }
        _ => word!("to react" | "Reaktion"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use battlefield::{
        field::Thing,
        position::Roles,
        task::{FreeAction, Offer},
    };

    /// Checks that whoever sees the subject of somebody else's email learns nothing that the table does not tell.
    #[test]
    fn a_task_names_the_kind_of_question_and_nothing_else() {
        let same = |one: Prompt, other: Prompt, words: [&str; 2]| {
            for prompt in [one, other] {
                let german = speaking(Language::German, || todo(&prompt));
                assert_eq!([todo(&prompt), german], words, "{prompt:?}");
            }
        };
        let react = |cards| Prompt::React {
            window: Window::AttackDiceRolled,
            roles: Roles::default(),
            offer: Offer {
                cards,
                ..Offer::default()
            },
        };
        same(
            react(true),
            react(false),
            ["to answer an attack", "Antwort auf einen Angriff"],
        );
        let free = |who| Prompt::Free {
            who,
            kind: battlefield::effect::ActionKind::Charge,
            terms: FreeAction::default(),
        };
        same(
            free(Thing::Unit(0)),
            free(Thing::Unit(3)),
            ["to decide on a free action", "freie Aktion"],
        );
        same(
            Prompt::Recall { count: 1 },
            Prompt::Pay { most: 3 },
            ["to decide on an effect", "Wirkung"],
        );
    }
}

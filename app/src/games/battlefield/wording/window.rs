//! Moments at which somebody may act.

use battlefield::{data::By, effect::Window};

/// The moment, as a short clause.
pub fn window(window: Window) -> &'static str {
    match window {
        Window::RoundStart => word!("at the start of the round" | "zu Beginn der Runde"),
        Window::TurnStart => word!("at the start of the turn" | "zu Beginn des Zuges"),
        Window::UnitActivated => {
            word!("when a unit activates" | "wenn eine Einheit aktiviert wird")
        }
        Window::NcuActivated => word!("when an NCU activates" | "wenn eine NCU aktiviert wird"),
        Window::ZoneClaimed => word!("when a zone is claimed" | "wenn eine Zone besetzt wird"),
        Window::NcuAbility => {
            word!("when the ability of an NCU takes effect" | "wenn die Fähigkeit einer NCU wirkt")
        }
        Window::CardPlayed => {
            word!("when a Tactics card is played" | "wenn eine Taktikkarte gespielt wird")
        }
        Window::ActionCompleted => word!("after an action" | "nach einer Aktion"),
        Window::TurnEnd => word!("at the end of the turn" | "am Ende des Zuges"),
        Window::RoundEnd => word!("at the end of the round" | "am Ende der Runde"),
        Window::UnitDestroyed => {
            word!("when a unit is destroyed" | "wenn eine Einheit vernichtet wird")
        }
        Window::ObjectiveScored => {
            word!("when a marker is scored" | "wenn ein Zielmarker gewertet wird")
        }
        Window::Static => word!("at all times" | "jederzeit"),
        Window::TokenExpend => {
            word!("when a token is spent" | "wenn ein Marker eingesetzt wird")
        }
        _ => fighting(window),
    }
}

/// Moments of a charge, an attack or a morale test.
fn fighting(window: Window) -> &'static str {
    match window {
        Window::ChargeDeclared => {
            word!("when a charge is declared" | "wenn ein Sturmangriff angesagt wird")
        }
        Window::ChargeRoll => {
            word!("before the charge die is rolled" | "vor dem Wurf für den Sturmangriff")
        }
        Window::ChargeSuccess => {
            word!("when a charge succeeds" | "wenn ein Sturmangriff gelingt")
        }
        Window::ChargeFailed => word!("when a charge fails" | "wenn ein Sturmangriff misslingt"),
        Window::AttackBeforeDice => {
            word!("before the attack dice are rolled" | "vor dem Wurf der Angriffswürfel")
        }
        Window::AttackDiceRolled => {
            word!("after the attack dice are rolled" | "nach dem Angriffswurf")
        }
        Window::AttackDefenseRolled => {
            word!("after the defense dice are rolled" | "nach dem Verteidigungswurf")
        }
        Window::AttackWounds => word!("when an attack wounds" | "wenn ein Angriff verwundet"),
        Window::AttackCompleted => word!("after the attack" | "nach dem Angriff"),
        Window::AttackModifiers => word!("during an attack" | "während eines Angriffs"),
        Window::AttackTargeting => {
            word!("when a target is chosen" | "wenn ein Ziel gewählt wird")
        }
        Window::MoraleBeforeDice => {
            word!("before the morale test is rolled" | "vor dem Wurf des Moraltests")
        }
        Window::MoraleAfterDice => {
            word!("after the morale test is rolled" | "nach dem Wurf des Moraltests")
        }
        Window::MoralePassed => {
            word!("when a morale test is passed" | "wenn ein Moraltest bestanden wird")
        }
        Window::MoraleFailed => {
            word!("when a morale test is failed" | "wenn ein Moraltest misslingt")
        }
        _ => word!("after Surge Forth" | "beim Vorstürmen"),
    }
}

/// Names the one whose doing opens the moment for a card: "you attack".
pub fn by(by: By) -> &'static str {
    match by {
        By::Active => word!("your turn" | "dein Zug"),
        By::Any => word!("any turn" | "jeder Zug"),
        By::Opponent => word!("an enemy's doing" | "ein Gegner handelt"),
        By::Attacker => word!("you attack" | "du greifst an"),
        By::Defender => word!("you are attacked" | "du wirst angegriffen"),
        By::AttackerOrDefender => {
            word!("you attack or are attacked" | "du greifst an oder wirst angegriffen")
        }
        By::Charger => word!("you charge" | "du stürmst"),
        By::ChargeTarget => word!("an enemy charges you" | "ein Feind stürmt auf dich los"),
        By::Tester => word!("your unit tests" | "deine Einheit testet"),
        By::OwnerOfDestroyed => word!("the unit was yours" | "die Einheit war deine"),
        By::Destroyer => word!("you destroyed it" | "du hast sie vernichtet"),
        By::ClaimingSide => word!("your side claims it" | "deine Seite besetzt sie"),
    }
}

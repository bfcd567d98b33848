//! Explanations whose words are always the same.

use battlefield::{position::Mode, question::Prompt, state::View};

/// Returns the explanation of a question whose words are always the same.
#[expect(clippy::too_many_lines, reason = "a list of sentences")]
pub fn fixed(view: &View, prompt: &Prompt) -> Option<&'static str> {
    Some(match prompt {
        Prompt::Role => word!(
            "The attacker wins by destroying castle walls and defenders; the defender wins by \
             holding out."
                | "Wer angreift, gewinnt durch zerstörte Burgmauern und vernichtete Verteidiger; \
                   wer verteidigt, durch Aushalten."
        ),
        Prompt::Terrain { corpse_pile: false } => word!(
            "Place one of the pieces outside the deployment zones, away from other terrain. You \
             can also pass."
                | "Lege eines der Stücke außerhalb der Aufstellungszonen und fern von anderem \
                   Gelände. Du kannst auch passen."
        ),
        Prompt::Terrain { corpse_pile: true } => word!(
            "Place it away from other terrain. You have to place it."
                | "Lege ihn fern von anderem Gelände. Passen geht hier nicht."
        ),
        Prompt::Pile { .. } => word!(
            "Place it near the spot where the unit fell."
                | "Lege ihn nahe an die Stelle, an der die Einheit fiel."
        ),
        Prompt::Marker => word!(
            "Keep away from the deployment zones and the other markers."
                | "Halte Abstand zu den Aufstellungszonen und den anderen Zielmarkern."
        ),
        Prompt::Zone { may_pass: true } => word!(
            "Or let the other player choose. Whoever doesn't choose goes first."
                | "Oder lass den anderen wählen. Wer nicht wählt, beginnt."
        ),
        Prompt::Zone { may_pass: false } => {
            word!("Your army deploys there." | "Dort stellst du deine Armee auf.")
        }
        Prompt::StartUnits if view.open.setup.mode == Mode::Storm => word!(
            "Half of your units, rounded down, start on the table; the rest wait in reserve."
                | "Die Hälfte deiner Einheiten, abgerundet, beginnt auf dem Tisch; der Rest \
                   wartet in der Reserve."
        ),
        Prompt::StartUnits => word!(
            "The others wait in reserve and arrive later. The commander's unit has to start on \
             the table."
                | "Die anderen warten in der Reserve und kommen später. Die Einheit des \
                   Kommandanten beginnt auf dem Tisch."
        ),
        Prompt::Deploy => word!(
            "Place one of your units wholly inside your deployment zone."
                | "Stelle eine deiner Einheiten ganz in deine Aufstellungszone."
        ),
        Prompt::Select => word!(
            "Each unit and each NCU activates once per round."
                | "Jede Einheit und jede NCU wird einmal je Runde aktiviert."
        ),
        Prompt::Action { .. } => {
            word!("Or press its goal on the table." | "Oder drück auf dem Tisch auf ihr Ziel.")
        }
        Prompt::Order { .. } => word!(
            "All of them take effect; you choose the order."
                | "Alles davon wirkt; du wählst die Reihenfolge."
        ),
        Prompt::Discard => word!(
            "Discard any number of Tactics cards. Then your hand is refilled."
                | "Wirf beliebig viele Taktikkarten ab. Danach wird deine Hand aufgefüllt."
        ),
        Prompt::Missions => word!(
            "Score missions that are completed now. You may also discard one."
                | "Werte Missionen, die jetzt erfüllt sind. Eine darfst du auch abwerfen."
        ),
        Prompt::Redeploy => word!(
            "Destroyed units return at full strength to your deployment zone. You can also leave \
             them out."
                | "Vernichtete Einheiten kehren in voller Stärke in deine Aufstellungszone \
                   zurück. Du kannst auch verzichten."
        ),
        Prompt::Borrow { .. } => word!(
            "It replaces the effect of the claimed zone."
                | "Sie ersetzt die Wirkung der besetzten Zone."
        ),
        Prompt::Recall { .. } => {
            word!("Everyone sees what you take." | "Alle sehen, was du nimmst.")
        }
        Prompt::Search { .. } => word!(
            "Only cards of your commander. Everyone sees what you take; then the deck is shuffled."
                | "Nur Karten deines Kommandanten. Alle sehen, was du nimmst; danach wird gemischt."
        ),
        Prompt::Kind { .. } => word!(
            "A unit has at most one token of each kind."
                | "Eine Einheit hat von jeder Art höchstens einen Marker."
        ),
        Prompt::Pivot { .. } => word!(
            "It turns in place, or stays as it is."
                | "Die Einheit dreht sich auf der Stelle oder bleibt, wie sie steht."
        ),
        Prompt::Freed { .. } => word!(
            "They are free now. Each may turn in place, one after the other, as one can make room \
             for another; or none turns."
                | "Sie sind jetzt frei. Jede darf sich auf der Stelle drehen, eine nach der \
                   anderen, denn eine kann der anderen Platz machen; oder keine dreht sich."
        ),
        Prompt::Arc { .. } => word!(
            "It stands in equal parts before these sides of the target, so you choose."
                | "Die Einheit steht zu gleichen Teilen vor diesen Seiten des Ziels; du hast die \
                   Wahl."
        ),
        Prompt::Influence { .. } => word!(
            "The influence lasts until the end of the round."
                | "Der Einfluss gilt bis zum Ende der Runde."
        ),
        _ => return None,
    })
}

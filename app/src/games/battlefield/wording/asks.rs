//! The questions, as headings.

use super::{
    edition::dative,
    options::source_asked,
    sentence::{cards, quoted},
    texts,
    units::{ncu, thing, unit},
    window::window,
    words::{action_kind, token},
};
use battlefield::{
    effect::{ActionKind, Pool},
    field::Thing,
    question::Prompt,
    state::View,
    task::FreeAction,
};

/// Tells what is asked of the reader, without a full stop: "Choose who activates".
pub fn question(view: &View, prompt: &Prompt) -> String {
    before(prompt)
        .or_else(|| acting(view, prompt))
        .or_else(|| effect(view, prompt))
        .unwrap_or_else(|| dice(view, prompt))
}

/// Before the first round, and what the mode asks.
fn before(prompt: &Prompt) -> Option<String> {
    let words = match prompt {
        Prompt::Army => word!("Choose your army" | "Wähle deine Armee"),
        Prompt::Role => {
            word!("Attack the castle or defend it?" | "Die Burg angreifen oder verteidigen?")
        }
        Prompt::Terrain { corpse_pile: false } => {
            word!("Place a piece of terrain" | "Lege ein Geländestück aus")
        }
        Prompt::Terrain { corpse_pile: true } | Prompt::Pile { .. } => {
            word!("Place a corpse pile" | "Lege einen Leichenhaufen aus")
        }
        Prompt::Marker => word!("Place an objective marker" | "Lege einen Zielmarker aus"),
        Prompt::Zone { .. } => {
            word!("Choose your deployment zone" | "Wähle deine Aufstellungszone")
        }
        Prompt::StartUnits => word!(
            "Choose the units that start on the table"
                | "Wähle die Einheiten, die auf dem Tisch beginnen"
        ),
        Prompt::Deploy => word!("Deploy a unit" | "Stelle eine Einheit auf"),
        Prompt::Select => word!("Choose who activates" | "Wähle, wer aktiviert wird"),
        Prompt::Order { .. } => {
            word!("Choose which effect comes first" | "Wähle, was zuerst wirkt")
        }
        Prompt::Discard => word!("Discard cards?" | "Karten abwerfen?"),
        Prompt::Missions => word!("Score or discard missions?" | "Missionen werten oder abwerfen?"),
        Prompt::Redeploy => {
            word!("Choose the units that come back" | "Wähle die Einheiten, die zurückkehren")
        }
        _ => return None,
    };
    Some(words.to_owned())
}

/// Tells what is asked when a unit or NCU acts.
fn acting(view: &View, prompt: &Prompt) -> Option<String> {
    let position = &view.open;
    Some(match prompt {
        Prompt::Action { who } => {
            let name = thing(position, *who);
            say!("Choose an action for {name}" | "Wähle eine Aktion für {name}")
        }
        Prompt::Free { who, kind, terms } => free(view, *who, *kind, terms),
        Prompt::Retreat { unit: id, .. } => {
            let name = unit(position, *id);
            say!("Choose a retreat for {name}" | "Wähle den Rückzug für {name}")
        }
        Prompt::Align {
            unit: id, target, ..
        } => {
            let (name, target) = (unit(position, *id), dative(&thing(position, *target)));
            say!(
                "Choose a place for {name} at {target}"
                    | "Wähle einen Platz für {name} an {target}"
            )
        }
        Prompt::React { window: at, .. } => {
            let at = window(*at);
            say!("Use a card or ability {at}?" | "Karte oder Fähigkeit nutzen ({at})?")
        }
        Prompt::Pivot { unit: id } => {
            let name = unit(position, *id);
            say!("Turn {name}?" | "{name} drehen?")
        }
        Prompt::Freed { .. } => {
            word!("Choose which unit turns first" | "Wähle, welche Einheit sich zuerst dreht")
                .to_owned()
        }
        Prompt::Arc { who, target, .. } => {
            let (name, target) = (thing(position, *who), dative(&thing(position, *target)));
            say!(
                "Choose the side of {target} that {name} attacks"
                    | "Wähle die Seite von {target}, die {name} angreift"
            )
        }
        Prompt::Surge {
            attacker: Some(id), ..
        } => {
            let name = dative(&unit(position, *id));
            say!("Surge Forth with {name}?" | "Vorstürmen mit {name}?")
        }
        Prompt::Surge { attacker: None, .. } => {
            word!("Turn units that are free now?" | "Befreite Einheiten drehen?").to_owned()
        }
        Prompt::Claim { ncu: id, .. } => {
            let name = ncu(position, *id);
            say!("Choose a zone for {name}" | "Wähle eine Zone für {name}")
        }
        Prompt::Influence { ncu: id, .. } => {
            let name = ncu(position, *id);
            say!(
                "Choose a unit for {name} to influence"
                    | "Wähle eine Einheit für den Einfluss von {name}"
            )
        }
        _ => return None,
    })
}

/// A free action, and what it may be.
fn free(view: &View, who: Thing, kind: ActionKind, terms: &FreeAction) -> String {
    let (name, kind) = (thing(&view.open, who), action_kind(kind));
    if terms.forced_die.is_some() {
        return say!("Forced charge: {name}" | "Erzwungener Sturmangriff: {name}");
    }
    if terms.shift {
        return say!("Shift {name}?" | "{name} verschieben?");
    }
    say!("Free action for {name}: {kind}?" | "Freie Aktion für {name}: {kind}?")
}

/// Tells what an effect asks.
fn effect(view: &View, prompt: &Prompt) -> Option<String> {
    let position = &view.open;
    Some(match prompt {
        Prompt::Target { count, .. } => {
            let targets = if *count == 1 {
                word!("a target" | "ein Ziel").to_owned()
            } else {
                say!("{count} targets" | "{count} Ziele")
            };
            match source_asked(position).map(|it| quoted(&texts::source(it))) {
                Some(source) => {
                    say!("Choose {targets} for {source}" | "Wähle {targets} für {source}")
                }
                None => say!("Choose {targets}" | "Wähle {targets}"),
            }
        }
        Prompt::Choose { options, .. } => {
            let source = source_asked(position).map(|it| quoted(&texts::source(it)));
            match (source, options.len()) {
                (Some(source), 1) => say!("Use {source}?" | "{source} nutzen?"),
                (Some(source), _) => {
                    say!("Choose what {source} does" | "Wähle, was {source} bewirkt")
                }
                (None, _) => word!("Choose an effect" | "Wähle eine Wirkung").to_owned(),
            }
        }
        Prompt::Kind { target, .. } => {
            let name = thing(position, *target);
            say!("Choose a token: {name}" | "Wähle einen Zustandsmarker: {name}")
        }
        Prompt::Borrow { .. } => {
            word!("Choose another zone's effect" | "Wähle die Wirkung einer anderen Zone")
                .to_owned()
        }
        Prompt::Recall { count } => {
            let count = cards(*count);
            say!(
                "Take back {count} from your discard pile" | "Nimm {count} aus deinem Ablagestapel"
            )
        }
        Prompt::Search { count } => {
            let count = cards(*count);
            say!("Search your deck for {count}" | "Suche {count} in deinem Stapel")
        }
        Prompt::Pay { .. } => {
            word!("Choose how many wounds to suffer" | "Wähle, wie viele Wunden du nimmst")
                .to_owned()
        }
        _ => return None,
    })
}

/// Dice that may be rolled again.
fn dice(view: &View, prompt: &Prompt) -> String {
    let words = match prompt {
        Prompt::Reroll {
            pool: Pool::Attack, ..
        } => {
            word!("Re-roll attack dice?" | "Angriffswürfel neu würfeln?")
        }
        Prompt::Reroll {
            pool: Pool::Defense,
            ..
        } => {
            word!("Re-roll defense dice?" | "Verteidigungswürfel neu würfeln?")
        }
        Prompt::Reroll {
            pool: Pool::Morale, ..
        } => {
            word!("Re-roll the morale test?" | "Moraltest neu würfeln?")
        }
        Prompt::Reroll {
            pool: Pool::Charge, ..
        } => {
            word!("Re-roll the charge die?" | "Sturmwürfel neu würfeln?")
        }
        Prompt::Spend {
            unit: id,
            token: kind,
            ..
        } => {
            let (name, kind) = (dative(&unit(&view.open, *id)), token(*kind));
            return say!(
                "Spend the {kind} token of {name}?" | "Marker „{kind}“ von {name} einsetzen?"
            );
        }
        _ => word!("Your decision" | "Deine Entscheidung"),
    };
    words.to_owned()
}

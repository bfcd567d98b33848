//! The words for what an option does, and for what a unit can do.

use super::{sentence::quoted, steps::steps, texts, words::action_kind};
use battlefield::{
    effect::{ActionKind, Step},
    field::Thing,
    position::{Position, Source, UnitId},
    question::Prompt,
    state::View,
    task::{Script, Task},
};

/// Tells what option `number` of [`Prompt::Choose`] does, as well as can be told.
pub fn option(view: &View, prompt: &Prompt, number: u8) -> String {
    let position = &view.open;
    let script = script(position);
    let alone = matches!(prompt, Prompt::Choose { options, .. } if options.len() == 1);
    if alone && let Some(script) = script {
        let source = quoted(&texts::source(script.env.source));
        return say!("Use {source}" | "{source} nutzen");
    }
    let said = script.and_then(|script| {
        let Step::Choice { options, .. } = script.steps.get(script.at)? else {
            return None;
        };
        steps(
            position,
            options.get(usize::from(number))?,
            &script.env.roles,
        )
    });
    said.unwrap_or_else(|| {
        let number = number.saturating_add(1);
        say!("Option {number}" | "Möglichkeit {number}")
    })
}

/// The steps that ask: those that are being done, the innermost.
fn script(position: &Position) -> Option<&Script> {
    position.agenda.iter().rev().find_map(|task| match task {
        Task::Script(script) => Some(script),
        _ => None,
    })
}

/// Returns the source of the effect that asks.
pub fn source_asked(position: &Position) -> Option<Source> {
    script(position).map(|it| it.env.source)
}

/// An action that a unit could take: "Melee attack: Northern Steel".
pub fn possible(
    position: &Position,
    unit: Option<UnitId>,
    kind: ActionKind,
    weapon: Option<u8>,
) -> String {
    let kind = action_kind(kind);
    let thing = unit.map(|it| Thing::Unit(it.0));
    match thing
        .zip(weapon)
        .map(|(it, weapon)| weapon_of(position, it, weapon))
    {
        Some(name) if !name.is_empty() => format!("{kind}: {name}"),
        _ => kind.to_owned(),
    }
}

/// The name of an attack; empty where it has none.
pub fn weapon_of(position: &Position, attacker: Thing, weapon: u8) -> String {
    let name = attacker.unit().and_then(|id| {
        let unit = position.units.get(usize::from(id.0))?;
        let attack = unit.profile.entry().attacks.get(usize::from(weapon))?;
        Some(attack.name.clone())
    });
    name.unwrap_or_default()
}

//! Traits of attacks, and what they do by themselves.

use super::{
    Subject, aura,
    found::{Found, Origin},
};
use crate::{
    data::{AbilityKind, Part},
    effect::{Scope, Stat, Step, Window},
    field::Thing,
    position::{Bearer, Position, Source, UnitId, What},
    reference::AbilityRef,
    task::Attack,
};

/// All traits of an attack, each once: those printed on it, those of the attacker, and those that
/// effects have given.
pub fn of(position: &Position, attack: &Attack) -> Vec<AbilityRef> {
    let mut all = Vec::new();
    if let Thing::Unit(number) = attack.attacker {
        all.extend(printed(position, UnitId(number), attack.weapon));
        all.extend(own(position, UnitId(number)));
    }
    all.extend(attack.traits.iter().map(|(it, _)| *it));
    all.extend(aura::traits(
        position,
        attack.attacker,
        Subject::Attack(attack),
    ));
    all.extend(of_effects(position, attack));
    let mut traits: Vec<AbilityRef> = Vec::new();
    // A trait can bring another, which comes behind it.
    while !all.is_empty() {
        let ability = all.remove(0);
        if traits.contains(&ability) {
            continue;
        }
        traits.push(ability);
        all.extend(brought(position, attack, ability));
    }
    traits
}

/// Those printed on the attack; suppressed abilities take them along.
fn printed(position: &Position, id: UnitId, weapon: u8) -> Vec<AbilityRef> {
    let (suppressed, _) = position.suppressed(Bearer::Unit(id));
    let profile = position.unit(id).profile.entry();
    let printed = profile.attacks.get(usize::from(weapon));
    let traits = printed.into_iter().flat_map(|attack| &attack.traits);
    traits
        .filter_map(|name| AbilityRef::named(name))
        .filter(|it| !suppressed || it.entry().kind == AbilityKind::Innate)
        .collect()
}

/// Abilities of the attacker that work in every attack by themselves.
fn own(position: &Position, id: UnitId) -> Vec<AbilityRef> {
    let abilities = position.abilities(Bearer::Unit(id));
    let works = |it: &AbilityRef| {
        let ability = it.entry();
        ability.part == Part::Attacker
            && matches!(
                ability.window,
                Window::AttackModifiers | Window::AttackTargeting
            )
    };
    abilities.filter(works).collect()
}

fn of_effects(position: &Position, attack: &Attack) -> Vec<AbilityRef> {
    let mut all = Vec::new();
    for effect in &position.effects {
        if let What::Trait { ability, when } = &effect.what
            && effect.on.thing() == Some(attack.attacker)
            && origin(position, attack, effect.source).holds(when)
        {
            all.push(*ability);
        }
    }
    all
}

fn brought(position: &Position, attack: &Attack, ability: AbilityRef) -> Vec<AbilityRef> {
    let steps = working(position, attack, ability).into_iter();
    let gained = steps.filter_map(|step| match step {
        Step::GainTrait { ability, .. } => AbilityRef::named(ability),
        _ => None,
    });
    gained.collect()
}

fn origin<'s>(position: &'s Position, attack: &'s Attack, source: Source) -> Origin<'s> {
    Origin {
        position,
        source,
        controller: position.owner(attack.attacker).unwrap_or(position.turn),
        bearer: attack.attacker.unit().map(Bearer::Unit),
        subject: Subject::Attack(attack),
    }
}

/// The steps of a trait that work in this attack.
fn working(position: &Position, attack: &Attack, ability: AbilityRef) -> Vec<&'static Step> {
    let origin = origin(position, attack, Source::Ability(ability));
    let entry = ability.entry();
    let by_itself = matches!(
        entry.window,
        Window::AttackModifiers | Window::AttackTargeting
    );
    let mut steps = Vec::new();
    if by_itself && origin.holds(&entry.when) {
        gather(&origin, &entry.script, &mut steps);
    }
    steps
}

fn gather(origin: &Origin<'_>, script: &'static [Step], steps: &mut Vec<&'static Step>) {
    for step in script {
        match step {
            Step::If { when, then } if origin.holds(when) => gather(origin, then, steps),
            Step::Modify { when, .. } | Step::GainTrait { when, .. } if !origin.holds(when) => {}
            step => steps.push(step),
        }
    }
}

/// Returns what the traits of the attack change by themselves.
pub fn changes(position: &Position, attack: &Attack, stat: Stat) -> Vec<Found> {
    let mut all = Vec::new();
    for ability in of(position, attack) {
        let origin = origin(position, attack, Source::Ability(ability));
        for step in working(position, attack, ability) {
            let one = std::slice::from_ref(step);
            all.extend(origin.changes(one, stat, Scope::Attack));
        }
    }
    all
}

/// Tells whether an effect or trait of this attack does such a step.
pub fn any(position: &Position, attack: &Attack, is: impl Fn(&Step) -> bool) -> bool {
    attack.readings.iter().any(&is)
        || of(position, attack)
            .into_iter()
            .flat_map(|ability| working(position, attack, ability))
            .any(is)
}

/// As how many hits a natural six counts.
pub fn six_counts(position: &Position, attack: &Attack) -> u8 {
    let traits = of(position, attack);
    let steps = traits
        .into_iter()
        .flat_map(|ability| working(position, attack, ability))
        .chain(&attack.readings);
    let counts = steps.filter_map(|step| match step {
        Step::SixesCount(count) => Some(*count),
        _ => None,
    });
    counts.max().unwrap_or(1)
}

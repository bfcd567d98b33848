//! The support of a house, and the support that is refused.

use super::Asked;
use crate::{
    Action, AreaSet, BySide, Prompt, Side,
    notation::{
        line::{after, colon, is_nothing, items},
        names,
        problem::Read,
    },
};

pub(super) fn support(asked: Asked<'_>, text: &str) -> Option<Read<Action>> {
    if let Some(areas) = after(text, "refuse") {
        return Some(names::areas(areas).map(Action::Refuse));
    }
    after(text, "support").map(|sides| declare(asked, sides))
}

/// Areas for the sides; a side without areas gets all orders that were asked about.
fn declare(asked: Asked<'_>, text: &str) -> Read<Action> {
    let mut supports = BySide::<AreaSet>::default();
    let mut now = None;
    for item in items(text) {
        let area = match colon(item) {
            Some((name, area)) => {
                now = Some(side(asked, name)?);
                area
            }
            None if now.is_none() || side(asked, item).is_ok() => {
                supports[side(asked, item)?] = asked_about(asked)?;
                continue;
            }
            None => item,
        };
        let Some(side) = now else { continue };
        if !is_nothing(area) {
            supports[side] = supports[side].with(names::area(area)?);
        }
    }
    Ok(Action::Support {
        attacker: supports.attacker,
        defender: supports.defender,
    })
}

/// A side by its name, or by the house that fights on it.
fn side(asked: Asked<'_>, name: &str) -> Read<Side> {
    if let Some(side) = names::side(name) {
        return Ok(side);
    }
    let house = names::house(name)?;
    Side::ALL
        .into_iter()
        .find(|&side| asked.combat.is_some_and(|it| it.houses[side] == house))
        .ok_or_else(|| format!("{name} does not fight"))
}

fn asked_about(asked: Asked<'_>) -> Read<AreaSet> {
    match asked.prompt {
        Some(Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) => Ok(*orders),
        _ => Err("name the areas: nobody is asked for support here".to_owned()),
    }
}

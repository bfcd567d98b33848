//! Answers as text, both ways.

mod lists;
mod support;
mod write;

pub use write::write;

use super::{
    line::{after, colon, is_nothing, items},
    names,
    problem::Read,
};
use crate::{
    Action, AreaSet, Combat, DeckEnd, House, March, Prompt, RavenUse, Troops, WesterosChoice,
};
use lists::{musters, troops};
use support::support;

/// The question that an answer is for, as far as the short forms of an answer depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub house: House,
    pub prompt: Option<&'a Prompt>,
    pub combat: Option<&'a Combat>,
}

/// Reads an answer.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read(asked: Asked<'_>, text: &str) -> Result<Action, String> {
    let text = text.trim();
    let found = simple(text)
        .map(Ok)
        .or_else(|| planning(text))
        .or_else(|| westeros(text))
        .or_else(|| units(text))
        .or_else(|| action_phase(text))
        .or_else(|| support(asked, text))
        .or_else(|| cards(asked.house, text));
    found.unwrap_or_else(|| Err(format!("no answer begins like \"{text}\"")))
}

const CHOICES: [(WesterosChoice, &str); 7] = [
    (WesterosChoice::Supply, "supply"),
    (WesterosChoice::Mustering, "mustering"),
    (WesterosChoice::ClashOfKings, "clash of kings"),
    (WesterosChoice::Power, "power"),
    (WesterosChoice::NoDefense, "no defense"),
    (WesterosChoice::NoMarchPlusOne, "no march+1"),
    (WesterosChoice::Nothing, "nothing"),
];

/// The answers that are the same words always.
const SIMPLE: [(Action, &str); 12] = [
    (Action::TakeBackOrders, "take back orders"),
    (Action::UseRaven(RavenUse::Pass), "raven pass"),
    (Action::UseRaven(RavenUse::Look), "raven look"),
    (Action::PutWildlingCard(DeckEnd::Top), "wildling card top"),
    (
        Action::PutWildlingCard(DeckEnd::Bottom),
        "wildling card bottom",
    ),
    (Action::GoDown, "go down"),
    (NO_SUPPORT, "no support"),
    (NO_SUPPORT, "support nobody"),
    (Action::Use, "use"),
    (Action::Decline, "decline"),
    (Action::KillFootman { routed: true }, "kill routed footman"),
    (
        Action::KillFootman { routed: false },
        "kill upright footman",
    ),
];

const NO_SUPPORT: Action = Action::Support {
    attacker: AreaSet::EMPTY,
    defender: AreaSet::EMPTY,
};

fn simple(text: &str) -> Option<Action> {
    SIMPLE
        .into_iter()
        .find_map(|(action, words)| text.eq_ignore_ascii_case(words).then_some(action))
}

fn planning(text: &str) -> Option<Read<Action>> {
    if let Some(orders) = after(text, "orders") {
        return Some(lists::orders(orders).map(Action::PlaceOrders));
    }
    let swap = after(text, "raven swap")?;
    Some(lists::order(swap).map(|(area, token)| Action::UseRaven(RavenUse::Swap { area, token })))
}

fn westeros(text: &str) -> Option<Read<Action>> {
    if let Some(choice) = after(text, "choose") {
        let found = CHOICES
            .into_iter()
            .find(|&(_, name)| choice.eq_ignore_ascii_case(name) || names::same(choice, name));
        return Some(
            found
                .map(|(it, _)| Action::Choose(it))
                .ok_or_else(|| format!("nobody can choose \"{choice}\"")),
        );
    }
    if let Some(power) = after(text, "bid") {
        return Some(names::number(power).map(Action::Bid));
    }
    if let Some(houses) = after(text, "rank") {
        return Some(names::ranking(houses).map(Action::OrderTied));
    }
    if let Some(house) = after(text, "name") {
        return Some(names::house(house).map(Action::Name));
    }
    let track = after(text, "track")?;
    Some(names::track(track).map(Action::ChooseTrack))
}

fn units(text: &str) -> Option<Read<Action>> {
    if let Some(sites) = after(text, "muster") {
        return Some(musters(None, sites).map(Action::Muster));
    }
    if let Some(sites) = after(text, "destroy") {
        return Some(troops(sites).map(Action::Destroy));
    }
    if let Some(sites) = after(text, "promote") {
        return Some(troops(sites).map(Action::Promote));
    }
    after(text, "demote").map(demote)
}

/// Knights replaced, and behind the word `destroy` Knights destroyed.
fn demote(text: &str) -> Read<Action> {
    let parts = items(text);
    let split = parts
        .iter()
        .position(|item| after(item, "destroy").is_some())
        .unwrap_or(parts.len());
    let (replaced, destroyed) = parts.split_at(split);
    let replaced = troops(&replaced.join("; "))?;
    let destroyed = destroyed.join("; ");
    let destroyed = match after(&destroyed, "destroy") {
        Some(sites) => troops(sites)?,
        None => Troops::NONE,
    };
    Ok(Action::Demote {
        replaced,
        destroyed,
    })
}

fn action_phase(text: &str) -> Option<Read<Action>> {
    if let Some(raid) = after(text, "raid") {
        return Some(pair(raid).and_then(|(from, target)| {
            let target = (!is_nothing(target)).then(|| names::area(target));
            Ok(Action::ResolveRaid {
                from: names::area(from)?,
                target: target.transpose()?,
            })
        }));
    }
    if let Some(call) = after(text, "ask support") {
        return Some(pair(call).and_then(|(from, area)| {
            Ok(Action::CallSupport {
                from: names::area(from)?,
                area: names::area(area)?,
            })
        }));
    }
    if let Some(text) = after(text, "march") {
        return Some(march(text).map(Action::ResolveMarch));
    }
    if let Some(ships) = after(text, "take").and_then(ships) {
        return Some(names::number(ships).map(Action::TakeShips));
    }
    after(text, "consolidate").map(consolidate)
}

/// The number before the word `ships`.
fn ships(text: &str) -> Option<&str> {
    let (number, ships) = super::line::word(text);
    matches!(ships, "ship" | "ships").then_some(number)
}

/// `AREA > AREA`
fn pair(text: &str) -> Read<(&str, &str)> {
    text.split_once('>')
        .map(|(from, to)| (from.trim(), to.trim()))
        .ok_or_else(|| format!("AREA > AREA expected, not \"{text}\""))
}

fn march(text: &str) -> Read<March> {
    let (from, moves) = colon(text).ok_or("march AREA: UNITS > AREA, … expected")?;
    let mut march = March {
        from: names::area(from)?,
        moves: Troops::NONE,
        leave_token: false,
    };
    for item in items(moves) {
        if is_nothing(item) {
            continue;
        }
        if item.eq_ignore_ascii_case("leave token") {
            march.leave_token = true;
            continue;
        }
        let (units, to) = pair(item)?;
        lists::add(&mut march.moves, names::area(to)?, names::army(units)?)?;
    }
    Ok(march)
}

fn consolidate(text: &str) -> Read<Action> {
    let (area, rest) = text
        .split_once([',', ';'])
        .map_or((text, None), |(area, rest)| (area, Some(rest.trim())));
    let area = names::area(area.trim())?;
    match rest {
        None => Ok(Action::ConsolidatePower { area }),
        Some(rest) => {
            let sites = after(rest, "muster")
                .ok_or_else(|| format!("muster … expected, not \"{rest}\""))?;
            let musters = musters(Some(area), sites)?;
            Ok(Action::ConsolidateMuster { area, musters })
        }
    }
}

fn cards(house: House, text: &str) -> Option<Read<Action>> {
    if let Some(card) = after(text, "take card") {
        return Some(names::card_of(house, card).map(Action::TakeCard));
    }
    if let Some(card) = after(text, "discard") {
        return Some(names::card_of(house, card).map(Action::DiscardCard));
    }
    if let Some(card) = after(text, "play") {
        return Some(names::card_of(house, card).map(Action::PlayCard));
    }
    if let Some(area) = after(text, "remove order") {
        return Some(names::area(area).map(Action::RemoveOrder));
    }
    after(text, "retreat").map(|area| names::area(area).map(Action::Retreat))
}

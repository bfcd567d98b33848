//! The expectations about which answers are legal.

use super::{
    super::{candidates, reason, refused::refused, table::Table},
    compare::{differs, same},
};
use crate::{
    Action,
    notation::{
        answer,
        line::{colon, split, word},
        names::{self, areas_text, joined, recruit_text},
        problem::Read,
    },
};

pub(super) fn option(table: &Table, text: &str) -> Read<()> {
    let (house, answer) = colon(text).ok_or("HOUSE: ANSWER expected")?;
    let house = names::house(house)?;
    let action = table
        .read(house, answer)
        .map_err(|wrong| table.failure(wrong))?;
    table.check(house, &action).map_err(|refusal| {
        let because = format!("refused because {}", reason::refusal(refusal));
        table.failure(differs(&format!("legal: {text}"), &because))
    })
}

pub(super) fn no_option(table: &Table, text: &str) -> Read<()> {
    let (house, answer) = colon(text).ok_or("HOUSE: ANSWER expected")?;
    refused(table, names::house(house)?, answer)
}

/// `HOUSE: ANSWER / ANSWER`: all legal short answers.
pub(super) fn options(table: &Table, text: &str) -> Read<()> {
    let (house, answers) = colon(text).ok_or("HOUSE: ANSWER / ANSWER expected")?;
    let house = names::house(house)?;
    let expected: Vec<Action> = split(answers, &['/'])
        .into_iter()
        .map(|answer| table.read(house, answer))
        .collect::<Read<_>>()
        .map_err(|wrong| table.failure(wrong))?;
    let found = candidates::options(table, house)
        .ok_or_else(|| table.failure("no list of short answers"))?;
    let missing: Vec<Action> = without(&expected, &found);
    let more: Vec<Action> = without(&found, &expected);
    if missing.is_empty() && more.is_empty() {
        return Ok(());
    }
    let list = |actions: &[Action]| {
        let texts: Vec<String> = actions.iter().map(answer::write).collect();
        texts.join(" / ")
    };
    Err(table.failure(format!(
        "{}\n not legal: {}\n    besides: {}",
        differs(answers, &list(&found)),
        list(&missing),
        list(&more)
    )))
}

/// Those that are not among the others.
fn without(actions: &[Action], others: &[Action]) -> Vec<Action> {
    let mut left = actions.to_vec();
    left.retain(|it| !others.iter().any(|other| alike(it, other)));
    left
}

/// Units may be named in any order.
fn alike(left: &Action, right: &Action) -> bool {
    match (left, right) {
        (Action::Destroy(left), Action::Destroy(right))
        | (Action::Promote(left), Action::Promote(right)) => {
            left.len() == right.len() && left.iter().all(|(area, army)| right.at(area) == army)
        }
        _ => left == right,
    }
}

/// `HOUSE AREA UNIT: AREA, AREA`
pub(super) fn destinations(table: &Table, text: &str) -> Read<()> {
    let (what, areas) = colon(text).ok_or("HOUSE AREA UNIT: AREAS expected")?;
    let (house, rest) = word(what);
    let (from, unit) = rest
        .rsplit_once(' ')
        .ok_or("HOUSE AREA UNIT: AREAS expected")?;
    let found = candidates::destinations(
        table,
        names::house(house)?,
        names::area(from)?,
        names::unit(unit)?,
    );
    same(&areas_text(names::areas(areas)?), &areas_text(found))
        .map_err(|wrong| table.failure(wrong))
}

/// `HOUSE AREA: RECRUIT, RECRUIT`
pub(super) fn recruits(table: &Table, text: &str) -> Read<()> {
    let (what, list) = colon(text).ok_or("HOUSE AREA: RECRUITS expected")?;
    let (house, site) = word(what);
    let found = candidates::recruits(table, names::house(house)?, names::area(site)?);
    let sorted = |recruits: Vec<crate::Recruit>| {
        let mut texts: Vec<String> = recruits.into_iter().map(recruit_text).collect();
        texts.sort_unstable();
        joined(texts)
    };
    let expected = names::list(list, names::recruit)?;
    same(&sorted(expected), &sorted(found)).map_err(|wrong| table.failure(wrong))
}

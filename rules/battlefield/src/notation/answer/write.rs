//! Answers, as they are written: one question's answer a line, in words that are read alike.

mod moves;

use super::{army, course::written_course};
use crate::{
    notation::{
        event::arc,
        names::{written_bearer, written_ncu, written_thing, written_unit},
        value::{written, written_facing, written_pose},
    },
    position::{Position, UnitId},
    question::{Action, Prompt},
    reference::CardRef,
    task::Use,
};
pub use moves::slot as written_slot;
use moves::{slot, written_who};
use std::fmt::Write;

/// An answer to `prompt` that may be given in `position`; read there, it is the same again.
pub fn write(position: &Position, prompt: &Prompt, action: &Action) -> String {
    let unit = |id: UnitId| written_unit(position, id);
    match action {
        Action::Army(it) => format!("army {}", army::written(it)),
        Action::Attack(true) => "attacker".to_owned(),
        Action::Attack(false) => "defender".to_owned(),
        Action::Place { piece, pose } => format!("place {piece} {}", written_pose(*pose)),
        Action::Marker(at) => format!("mark @ {}, {}", written(at.x), written(at.y)),
        Action::Zone(0) => "south".to_owned(),
        Action::Zone(1) => "north".to_owned(),
        Action::Zone(corner) => format!("corner {}", counted(*corner)),
        Action::StartUnits { units, proxy } => {
            let mut text = format!("start{}", each(units, |id| unit(*id)));
            if let Some(proxy) = proxy {
                let _ = write!(text, " proxy {}", unit(*proxy));
            }
            text
        }
        Action::Deploy { unit: id, pose } => {
            format!("deploy {} {}", unit(*id), written_pose(*pose))
        }
        Action::Select(who) => format!("select {}", written_who(position, *who)),
        Action::Arrive { unit: id, pose } => {
            format!("arrive {} {}", unit(*id), written_pose(*pose))
        }
        Action::Pass => "pass".to_owned(),
        Action::Do(it) => moves::write(position, prompt, it),
        Action::Course(None) => "stay".to_owned(),
        Action::Course(Some(course)) => written_course(course),
        Action::Align(it) => format!("align {}", slot(*it)),
        Action::Use(it) => used(position, prompt, *it),
        Action::Targets(things) => {
            let things = things.iter().map(|it| written_thing(position, *it));
            format!("targets {}", listed(things))
        }
        Action::Choose(option) => format!("choose {}", counted(*option)),
        Action::Kind(token) => format!("kind {}", token.word()),
        Action::Zones(zone) => format!("borrow {}", zone.word()),
        Action::Cards(all) => cards(prompt, all),
        Action::Pay(wounds) => format!("pay {wounds}"),
        Action::Influence(id) => format!("influence {}", unit(*id)),
        Action::Reroll(dice) => {
            let dice = each(dice, |at| counted(*at).to_string());
            match prompt {
                Prompt::Spend { token, .. } => format!("spend {}{dice}", token.word()),
                _ => format!("reroll{dice}"),
            }
        }
        Action::Pivot(facing) => {
            let id = match prompt {
                Prompt::Pivot { unit } => *unit,
                _ => UnitId(0),
            };
            format!("pivot {} {}", unit(id), written_facing(*facing))
        }
        Action::Surge { course, pivots } => {
            let mut text = "surge".to_owned();
            if let Some(course) = course {
                let _ = write!(text, " {}", written_course(course));
            }
            for (id, facing) in pivots {
                let _ = write!(text, ", {} {}", unit(*id), written_facing(*facing));
            }
            text
        }
        Action::Claim {
            zone,
            ability_first,
        } => {
            let who = match prompt {
                Prompt::Claim { ncu, .. } => written_ncu(position, *ncu),
                _ => String::new(),
            };
            let order = if *ability_first { "before" } else { "after" };
            format!("claim {who} {} {order}", zone.word())
        }
        Action::Missions { score, discard } => missions(score, discard.as_deref()),
        Action::Arc(side) => format!("arc {}", arc(*side)),
        Action::Redeploy(all) if all.is_empty() => "redeploy none".to_owned(),
        Action::Redeploy(all) => {
            let all = each(all, |(id, pose)| {
                format!("{} {}", unit(*id), written_pose(*pose))
            });
            format!("redeploy{all}")
        }
    }
}

/// As people count.
fn counted(at: u8) -> u16 {
    u16::from(at) + 1
}

/// Each with a blank before it.
fn each<T>(all: &[T], text: impl Fn(&T) -> String) -> String {
    let all = all.iter().map(text);
    all.fold(String::new(), |line, it| line + " " + &it)
}

fn listed(all: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = all.collect();
    if all.is_empty() {
        "none".to_owned()
    } else {
        all.join(", ")
    }
}

fn cards(prompt: &Prompt, cards: &[CardRef]) -> String {
    let verb = match prompt {
        Prompt::Discard => "discard",
        _ => "take",
    };
    let cards = cards.iter().map(|card| card.entry().id.clone());
    format!("{verb} {}", listed(cards))
}

fn missions(score: &[String], discard: Option<&str>) -> String {
    let score = if score.is_empty() {
        "none".to_owned()
    } else {
        score.join(" ")
    };
    let discard = discard.map_or_else(String::new, |it| format!(" discard {it}"));
    format!("score {score}{discard}")
}

fn used(position: &Position, prompt: &Prompt, it: Use) -> String {
    match it {
        Use::Card(card) => format!("play {}", card.entry().id),
        Use::Delayed(number) => format!("resolve delayed {}", counted(number)),
        Use::Ability(bearer, ability) => {
            let verb = match prompt {
                Prompt::Order { .. } => "resolve",
                _ => "use",
            };
            let bearer = written_bearer(position, bearer);
            format!("{verb} {} {bearer}", ability.entry().id)
        }
    }
}

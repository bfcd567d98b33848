//! The events, in words of the notation.

use super::{
    names::{written_bearer, written_ncu, written_seat, written_thing, written_unit},
    value::{written, written_pose},
};
use crate::{
    event::{Event, TokenChange},
    field::Thing,
    geometry::Arc,
    position::{Position, Source},
};
use std::fmt::Write;

/// The words with which the lines of events begin.
pub const WORDS: &[&str] = &[
    "army",
    "attack",
    "attacks",
    "blocked",
    "cancelled",
    "charge",
    "charged",
    "charges",
    "claimed",
    "deployed",
    "destroyed",
    "discarded",
    "drew",
    "eliminated",
    "ended",
    "hits",
    "influence",
    "maneuver",
    "maneuver_or_retreat",
    "march",
    "marked",
    "marker",
    "melee_attack",
    "mission",
    "mode",
    "morale",
    "objective",
    "open",
    "over",
    "panic",
    "panicked",
    "passed",
    "pile",
    "pivoted",
    "placed",
    "played",
    "pushed",
    "ranged_attack",
    "razed",
    "rerolled",
    "restored",
    "retreat",
    "rolled",
    "round",
    "selected",
    "shifted",
    "siege",
    "targets",
    "took",
    "turn",
    "used",
    "vp",
    "vulnerable",
    "weakened",
    "wounds",
    "zone",
];

/// An event in a line: what, who, and its numbers.
#[expect(clippy::too_many_lines, reason = "a line for each kind of event")]
pub fn line(position: &Position, event: &Event) -> String {
    let unit = |id| written_unit(position, id);
    let thing = |it| written_thing(position, it);
    let seat = written_seat;
    match event {
        Event::ModeDrawn(mode) => format!("mode {}", mode.word()),
        Event::ArmyShown { seat: of, army } => format!("army {} {}", seat(*of), army.faction),
        Event::RolledFor { seat: of, face, .. } => format!("rolled {} {face}", seat(*of)),
        Event::TerrainPlaced {
            seat: of,
            piece,
            pose,
        } => {
            format!("placed {} {piece} {}", seat(*of), written_pose(*pose))
        }
        Event::MarkerPlaced { at, .. } => format!("marked {}, {}", written(at.x), written(at.y)),
        Event::ObjectiveTurned { marker, card } => format!("objective {} {}", marker + 1, card.id),
        Event::OpenMission(mission) => format!("open mission {mission}"),
        Event::ZoneChosen { seat: of, zone } => format!("zone {} {zone}", seat(*of)),
        Event::Deployed { unit: id, pose, .. } => {
            format!("deployed {} {}", unit(*id), written_pose(*pose))
        }
        Event::RoundBegan { round } => format!("round {round}"),
        Event::TurnBegan { seat: of } => format!("turn {}", seat(*of)),
        Event::Selected(it) => format!("selected {}", thing(*it)),
        Event::NcuSelected(ncu) => format!("selected {}", written_ncu(position, *ncu)),
        Event::ZoneClaimed { ncu, zone } => {
            format!("claimed {} {}", written_ncu(position, *ncu), zone.word())
        }
        Event::Used {
            bearer, ability, ..
        } => {
            format!("used {} {}", ability.id, written_bearer(position, *bearer))
        }
        Event::CardPlayed {
            seat: of,
            card,
            bonus,
        } => {
            let bonus = if *bonus { " bonus" } else { "" };
            format!("played {} {}{bonus}", seat(*of), card.id)
        }
        Event::Targeted { source, targets } => {
            let targets: Vec<String> = targets.iter().map(|it| thing(*it)).collect();
            format!("targets {} for {}", targets.join(" "), id(*source))
        }
        Event::Cancelled(source) => format!("cancelled {}", id(*source)),
        Event::RolledOnce { source, face, .. } => format!("rolled {} {face}", id(*source)),
        Event::Moved {
            unit: id, kind, to, ..
        } => format!("{} {} {}", kind.word(), unit(*id), written_pose(*to)),
        Event::Shifted { unit: id, to, .. } => {
            format!("shifted {} {}", unit(*id), written_pose(*to))
        }
        Event::Pivoted { unit: id, to, .. } => {
            format!("pivoted {} {}", unit(*id), written_pose(*to))
        }
        Event::RetreatRolled {
            unit: id,
            face,
            most,
        } => format!("retreat die {} {face} {}", unit(*id), written(*most)),
        Event::ChargeDeclared {
            unit: id,
            target,
            side,
        } => {
            format!("charges {} {} {}", unit(*id), thing(*target), arc(*side))
        }
        Event::ChargeRolled {
            unit: id,
            faces,
            disorderly,
            ..
        } => {
            let disorderly = if *disorderly { " disorderly" } else { "" };
            format!("charge dice {} {}{disorderly}", unit(*id), dice(faces))
        }
        Event::ChargeSucceeded {
            unit: id, target, ..
        } => format!("charged {} {}", unit(*id), thing(*target)),
        Event::ChargeFailed { unit: id, to, .. } => {
            format!("charge failed {} {}", unit(*id), written_pose(*to))
        }
        Event::Pushed { unit: id, to, .. } => format!("pushed {} {}", unit(*id), written_pose(*to)),
        Event::Attacked {
            attacker, defender, ..
        } => format!("attacks {} {}", thing(*attacker), thing(*defender)),
        Event::Rolled {
            unit: it,
            pool,
            faces,
            ..
        } => format!("rolled {} {} {}", pool.word(), thing(*it), dice(faces)),
        Event::Rerolled {
            seat: of,
            pool,
            faces,
            ..
        } => format!("rerolled {} {} {}", pool.word(), seat(*of), dice(faces)),
        Event::Hits { hits, misses } => format!("hits {hits} misses {misses}"),
        Event::Blocked { blocked, wounds } => format!("blocked {blocked} wounds {wounds}"),
        Event::Token {
            unit: id,
            token,
            change,
        } => {
            let change = match change {
                TokenChange::Placed => "placed",
                TokenChange::Spent => "spent",
                TokenChange::Removed => "removed",
            };
            format!("{} {change} {}", token.word(), unit(*id))
        }
        Event::Wounded {
            unit: it, wounds, ..
        } => format!("wounds {} {wounds}", thing(*it)),
        Event::Restored {
            unit: id, wounds, ..
        } => format!("restored {} {wounds}", unit(*id)),
        Event::Tested {
            unit: id,
            panic,
            passed,
            result,
            ..
        } => {
            let (kind, how) = (
                if *panic { "panic" } else { "morale" },
                if *passed { "passed" } else { "failed" },
            );
            let result = result.map_or(String::new(), |it| format!(" {it}"));
            format!("{kind} {how} {}{result}", unit(*id))
        }
        Event::Destroyed { unit: it, by } => {
            let mut text = format!("destroyed {}", thing(*it));
            if let Some(by) = by {
                let _ = write!(text, " by {}", seat(*by));
            }
            text
        }
        Event::Scored { side, points, .. } => format!("vp {} {points}", side.0),
        Event::MarkerTaken { marker, by } => {
            let by = by.map_or("nobody".to_owned(), unit);
            format!("marker {} {by}", marker + 1)
        }
        Event::Razed { piece, by } => {
            format!("razed {} {}", thing(Thing::Piece(*piece)), unit(*by))
        }
        Event::Influenced { ncu, unit: id } => {
            format!("influence {} {}", written_ncu(position, *ncu), unit(*id))
        }
        Event::ActivationEnded(it) => format!("ended {}", thing(*it)),
        Event::Passed(of) => format!("passed {}", seat(*of)),
        Event::Drew { seat: of, cards } => format!("drew {} {}", seat(*of), cards.len()),
        Event::DrewCards { seat: of, count } => format!("drew {} {count}", seat(*of)),
        Event::Took { seat: of, cards } => format!("took {} {}", seat(*of), ids(cards)),
        Event::Discarded { seat: of, cards } => format!("discarded {} {}", seat(*of), ids(cards)),
        Event::DrewHidden { seat: of, names } => {
            format!("drew {} {} hidden", seat(*of), names.len())
        }
        Event::DrewHiddenCount { seat: of, count } => format!("drew {} {count} hidden", seat(*of)),
        Event::MissionShown {
            seat: of,
            mission,
            points,
        } => format!("mission {} {mission} {points}", seat(*of)),
        Event::SiegeCardPlayed { seat: of, card } => format!("siege {} {}", seat(*of), card.id),
        Event::VpToken { unit: id, count } => format!("vp token {} {count}", unit(*id)),
        Event::PilePlaced { at } => format!("pile {}, {}", written(at.x), written(at.y)),
        Event::Eliminated(of) => format!("eliminated {}", seat(*of)),
        Event::RoundEnded { round } => format!("round ended {round}"),
        Event::Over { .. } => "over".to_owned(),
    }
}

pub const fn arc(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => "front",
        Arc::Right => "right",
        Arc::Rear => "rear",
        Arc::Left => "left",
    }
}

fn dice(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    faces.join(" ")
}

/// Returns the name of an effect of the data in files.
fn id(source: Source) -> &'static str {
    match source {
        Source::Ability(ability) => &ability.entry().id,
        Source::Card(card) | Source::Bonus(card) => &card.entry().id,
        Source::Zone(zone) => zone.word(),
    }
}

fn ids(cards: &[crate::reference::CardRef]) -> String {
    let ids: Vec<&str> = cards.iter().map(|card| card.entry().id.as_str()).collect();
    ids.join(" ")
}

//! Answers written.

use super::{CHOICES, SIMPLE};
use crate::{
    Action, Area, AreaSet, March, Musters, Orders, RavenUse, Recruit, Troops,
    notation::names::{
        areas_text, army_text, houses_text, joined, recruit_text, short, token_text, track_text,
    },
};

/// The answer as [`read`](super::read) reads it.
pub fn write(action: &Action) -> String {
    if let Some((_, words)) = SIMPLE.iter().find(|(it, _)| it == action) {
        return (*words).to_owned();
    }
    match action {
        Action::PlaceOrders(orders) => format!("orders {}", orders_text(orders)),
        Action::UseRaven(RavenUse::Swap { area, token }) => {
            format!("raven swap {} {}", area.name(), token_text(*token))
        }
        Action::Choose(choice) => {
            let name = CHOICES.iter().find(|(it, _)| it == choice);
            format!("choose {}", name.map_or("nothing", |&(_, name)| name))
        }
        Action::Bid(power) => format!("bid {power}"),
        Action::OrderTied(ranking) => format!("rank {}", houses_text(ranking.iter())),
        Action::Name(house) => format!("name {}", short(*house)),
        Action::Muster(musters) => format!("muster {}", musters_text(musters)),
        Action::Destroy(troops) => format!("destroy {}", troops_text(troops)),
        Action::Demote {
            replaced,
            destroyed,
        } if destroyed.is_empty() => format!("demote {}", troops_text(replaced)),
        Action::Demote {
            replaced,
            destroyed,
        } => format!(
            "demote {}, destroy {}",
            troops_text(replaced),
            troops_text(destroyed)
        ),
        Action::Promote(troops) => format!("promote {}", troops_text(troops)),
        Action::ChooseTrack(track) => format!("track {}", track_text(*track)),
        Action::TakeCard(card) => format!("take card {}", card.face().name),
        Action::DiscardCard(card) => format!("discard {}", card.face().name),
        Action::ResolveRaid { from, target } => {
            let target = target.map_or("nothing", Area::name);
            format!("raid {} > {target}", from.name())
        }
        Action::ResolveMarch(march) => march_text(march),
        Action::CallSupport { from, area } => {
            format!("ask support {} > {}", from.name(), area.name())
        }
        Action::ConsolidatePower { area } => format!("consolidate {}", area.name()),
        Action::ConsolidateMuster { area, musters } => {
            format!(
                "consolidate {}, muster {}",
                area.name(),
                musters_text(musters)
            )
        }
        Action::Support { attacker, defender } => support_text(*attacker, *defender),
        Action::Refuse(areas) => format!("refuse {}", areas_text(*areas)),
        Action::PlayCard(card) => format!("play {}", card.face().name),
        Action::RemoveOrder(area) => format!("remove order {}", area.name()),
        Action::Retreat(area) => format!("retreat {}", area.name()),
        Action::TakeShips(ships) => format!("take {ships} ships"),
        // The others are the same words always.
        Action::TakeBackOrders
        | Action::UseRaven(RavenUse::Pass | RavenUse::Look)
        | Action::PutWildlingCard(_)
        | Action::GoDown
        | Action::Use
        | Action::Decline
        | Action::KillFootman { .. } => String::new(),
    }
}

fn orders_text(orders: &Orders) -> String {
    joined(
        orders
            .iter()
            .map(|(area, token)| format!("{} {}", area.name(), token_text(token))),
    )
}

fn troops_text(troops: &Troops) -> String {
    let sites: Vec<String> = troops
        .iter()
        .map(|(area, army)| format!("{}: {}", area.name(), army_text(army)))
        .collect();
    or_nothing(sites.join("; "))
}

/// Steps in their order; an area is named again where it changes.
fn musters_text(musters: &Musters) -> String {
    let mut text = String::new();
    let mut site = None;
    for (area, recruit) in musters.iter() {
        text.push_str(&step_text(site, area, recruit));
        site = Some(area);
    }
    or_nothing(text)
}

fn step_text(before: Option<Area>, area: Area, recruit: Recruit) -> String {
    let recruit = recruit_text(recruit);
    match before {
        Some(before) if before == area => format!(", {recruit}"),
        Some(_) => format!("; {}: {recruit}", area.name()),
        None => format!("{}: {recruit}", area.name()),
    }
}

fn march_text(march: &March) -> String {
    let mut items: Vec<String> = march
        .moves
        .iter()
        .map(|(to, army)| format!("{} > {}", army_text(army), to.name()))
        .collect();
    if items.is_empty() {
        items.push("nothing".to_owned());
    }
    if march.leave_token {
        items.push("leave token".to_owned());
    }
    format!("march {}: {}", march.from.name(), items.join(", "))
}

fn support_text(attacker: AreaSet, defender: AreaSet) -> String {
    let sides = [("attacker", attacker), ("defender", defender)];
    let sides: Vec<String> = sides
        .into_iter()
        .filter(|(_, areas)| !areas.is_empty())
        .map(|(side, areas)| format!("{side}: {}", areas_text(areas)))
        .collect();
    format!("support {}", sides.join("; "))
}

fn or_nothing(text: String) -> String {
    if text.is_empty() {
        "nothing".to_owned()
    } else {
        text
    }
}

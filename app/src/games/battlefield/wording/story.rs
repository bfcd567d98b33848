//! A battle told by its parts: what an activation did in a line, and how it all ended.

use super::{
    board::result,
    events::{self, event},
    names::{self, player, round},
    numbers::tenths,
    sentence::{points, wounds},
    units::{ncu, thing, unit},
};
use crate::games::battlefield::story::{Kind, Luck, Section, Throw};
use battlefield::{
    chapter::victory,
    effect::Pool,
    event::{Event, Why},
    field::Thing,
    position::{Mode, Position},
};

/// Tells what a part of the log was about: the sentence that says most of it.
pub fn section(position: &Position, section: &Section, events: &[&Event]) -> String {
    let first = |wanted: fn(&Event) -> bool| {
        let found = events.iter().find(|it| wanted(it));
        found.map(|it| event(position, it))
    };
    let told = match section.kind {
        Kind::SetUp => Some(round(0)),
        Kind::Round | Kind::CleanUp | Kind::End => events.first().map(|it| event(position, it)),
        Kind::Arrival(_) => first(|it| matches!(it, Event::Deployed { .. })),
        Kind::Turn(_) => first(|it| matches!(it, Event::Passed(_)))
            .or_else(|| first(|it| matches!(it, Event::TurnBegan { .. }))),
        Kind::Ncu(_) => first(|it| matches!(it, Event::ZoneClaimed { .. })),
        Kind::Unit(_) => first(|it| matches!(it, Event::ChargeFailed { .. }))
            .or_else(|| first(|it| matches!(it, Event::ChargeDeclared { .. })))
            .or_else(|| first(|it| matches!(it, Event::Attacked { .. })))
            .or_else(|| first(|it| matches!(it, Event::Moved { .. } | Event::Shifted { .. })))
            .or_else(|| first(|it| matches!(it, Event::Razed { .. } | Event::Pivoted { .. }))),
    };
    told.unwrap_or_else(|| whose(position, section.kind))
}

/// Names the unit or player of a part in which nothing shows: "Guardsmen: activated".
fn whose(position: &Position, kind: Kind) -> String {
    let name = match kind {
        Kind::Unit(who) => thing(position, who),
        Kind::Ncu(who) => ncu(position, who),
        Kind::Arrival(who) => unit(position, who),
        Kind::Turn(seat) => player(position, seat),
        Kind::SetUp | Kind::Round | Kind::CleanUp | Kind::End => return round(0),
    };
    say!("{name}: activated" | "{name}: aktiviert")
}

/// Tells what it cost and brought: "Guardsmen: 3 wounds. Stark: +1 point."; empty where nothing.
pub fn outcome(position: &Position, events: &[&Event]) -> String {
    let mut lost: Vec<(Thing, u64, bool)> = Vec::new();
    for event in events {
        let (who, count, gone) = match event {
            Event::Wounded { unit, wounds, .. } => (*unit, u64::from(*wounds), false),
            Event::Destroyed { unit, .. } => (*unit, 0, true),
            _ => continue,
        };
        match lost.iter_mut().find(|it| it.0 == who) {
            Some(it) => *it = (who, it.1 + count, it.2 || gone),
            None => lost.push((who, count, gone)),
        }
    }
    let lost = lost.into_iter().map(|(who, count, gone)| {
        let name = thing(position, who);
        let count = wounds(count);
        if gone {
            say!("{name}: destroyed." | "{name}: vernichtet.")
        } else {
            format!("{name}: {count}.")
        }
    });
    let mut said: Vec<String> = lost.collect();
    for it in position.sides() {
        let gained = |event: &&Event| match event {
            Event::Scored { side, points, .. } if *side == it => u64::from(*points),
            _ => 0,
        };
        let sum: u64 = events.iter().map(gained).sum();
        if sum > 0 {
            let (who, sum) = (names::side(position, it), points(sum));
            said.push(format!("{who}: +{sum}."));
        }
    }
    said.join(" ")
}

/// Tells why it ended as it did: "12 points reached, 8 were needed."
fn because<'e>(position: &Position, log: impl Iterator<Item = &'e Event>) -> String {
    let Some(first) = position.result.as_ref().and_then(|it| it.first()?.first()) else {
        return String::new();
    };
    let side = position.side(*first);
    let mut others = position.enemies_of(*first);
    let gone = log.filter(|it| matches!(it, Event::Eliminated(_))).last();
    if let Some(gone) = gone.filter(|_| others.all(|it| position.player(it).eliminated)) {
        return event(position, gone);
    }
    let wanted = victory::wanted(position, side);
    let own = position.points.get(usize::from(side.0)).copied();
    let own = own.unwrap_or(0);
    if own >= wanted {
        let own = points(own);
        return say!(
            "{own} reached, {wanted} were needed." | "{own} erreicht, {wanted} waren nötig."
        );
    }
    let last = round(position.phase.round());
    if position.setup.mode == Mode::Storm {
        return say!(
            "{last} is over, and the castle holds." | "{last} ist vorbei, und die Burg hält."
        );
    }
    say!("{last} was the last." | "{last} war die letzte.")
}

/// Tells how it ended, and why.
pub fn ending<'e>(
    position: &Position,
    log: impl Iterator<Item = &'e Event>,
) -> Option<[String; 2]> {
    Some([result(position)?, because(position, log)])
}

/// Tells what points were for.
pub fn gained(position: &Position, why: Option<&Why>) -> String {
    match why {
        Some(why) => events::reason(position, why),
        None => word!("before this record" | "vor dieser Aufzeichnung").to_owned(),
    }
}

/// Tells what dice were rolled for.
pub fn pool(pool: Pool) -> &'static str {
    match pool {
        Pool::Attack => word!("Hits" | "Treffer"),
        Pool::Defense => word!("Saves" | "Abgewehrt"),
        Pool::Morale => word!("Morale tests passed" | "Moraltests bestanden"),
        Pool::Charge => word!("Charges that arrived" | "Sturmangriffe angekommen"),
    }
}

/// "12 of 20; 10.3 expected".
pub fn luck(it: &Luck) -> String {
    against(it.succeeded, it.count, it.expected)
}

fn against(succeeded: u32, count: u32, expected: u32) -> String {
    let expected = tenths(expected);
    say!(
        "{succeeded} of {count}; {expected} expected"
            | "{succeeded} von {count}; {expected} erwartet"
    )
}

/// "Sworn Swords: hits 8 of 8; 4.0 expected".
pub fn throw(position: &Position, it: &Throw) -> String {
    let (name, what) = (thing(position, it.who), pool(it.pool));
    let against = against(it.succeeded, it.count, it.expected);
    format!("{name}, {what}: {against}")
}

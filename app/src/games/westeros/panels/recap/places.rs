//! What happened meanwhile, by the area in which it happened.

use crate::games::westeros::{
    page::LogLine,
    panels::{Fought, What, areas, battles, facts},
    wording::{self, area_name},
};
use westeros::{Area, AreaSet, Event};

/// All that is told of one area; of no area, what concerns the realm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub area: Option<Area>,
    pub lines: Vec<RecapLine>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecapLine {
    /// The last revision that belongs to it.
    pub seq: i64,
    pub words: String,
    /// Where one has to look.
    pub areas: AreaSet,
    /// Where in the log the battle begins that this is about.
    pub battle: Option<usize>,
}

impl Place {
    pub fn name(&self) -> &'static str {
        self.area
            .map_or(word!("The realm" | "Das Reich"), area_name)
    }
}

/// What happened from this line of the log on: first what concerns all, then area by area in the order
/// in which something happened there.
pub fn places(log: &[LogLine], from: usize) -> Vec<Place> {
    let Some(first) = log.get(from) else {
        return Vec::new();
    };
    let fought = battles(log);
    let mut places = vec![Place {
        area: None,
        lines: realm(log, first.seq - 1),
    }];
    for (at, line) in log.iter().enumerate().skip(from) {
        let line = (!line.undone).then(|| line_of(log, at, &fought)).flatten();
        let Some((area, line)) = line else { continue };
        match places.iter_mut().find(|it| it.area == Some(area)) {
            Some(place) => place.lines.push(line),
            None => places.push(Place {
                area: Some(area),
                lines: vec![line],
            }),
        }
    }
    places.retain(|it| !it.lines.is_empty());
    places
}

/// How many lines there are.
pub fn count(places: &[Place]) -> usize {
    places.iter().map(|it| it.lines.len()).sum()
}

fn realm(log: &[LogLine], since: i64) -> Vec<RecapLine> {
    let facts = facts(log, since).into_iter();
    let facts = facts.filter(|it| it.what.areas().is_empty());
    let lines = facts.map(|it| RecapLine {
        seq: it.seq,
        words: wording::story::fact(&it.what),
        areas: AreaSet::EMPTY,
        battle: None,
    });
    lines.collect()
}

/// What a line tells of its area; `None` for what needs no line of its own.
fn line_of(log: &[LogLine], at: usize, fought: &[Fought]) -> Option<(Area, RecapLine)> {
    let line = &log[at];
    let event = &line.event;
    let area = match *event {
        Event::Raided { target: area, .. }
        | Event::RavenSwapped { area, .. }
        | Event::NeutralForceBeaten { area, .. }
        | Event::OrderRemoved { area, .. }
        | Event::PowerTokenRemoved { area, .. }
        | Event::PortTaken { port: area, .. }
        | Event::PortShipsLost { port: area, .. }
        | Event::Retreated { from: area, .. }
        | Event::CombatWon { area, .. } => area,
        Event::Marched { ref moves, .. } if !leads_to_battle(log, at) => moves.iter().next()?.0,
        Event::Mustered { ref musters, .. } => musters.iter().next()?.0,
        Event::UnitsDestroyed { ref units, .. } | Event::UnitsReplaced { ref units, .. } => {
            units.iter().next()?.0
        }
        _ => return None,
    };
    let battle = matches!(event, Event::CombatWon { .. })
        .then(|| fought.iter().find(|it| it.seq == line.seq))
        .flatten();
    let words = battle.map_or_else(
        || wording::sentence(event),
        |it| wording::story::fact(&What::Battle(*it)),
    );
    let line = RecapLine {
        seq: line.seq,
        words,
        areas: areas(event),
        battle: battle.and_then(|_| began(&log[..at])),
    };
    Some((area, line))
}

/// Whether the march in this line goes to one area alone, for which a battle is fought: that is told.
fn leads_to_battle(log: &[LogLine], at: usize) -> bool {
    let Event::Marched { ref moves, .. } = log[at].event else {
        return false;
    };
    let same = log[at..].iter().take_while(|it| it.seq == log[at].seq);
    let fought = same.filter_map(|it| match it.event {
        Event::CombatBegan { area, .. } => Some(area),
        _ => None,
    });
    let fought: AreaSet = fought.collect();
    moves.iter().count() == 1 && moves.iter().all(|(area, _)| fought.contains(area))
}

/// Where the last combat began.
fn began(log: &[LogLine]) -> Option<usize> {
    log.iter()
        .rposition(|it| !it.undone && matches!(it.event, Event::CombatBegan { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Army, House, OrderToken, Troops, Unit};

    const FOOTMAN: Army = Army::one(Unit::Footman);

    fn log(events: &[(i64, Event)]) -> Vec<LogLine> {
        let line = |&(seq, event)| LogLine {
            seq,
            at: 0,
            event,
            undone: false,
        };
        events.iter().map(line).collect()
    }

    fn war() -> Vec<LogLine> {
        let (lannister, tyrell) = (House::Lannister, House::Tyrell);
        log(&[
            (1, Event::OrdersPlaced { house: lannister }),
            (
                2,
                Event::Raided {
                    house: tyrell,
                    from: Area::SearoadMarches,
                    victim: lannister,
                    target: Area::Lannisport,
                    removed: OrderToken::Support,
                    pillaged: None,
                },
            ),
            (
                3,
                Event::Marched {
                    house: lannister,
                    from: Area::Lannisport,
                    moves: Troops::of(Area::Riverrun, FOOTMAN),
                },
            ),
            (
                3,
                Event::CombatBegan {
                    attacker: lannister,
                    defender: tyrell,
                    from: Area::Lannisport,
                    area: Area::Riverrun,
                    units: FOOTMAN,
                },
            ),
            (
                4,
                Event::CombatWon {
                    house: lannister,
                    area: Area::Riverrun,
                },
            ),
            (
                5,
                Event::Retreated {
                    house: tyrell,
                    from: Area::Riverrun,
                    to: Area::StoneySept,
                    units: FOOTMAN,
                },
            ),
            (
                6,
                Event::PowerGained {
                    house: tyrell,
                    power: 2,
                },
            ),
        ])
    }

    fn words(places: &[Place]) -> Vec<(&str, Vec<&str>)> {
        places
            .iter()
            .map(|it| {
                (
                    it.name(),
                    it.lines.iter().map(|it| it.words.as_str()).collect(),
                )
            })
            .collect()
    }

    #[test]
    fn what_happened_stands_with_its_area() {
        let found = places(&war(), 0);
        let worded = words(&found);
        assert_eq!(worded[0], ("The realm", vec!["Tyrell gained 2 power."]));
        assert_eq!(worded[1].0, "Lannisport");
        assert_eq!(
            worded[2],
            (
                "Riverrun",
                vec![
                    "Lannister took Riverrun from Tyrell.",
                    "Tyrell retreats from Riverrun to Stoney Sept with 1 footman.",
                ]
            )
        );
        assert_eq!(worded.len(), 3);
        assert_eq!(count(&found), 4);
        assert_eq!(found[2].lines[0].battle, Some(3));
        assert!(found[2].lines[1].areas.contains(Area::StoneySept));
    }

    #[test]
    fn what_came_before_or_was_taken_back_is_not_told() {
        let mut log = war();
        assert_eq!(words(&places(&log, 6)).len(), 1);
        assert_eq!(places(&log, 7), []);
        log[1].undone = true;
        assert!(
            places(&log, 0)
                .iter()
                .all(|it| it.area != Some(Area::Lannisport))
        );
    }
}

//! A stretch of the log as a few things that happened.

use super::battles::{Fought, battles};
use crate::games::westeros::page::LogLine;
use westeros::{Area, AreaSet, Event, House, HouseSet, Track, WesterosCard};

/// One thing that happened, told in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The last revision that belongs to it.
    pub seq: i64,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Round(u8, Vec<WesterosCard>),
    OrdersRevealed,
    Battle(Fought),
    /// Raids of one house, by whom they hit.
    Raids(House, HouseSet, AreaSet),
    /// Where one house went without a battle.
    Marches(House, AreaSet),
    NeutralForce(House, Area),
    Wall {
        held: bool,
    },
    Mustered(HouseSet, AreaSet),
    Leads(House, Track),
    Power(House, u8),
    Won(House),
}

impl What {
    /// Where it was.
    pub fn areas(&self) -> AreaSet {
        match *self {
            Self::Battle(Fought { area, .. }) | Self::NeutralForce(_, area) => {
                AreaSet::EMPTY.with(area)
            }
            Self::Raids(_, _, areas) | Self::Marches(_, areas) | Self::Mustered(_, areas) => areas,
            Self::Round(..)
            | Self::OrdersRevealed
            | Self::Wall { .. }
            | Self::Leads(..)
            | Self::Power(..)
            | Self::Won(_) => AreaSet::EMPTY,
        }
    }
}

/// What happened after this revision, in order. Like things of one round are one.
pub fn facts(log: &[LogLine], since: i64) -> Vec<Fact> {
    let mut telling = Telling {
        facts: Vec::new(),
        round: 0,
    };
    let battles = battles(log);
    for line in log.iter().filter(|it| it.seq > since && !it.undone) {
        telling.line(line, &battles);
    }
    telling.facts
}

struct Telling {
    facts: Vec<Fact>,
    /// Where the facts of this round begin.
    round: usize,
}

impl Telling {
    fn add(&mut self, seq: i64, what: What) {
        self.facts.push(Fact { seq, what });
    }

    /// Adds to a fact of this round that is of the same kind, or begins a new one.
    fn join(&mut self, seq: i64, mut same: impl FnMut(&mut What) -> bool, new: What) {
        let facts = &mut self.facts[self.round..];
        match facts
            .iter_mut()
            .find_map(|it| same(&mut it.what).then_some(it))
        {
            Some(fact) => fact.seq = seq,
            None => self.add(seq, new),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table: one arm an event")]
    fn line(&mut self, line: &LogLine, fought: &[Fought]) {
        let seq = line.seq;
        match line.event {
            Event::RoundBegan { round } => {
                self.round = self.facts.len();
                self.add(seq, What::Round(round, Vec::new()));
            }
            Event::WesterosCardResolved { card, .. } => {
                // A round that began before the last visit is not told again.
                if let Some(What::Round(_, cards)) =
                    self.facts.get_mut(self.round).map(|it| &mut it.what)
                {
                    cards.push(card);
                }
            }
            Event::OrdersRevealed { .. } => self.add(seq, What::OrdersRevealed),
            Event::CombatWon { .. } => {
                if let Some(it) = fought.iter().find(|it| it.seq == seq) {
                    self.add(seq, What::Battle(*it));
                }
            }
            Event::Raided {
                house,
                victim,
                target,
                ..
            } => {
                let new = What::Raids(
                    house,
                    HouseSet::EMPTY.with(victim),
                    AreaSet::EMPTY.with(target),
                );
                let same = |it: &mut What| match it {
                    What::Raids(by, victims, areas) if *by == house => {
                        *victims = victims.with(victim);
                        *areas = areas.with(target);
                        true
                    }
                    _ => false,
                };
                self.join(seq, same, new);
            }
            Event::Marched {
                house, ref moves, ..
            } => {
                // Where a battle follows, that is told.
                let next = fought
                    .iter()
                    .find(|it| it.seq >= seq && it.attacker == house);
                let contested = |area| next.is_some_and(|it| it.area == area);
                let to = moves.iter().map(|(area, _)| area);
                let to = to
                    .filter(|&area| !contested(area))
                    .fold(AreaSet::EMPTY, AreaSet::with);
                if to.is_empty() {
                    return;
                }
                let same = |it: &mut What| match it {
                    What::Marches(by, areas) if *by == house => {
                        *areas = areas.union(to);
                        true
                    }
                    _ => false,
                };
                self.join(seq, same, What::Marches(house, to));
            }
            Event::NeutralForceBeaten { house, area } => {
                self.add(seq, What::NeutralForce(house, area));
            }
            Event::NightsWatchWon { .. } => self.add(seq, What::Wall { held: true }),
            Event::WildlingsWon { .. } => self.add(seq, What::Wall { held: false }),
            Event::Mustered { house, ref musters } if !musters.is_empty() => {
                let here = super::super::log::areas(&line.event);
                let same = |it: &mut What| match it {
                    What::Mustered(houses, areas) => {
                        *houses = houses.with(house);
                        *areas = areas.union(here);
                        true
                    }
                    _ => false,
                };
                self.join(seq, same, What::Mustered(HouseSet::EMPTY.with(house), here));
            }
            Event::TrackSet { track, ranking } => {
                if let Some(first) = ranking.at(0) {
                    self.add(seq, What::Leads(first, track));
                }
            }
            Event::PowerGained { house, power } | Event::PowerConsolidated { house, power, .. } => {
                let same = |it: &mut What| match it {
                    What::Power(by, sum) if *by == house => {
                        *sum += power;
                        true
                    }
                    _ => false,
                };
                self.join(seq, same, What::Power(house, power));
            }
            Event::GameEnded { ranking } => {
                if let Some(first) = ranking.at(0) {
                    self.add(seq, What::Won(first));
                }
            }
            _ => {}
        }
    }
}

//! A battle from the march to the retreat, told from the log.

use crate::games::westeros::panels::battle::{Line, ledger, summary};
use westeros::{
    Area, Army, Combat, Event, House, HouseCard, OrderToken, Own, Position, Side, TidesCard, View,
    combat::{Icons, icons, strength, upright},
    replay::Replay,
};

/// The facts that are known of a battle that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    pub area: Area,
    pub from: Area,
    /// The attacker first, as in everything that is told of both sides.
    pub houses: [House; 2],
    pub armies: [Option<Army>; 2],
    pub orders: [Option<OrderToken>; 2],
    pub cards: [Option<HouseCard>; 2],
    pub icons: [Icons; 2],
    /// The lines that added up to the strength of both.
    pub lines: Vec<Line>,
    pub counted: Option<[i8; 2]>,
    pub winner: Option<House>,
    /// The events that came between the cards and the count.
    pub before: Vec<Event>,
    /// The losses, and what came after.
    pub after: Vec<Event>,
    tides: [Option<TidesCard>; 2],
    blade: Option<House>,
}

impl Battle {
    /// `position` is the board as it stands then, where that is known.
    pub fn begun(
        (houses, area, from): ([House; 2], Area, Area),
        attackers: Army,
        position: Option<&Position>,
    ) -> Self {
        let combat = position.and_then(|it| it.combat);
        Self {
            area,
            from,
            houses,
            armies: [Some(attackers), position.map(|it| it.units[area])],
            orders: [
                combat.map(|it| it.march),
                position.and_then(|it| it.orders.get(area)),
            ],
            cards: [None; 2],
            icons: [Icons::default(); 2],
            lines: Vec::new(),
            counted: None,
            winner: None,
            before: Vec::new(),
            after: Vec::new(),
            tides: [None; 2],
            blade: None,
        }
    }

    pub fn loser(&self) -> Option<House> {
        let winner = self.winner?;
        self.houses.into_iter().find(|&it| it != winner)
    }

    /// Winner's first.
    pub fn score(&self) -> Option<(i8, i8)> {
        let [attacker, defender] = self.counted?;
        Some(if self.winner == Some(self.houses[0]) {
            (attacker, defender)
        } else {
            (defender, attacker)
        })
    }

    /// Takes over what happens in it; `replay` has followed the event already.
    pub fn happen(&mut self, event: &Event, replay: Option<&Replay>) {
        match *event {
            Event::CardsRevealed { cards } => self.cards = [cards.attacker, cards.defender],
            Event::CardReplaced { house, card } => {
                if let Some(at) = self.houses.iter().position(|&it| it == house) {
                    self.cards[at] = card;
                }
                self.before.push(*event);
            }
            Event::TidesRevealed { tides } => {
                self.tides = [tides.attacker, tides.defender];
                self.before.push(*event);
            }
            Event::BladeUsed { house } => {
                self.blade = Some(house);
                self.before.push(*event);
            }
            Event::StrengthCounted { attacker, defender } => {
                self.count([attacker, defender], replay);
            }
            Event::CombatWon { house, .. } => self.winner = Some(house),
            _ if tells(event) => {
                let events = if self.counted.is_some() {
                    &mut self.after
                } else {
                    &mut self.before
                };
                events.push(*event);
            }
            _ => {}
        }
    }

    fn count(&mut self, counted: [i8; 2], replay: Option<&Replay>) {
        self.counted = Some(counted);
        let known = replay.and_then(|it| Some((&it.position, it.position.combat?)));
        if let Some((position, combat)) = known {
            self.armies = Side::ALL.map(|side| Some(upright(position, &combat, side)));
            self.icons = Side::ALL.map(|side| icons(position, &combat, side));
            let total = |side| strength(position, &combat, side).total();
            if Side::ALL.map(total) == counted {
                self.lines = lines(position, &combat);
            }
        }
        if self.lines.is_empty() {
            let blade = self.houses.map(|it| self.blade == Some(it));
            self.lines = summary(counted, self.cards, (blade, self.tides));
        }
    }
}

fn lines(position: &Position, combat: &Combat) -> Vec<Line> {
    let view = View {
        me: None,
        position: *position,
        own: Own::default(),
        ranking: None,
    };
    ledger(&view, combat)
}

/// Tells whether an event of a combat is told in its scene beside what the scene draws.
const fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::CardUsed { .. }
            | Event::TidesRedrawn { .. }
            | Event::SupportRefused { .. }
            | Event::GarrisonRemoved { .. }
            | Event::UnitsDestroyed { .. }
            | Event::UnitsReplaced { .. }
            | Event::Retreated { .. }
            | Event::OrderRemoved { .. }
            | Event::MarchOrderMoved { .. }
            | Event::MovedOnTrack { .. }
            | Event::TurnsChanged { .. }
            | Event::PowerGained { .. }
            | Event::PowerLost { .. }
            | Event::PowerTokenRemoved { .. }
            | Event::CardDiscarded { .. }
            | Event::HandRefilled { .. }
            | Event::PortTaken { .. }
            | Event::PortShipsLost { .. }
    )
}

//! The cards and values of a combat that lie open, as the events tell them.

use super::{Replay, fight::Fight};
use crate::{ByHouse, BySide, Combat, Event, House, HouseCard, Side};

impl Replay {
    /// Follows what happens beside the pieces on the board.
    pub(super) fn happen_off_board(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => {
                self.position.round = round;
                self.last = ByHouse::default();
            }
            Event::TrackSet { track, ranking } => {
                *self.position.tracks.get_mut(track) = ranking;
            }
            Event::MovedOnTrack {
                house,
                track,
                position,
            } => {
                let places = self.position.tracks.get_mut(track);
                places.shift(house, position.into());
            }
            Event::CardTakenBack { house, card } => self.position.hand[house] |= card.bit(),
            Event::CardDiscarded { house, card } => {
                self.position.hand[house] &= !card.bit();
                // Patchface, after a combat, may take the last card of a hand: then that one does not come back.
                if self.last[house].is_some() {
                    self.last[house] = Some(card);
                }
            }
            Event::HandRefilled { house } => {
                // Who runs out of cards by a combat takes back all but the last one.
                let last = self.last[house].filter(|&it| it != HouseCard::RooseBolton);
                let others = house.cards().iter().filter(|&&it| Some(it) != last);
                self.position.hand[house] = others.fold(0, |hand, it| hand | it.bit());
            }
            Event::CombatBegan {
                attacker,
                defender,
                from,
                area,
                units,
            } => {
                let march = self.fight.map(Fight::order);
                let houses = BySide::new(attacker, defender);
                let begun = |march| Combat::new((from, area), houses, march, units);
                self.position.combat = march.map(begun);
            }
            _ => self.shown(event),
        }
    }
    /// Follows what the two sides show each other.
    fn shown(&mut self, event: &Event) {
        let Some(mut combat) = self.position.combat else {
            return;
        };
        match *event {
            Event::SupportDeclared {
                from,
                side: Some(side),
                ..
            } => combat.supports[side] = combat.supports[side].with(from),
            Event::SupportRefused { from: area, .. } | Event::OrderRemoved { area, .. } => {
                for side in Side::ALL {
                    combat.supports[side] = combat.supports[side].without(area);
                }
            }
            Event::CardsRevealed { cards } => {
                combat.cards = cards;
                let cards = [cards.attacker, cards.defender];
                for card in cards.into_iter().flatten() {
                    self.leave_hand(card);
                }
            }
            Event::CardUsed {
                card: HouseCard::TyrionLannister,
            } => {
                let enemy = combat.side_of(House::Lannister).map(Side::enemy);
                let sent = enemy.and_then(|side| combat.cards[side].take());
                if let Some(card) = sent {
                    self.position.hand[card.house()] |= card.bit();
                }
                combat.cancelled = sent;
            }
            Event::CardReplaced { house, card } => {
                if let Some(side) = combat.side_of(house) {
                    combat.cards[side] = card;
                    if let Some(card) = card {
                        self.leave_hand(card);
                    }
                }
            }
            Event::TidesRevealed { tides } => combat.tides = tides,
            Event::BladeUsed { house } => combat.blade = combat.side_of(house),
            Event::CombatWon { house, .. } => combat.winner = combat.side_of(house),
            _ => return,
        }
        self.position.combat = Some(combat);
    }

    fn leave_hand(&mut self, card: HouseCard) {
        self.last[card.house()] = Some(card);
        self.position.hand[card.house()] &= !card.bit();
    }
}

//! Lines about cards, and the decks that follow from them.

use super::Setting;
use crate::{
    data::NEUTRAL,
    notation::names,
    position::{Commander, Position},
    reference::{AttachmentRef, CardRef, FactionRef},
};
use tabletop::Seat;

/// Cards that a file names, by seat.
#[derive(Clone, Debug, Default)]
pub struct Named {
    hand: Vec<(Seat, CardRef)>,
    /// The next ones, the first first.
    deck: Vec<(Seat, CardRef)>,
    discard: Vec<(Seat, CardRef)>,
    siege: Vec<(Seat, CardRef)>,
    /// The next ones, the first first.
    siege_deck: Vec<(Seat, CardRef)>,
    missions: Vec<(Seat, String)>,
    commander: Vec<(Seat, String)>,
    /// Who it is exactly.
    pub(super) commanders: Vec<(Seat, Commander)>,
    pub(super) factions: Vec<(Seat, FactionRef)>,
}

impl Named {
    pub fn read<'a>(
        &mut self,
        what: &str,
        seat: Seat,
        all: impl Iterator<Item = &'a str>,
    ) -> Result<(), String> {
        for text in all {
            match what {
                "missions" => self.missions.push((seat, text.to_owned())),
                "commander" => self.commander.push((seat, names::commander(text)?)),
                _ => {
                    let list = match what {
                        "hand" => &mut self.hand,
                        "deck" => &mut self.deck,
                        "siege" => &mut self.siege,
                        "siege_deck" => &mut self.siege_deck,
                        _ => &mut self.discard,
                    };
                    list.push((seat, names::card(text)?));
                }
            }
        }
        Ok(())
    }
}

fn of<T: Clone>(all: &[(Seat, T)], seat: Seat) -> Vec<T> {
    let own = all.iter().filter(|(other, _)| *other == seat);
    own.map(|(_, it)| it.clone()).collect()
}

impl Setting {
    /// Completes the decks: of whoever has a card or is to have some, the rest of the twenty.
    pub fn deal(&mut self) -> Result<(), String> {
        for seat in self.state.open.seats() {
            let (hand, next) = (of(&self.cards.hand, seat), of(&self.cards.deck, seat));
            let discard = of(&self.cards.discard, seat);
            let all: Vec<CardRef> = [hand.clone(), next.clone(), discard.clone()].concat();
            let named = of(&self.cards.commander, seat).into_iter().next();
            let led = leader(&self.state.open, seat, named, &all);
            let siege = of(&self.cards.siege, seat);
            let mut siege_deck = of(&self.cards.siege_deck, seat);
            siege_deck.reverse();
            let exact = (
                of(&self.cards.factions, seat).pop(),
                of(&self.cards.commanders, seat).pop(),
            );
            let units = self.state.open.units.iter();
            let attached = units.flat_map(|unit| &unit.cards);
            let attached = attached.filter(|it| it.by == seat).map(|it| it.card);
            let attached: Vec<CardRef> = attached.collect();
            let missions = of(&self.cards.missions, seat);
            let player = self.state.open.player_mut(seat);
            if let Some((faction, commander)) = led {
                (player.faction, player.commander) = (Some(faction), Some(commander));
            }
            player.faction = exact.0.or(player.faction);
            player.commander = exact.1.or_else(|| player.commander.take());
            let mut deck = Vec::new();
            if !all.is_empty() {
                deck = player
                    .kinds_of_cards()
                    .iter()
                    .flat_map(|card| [*card; 2])
                    .collect();
                for card in &all {
                    let at = deck.iter().position(|other| other == card);
                    let at = at.ok_or_else(|| {
                        format!("{} is not in the deck, or not so often", card.entry().name)
                    })?;
                    deck.remove(at);
                }
                for card in attached {
                    if let Some(at) = deck.iter().position(|other| *other == card) {
                        deck.remove(at);
                    }
                }
                deck.extend(next.into_iter().rev());
            }
            (player.hand, player.deck) = (hand.len() as u8, deck.len() as u8);
            (player.siege, player.missions) = (siege.len() as u8, missions.len() as u8);
            player.discard = discard;
            let secret = self.state.secret_mut(seat);
            (secret.hand, secret.deck) = (hand, deck);
            (secret.siege, secret.missions) = (siege, missions);
            secret.siege_deck = siege_deck;
        }
        Ok(())
    }
}

/// The faction and the commander of a seat: as named, as it stands on the table, or one whose
/// deck has these cards.
fn leader(
    position: &Position,
    seat: Seat,
    named: Option<String>,
    cards: &[CardRef],
) -> Option<(FactionRef, Commander)> {
    let mut own = position.units().filter(|(_, unit)| unit.owner == seat);
    let (first, _) = own.clone().next()?;
    let commanders = own.find_map(|(id, unit)| {
        let leads = |it: &&AttachmentRef| it.commander;
        let attached = unit.attachments.iter().find(leads).map(|it| &it.id);
        let alone = Some(&unit.profile.entry().id).filter(|_| unit.profile.commander);
        let leader = attached.or(alone)?;
        Some(Commander::Unit(id, leader.clone()))
    });
    let mut ncus = position.ncus().filter(|(_, ncu)| ncu.owner == seat);
    let off_table = ncus.find(|(_, ncu)| ncu.profile.commander);
    let off_table = off_table.map(|(id, ncu)| Commander::Ncu(id, ncu.profile.id.clone()));
    let of_units = position.units().filter(|(_, unit)| unit.owner == seat);
    let mut factions = of_units.map(|(_, unit)| unit.profile.entry().faction.clone());
    let own_faction = factions.find(|faction| faction != NEUTRAL && faction != crate::data::BARE);
    let of_cards = cards.iter().map(|card| card.entry().faction.clone());
    let faction = own_faction.or_else(|| of_cards.into_iter().next())?;
    let faction = FactionRef::named(&faction)?;
    let named = named.map(|id| Commander::Unit(first, id));
    let fitting = || {
        let all = AttachmentRef::all().filter(|it| it.commander);
        let mut all = all.filter(|it| it.faction == faction.id || it.faction == NEUTRAL);
        let fits = |it: &AttachmentRef| {
            let deck = crate::data::Data::of_this_build().cards_of(&faction.id, &it.id);
            let ids: Vec<&str> = deck.map(|card| card.id.as_str()).collect();
            cards.iter().all(|card| ids.contains(&card.id.as_str()))
        };
        all.find(fits)
            .map(|it| Commander::Unit(first, it.id.clone()))
    };
    let commander = named.or(commanders).or(off_table).or_else(fitting)?;
    Some((faction, commander))
}

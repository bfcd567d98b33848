//! Lines about cards, and the decks that follow from them.

use super::Setting;
use crate::{
    data::{ATTACKERS_CARDS, DEFENDERS_CARDS, NEUTRAL},
    notation::{names, script::Problem},
    position::{Commander, Player, Position},
    reference::{AttachmentRef, CardRef, FactionRef},
};
use tabletop::Seat;

/// Of each kind there are so many.
const COPIES: usize = 2;

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
    /// The commanders, each by its exact entry.
    pub(super) commanders: Vec<(Seat, Commander)>,
    pub(super) factions: Vec<(Seat, FactionRef)>,
    /// The lines in which the cards of each seat were named last.
    lines: Vec<(Seat, u32)>,
}

impl Named {
    pub fn read<'a>(
        &mut self,
        what: &str,
        (seat, line): (Seat, u32),
        all: impl Iterator<Item = &'a str>,
    ) -> Result<(), String> {
        self.lines.push((seat, line));
        for text in all {
            match what {
                "missions" => self.missions.push((seat, names::mission(text)?)),
                "commander" => self.commander.push((seat, names::commander(text)?)),
                _ => {
                    let card = names::card(text)?;
                    let (list, siege) = match what {
                        "hand" => (&mut self.hand, false),
                        "deck" => (&mut self.deck, false),
                        "siege" => (&mut self.siege, true),
                        "siege_deck" => (&mut self.siege_deck, true),
                        _ => (&mut self.discard, false),
                    };
                    let of_siege = [ATTACKERS_CARDS, DEFENDERS_CARDS];
                    if of_siege.contains(&card.faction.as_str()) != siege {
                        let other = if siege { "no" } else { "a" };
                        return Err(format!("{} is {other} siege card", card.id));
                    }
                    list.push((seat, card));
                }
            }
        }
        Ok(())
    }

    /// Returns the line in which the cards of a seat were named last.
    fn line(&self, seat: Seat) -> u32 {
        let mut lines = self.lines.iter().rev();
        let found = lines.find(|(of, _)| *of == seat);
        found.map_or(0, |(_, line)| *line)
    }
}

fn of<T: Clone>(all: &[(Seat, T)], seat: Seat) -> Vec<T> {
    let own = all.iter().filter(|(other, _)| *other == seat);
    own.map(|(_, it)| it.clone()).collect()
}

impl Setting {
    /// Completes the decks: of whoever has a card or is to have some, the rest of the twenty.
    ///
    /// # Errors
    /// The line that names a card that is not there.
    pub fn deal(&mut self) -> Result<(), Problem> {
        for seat in self.state.open.seats() {
            let line = self.cards.line(seat);
            self.deal_to(seat).map_err(|what| Problem {
                line,
                case: String::new(),
                what,
            })?;
        }
        Ok(())
    }

    fn deal_to(&mut self, seat: Seat) -> Result<(), String> {
        let (hand, next) = (of(&self.cards.hand, seat), of(&self.cards.deck, seat));
        let discard = of(&self.cards.discard, seat);
        let all: Vec<CardRef> = [hand.clone(), next.clone(), discard.clone()].concat();
        let named = of(&self.cards.commander, seat).into_iter().next();
        let led = leader(&self.state.open, seat, named, &all);
        let siege = of(&self.cards.siege, seat);
        let sieges = [siege.clone(), of(&self.cards.siege_deck, seat)].concat();
        let too_often = sieges
            .iter()
            .find(|card| sieges.iter().filter(|it| it == card).count() > COPIES);
        if let Some(card) = too_often {
            let id = &card.entry().id;
            return Err(format!("{id}: there are {COPIES} of each siege card"));
        }
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
                .flat_map(|card| [*card; COPIES])
                .collect();
            for card in &all {
                let at = deck.iter().position(|other| other == card);
                let at = at.ok_or_else(|| not_in(player, *card))?;
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
        Ok(())
    }
}

/// Returns the message about a card that is not in a deck, or not so often.
fn not_in(player: &Player, card: CardRef) -> String {
    let all = player.kinds_of_cards().iter();
    let all: Vec<&str> = all.map(|it| it.entry().id.as_str()).collect();
    format!(
        "{} is not in the deck, or not so often: it holds two each of {}",
        card.entry().id,
        all.join(", ")
    )
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
    // Where no deck has them all, the first says which card it is.
    let first_of_all = || {
        let mut all = AttachmentRef::all().filter(|it| it.commander);
        let own = all.find(|it| it.faction == faction.id);
        own.map(|it| Commander::Unit(first, it.id.clone()))
    };
    let commander = named.or(commanders).or(off_table);
    let commander = commander.or_else(fitting).or_else(first_of_all)?;
    Some((faction, commander))
}

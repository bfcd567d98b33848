//! The events that befall everybody in a Westeros phase: its cards, the wildlings, the bids.

use westeros::{
    ByHouse, Event, House, HouseSet, Phase, Ranking, Track, Tracks, WesterosCard, WesterosDeck,
    WildlingCard,
};

/// The Westeros cards of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    pub round: u8,
    pub drawn: Vec<DrawnCard>,
    /// The deck whose card takes effect.
    now: Option<WesterosDeck>,
    /// All of them have.
    over: bool,
}

/// The progress of a card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Past,
    Now,
    Later,
}

/// One of them, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnCard {
    pub deck: WesterosDeck,
    pub card: WesterosCard,
    /// It came in the place of Winter is Coming.
    pub shuffled: bool,
    pub came: Vec<Event>,
}

impl Cards {
    pub const fn new(round: u8) -> Self {
        Self {
            round,
            drawn: Vec::new(),
            now: None,
            over: false,
        }
    }

    pub fn happen(&mut self, event: &Event) {
        match *event {
            Event::WesterosCardRevealed { deck, card } => {
                let before = self.drawn.iter().position(|it| it.deck == deck);
                let drawn = DrawnCard {
                    deck,
                    card,
                    shuffled: before.is_some(),
                    came: Vec::new(),
                };
                match before {
                    Some(at) => self.drawn[at] = drawn,
                    None => self.drawn.push(drawn),
                }
            }
            Event::WesterosCardResolved { deck, .. } => self.now = Some(deck),
            Event::PhaseBegan { phase } if phase != Phase::Westeros => self.over = true,
            _ if came_of_it(event) => {
                let now = self.now;
                let drawn = self.drawn.iter_mut().find(|it| Some(it.deck) == now);
                if let Some(drawn) = drawn {
                    drawn.came.push(*event);
                }
            }
            _ => {}
        }
    }

    /// Returns true once they have been turned over, all three together.
    pub const fn lie(&self) -> bool {
        !self.drawn.is_empty()
    }

    /// Returns the deck whose card takes effect; none while the first one waits for what comes before it.
    pub const fn now(&self) -> Option<WesterosDeck> {
        self.now
    }

    pub fn turn(&self, deck: WesterosDeck) -> Turn {
        match self.now {
            _ if self.over => Turn::Past,
            Some(now) if deck < now => Turn::Past,
            Some(now) if deck == now => Turn::Now,
            _ => Turn::Later,
        }
    }
}

const fn came_of_it(event: &Event) -> bool {
    matches!(
        event,
        Event::WesterosChosen { .. }
            | Event::OrdersRestricted { .. }
            | Event::SupplyAdjusted { .. }
            | Event::UnitsDestroyed { .. }
            | Event::Mustered { .. }
            | Event::TrackSet { .. }
            | Event::PowerGained { .. }
            | Event::NightsWatchWon { .. }
            | Event::WildlingsWon { .. }
    )
}

/// An attack of the wildlings that has been decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub strength: u8,
    /// Highest first.
    pub bids: Vec<(House, u8)>,
    /// The sum of the bids, and whether that was enough.
    pub result: Option<(u8, bool)>,
    /// The house that the card looks to.
    pub bidder: Option<House>,
    pub card: Option<WildlingCard>,
    pub came: Vec<Event>,
}

impl Attack {
    pub const fn new(strength: u8) -> Self {
        Self {
            strength,
            bids: Vec::new(),
            result: None,
            bidder: None,
            card: None,
            came: Vec::new(),
        }
    }

    pub fn happen(&mut self, event: &Event) {
        match *event {
            Event::BidsRevealed { houses, bids } => self.bids = sorted(houses, bids),
            Event::NightsWatchWon { total } => self.result = Some((total, true)),
            Event::WildlingsWon { total } => self.result = Some((total, false)),
            Event::BidderNamed { house } => self.bidder = Some(house),
            Event::WildlingCardRevealed { card } => self.card = Some(card),
            Event::PhaseBegan { .. }
            | Event::WesterosCardResolved { .. }
            | Event::BidPlaced { .. }
            | Event::WildlingsMoved { .. } => {}
            _ if self.card.is_some() => self.came.push(*event),
            _ => {}
        }
    }
}

/// A bidding for a track, opened; equal bids may wait for who puts them in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bidding {
    pub on: Track,
    /// Highest first; as the track has it, once that is set.
    pub bids: Vec<(House, u8)>,
    /// The house that decided between equal bids.
    pub decided: Option<House>,
    pub set: Option<Ranking>,
    /// The tracks as they stood, where that is known.
    tracks: Option<Tracks>,
}

impl Bidding {
    pub fn new(on: Track, (houses, bids): (HouseSet, ByHouse<u8>), tracks: Option<Tracks>) -> Self {
        Self {
            on,
            bids: sorted(houses, bids),
            decided: None,
            set: None,
            tracks,
        }
    }

    /// Returns the place that a house had on the track, counted from 0, where that is known.
    pub fn before(&self, house: House) -> Option<usize> {
        self.set?;
        self.tracks?.get(self.on).position(house)
    }

    /// Returns who decides between equal bids, where that is known.
    pub fn holder(&self) -> Option<House> {
        self.tracks?.iron_throne.at(0)
    }

    /// Returns true where another house has bid as much.
    pub fn is_tied(&self, house: House) -> bool {
        let bid = |it: House| {
            self.bids
                .iter()
                .find(|(house, _)| *house == it)
                .map(|it| it.1)
        };
        let mine = bid(house);
        let other = |it: &(House, u8)| it.0 != house && Some(it.1) == mine;
        self.bids.iter().any(other)
    }

    pub fn happen(&mut self, event: &Event) {
        match *event {
            Event::TiesOrdered { house } => self.decided = Some(house),
            Event::TrackSet { ranking, .. } => {
                self.bids.sort_by_key(|&(house, _)| ranking.position(house));
                self.set = Some(ranking);
            }
            _ => {}
        }
    }
}

fn sorted(houses: HouseSet, bids: ByHouse<u8>) -> Vec<(House, u8)> {
    let mut sorted: Vec<(House, u8)> = houses.iter().map(|it| (it, bids[it])).collect();
    sorted.sort_by_key(|&(_, bid)| std::cmp::Reverse(bid));
    sorted
}

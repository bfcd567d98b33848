//! The whole truth about a game, and what of it one viewer sees.

use crate::{
    army::Army,
    position::{Phase, Player, Position, Scheme, Setup, SideId},
    question::{Action, Question},
    reference::CardRef,
};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub open: Position,
    /// By seat.
    pub secrets: Vec<Secret>,
    /// Decks of the mode, by the ids of their cards; the next one last.
    pub objectives: Vec<String>,
    pub missions: Vec<String>,
    pub discarded_missions: Vec<String>,
    pub questions: Vec<Question>,
    /// The number of the next question.
    pub next: u32,
}

/// The secrets of one player, and what nobody knows of theirs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    pub hand: Vec<CardRef>,
    /// The next card last. Its owner knows what is in it, not the order.
    pub deck: Vec<CardRef>,
    pub missions: Vec<String>,
    pub siege: Vec<CardRef>,
    pub siege_deck: Vec<CardRef>,
    /// An answer that is opened together with those of others.
    pub answer: Option<Action>,
    pub army: Option<Army>,
}

/// The view of one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub open: Position,
    /// The hands that this viewer knows: one's own, and those of the own side where that is agreed.
    pub hands: Vec<Hand>,
    /// Armies that others of the own side have named, while they are hidden: nobody stands in two
    /// armies of a side.
    pub allies: Vec<Army>,
    /// The seat that looks; a spectator has none.
    pub seat: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    pub seat: Seat,
    pub cards: Vec<CardRef>,
    pub missions: Vec<String>,
    pub siege: Vec<CardRef>,
}

impl State {
    /// Nothing lies on the table yet, and nobody has an army.
    pub fn before(setup: Setup, seats: u8) -> Self {
        let side = |seat| match setup.scheme {
            Scheme::Alone => SideId(seat),
            Scheme::Teams => SideId(seat % 2),
        };
        let players: Vec<Player> = (0..seats).map(|seat| Player::new(side(seat))).collect();
        let sides = players.iter().map(|it| usize::from(it.side.0) + 1).max();
        let open = Position {
            setup,
            phase: Phase::SetUp,
            first: Seat(0),
            turn: Seat(0),
            players,
            points: vec![0; sides.unwrap_or(0)],
            units: Vec::new(),
            ncus: Vec::new(),
            board: [None; 5],
            terrain: Vec::new(),
            walls: Vec::new(),
            markers: Vec::new(),
            effects: Vec::new(),
            attacker: None,
            open_mission: None,
            used: Vec::new(),
            agenda: Vec::new(),
            result: None,
        };
        Self {
            open,
            secrets: vec![Secret::default(); usize::from(seats)],
            objectives: Vec::new(),
            missions: Vec::new(),
            discarded_missions: Vec::new(),
            questions: Vec::new(),
            next: 1,
        }
    }

    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[usize::from(seat.0)]
    }

    pub fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[usize::from(seat.0)]
    }

    pub fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let shared = |other: Seat| {
            seat.is_some_and(|own| {
                own == other || self.open.setup.options.share_hands && self.open.friends(own, other)
            })
        };
        let hand = |seat: Seat| {
            let known = self.secret(seat);
            Hand {
                seat,
                cards: known.hand.clone(),
                missions: known.missions.clone(),
                siege: known.siege.clone(),
            }
        };
        View {
            open: self.open.clone(),
            hands: self
                .open
                .seats()
                .filter(|it| shared(*it))
                .map(hand)
                .collect(),
            allies: self
                .open
                .seats()
                .filter(|it| seat.is_some_and(|own| own != *it && self.open.friends(own, *it)))
                .filter_map(|it| self.secret(it).army.clone())
                .collect(),
            seat,
        }
    }
}

impl View {
    /// The hand of the seat that looks.
    pub fn hand(&self) -> Option<&Hand> {
        self.hands.iter().find(|hand| Some(hand.seat) == self.seat)
    }
}

//! The sides: who belongs to whom, and in what order they are asked.

use super::{Position, SideId};
use crate::field::Thing;
use tabletop::Seat;

impl Position {
    pub fn side(&self, seat: Seat) -> SideId {
        self.player(seat).side
    }

    /// Returns all sides, in the order of their numbers.
    pub fn sides(&self) -> impl Iterator<Item = SideId> + use<> {
        (0..self.points.len() as u8).map(SideId)
    }

    /// Returns everybody of a side, also those who are eliminated.
    pub fn members(&self, side: SideId) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.side(*seat) == side)
    }

    /// Tells whether the two fight on the same side; everybody does with themselves.
    pub fn friends(&self, a: Seat, b: Seat) -> bool {
        self.side(a) == self.side(b)
    }

    pub fn enemies_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats()
            .filter(move |other| !self.friends(seat, *other))
    }

    /// Returns who controls it; nobody controls terrain, nor what is not there.
    pub fn owner(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Unit(number) => Some(self.units.get(usize::from(number))?.owner),
            Thing::Wall(number) => Some(self.walls.get(usize::from(number))?.owner),
            Thing::Piece(_) => None,
        }
    }

    /// Everybody in the order of priority (11.3): the player whose turn it is, then team-mates,
    /// then the others to the left.
    pub fn priority(&self) -> Vec<Seat> {
        let count = self.players.len() as u8;
        let left = (0..count).map(|step| Seat((self.turn.0 + step) % count));
        let left = left.filter(|seat| !self.player(*seat).eliminated);
        let mut order: Vec<Seat> = left.collect();
        // Stable: within each side it stays the order to the left, which for two is that of seats.
        order.sort_by_key(|seat| {
            let own = self.friends(*seat, self.turn);
            (*seat != self.turn, !own)
        });
        order
    }

    /// Returns the player, or the next of their side to the left who plays on once they are eliminated.
    pub fn remaining_member(&self, seat: Seat) -> Option<Seat> {
        let count = self.players.len() as u8;
        let mut left = (0..count).map(|step| Seat((seat.0 + step) % count));
        left.find(|it| self.side(*it) == self.side(seat) && !self.player(*it).eliminated)
    }

    /// Tells whether this player storms the castle (15.3).
    pub fn storms(&self, seat: Seat) -> bool {
        self.attacker == Some(self.side(seat))
    }
}

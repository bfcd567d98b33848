//! Everything that lies open on the table: what every player sees.

mod abilities;
mod able;
mod effect;
mod enquiry;
mod ncu;
mod place;
mod player;
mod roles;
mod setup_problem;
mod sides;
mod table;
mod under_way;
pub(crate) mod unit;

pub use effect::{Effect, On, Source, What};
pub use ncu::{Bearer, Ncu, NcuId};
pub use place::Place;
pub use player::{Commander, Deeds, Player, SideId};
pub use roles::Roles;
pub use setup_problem::{GAME_LENGTHS, SetupProblem, modes, problems};
pub use table::{Marker, Mode, Options, Phase, Scheme, Setup, Standing, Terrain, Wall};
pub use unit::{Attached, Tokens, Unit, UnitId};

use crate::{
    effect::Zone,
    reference::{AbilityRef, CardRef},
    task::Task,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The open part of a game. It is a type that cannot hold a secret, and whole part of each view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub setup: Setup,
    pub phase: Phase,
    /// The player who takes the first turn of the round.
    pub first: Seat,
    /// The player whose turn it is: a seat of the side, in teams.
    pub turn: Seat,
    pub players: Vec<Player>,
    /// Victory points, by side.
    pub points: Vec<u16>,
    pub units: Vec<Unit>,
    pub ncus: Vec<Ncu>,
    /// The NCUs on the zones of the tactics board, in the order of [`Zone::ALL`].
    pub board: [Option<NcuId>; 5],
    pub terrain: Vec<Terrain>,
    pub walls: Vec<Wall>,
    pub markers: Vec<Marker>,
    pub effects: Vec<Effect>,
    /// The side that storms the castle in A Storm of Swords.
    pub attacker: Option<SideId>,
    /// The mission of The Winds of Winter that everybody may score in this round.
    pub open_mission: Option<String>,
    /// Orders that lie marked until clean-up, and abilities that are used up for the game.
    pub used: Vec<Used>,
    /// The tasks that are being done, the innermost last.
    pub agenda: Vec<Task>,
    /// Sides in the order of places, once it is over.
    pub result: Option<Vec<Vec<Seat>>>,
}

/// An Order or once-per-game ability that has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    pub bearer: Bearer,
    pub ability: AbilityRef,
}

impl Position {
    /// Returns the NCU that stands on this zone.
    pub fn on_zone(&self, zone: Zone) -> Option<NcuId> {
        self.board[zone as usize]
    }

    /// Tactics cards of this player that are laid open and have not done all they do.
    pub fn cards_being_played(&self, seat: Seat) -> impl Iterator<Item = CardRef> + '_ {
        self.agenda.iter().filter_map(move |task| match task {
            Task::Card(playing) if playing.seat == seat && !playing.attached => Some(playing.card),
            _ => None,
        })
    }

    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id.0)]
    }

    pub fn ncu(&self, id: NcuId) -> &Ncu {
        &self.ncus[usize::from(id.0)]
    }

    pub fn ncu_mut(&mut self, id: NcuId) -> &mut Ncu {
        &mut self.ncus[usize::from(id.0)]
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    /// All units and their numbers.
    pub fn units(&self) -> impl Iterator<Item = (UnitId, &Unit)> + Clone {
        (0..).map(UnitId).zip(&self.units)
    }

    pub fn ncus(&self) -> impl Iterator<Item = (NcuId, &Ncu)> {
        (0..).map(NcuId).zip(&self.ncus)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }
}

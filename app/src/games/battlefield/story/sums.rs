//! The sums of each side at the end of a battle.

use super::{Luck, accounts, lucks};
use battlefield::{
    effect::Pool,
    event::Event,
    position::{Marker, Place, Position, SideId, Unit},
};
use tabletop::Seat;

/// The figures of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub side: SideId,
    pub points: u16,
    pub units: usize,
    /// Those of them that are not destroyed.
    pub stand: usize,
    /// Markers that its units hold.
    pub markers: usize,
    /// Units of others that are destroyed.
    pub destroyed: usize,
    /// Wounds that its units have dealt.
    pub dealt: u32,
    /// Hits above what was to be expected, in thousandths; nothing where it rolled for none.
    pub luck: Option<i64>,
}

/// The sums of all sides, `first` before the others.
pub fn sums<'e>(
    position: &Position,
    log: impl Iterator<Item = (i64, &'e Event)> + Clone,
    first: SideId,
) -> Vec<Sum> {
    let accounts = accounts(position, log.clone().map(|it| it.1));
    let lucks = lucks(position, log);
    let sum = |(side, points): (SideId, u16)| {
        let owns = |seat: Seat| position.side(seat) == side;
        let (own, others): (Vec<&Unit>, Vec<&Unit>) =
            position.units.iter().partition(|it| owns(it.owner));
        let lost = destroyed(&own);
        let holds = |it: &&Marker| it.holder.is_some_and(|by| owns(position.unit(by).owner));
        let dealt = accounts.iter();
        let dealt = dealt.filter(|it| owns(position.unit(it.unit).owner));
        let hits = lucks.iter();
        let hits = hits.filter(|it| it.pool == Pool::Attack && owns(it.seat));
        Sum {
            side,
            points,
            units: own.len(),
            stand: own.len() - lost,
            markers: position.markers.iter().filter(holds).count(),
            destroyed: destroyed(&others),
            dealt: dealt.map(|it| it.dealt).sum(),
            luck: hits.map(above).reduce(|one, other| one + other),
        }
    };
    let sides = position.sides().zip(position.points.iter().copied());
    let mut all: Vec<Sum> = sides.map(sum).collect();
    all.sort_by_key(|it| it.side != first);
    all
}

fn destroyed(units: &[&Unit]) -> usize {
    let gone = units.iter().filter(|it| it.place == Place::Gone);
    gone.count()
}

/// Successes above what was to be expected, in thousandths.
fn above(it: &Luck) -> i64 {
    i64::from(it.succeeded) * 1_000 - i64::from(it.expected)
}

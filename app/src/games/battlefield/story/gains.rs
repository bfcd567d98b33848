//! The reasons of points.

use super::opening;
use battlefield::{
    event::{Event, Why},
    position::{Position, SideId},
};

/// The points of a side in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// 0 for what it had before the log begins.
    pub round: u8,
    pub side: SideId,
    pub points: u16,
    /// Nothing for what it had before.
    pub why: Option<Why>,
}

/// All that was scored, in its order. What the log does not tell comes first: a battle may begin in its
/// middle.
pub fn gains<'e>(
    position: &Position,
    events: impl Iterator<Item = &'e Event> + Clone,
) -> Vec<Gain> {
    let mut round = opening(events.clone(), position.phase.round());
    let mut told = Vec::new();
    for event in events {
        match event {
            Event::RoundBegan { round: begun } => round = *begun,
            Event::Scored { side, points, why } => told.push(Gain {
                round,
                side: *side,
                points: *points,
                why: Some(why.clone()),
            }),
            _ => {}
        }
    }
    let before = position.sides().zip(&position.points);
    let before = before.filter_map(|(side, total)| {
        let own = told.iter().filter(|it| it.side == side);
        let known: u16 = own.map(|it| it.points).sum();
        let points = total.saturating_sub(known);
        (points > 0).then_some(Gain {
            round: 0,
            side,
            points,
            why: None,
        })
    });
    let mut all: Vec<Gain> = before.collect();
    all.extend(told);
    all
}

//! The deeds of others, shown on the map one thing after the other: the order that is turned up, the units on their
//! way, what a raid removes.
//!
#![doc = include_str!("playback.md")]

mod arrows;
mod bar;
mod handle;
mod pace;
mod past;
mod play;
mod reel;
mod seen;
mod step;
#[cfg(test)]
mod tests;
mod walk;
mod watch;

pub use bar::PlaybackBar;
pub use handle::{Moving, Playback};
pub use past::Replayed;
pub use seen::Seen;
pub use step::{Step, step};

use super::{
    page::LogLine,
    panels::{actor, areas},
    scene::{Scene, scene},
};
use arrows::arrows;
use westeros::{
    Area, AreaSet, Army, ByArea, Event, House, Orders, Position, Unit, View, replay::Replay,
};

/// One thing that happened, as the map shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The line that it shows, counted from the first after the view before.
    pub at: usize,
    pub event: Event,
    /// The map meanwhile.
    pub scene: Scene,
    /// The game as it stood, with its round and phase.
    pub then: View,
    /// The areas to look at; none if it is the whole board.
    pub areas: AreaSet,
    /// The moves meanwhile.
    pub walks: Vec<Walk>,
}

/// Units on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub house: House,
    pub from: Area,
    pub to: Area,
    pub army: Army,
}

impl Walk {
    /// Those who go stand side by side: how far to the right of the middle each, in map units.
    pub fn row(self) -> impl Iterator<Item = (f64, Unit)> {
        const APART: f64 = 24.0;
        let middle = (f64::from(self.army.len()) - 1.0) / 2.0;
        let places = (0_u8..).map(move |index| (f64::from(index) - middle) * APART);
        places.zip(self.army.iter())
    }
}

/// Returns what happened since this view, as far as the map can show it and the viewer did not do it.
pub fn frames(before: &View, lines: &[LogLine]) -> Vec<Frame> {
    let mut replay = Replay::new(before.position);
    let mut own = before.own;
    let mut frames = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if line.undone {
            continue;
        }
        let event = line.event;
        let earlier = replay;
        replay.happen(&event);
        if let Event::PhaseBegan { phase } = event {
            replay.position.phase = phase;
        }
        if matches!(event, Event::OrdersRevealed { .. }) {
            own.orders = Orders::NONE;
        }
        let mine = before.me.is_some() && actor(&event) == before.me && !drops(lines, at);
        let Some(mut position) = shown(&event, (&earlier, &replay)).filter(|_| !mine) else {
            continue;
        };
        position.combat = None;
        let view = View {
            me: before.me,
            position,
            own,
            ranking: None,
        };
        let everywhere = matches!(event, Event::OrdersRevealed { .. });
        frames.push(Frame {
            at,
            event,
            scene: Scene {
                arrows: arrows(&event),
                ..scene(&view, &Orders::NONE, &ByArea::default())
            },
            then: view,
            areas: if everywhere {
                AreaSet::EMPTY
            } else {
                areas(&event)
            },
            walks: walks(&event),
        });
    }
    frames
}

/// Returns true where the game has dropped a raid that nobody could use: nobody has answered so, whoever owns it.
fn drops(lines: &[LogLine], at: usize) -> bool {
    let spent = matches!(lines[at].event, Event::RaidSpent { .. });
    let before = at.checked_sub(1).map(|it| lines[it].seq);
    spent && before == Some(lines[at].seq)
}

/// The board that shows an event; `None` for what the map cannot show.
fn shown(event: &Event, (before, after): (&Replay, &Replay)) -> Option<Position> {
    Some(match *event {
        Event::OrdersRevealed { .. }
        | Event::RavenSwapped { .. }
        | Event::RaidSpent { .. }
        | Event::PowerConsolidated { .. }
        | Event::NeutralForceBeaten { .. }
        | Event::PortTaken { .. }
        | Event::PortShipsLost { .. }
        | Event::CombatBegan { .. }
        | Event::CombatWon { .. }
        | Event::Retreated { .. }
        | Event::UnitsDestroyed { .. }
        | Event::UnitsReplaced { .. } => after.position,
        Event::Mustered { musters, .. } => {
            musters.iter().next()?;
            after.position
        }
        Event::Raided { .. } => before.position,
        Event::Marched {
            from, ref moves, ..
        } => {
            moves.iter().next()?;
            before.on_the_way(from, moves)
        }
        _ => return None,
    })
}

fn walks(event: &Event) -> Vec<Walk> {
    match *event {
        Event::Marched {
            house,
            from,
            ref moves,
        } => moves
            .iter()
            .map(|(to, army)| Walk {
                house,
                from,
                to,
                army,
            })
            .collect(),
        _ => Vec::new(),
    }
}

//! A moment of the past as the map shows it: the board as it stood then, and over it what had just happened.

use super::{
    arrows::arrows,
    handle::Playback,
    step::{Step, step},
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        page::{LogLine, SharedPage},
        panels::{Lit, actor, areas},
        scene::{Arrow, Scene},
    },
    play::History,
};
use leptos::prelude::*;
use westeros::{AreaSet, Event, Phase, View};

/// The outcome of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// The moves of units.
    pub arrows: Vec<Arrow>,
    /// The areas to look at; none if it is the whole board.
    pub areas: AreaSet,
    round: Option<u8>,
    phase: Option<Phase>,
}

impl Past {
    /// Returns the last step of a log.
    pub fn of(log: &[LogLine]) -> Option<Self> {
        let it = step(log, log.last()?.seq)?;
        let mut past = Self {
            arrows: Vec::new(),
            areas: AreaSet::EMPTY,
            round: it.round.filter(|_| !it.ends),
            phase: it.phase.filter(|_| !it.ends),
        };
        for line in it.lines.iter().filter(|line| belongs(&it, line)) {
            past.arrows.extend(arrows(&line.event));
            past.areas = past.areas.union(areas(&line.event));
        }
        Some(past)
    }

    /// Draws the ways over the board; one that is drawn already is not drawn twice.
    pub fn over(past: Option<&Self>, mut scene: Scene) -> Scene {
        for arrow in past.iter().flat_map(|it| &it.arrows) {
            let same = |it: &Arrow| (it.from, it.to) == (arrow.from, arrow.to);
            if !scene.arrows.iter().any(same) {
                scene.arrows.push(arrow.clone());
            }
        }
        scene
    }

    /// Returns the state of the game in the round and the phase of the step, which may have ended with it.
    pub const fn then(&self, mut view: View) -> View {
        if let Some(round) = self.round {
            view.position.round = round;
        }
        if let Some(phase) = self.phase {
            view.position.phase = phase;
        }
        view
    }
}

/// Returns true for what is part of what counts: the same house did it, or it makes way.
fn belongs(step: &Step<'_>, line: &LogLine) -> bool {
    let everywhere = matches!(line.event, Event::OrdersRevealed { .. });
    let ended = matches!(step.event, Event::GameEnded { .. });
    let same = ended || actor(&line.event) == actor(step.event);
    let makes_way = matches!(line.event, Event::Retreated { .. });
    !line.undone && !everywhere && (same || makes_way)
}

/// Keeps the map at what the moment that is looked at has brought.
#[component]
pub fn Replayed(page: Signal<SharedPage>, playback: Playback) -> impl IntoView {
    let history = use_context::<History>();
    let light = use_context::<Lit>();
    let past = memo(move |_| {
        let there = history.is_some_and(History::shows_past);
        there.then(|| page.with(|it| Past::of(&it.log))).flatten()
    });
    effect(move |before: Option<bool>| {
        let now = past.get();
        let is_there = now.is_some();
        if is_there || before == Some(true) {
            if let Some(Lit(lit)) = light {
                lit.set(now.as_ref().map_or(AreaSet::EMPTY, |it| it.areas));
            }
            playback.past.set(now);
        }
        is_there
    });
    None::<AnyView>
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, Army, House, OrderToken, Troops, Unit};

    #[test]
    fn a_march_is_lit_with_its_arrow_and_nothing_that_comes_after_it() {
        let (house, from) = (House::Martell, Area::SaltShore);
        let events = [
            Event::RoundBegan { round: 3 },
            Event::PhaseBegan {
                phase: Phase::March,
            },
            Event::Marched {
                house,
                from,
                moves: Troops::of(Area::Yronwood, Army::one(Unit::Footman)),
            },
            Event::MarchRemoved {
                house,
                area: from,
                token: OrderToken::March,
            },
            Event::PhaseBegan {
                phase: Phase::ConsolidatePower,
            },
            Event::PowerConsolidated {
                house,
                area: Area::Sunspear,
                power: 1,
            },
        ];
        let log: Vec<_> = events
            .into_iter()
            .map(|event| LogLine {
                seq: 7,
                at: 0,
                event,
                undone: false,
            })
            .collect();
        let past = Past::of(&log).expect("there is a step");
        assert_eq!(past.areas, AreaSet::of(&[from, Area::Yronwood]));
        let ways: Vec<_> = past.arrows.iter().map(|it| (it.from, it.to)).collect();
        assert_eq!(ways, [(from, Area::Yronwood)]);
        assert_eq!((past.round, past.phase), (Some(3), Some(Phase::March)));
        assert_eq!(Past::of(&[]), None);
    }
}

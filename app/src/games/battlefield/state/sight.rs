//! Everything over the table besides a draft: what a unit meets, its reach, and the ruler.

use super::{
    super::{decide, ruler::Ruler},
    Asks, SharedPage,
};
use crate::{
    browser::after,
    reactive::{effect, memo},
};
use battlefield::{
    aim::{self, Line, Suggestion, Threat},
    field::Thing,
    geometry::Point,
    question::{Action, Move},
};
use decide::{Outlook, Sight};
use leptos::prelude::*;
use std::time::Duration;

/// The results that are computed about it; cheap to copy.
#[derive(Clone, Copy)]
pub struct SightState {
    pub outlook: Memo<Option<Outlook>>,
    /// The enemies as they would be from there.
    pub sights: Memo<Vec<Sight>>,
    /// The enemies that could charge it there. Nothing while it is being moved: that takes too long for each step.
    pub threats: Memo<Option<Vec<Threat>>>,
    /// A hand moves, though what it carries may lie still.
    pub(super) stirred: RwSignal<()>,
    /// The enemy of whom somebody wants to know why it isn't seen, and the line that tells.
    pub why: RwSignal<Option<Thing>>,
    pub line: Memo<Option<Line>>,
    /// Places that are worth the Maneuver of the draft.
    pub places: Memo<Vec<Suggestion>>,
    /// The places where the middle of the tray that moves can come to stand. They are the same while its ghost is
    /// dragged.
    pub reach: Memo<Vec<Vec<Point>>>,
    pub ruler: Ruler,
}

/// So long a ghost stays in one place, and the hand that drags it, before its dangers are worked out.
const REST: Duration = Duration::from_millis(160);

impl SightState {
    pub(super) fn new(asks: Asks, looked: RwSignal<Option<Thing>>) -> Self {
        let page: Memo<SharedPage> = asks.page;
        let outlook = memo(move |_| {
            let looked = looked.get();
            asks.asked.with(|asked| {
                let prompt = asked.as_ref().map(|(_, prompt)| prompt);
                asks.draft.with(|draft| {
                    let action = draft.last().map(|it| &it.action);
                    page.with(|it| decide::outlook(&it.view, prompt, action, looked))
                })
            })
        });
        let sights = memo(move |_| {
            let from = outlook.get();
            from.map_or_else(Vec::new, |from| {
                page.with(|it| decide::sights(&it.view.open, from))
            })
        });
        let (rested, stirred) = (RwSignal::new(None::<Outlook>), RwSignal::new(()));
        effect(move |_| {
            stirred.track();
            let (before, now) = (rested.get_untracked(), outlook.get());
            if before != now {
                // Who only passes where it has rested does not rest there.
                if before.is_some() {
                    rested.set(None);
                }
                after(REST, move || rested.set(now));
            }
        });
        let threats = memo(move |_| {
            let from = rested.get()?;
            let rests = outlook.get() == Some(from);
            rests.then(|| page.with(|it| aim::threats(&it.view.open, from.unit, from.pose)))
        });
        let why = RwSignal::new(None::<Thing>);
        let line = memo(move |_| {
            let (from, target) = (outlook.get()?, why.get()?);
            page.with(|it| aim::blocked(&it.view.open, from.unit, from.pose, target))
        });
        Self {
            outlook,
            sights,
            threats,
            stirred,
            why,
            line,
            places: places(asks),
            reach: reach(asks),
            ruler: Ruler::new(),
        }
    }
}

/// The same while a ghost is dragged.
fn places(asks: Asks) -> Memo<Vec<Suggestion>> {
    let Asks { page, asked, draft } = asks;
    let maneuvers = |it: &Action| matches!(it, Action::Do(Move::Maneuver(_)));
    let moves = memo(move |_| draft.with(|it| it.last().is_some_and(|it| maneuvers(&it.action))));
    memo(move |_| {
        let found = moves.get().then(|| {
            asked.with(|it| {
                let (_, prompt) = it.as_ref()?;
                Some(page.with(|page| decide::exact_places(&page.view, prompt)))
            })
        });
        found.flatten().unwrap_or_default()
    })
}

fn reach(asks: Asks) -> Memo<Vec<Vec<Point>>> {
    let page = asks.page;
    let travels = memo(move |_| asks.with(|view, prompt, it| decide::travels(view, prompt, it?)));
    memo(move |_| {
        let travels = travels.get();
        travels.map_or_else(Vec::new, |(unit, travel)| {
            page.with(|it| aim::reach(&it.view.open, unit, travel).polygons)
        })
    })
}

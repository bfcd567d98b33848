//! Layers of what is written on the table: the measures of what is placed, the names of units, and the words of zones;
//! each where nothing before it lies.

use super::{
    input::Input,
    labels::{self, Label},
    layers::layer,
    model, names,
    overlay::knob,
    planned::{self, Measures},
    plates::Claim,
    taken::{Taken, about},
    together, zone_words,
};
use crate::{
    games::battlefield::state::{BattleState, Lack},
    reactive::memo,
};
use battlefield::{
    field::Thing,
    geometry::{Base, Mil, Point, Pose, Tray},
    position::UnitId,
};
use leptos::prelude::*;

/// The room that a handle or a letter on a disc takes about its middle.
const DISC: Mil = 900;

/// Returns the limits of what is placed before the battle, and its distances, in sight of whoever looks at a part of
/// the table.
pub fn limits(input: Input, letters: Memo<Mil>) -> Memo<Measures> {
    let Input {
        state, chart, eye, ..
    } = input;
    let sight = memo(move |_| eye.get().seen(chart.get()).map(|it| it.round() as Mil));
    let ghosts = memo(move |_| state.preview.with(|it| it.ghosts.clone()));
    let why = memo(move |_| {
        let held = state.held();
        let misfits = state.plan().misfits;
        let misfit = held.and_then(|at| misfits.with(|it| it.get(at).cloned().flatten()));
        misfit.or_else(|| {
            state.ready.with(|it| match it {
                Err(Lack::Illegal(why)) => Some(why.clone()),
                _ => None,
            })
        })
    });
    memo(move |_| {
        let chart = chart.get();
        let none = Measures::new(chart, letters.get(), sight.get());
        let drawn = state.asked_with(|view, prompt| {
            let (asked, none) = ((view, prompt), none.clone());
            ghosts.with(|ghosts| {
                why.with(|why| planned::drawn(chart, asked, (ghosts, why.as_ref()), none))
            })
        });
        drawn.unwrap_or(none)
    })
}

/// The thoughts of a viewer that names have to know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Thought {
    held: Option<UnitId>,
    looked: Option<UnitId>,
    /// A unit that would stand elsewhere.
    moved: Option<(UnitId, Pose)>,
    /// Trays that would stand there besides it.
    trays: Vec<Tray>,
    /// The middles of handles and of letters on discs.
    discs: Vec<Point>,
}

fn thought(input: Input) -> Memo<Thought> {
    let Input { state, hovered, .. } = input;
    memo(move |_| {
        let from = state.sight().outlook.get();
        let decided = from.filter(|it| it.aimed);
        let looked = from.filter(|it| !it.aimed).map(|it| it.unit);
        state.preview.with(|it| {
            let held = it.ghosts.iter().find(|it| it.held);
            let aside = it.strike.is_some();
            let knob = held.map(|it| knob(&it.tray, aside));
            let rears = it.places.iter().map(|(_, tray)| rear(tray));
            // Those of a line-up stand in the position that is named.
            let besides = it.ghosts.iter().filter(|it| it.number.is_none());
            Thought {
                held: held.and_then(|it| it.unit).or(decided.map(|it| it.unit)),
                looked: hovered.get().and_then(Thing::unit).or(looked),
                moved: decided.filter(|it| it.moved).map(|it| (it.unit, it.pose)),
                trays: besides.map(|it| it.tray).collect(),
                discs: rears.chain(knob).collect(),
            }
        })
    })
}

/// Returns the middle of the rear of a tray.
fn rear(tray: &Tray) -> Point {
    let Base { depth, .. } = tray.base;
    tray.pose.at.ahead(tray.pose.facing, -depth / 2)
}

/// Returns the names of units, where they lie; and what of the picture is taken then. While a hand drags something they
/// stay where they lie: to lay them out takes longer than a picture may.
pub fn labels(
    input: Input,
    letters: Memo<Mil>,
    limits: Memo<Measures>,
) -> Memo<(Vec<Label>, Taken)> {
    let laid = laid_out(input, letters, limits);
    memo(move |before: Option<&(Vec<Label>, Taken)>| {
        let moves = input.state.dragging().moves();
        match before.filter(|_| moves) {
            Some(before) => before.clone(),
            None => laid.get(),
        }
    })
}

fn laid_out(input: Input, letters: Memo<Mil>, limits: Memo<Measures>) -> Memo<(Vec<Label>, Taken)> {
    let Input { state, chart, .. } = input;
    let thought = thought(input);
    // Other measures come into sight with each step of a camera; names give way to where their pills lie.
    let pills = memo(move |_| limits.with(|it| it.frames.clone()));
    let all = memo(move |_| {
        let (chart, band) = (chart.get(), state.band());
        state
            .preview
            .with(|it| together::hold(chart, &it.ghosts, &band))
    });
    memo(move |_| {
        let (chart, letters) = (chart.get(), letters.get());
        let Thought {
            held,
            looked,
            moved,
            trays: besides,
            discs,
        } = thought.get();
        state.with_planned(|it| {
            let mut taken = Taken::moved(chart, it, moved).lettered(letters);
            for it in &besides {
                taken.stand(it);
            }
            let discs = discs.iter().map(|it| about(chart.spot(*it), [DISC; 2]));
            for frame in discs.chain(all.get()).chain(pills.get()) {
                taken.write(frame);
            }
            let (mut trays, names) = (model::trays(it), names::short_names(it));
            for tray in &mut trays {
                let pose = moved.filter(|it| it.0 == tray.id).map(|it| it.1);
                tray.pose = pose.unwrap_or(tray.pose);
            }
            let claim = |id: UnitId| {
                if held == Some(id) {
                    Claim::Held
                } else if looked == Some(id) {
                    Claim::Looked
                } else {
                    Claim::Plain
                }
            };
            let labels = labels::labels(&mut taken, &trays, &names, claim);
            (labels, taken)
        })
    })
}

/// Draws the names that lie beside their units, below handles and discs; or those on their own units, above all of
/// that.
pub fn name_plates(written: Memo<(Vec<Label>, Taken)>, upon: bool) -> Memo<String> {
    layer(move || written.with(|it| labels::drawn(it.0.iter().filter(|it| it.upon == upon))))
}

/// Draws the words of the zones, clear of all names and measures.
pub fn zone_lines(
    state: BattleState,
    written: Memo<(Vec<Label>, Taken)>,
    limits: Memo<Measures>,
) -> Memo<String> {
    let viewer = memo(move |_| state.page.with(|it| it.view.seat));
    let runs = memo(move |_| limits.with(|it| it.runs.clone()));
    let zones = memo(move |_| {
        let viewer = viewer.get();
        state.with_position(|it| (model::zones(it), zone_words::owned(it, viewer)))
    });
    layer(move || {
        zones.with(|(zones, owned)| {
            if zones.iter().all(|it| !it.strong) {
                return String::new();
            }
            let mut taken = written.with(|it| it.1.clone());
            for run in runs.get() {
                taken.write(run);
            }
            zone_words::drawn(&mut taken, zones, owned)
        })
    })
}

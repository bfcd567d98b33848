//! The arcs of a tray, and the distances that matter to its unit, as arcs of circles around its front arrow.

use super::{
    chart::{Chart, Spot},
    input::Input,
    layers::layer,
    pills::Pill,
    taken::{Frame, Taken},
};
use crate::{
    games::battlefield::{state::BattleState, wording},
    reactive::memo,
};
use battlefield::{
    chapter::attack::{LONG, SHORT},
    data::Reach,
    geometry::{Base, Facing, Mil, Tray},
    position::{Position, UnitId},
    question::{Action, Move},
};
use leptos::prelude::*;
use std::fmt::Write;

/// A tray whose arcs are drawn, and the distances that matter to it.
pub type Seen = (Tray, Vec<Mil>);

/// A distance of a tray where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    at: Spot,
    letters: Mil,
    inches: String,
}

impl Ring {
    fn pill(&self) -> Pill<'_> {
        Pill::new(&self.inches, "b-inch")
    }

    /// Returns the room that it takes.
    pub fn frame(&self) -> Frame {
        self.pill().frame(self.letters, self.at)
    }
}

/// All of them.
pub type Written = Vec<Ring>;

/// As far from the middle of a tray the lines of its front are drawn, and those of its rear.
const FRONT: Mil = 24_000;
const REAR: Mil = 7_000;
/// The half of an arc of distance, 36 degrees, and the degrees at which its number stands: beyond its end, on no line.
const HALF: Sweep = Sweep {
    across: 588,
    along: 809,
};
const END: i32 = 41;

/// The sine and the cosine of an angle in thousandths.
struct Sweep {
    across: Mil,
    along: Mil,
}

/// The tray that is decided about, that somebody looks at, or that is chosen. Its distances stay the same while it is
/// dragged.
pub fn seen(input: Input) -> Memo<Option<Seen>> {
    let Input { state, hovered, .. } = input;
    let shown = memo(move |_| {
        let aimed = || state.sight().outlook.get().filter(|it| it.aimed);
        let looked = || {
            let thing = hovered.get()?;
            let tray = state.with_position(|position| position.tray(thing))?;
            Some((tray, thing.unit()))
        };
        let chosen = || {
            let from = aimed()?;
            let base = state.with_position(|it| it.unit(from.unit).profile.base);
            Some((Tray::new(base, from.pose), Some(from.unit)))
        };
        let drafted = state.preview.with(|it| it.arcs);
        let drafted = drafted.map(|it| (it, aimed().map(|it| it.unit)));
        drafted.or_else(looked).or_else(chosen)
    });
    let unit = memo(move |_| shown.get().and_then(|it| it.1));
    let weapon = memo(move |_| match state.action() {
        Some(Action::Do(Move::Shoot { weapon, .. })) => Some(weapon),
        _ => None,
    });
    let lengths = memo(move |_| {
        let (unit, weapon) = (unit.get(), weapon.get());
        unit.map_or_else(Vec::new, |it| {
            state.with_position(|position| distances(position, it, weapon))
        })
    });
    memo(move |_| Some((shown.get()?.0, lengths.get())))
}

/// The range of a unit's shots where those are drafted, else the lengths of its Maneuver and its March.
fn distances(position: &Position, unit: UnitId, weapon: Option<u8>) -> Vec<Mil> {
    match weapon {
        Some(weapon) => range(position, unit, weapon).into_iter().collect(),
        None if position.is_engaged(unit.thing()) => Vec::new(),
        None => vec![position.speed(unit), 2 * position.speed(unit)],
    }
}

fn range(position: &Position, unit: UnitId, weapon: u8) -> Option<Mil> {
    let attacks = &position.unit(unit).profile.entry().attacks;
    match attacks.get(usize::from(weapon))?.reach {
        Reach::Melee => None,
        Reach::Short => Some(SHORT),
        Reach::Long => Some(LONG),
    }
}

/// The numbers of the distances, each at that end of its arc that is free.
pub fn written(taken: &Taken, (tray, all): &Seen) -> Written {
    let (chart, arrow, facing) = (taken.chart, tray.arrow(), tray.pose.facing);
    let ends = |length: Mil| {
        [-END, END].map(|degrees| {
            let way = facing.turned(Facing::degrees(degrees));
            chart.spot(arrow.ahead(way, length))
        })
    };
    let free = |length: &Mil| {
        let inches = wording::number_of_inches(*length) + "″";
        let letters = taken.letters;
        let mut all = ends(*length).into_iter().map(|at| Ring {
            at,
            letters,
            inches: inches.clone(),
        });
        all.find(|it| taken.is_free(it.frame()))
    };
    all.iter().filter_map(free).collect()
}

fn numbers(all: &[Ring]) -> String {
    let mut out = String::new();
    for it in all {
        it.pill().drawn(it.letters, it.at, &mut out);
    }
    out
}

/// The arcs about the middle of a tray that looks up. They are the same wherever it stands.
fn drawn(base: Base, lengths: &[Mil]) -> String {
    let (x, y) = (base.width / 2, base.depth / 2);
    let square = |it: Mil| i64::from(it) * i64::from(it);
    let half = (square(x) + square(y)).isqrt().max(1);
    // Through its corners.
    let out = |far: Mil| [x, y].map(|it| (i64::from(it) * i64::from(far) / half) as Mil);
    let ([across, along], [aside, behind]) = (out(FRONT), out(REAR));
    let mut drawn = format!(
        "<path class=\"b-arc-front\" d=\"M-{x} -{y}L-{across} -{along}A{FRONT} {FRONT} 0 0 1 {across} -{along}L{x} -{y}z\"/>\
         <path class=\"b-arc-edge\" d=\"M-{x} -{y}L-{across} -{along}M{x} -{y}L{across} -{along}\"/>\
         <path class=\"b-arc-edge rear\" d=\"M-{x} {y}L-{aside} {behind}M{x} {y}L{aside} {behind}\"/>"
    );
    for length in lengths {
        let [side, ahead] = [HALF.across, HALF.along].map(|it| length / 100 * it / 10);
        let top = -y - ahead;
        let _ = write!(
            drawn,
            "<path class=\"b-range\" d=\"M-{side} {top}A{length} {length} 0 0 1 {side} {top}\"/>"
        );
    }
    drawn
}

/// While a tray is dragged its arcs are put elsewhere, and not drawn again.
#[component]
pub fn Arcs(
    state: BattleState,
    chart: Memo<Chart>,
    seen: Memo<Option<Seen>>,
    written: Memo<Written>,
) -> impl IntoView {
    // The arcs of the ghost that is dragged go with it.
    let held = memo(move |_| {
        state.preview.with(|it| {
            let held = it.ghosts.iter().find(|it| it.held);
            held.map(|it| it.tray.pose)
        })
    });
    let shape =
        memo(move |_| seen.with(|it| it.as_ref().map(|(tray, all)| (tray.base, all.clone()))));
    let arcs = layer(move || {
        shape.with(|it| {
            it.as_ref()
                .map_or_else(String::new, |(base, all)| drawn(*base, all))
        })
    });
    let inches = layer(move || written.with(|it| numbers(it)));
    let placed = move || {
        let chart = chart.get();
        seen.with(|it| {
            let (tray, _) = it.as_ref()?;
            let dragged = held.get() == Some(tray.pose);
            let ahead = dragged.then(|| state.dragging().ahead()).flatten();
            let pose = ahead.unwrap_or(tray.pose);
            Some(chart.placed(pose.at, pose.facing))
        })
    };
    // Their numbers come where there is room for them, once the hand rests.
    let late = move || state.dragging().moves().then_some("hidden");
    view! {
        <g transform=placed inner_html=arcs></g>
        <g visibility=late inner_html=inches></g>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn distances_are_measured_from_the_front_arrow_and_stay_within_the_front() {
        let base = example().units[0].tray().unwrap().base;
        let drawn = drawn(base, &[5_000, 10_000]);
        // From its front it is 2.4 inches to the middle.
        assert!(
            drawn.contains("M-2940 -6445A5000 5000 0 0 1 2940 -6445"),
            "{drawn}"
        );
        assert_eq!(drawn.matches("b-range").count(), 2);
    }

    #[test]
    fn a_number_stands_on_nothing_else() {
        let position = example();
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let tray = position.units[1].tray().unwrap();
        let all = written(&taken, &(tray, vec![5_000, 10_000]));
        assert!(all.iter().all(|it| taken.is_free(it.frame())));
        let before = all.len();
        assert!(before > 0);
        for it in &all {
            taken.write(it.frame());
        }
        let other = written(&taken, &(tray, vec![5_000, 10_000]));
        assert!(other.iter().all(|it| !all.contains(it)));
    }

    #[test]
    fn distances_are_those_of_what_a_unit_does() {
        let position = example();
        let of = |unit: u8, weapon| distances(&position, UnitId(unit), weapon);
        assert!(of(0, None).is_empty(), "it fights");
        assert_eq!(of(1, None), [5_000, 10_000]);
        assert_eq!(of(1, Some(1)), [LONG]);
        assert!(of(1, Some(0)).is_empty(), "no shot");
    }
}

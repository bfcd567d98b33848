//! Several of a plan at once: the frame that is drawn around them, and what moves all of them.

use super::{
    chart::{Chart, Spot},
    eye::Place,
    input::Input,
    names,
    taken::frame_of,
};
use crate::{
    games::battlefield::{decide::Ghost, state::BattleState, wording},
    reactive::memo,
};
use battlefield::geometry::{Mil, Tray};
use leptos::prelude::*;

/// From trays to the rim around them, and half the height of what moves all.
const AWAY: Mil = 900;
const HALF: Mil = 1_150;
/// From trays to the side of the rim on which that lies: their names lie between.
const ROOM: Mil = 3_100;
const LETTERS: Mil = 1_050;

/// Left, top, right, bottom, in the picture.
type Frame = [Mil; 4];

/// The frame between two places.
pub fn between((x, y): Place, (right, below): Place) -> Frame {
    let whole = |it: f64| it.round() as Mil;
    [
        whole(x.min(right)),
        whole(y.min(below)),
        whole(x.max(right)),
        whole(y.max(below)),
    ]
}

/// Returns the places in the plan of the ghosts whose middles lie in a frame.
pub fn caught(chart: Chart, ghosts: &[Ghost], [left, top, right, bottom]: Frame) -> Vec<usize> {
    let inside = |(x, y): Spot| (left..=right).contains(&x) && (top..=bottom).contains(&y);
    let inside = ghosts
        .iter()
        .filter(|it| inside(chart.spot(it.tray.pose.at)));
    inside.filter_map(|it| it.number?.checked_sub(1)).collect()
}

/// The rim around several, and the level of what moves all of them: below them, or above where the table ends.
fn around(chart: Chart, trays: impl Iterator<Item = Tray>) -> Option<(Frame, Mil)> {
    let frames = trays.map(|it| frame_of(chart, &it));
    let all = frames.reduce(|one, it| {
        [
            one[0].min(it[0]),
            one[1].min(it[1]),
            one[2].max(it[2]),
            one[3].max(it[3]),
        ]
    });
    let [left, top, right, bottom] = all?;
    let (left, right) = (left - AWAY, right + AWAY);
    let level = bottom + ROOM;
    Some(if level + HALF <= chart.depth {
        ([left, top - AWAY, right, level], level)
    } else {
        let (level, foot) = (top - ROOM, (bottom + AWAY).min(chart.depth));
        ([left, level, right, foot.max(bottom)], level)
    })
}

/// The same of those ghosts that move together.
fn rim_of(chart: Chart, ghosts: &[Ghost], band: &[usize]) -> Option<(Frame, Mil)> {
    let caught = |it: &&Ghost| it.number.is_some_and(|it| band.contains(&(it - 1)));
    around(chart, ghosts.iter().filter(caught).map(|it| it.tray))
}

/// The width of what moves them.
fn wide(label: &str) -> Mil {
    names::width(label) * LETTERS / 1_000 * 4 / 5 + 3_400
}

/// The middle of what moves them, within the table.
fn spot(chart: Chart, ([left, _, right, _], level): (Frame, Mil), wide: Mil) -> Spot {
    let half = wide / 2;
    let x = i32::midpoint(left, right).clamp(half, (chart.width - half).max(half));
    (x, level)
}

/// Returns the frame that what moves them takes in the picture.
pub fn hold(chart: Chart, ghosts: &[Ghost], band: &[usize]) -> Option<Frame> {
    let wide = wide(&wording::move_all(band.len()));
    let (x, y) = spot(chart, rim_of(chart, ghosts, band)?, wide);
    Some([x - wide / 2, y - HALF, x + wide / 2, y + HALF])
}

fn path([left, top, right, bottom]: Frame) -> String {
    let (wide, high) = (right - left, bottom - top);
    format!("M{left} {top}h{wide}v{high}h-{wide}z")
}

fn rim(state: BattleState, chart: Memo<Chart>) -> Memo<Option<(Frame, Mil)>> {
    memo(move |_| {
        let (chart, band) = (chart.get(), state.band());
        state.preview.with(|it| rim_of(chart, &it.ghosts, &band))
    })
}

/// The rim around those that move together: a line, below names.
#[component]
pub fn Around(state: BattleState, chart: Memo<Chart>) -> impl IntoView {
    let rim = rim(state, chart);
    view! {
        <path class="b-around" aria-hidden="true" d=move || rim.get().map(|it| path(it.0))></path>
    }
    .into_any()
}

/// The pill that moves all of them, and the frame that is being drawn.
#[component]
pub fn Together(input: Input) -> impl IntoView {
    let Input {
        state,
        chart,
        frame,
        ..
    } = input;
    let rim = rim(state, chart);
    let label = memo(move |_| wording::move_all(state.band().len()));
    let wide = move || label.with(|it| wide(it));
    let placed = move || {
        let (x, y) = spot(chart.get(), rim.get()?, wide());
        Some(format!("translate({x} {y})"))
    };
    let some = memo(move |_| rim.with(Option::is_some));
    let hint = word!(
        "Arrows move them, brackets turn them" | "Pfeile bewegen sie, eckige Klammern drehen sie"
    );
    view! {
        {move || some.get().then(|| view! {
            <g class="b-all" role="button" tabindex="0" data-all="" aria-label=move || format!("{}. {hint}", label.get()) transform=placed>
                <rect x=move || (-wide() / 2).to_string() y="-1150" width=move || wide().to_string() height="2300" rx="1150"></rect>
                <path transform=move || format!("translate({} 0)", 1_500 - wide() / 2) d="M-600 0h1200M0-600v1200M-600 0l200-200M-600 0l200 200M600 0l-200-200M600 0l-200 200M0-600l-200 200M0-600l200 200M0 600l-200-200M0 600l200-200"></path>
                <text x="700" y="370">{label}</text>
            </g>
        })}
        <path class="b-caught" aria-hidden="true" d=move || frame.get().map(path)></path>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::geometry::{Base, Facing, Pose};

    #[test]
    fn a_frame_catches_those_whose_middles_lie_in_it() {
        let chart = Chart {
            width: 48_000,
            depth: 48_000,
            turned: false,
        };
        let ghost = |number: usize, x: Mil| Ghost {
            tray: Tray::new(Base::INFANTRY, Pose::new(x, 3_000, Facing::NORTH)),
            legal: true,
            unit: None,
            held: false,
            number: Some(number),
        };
        let ghosts = [ghost(1, 5_000), ghost(2, 15_000), ghost(3, 25_000)];
        let frame = between((30_000.0, 47_000.0), (10_000.0, 40_000.0));
        assert_eq!(frame, [10_000, 40_000, 30_000, 47_000]);
        assert_eq!(caught(chart, &ghosts, frame), [1, 2]);
        // The table ends too near below them.
        let rim = around(chart, ghosts.iter().map(|it| it.tray));
        assert_eq!(rim, Some(([1_350, 39_500, 28_650, 48_000], 39_500)));
        let further = ghosts.iter().map(|it| it.tray.moved(Facing::NORTH, 9_000));
        let rim = around(chart, further);
        assert_eq!(rim, Some(([1_350, 32_700, 28_650, 41_500], 41_500)));
        // Names lie between them and what moves all.
        let [left, top, right, bottom] = hold(chart, &ghosts, &[0, 1, 2]).unwrap();
        assert_eq!(i32::midpoint(left, right), 15_000);
        assert!(bottom <= 42_600 - 1_660 && top >= 0 && right <= 48_000);
    }
}

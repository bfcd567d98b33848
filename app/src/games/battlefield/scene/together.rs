//! Several of a plan at once: the frame that is drawn around them, and what moves all of them.

use super::{
    chart::{Chart, Spot},
    eye::Place,
    input::Input,
    names,
    taken::frame_of,
};
use crate::{
    games::battlefield::{decide::Ghost, wording},
    reactive::memo,
};
use battlefield::geometry::{Mil, Tray};
use leptos::prelude::*;

/// From trays to the rim around them, and half the height of what moves all.
const AWAY: Mil = 900;
const HALF: Mil = 1_150;
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

fn around(chart: Chart, trays: impl Iterator<Item = Tray>) -> Option<Frame> {
    let frames = trays.map(|it| frame_of(chart, &it));
    let all = frames.reduce(|one, it| {
        [
            one[0].min(it[0]),
            one[1].min(it[1]),
            one[2].max(it[2]),
            one[3].max(it[3]),
        ]
    });
    all.map(|[left, top, right, bottom]| [left - AWAY, top - AWAY, right + AWAY, bottom + AWAY])
}

fn path([left, top, right, bottom]: Frame) -> String {
    let (wide, high) = (right - left, bottom - top);
    format!("M{left} {top}h{wide}v{high}h-{wide}z")
}

/// The rim around those that move together, the pill that moves them, and the frame that is being drawn.
#[component]
pub fn Together(input: Input) -> impl IntoView {
    let Input {
        state,
        chart,
        frame,
        ..
    } = input;
    let band = memo(move |_| state.band());
    let rim = memo(move |_| {
        let band = band.get();
        let caught = |it: &&Ghost| it.number.is_some_and(|it| band.contains(&(it - 1)));
        state.preview.with(|it| {
            let trays = it.ghosts.iter().filter(caught).map(|it| it.tray);
            around(chart.get(), trays)
        })
    });
    let label = memo(move |_| wording::move_all(band.with(Vec::len)));
    let wide = move || label.with(|it| names::width(it)) * LETTERS / 1_000 * 4 / 5 + 3_400;
    // On the rim, or at its top where it would be below the table.
    let placed = move || {
        let [left, top, right, bottom] = rim.get()?;
        let (chart, half) = (chart.get(), wide() / 2);
        let x = i32::midpoint(left, right).clamp(half, (chart.width - half).max(half));
        let y = if bottom + HALF <= chart.depth {
            bottom
        } else {
            top
        };
        Some(format!("translate({x} {y})"))
    };
    let some = memo(move |_| rim.with(Option::is_some));
    let hint = word!(
        "Arrows move them, brackets turn them" | "Pfeile bewegen sie, eckige Klammern drehen sie"
    );
    view! {
        <path class="b-around" aria-hidden="true" d=move || rim.get().map(path)></path>
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
        let rim = around(chart, ghosts.iter().map(|it| it.tray));
        assert_eq!(rim, Some([1_350, 41_700, 28_650, 48_300]));
    }
}

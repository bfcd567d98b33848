//! One plot: a line a house, told apart by dash and marker as well as by color.

use super::series::{Measure, Series, top};
use crate::games::westeros::{panels::token::house_class, wording};
use leptos::prelude::*;
use westeros::House;

const WIDTH: f32 = 320.0;
const HEIGHT: f32 = 150.0;
const LEFT: f32 = 22.0;
const BOTTOM: f32 = 18.0;
const EDGE: f32 = 8.0;

/// The plot, and its numbers for those who do not see it.
#[component]
pub fn Plot(measure: Measure, series: Vec<Series>, rounds: Vec<Option<u8>>) -> impl IntoView {
    let top = top(&series, measure);
    let count = rounds.len();
    let name = wording::story::measure_name(measure);
    let place = move |at: usize, value: u8| place((at, count), (value, top));
    let grid = marks(top).map(|value| {
        let (_, y) = place(0, value);
        let line = format!("M{LEFT} {y:.1}H{WIDTH}");
        view! {
            <path class="plot-grid" d=line></path>
            <text class="plot-number" x=LEFT - 4.0 y=y + 3.5 text-anchor="end">{value}</text>
        }
    });
    let below = rounds.iter().enumerate().map(|(at, round)| {
        let (x, _) = place(at, 0);
        let anchor = if at + 1 == count { "end" } else { "middle" };
        view! { <text class="plot-number" x=x y=HEIGHT - 3.0 text-anchor=anchor>{short(*round)}</text> }
    });
    let lines = series.iter().map(|it| {
        let points: Vec<(f32, f32)> = it
            .values
            .iter()
            .enumerate()
            .map(|(at, &value)| place(at, value))
            .collect();
        let markers = points.iter().map(|(x, y)| {
            let at = format!("translate({x:.1} {y:.1})");
            view! { <path class="plot-mark" d=marker(it.house) transform=at></path> }
        });
        view! {
            <g class=house_class(it.house)>
                <path class=format!("plot-line {}", dash(it.house)) d=path(&points)></path>
                {markers.collect_view()}
            </g>
        }
    });
    view! {
        <figure class="plot">
            <figcaption>{name}</figcaption>
            <svg viewBox=format!("0 0 {} {HEIGHT}", WIDTH + EDGE) aria-hidden="true">
                {grid.collect_view()} {below.collect_view()} {lines.collect_view()}
            </svg>
            {table(name, &series, &rounds)}
        </figure>
    }
}

/// The same numbers, to be read.
fn table(name: &'static str, series: &[Series], rounds: &[Option<u8>]) -> impl IntoView + use<> {
    let head = rounds.iter().map(|&round| {
        let words = match round {
            Some(n) => say!("Round {n}" | "Runde {n}"),
            None => word!("End" | "Ende").to_owned(),
        };
        view! { <th scope="col">{words}</th> }
    });
    let rows = series.iter().map(|it| {
        let cells = it.values.iter().map(|value| view! { <td>{*value}</td> });
        view! {
            <tr>
                <th scope="row">{wording::house_name(it.house)}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <table class="unseen">
            <caption>{name}</caption>
            <thead>
                <tr>
                    <th scope="col">{word!("House" | "Haus")}</th>
                    {head.collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// How the line of a house looks, beside its name.
#[component]
pub fn Key(house: House) -> impl IntoView {
    view! {
        <li class=house_class(house)>
            <svg viewBox="0 -6 32 12" aria-hidden="true">
                <path class=format!("plot-line {}", dash(house)) d="M0 0H32"></path>
                <path class="plot-mark" d=marker(house) transform="translate(16 0)"></path>
            </svg>
            {wording::house_name(house)}
        </li>
    }
}

fn short(round: Option<u8>) -> String {
    round.map_or_else(
        || word!("End" | "Ende").to_owned(),
        |round| round.to_string(),
    )
}

/// The numbers at the axis.
fn marks(top: u8) -> impl Iterator<Item = u8> {
    let step = match top {
        0..=8 => 2,
        9..=20 => 5,
        _ => 10,
    };
    (0..=top).step_by(step)
}

fn place((at, count): (usize, usize), (value, top): (u8, u8)) -> (f32, f32) {
    let steps = u16::try_from(count.saturating_sub(1)).unwrap_or(u16::MAX);
    let at = u16::try_from(at).unwrap_or(u16::MAX);
    let across = f32::from(at) / f32::from(steps.max(1));
    let up = f32::from(value) / f32::from(top.max(1));
    let (wide, high) = (WIDTH - LEFT - EDGE, HEIGHT - BOTTOM - EDGE);
    (
        across.mul_add(wide, LEFT + EDGE / 2.0),
        (1.0 - up).mul_add(high, EDGE),
    )
}

fn path(points: &[(f32, f32)]) -> String {
    let mut letters = ["M"].into_iter().chain(std::iter::repeat("L"));
    let parts = points.iter().map(|(x, y)| {
        let letter = letters.next().unwrap_or_default();
        format!("{letter}{x:.1} {y:.1}")
    });
    parts.collect()
}

const fn dash(house: House) -> &'static str {
    match house {
        House::Baratheon => "dash-whole",
        House::Lannister => "dash-long",
        House::Stark => "dash-short",
        House::Greyjoy => "dash-dots",
        House::Tyrell => "dash-dot",
        House::Martell => "dash-two",
    }
}

/// A small shape around 0,0: disc, square, diamond, triangles, cross.
const fn marker(house: House) -> &'static str {
    match house {
        House::Baratheon => "M-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0z",
        House::Lannister => "M-3 -3H3V3H-3z",
        House::Stark => "M0 -4L4 0L0 4L-4 0z",
        House::Greyjoy => "M0 -4L4 3H-4z",
        House::Tyrell => "M0 4L4 -3H-4z",
        House::Martell => "M-4 -1H-1V-4H1V-1H4V1H1V4H-1V1H-4z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_go_from_corner_to_corner() {
        let (left, low) = place((0, 3), (0, 7));
        let (right, high) = place((2, 3), (7, 7));
        assert!(left < right && high < low && right <= WIDTH && low <= HEIGHT);
        assert_eq!(path(&[(0.0, 1.0), (2.0, 3.0)]), "M0.0 1.0L2.0 3.0");
        assert_eq!(path(&[]), "");
        assert!(place((0, 1), (0, 0)).0.is_finite());
    }

    #[test]
    fn no_two_houses_look_alike() {
        let mut looks: Vec<_> = House::ALL.map(|it| (dash(it), marker(it))).into();
        looks.dedup();
        assert_eq!(looks.len(), House::COUNT);
    }
}

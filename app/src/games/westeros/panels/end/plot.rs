//! One plot: a line a house over a dark ground, with its sigil and its last number at the end of it.

mod frame;
mod rounds;
mod table;

use super::series::Series;
use crate::{
    curve::curve,
    games::westeros::{map::HouseShield, panels::token::house_class, wording::ending as words},
};
pub use frame::{Frame, NARROW, WIDE};
use leptos::prelude::*;
use rounds::Rounds;
pub use table::Numbers;
use westeros::House;

/// The lines of one measure, and whose they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plotted {
    /// The winner's line first.
    pub series: Vec<Series>,
    /// The round after which each value was counted; `None` at the start.
    pub rounds: Vec<Option<u8>>,
    /// The end of the axis.
    pub top: u8,
    pub me: Option<House>,
    /// The turning points by number: the moments after them, and the houses whose lines wear them.
    pub marks: Vec<(usize, House)>,
}

impl Plotted {
    /// Returns the value of each house at one moment.
    fn at(&self, at: usize) -> Vec<(House, u8)> {
        let value = |it: &Series| (it.house, it.values[at]);
        self.series.iter().map(value).collect()
    }

    /// Returns the points of each line.
    fn points(&self, frame: Frame) -> Vec<Vec<(f32, f32)>> {
        let count = self.rounds.len();
        let mut lines = vec![Vec::with_capacity(count); self.series.len()];
        for at in 0..count {
            let values: Vec<u8> = self.series.iter().map(|it| it.values[at]).collect();
            let heights = frame.heights(&values, self.top);
            for (line, y) in lines.iter_mut().zip(heights) {
                line.push((frame.across(at, count), y));
            }
        }
        lines
    }
}

/// The drawing; its numbers are in the table and in each of its rounds.
#[component]
pub fn Plot(it: Plotted, frame: Frame, label: &'static str) -> impl IntoView {
    let points = it.points(frame);
    let lines = || it.series.iter().zip(&points);
    let is_mine = |house: House| it.me == Some(house);
    let others = lines().filter(|(it, _)| !is_mine(it.house));
    // One's own lies above the others.
    let mine = lines().filter(|(it, _)| is_mine(it.house));
    let drawn = others.chain(mine).map(|(series, points)| {
        let d = curve(points);
        view! {
            <g class=house_class(series.house) class:mine=is_mine(series.house)>
                <path class="ending-case" d=d.clone()></path>
                <path class="ending-line" d=d></path>
            </g>
        }
    });
    let marks = (1..).zip(&it.marks).filter_map(|(number, &(at, house))| {
        let line = it.series.iter().position(|it| it.house == house)?;
        let (x, y) = *points.get(line)?.get(at)?;
        Some(view! {
            <path class="ending-when" d=format!("M{x:.1} {}V{}", frame.top, frame.bottom)></path>
            <g class="ending-mark" transform=format!("translate({x:.1} {y:.1})")>
                <circle r="12"></circle>
                <text y="5.2" text-anchor="middle">{number}</text>
            </g>
        })
    });
    view! {
        <svg class=frame.class viewBox=format!("0 0 {} {}", frame.wide, frame.high) role="group" aria-label=label>
            {axes(&it, frame)}
            {drawn.collect_view()}
            {ends(&it, frame, &points)}
            {marks.collect_view()}
            <Rounds it frame />
        </svg>
    }
}

/// The grid with its numbers, and the rounds below it.
fn axes(it: &Plotted, frame: Frame) -> impl IntoView + use<> {
    let grid = steps(it.top).map(|value| {
        let y = frame.up(value, it.top);
        view! {
            <path class="ending-grid" d=format!("M{} {y:.1}H{}", frame.left, frame.right)></path>
            <text class="ending-axis" x=frame.left - 8.0 y=y + 4.0 text-anchor="end">{value}</text>
        }
    });
    let count = it.rounds.len();
    let below = it.rounds.iter().enumerate().map(|(at, round)| {
        let x = frame.across(at, count);
        view! { <text class="ending-axis" x=x y=frame.high - 6.0 text-anchor="middle">{words::short(*round)}</text> }
    });
    (grid.collect_view(), below.collect_view())
}

/// The sigil and the last number at the end of each line.
fn ends(it: &Plotted, frame: Frame, points: &[Vec<(f32, f32)>]) -> impl IntoView + use<> {
    let heights: Vec<f32> = points
        .iter()
        .map(|it| it.last().map_or(frame.bottom, |it| it.1))
        .collect();
    let placed = frame.ends(&heights);
    let marks = it.series.iter().zip(placed).enumerate();
    let marks = marks.map(|(place, (series, y))| {
        let number = series.values.last().copied().unwrap_or_default();
        let won = (place == 0).then(|| {
            view! { <tspan class="ending-won" dx="5">{word!("won" | "Sieg")}</tspan> }
        });
        view! {
            <g transform=format!("translate({:.1} {y:.1})", frame.right + 20.0)>
                <g transform="scale(.5)"><HouseShield house=series.house /></g>
                <text class="ending-end" x="16" y="5">{number} {won}</text>
            </g>
        }
    });
    marks.collect_view()
}

/// Returns the numbers at the axis.
fn steps(top: u8) -> impl Iterator<Item = u8> {
    let step = match top {
        0..=8 => 1,
        9..=20 => 5,
        _ => 10,
    };
    (0..=top).step_by(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_axes_have_fewer_numbers() {
        assert_eq!(steps(7).last(), Some(7));
        assert_eq!(steps(19).collect::<Vec<_>>(), [0, 5, 10, 15]);
    }
}

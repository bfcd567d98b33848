//! The curve of a lead over all turns of a battle, the moments that turned it on it.

mod frame;

use super::super::super::{
    story::{Measure, lead},
    wording,
};
use super::told::Told;
use crate::curve::{curve, small};
use frame::{Frame, rounds, shares};
pub use frame::{NARROW, WIDE};
use leptos::prelude::*;

/// A lead that ends the axis, at least.
const LEAST: i16 = 2;

/// A curve, and whose it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The share of the way, and the lead, of each moment.
    points: Vec<(f32, i16)>,
    rounds: Vec<u8>,
    /// The places of the moments that turned it, by their numbers.
    marks: Vec<usize>,
    /// The classes of the one whose lead it is, and of the one against them, each with the words for their lead.
    ends: [(String, String); 2],
}

impl Line {
    pub fn of(told: &Told, measure: Measure, ends: [(String, String); 2]) -> Self {
        let first = told.first();
        let leads = told.course.iter().map(|it| lead(measure.of(it), first));
        let marks = told.moments.iter().filter_map(|it| told.place(it));
        Self {
            points: shares(&told.course).into_iter().zip(leads).collect(),
            rounds: rounds(&told.course),
            marks: marks.collect(),
            ends,
        }
    }

    /// The lead at which the axis ends.
    fn most(&self) -> i16 {
        let leads = self.points.iter().map(|it| it.1.saturating_abs());
        leads.max().unwrap_or(0).max(LEAST)
    }

    /// Returns the places of the curve's points.
    fn places(&self, frame: Frame) -> Vec<(f32, f32)> {
        let most = self.most();
        let place = |(share, lead): &(f32, i16)| (frame.across(*share), frame.up(*lead, most));
        self.points.iter().map(place).collect()
    }
}

/// The drawing; its numbers are in the tables below.
#[component]
pub fn Plot(it: Line, frame: Frame, label: String) -> impl IntoView {
    let places = it.places(frame);
    let (middle, below) = (frame.middle(), frame.high - frame.middle());
    let line = curve(&places);
    let ends = places.first().zip(places.last());
    let area = ends.map_or_else(String::new, |(from, to)| {
        format!("{line}L{:.1} {middle}L{:.1} {middle}z", to.0, from.0)
    });
    let marked: Vec<(f32, f32)> = it
        .marks
        .iter()
        .filter_map(|at| places.get(*at).copied())
        .collect();
    let across: Vec<f32> = marked.iter().map(|it| it.0).collect();
    let marks = (1..).zip(Frame::apart(&across).into_iter().zip(marked));
    let marks = marks.map(|(number, (x, (_, y)))| {
        view! {
            <g class="ending-mark" transform=format!("translate({x:.1} {y:.1})")>
                <circle r="12"></circle>
                <text y="5.2" text-anchor="middle">{number}</text>
            </g>
        }
    });
    let [(own, _), (other, _)] = it.ends.clone();
    view! {
        <svg class=frame.class viewBox=format!("0 0 {} {}", frame.wide, frame.high) role="img" aria-label=label>
            {axes(&it, frame)}
            // A drawing in a drawing shows only what lies in it: above the middle, and below.
            <svg class=["battle-lead ", &own].concat() width=frame.wide height=middle>
                <path d=area.clone()></path>
            </svg>
            <svg class=["battle-lead ", &other].concat() y=middle width=frame.wide height=below viewBox=format!("0 {middle} {} {below}", frame.wide)>
                <path d=area></path>
            </svg>
            <path class="battle-even" d=format!("M{} {middle}H{}", frame.left, frame.right)></path>
            <path class="battle-curve" d=line></path>
            {leads(&it, frame)}
            {marks.collect_view()}
        </svg>
    }
}

/// Names the side that is ahead above the middle, and that below it.
fn leads(it: &Line, frame: Frame) -> impl IntoView + use<> {
    let [above, below] = it.ends.clone();
    let ends = [(above, frame.top + 15.0), (below, frame.bottom - 6.0)];
    let ends = ends.map(|((classes, words), y)| {
        let class = ["side-score battle-ahead ", &classes].concat();
        view! { <text class=class x=frame.left + 8.0 y=y>{words}</text> }
    });
    ends.collect_view()
}

/// The lines between rounds, those at both ends of the axis, the rounds below them, and the numbers at the left.
fn axes(it: &Line, frame: Frame) -> impl IntoView + use<> {
    let most = it.most();
    let numbers = [
        (frame.top, format!("+{most}")),
        (frame.middle(), word!("even" | "gleich").to_owned()),
        (frame.bottom, format!("−{most}")),
    ];
    let numbers = numbers.map(|(y, words)| {
        view! { <text class="ending-axis" x=frame.left - 8.0 y=y + 4.0 text-anchor="end">{words}</text> }
    });
    let count = small(it.rounds.len().max(1));
    let edges = (0..=it.rounds.len()).map(|at| {
        let x = frame.across(small(at) / count);
        view! { <path class="ending-grid" d=format!("M{x:.1} {}V{}", frame.top, frame.bottom)></path> }
    });
    let levels = [frame.top, frame.bottom].map(|y| {
        view! { <path class="ending-grid" d=format!("M{} {y}H{}", frame.left, frame.right)></path> }
    });
    let below = it.rounds.iter().enumerate().map(|(at, round)| {
        let x = frame.across((small(at) + 0.5) / count);
        let words = if frame.worded {
            wording::round(*round)
        } else {
            round.to_string()
        };
        view! { <text class="ending-axis" x=x y=frame.high - 8.0 text-anchor="middle">{words}</text> }
    });
    (
        edges.collect_view(),
        levels.collect_view(),
        numbers.collect_view(),
        below.collect_view(),
    )
}

//! The numbers of a round, while a pointer or the focus is on it. The sheet shows and hides them.

use super::{Plotted, frame::Frame};
use crate::{
    curve::small,
    games::westeros::{
        panels::house_class,
        wording::{self, ending as words},
    },
};
use leptos::prelude::*;

/// The size of the box with the numbers of all houses.
const BOX: f32 = 142.0;
const ROW: f32 = 20.0;

/// A strip for each moment, from top to bottom of the plot.
#[component]
pub fn Rounds(it: Plotted, frame: Frame) -> impl IntoView {
    let count = it.rounds.len();
    let half = (frame.right - frame.left) / small(count.saturating_sub(1).max(1)) / 2.0;
    let strips = (0..count).map(|at| {
        let x = frame.across(at, count);
        let high = ROW.mul_add(small(it.series.len()), ROW + 12.0);
        // At the free side.
        let tip = if x + 12.0 + BOX > frame.wide {
            x - 12.0 - BOX
        } else {
            x + 12.0
        };
        let rows = (1_u8..).zip(&it.series).map(|(row, series)| {
            let y = ROW.mul_add(f32::from(row), 18.0);
            view! {
                <g class=house_class(series.house)>
                    <path class="ending-line" d=format!("M10 {:.0}h14", y - 5.0)></path>
                    <text class="ending-tip-name" x="32" y=y>{wording::house_name(series.house)}</text>
                    <text class="ending-tip-number" x=BOX - 10.0 y=y text-anchor="end">{series.values[at]}</text>
                </g>
            }
        });
        view! {
            <g class="ending-round" tabindex="0" role="img" aria-label=words::numbers(it.rounds[at], &it.at(at))>
                <rect x=x - half y=0 width=half * 2.0 height=frame.high></rect>
                <path class="ending-guide" d=format!("M{x:.1} {}V{}", frame.top, frame.bottom)></path>
                <g class="ending-tip" transform=format!("translate({tip:.1} {})", frame.top)>
                    <rect class="ending-tip-box" width=BOX height=high rx="4"></rect>
                    <text class="ending-tip-head" x="10" y="19">{words::after(it.rounds[at])}</text>
                    {rows.collect_view()}
                </g>
            </g>
        }
    });
    strips.collect_view()
}

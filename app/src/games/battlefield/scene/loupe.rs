//! A part of the table, enlarged beside the finger that drags a tray: a finger hides what it drags.

use super::{chart::Chart, eye::Place, model, overlay};
use crate::{games::battlefield::state::BattleState, reactive::memo};
use leptos::prelude::*;

/// The place of the finger, and the size of a pixel there, in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    pub at: Place,
    pub pixel: f64,
}

/// Its width, and its distance from the finger, in pixels.
const WIDE: f64 = 150.0;
const AWAY: f64 = 56.0;
/// The factor by which it enlarges the table.
const LARGER: f64 = 1.8;

/// The part of the picture that is in sight: left, top, right, bottom.
type Frame = [f64; 4];

/// The corner of the loupe, and how wide it is: above the finger, or beside it where there is no room.
fn place(Finger { at: (x, y), pixel }: Finger, [left, top, right, _]: Frame) -> (f64, f64, f64) {
    let wide = WIDE * pixel;
    let above = y - AWAY * pixel - wide;
    if above >= top {
        let most = (right - wide).max(left);
        return ((x - wide / 2.0).clamp(left, most), above, wide);
    }
    let beside = if x - AWAY * pixel - wide >= left {
        x - AWAY * pixel - wide
    } else {
        x + AWAY * pixel
    };
    (beside, top, wide)
}

/// Draws once and uses twice what does not change while something is dragged.
#[component]
pub fn Loupe(
    state: BattleState,
    chart: Memo<Chart>,
    finger: RwSignal<Option<Finger>>,
    frame: Signal<Frame>,
) -> impl IntoView {
    let shown = memo(move |_| finger.get().is_some());
    let box_of = move |read: fn((f64, f64, f64)) -> f64| {
        let placed = finger.get().map(|it| place(it, frame.get()));
        placed.map_or(0, |it| read(it).round() as i32).to_string()
    };
    let ghost = memo(move |_| {
        state
            .preview
            .with(|it| it.ghosts.iter().find(|it| it.held).cloned())
    });
    let view_box = move || {
        let (finger, ghost) = (finger.get()?, ghost.get()?);
        let (x, y) = chart.get().spot(ghost.tray.pose.at);
        let wide = (WIDE * finger.pixel / LARGER).round() as i32;
        Some(format!("{} {} {wide} {wide}", x - wide / 2, y - wide / 2))
    };
    let drawn = move || ghost.with(|it| it.as_ref().map(overlay::ghost));
    let placed = move || {
        let chart = chart.get();
        ghost.with(|it| {
            it.as_ref()
                .map(|it| chart.placed(it.tray.pose.at, it.tray.pose.facing))
        })
    };
    let class = move || {
        let colors = ghost.with(|it| {
            let unit = it.as_ref()?.unit?;
            state.with_position(|position| model::colors_of(position, unit))
        });
        let legal = ghost.with(|it| it.as_ref().is_some_and(|it| it.legal));
        let legal = if legal {
            "b-ghost "
        } else {
            "b-ghost illegal "
        };
        [
            legal,
            &colors.map_or_else(String::new, model::Colors::classes),
        ]
        .concat()
    };
    move || {
        shown.get().then(|| view! {
            <g aria-hidden="true">
            <rect class="b-loupe-rim" x=move || box_of(|it| it.0) y=move || box_of(|it| it.1) width=move || box_of(|it| it.2) height=move || box_of(|it| it.2)></rect>
            <svg class="b-loupe" x=move || box_of(|it| it.0) y=move || box_of(|it| it.1) width=move || box_of(|it| it.2) height=move || box_of(|it| it.2) viewBox=view_box>
                <use href="#b-meadow"></use>
                <use href="#b-lying"></use>
                <path class="b-reach" d=move || state.sight().reach.with(|it| overlay::region(chart.get(), it))></path>
                <use href="#b-standing"></use>
                <g class=class transform=placed inner_html=move || drawn().unwrap_or_default()></g>
            </svg>
            </g>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = [-1_400.0, -1_400.0, 49_400.0, 49_400.0];

    fn at(x: f64, y: f64) -> (f64, f64, f64) {
        place(
            Finger {
                at: (x, y),
                pixel: 100.0,
            },
            FRAME,
        )
    }

    #[test]
    fn it_lies_above_the_finger_and_never_under_it() {
        let (left, top, wide) = at(24_000.0, 40_000.0);
        assert_eq!((left, top, wide), (16_500.0, 19_400.0, 15_000.0));
        for step in 0..50 {
            let (x, y) = (
                f64::from(step) * 1_000.0,
                f64::from(step * 7 % 50) * 1_000.0,
            );
            let (left, top, wide) = at(x, y);
            let under = x >= left && x <= left + wide && y >= top && y <= top + wide;
            assert!(!under, "{x} {y}");
        }
    }

    #[test]
    fn at_an_edge_it_stays_in_sight() {
        let (left, top, _) = at(500.0, 3_000.0);
        assert_eq!((left, top), (6_100.0, -1_400.0));
        assert!(at(49_000.0, 48_000.0).0 + 15_000.0 <= 49_400.0);
    }
}

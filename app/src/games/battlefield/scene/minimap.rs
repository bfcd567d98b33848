//! The whole table in small, on a phone: a press looks there, and one on what is in sight shows all of it, or goes
//! back to what is asked.

use super::{
    chart::Chart,
    dom,
    eye::Place,
    hand::SLACK,
    input::{Input, pixel},
    model,
};
use crate::{games::battlefield::decide::unit_of, reactive::memo};
use battlefield::{
    geometry::{Mil, Point},
    position::{Position, UnitId},
};
use leptos::{
    ev::{MouseEvent, PointerEvent},
    prelude::*,
    svg,
};

/// A pointer that is down on it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    at: Place,
    /// The table follows it.
    drags: bool,
}

/// Only what is in sight changes while the table is moved.
#[component]
pub fn Minimap(input: Input) -> impl IntoView {
    let (map, chart) = (NodeRef::<svg::Svg>::new(), input.chart);
    let acts = memo(move |_| {
        let asked = input.state.asked_with(|_, prompt| unit_of(prompt));
        asked.flatten()
    });
    let things = memo(move |_| {
        let (chart, acts) = (chart.get(), acts.get());
        input.state.with_position(|it| drawn(chart, it, acts))
    });
    let sight = memo(move |_| in_sight(chart.get(), input.eye.get().seen(chart.get())));
    let side = move |number: usize| move || sight.get()[number].to_string();
    let view_box = move || chart.get().whole().map(|it| it.to_string()).join(" ");
    let held = StoredValue::new(None::<Press>);
    let down = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        dom::capture(map, event.pointer_id());
        let at = pixel(&event);
        let place = dom::screen(map).map(|it| it.place(at));
        let outside = place.filter(|it| !contains(sight.get_untracked(), *it));
        if let Some(place) = outside {
            input.look_there(place);
        }
        let drags = outside.is_some();
        held.set_value(Some(Press { at, drags }));
    };
    let moved = move |event: PointerEvent| {
        let Some(press) = held.get_value() else {
            return;
        };
        let at = pixel(&event);
        let far = (at.0 - press.at.0).hypot(at.1 - press.at.1) >= SLACK;
        let place = dom::screen(map).filter(|_| press.drags || far);
        if let Some(screen) = place {
            held.set_value(Some(Press {
                drags: true,
                ..press
            }));
            input.look_there(screen.place(at));
        }
    };
    let pressed = StoredValue::new(false);
    let up = move |_: PointerEvent| {
        pressed.set_value(held.get_value().is_some_and(|it| !it.drags));
        held.set_value(None);
    };
    // With the pointer's release the map may go, and the click would press what comes to lie there.
    let clicked = move |_: MouseEvent| {
        if pressed.try_update_value(std::mem::take) == Some(true) {
            input.whole_or_back();
        }
    };
    view! {
        <svg
            class="battle-map"
            viewBox=view_box
            aria-hidden="true"
            node_ref=map
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:click=clicked
            on:pointercancel=move |_| held.set_value(None)
        >
            <g inner_html=things></g>
            <rect class="map-sight" x=side(0) y=side(1) width=side(2) height=side(3)></rect>
        </svg>
    }
    .into_any()
}

/// Returns the part of the picture that a small screen shows: left, top, width and height.
fn in_sight(chart: Chart, [left, top, right, bottom]: [f64; 4]) -> [Mil; 4] {
    let [x, y, width, height] = chart.whole();
    let within = |at: f64, from: Mil, size: Mil| (at.round() as Mil).clamp(from, from + size);
    let (left, right) = (within(left, x, width), within(right, x, width));
    let (top, bottom) = (within(top, y, height), within(bottom, y, height));
    [left, top, right - left, bottom - top]
}

fn contains([left, top, width, height]: [Mil; 4], (x, y): Place) -> bool {
    let inside =
        |at: f64, from: Mil, size: Mil| (f64::from(from)..=f64::from(from + size)).contains(&at);
    inside(x, left, width) && inside(y, top, height)
}

/// Terrain and trays, a path for each color.
fn drawn(chart: Chart, position: &Position, acts: Option<UnitId>) -> String {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |class: String, corners: &[Point]| {
        if let Some((_, path)) = all.iter_mut().find(|it| it.0 == class) {
            chart.outline(corners, path);
        } else {
            let mut path = String::new();
            chart.outline(corners, &mut path);
            all.push((class, path));
        }
    };
    for it in model::pieces(position) {
        add("map-terrain".to_owned(), &it.piece.corners());
    }
    for (id, unit) in position.units() {
        let colors = model::colors_of(position, id);
        let (Some(tray), Some(colors)) = (unit.tray(), colors) else {
            continue;
        };
        let class = if acts == Some(id) {
            "map-acts".to_owned()
        } else {
            colors.classes()
        };
        add(class, &tray.corners);
    }
    let path = |(class, path): (String, String)| format!("<path class=\"{class}\" d=\"{path}\"/>");
    all.into_iter().map(path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn armies_and_terrain_are_blocks_of_their_color_and_who_acts_is_gold() {
        let position = example();
        let chart = Chart::new(&position, false);
        let all = drawn(chart, &position, None);
        for class in ["map-terrain", "f-stark s-0", "f-lannister s-1"] {
            assert_eq!(all.matches(class).count(), 1, "{class}: {all}");
        }
        let trays = position.units().filter(|(_, it)| it.tray().is_some());
        let pieces = model::pieces(&position).len();
        assert_eq!(all.matches('M').count(), trays.count() + pieces);
        assert!(!all.contains("map-acts"));
        let acting = drawn(chart, &position, Some(UnitId(0)));
        assert_eq!(acting.matches("map-acts").count(), 1);
    }

    #[test]
    fn what_is_in_sight_lies_on_the_map() {
        let chart = Chart {
            width: 48_000,
            depth: 48_000,
            turned: false,
        };
        let seen = [-9_000.0, 10_000.0, 20_000.0, 90_000.0];
        let sight = in_sight(chart, seen);
        assert_eq!(sight, [-320, 10_000, 20_320, 38_320]);
        assert!(contains(sight, (0.0, 12_000.0)));
        assert!(!contains(sight, (0.0, 9_000.0)) && !contains(sight, (30_000.0, 12_000.0)));
    }
}

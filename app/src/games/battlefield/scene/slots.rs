//! The places at its target of which a charger chooses: pressed on the table as on their buttons.

use super::chart::Chart;
use crate::{
    games::battlefield::{state::BattleState, wording},
    reactive::memo,
};
use battlefield::{
    geometry::{Base, Slot},
    question::Action,
};
use leptos::prelude::*;

/// They stay while one of them is chosen: the keyboard goes on where it is.
#[component]
pub fn Slots(state: BattleState, chart: Memo<Chart>) -> impl IntoView {
    let count = memo(move |_| state.preview.with(|it| it.places.len()));
    view! {
        <g>
            <For each=move || 0..count.get() key=|it| *it let:number>
                <OneSlot state chart number />
            </For>
        </g>
    }
    .into_any()
}

#[component]
fn OneSlot(state: BattleState, chart: Memo<Chart>, number: usize) -> impl IntoView {
    let place = memo(move |_| state.preview.with(|it| it.places.get(number).copied()));
    let drawn = move || {
        let upright = |facing| chart.get().turn_back(facing);
        place
            .get()
            .map(|(slot, tray)| outline(tray.base, slot, &upright(tray.pose.facing)))
    };
    let placed = move || {
        place
            .get()
            .map(|(_, tray)| chart.get().placed(tray.pose.at, tray.pose.facing))
    };
    let chosen = move || {
        let answer = place.get().map(|(slot, _)| Action::Align(slot));
        (answer.is_some() && state.action() == answer).to_string()
    };
    let label = move || {
        place.get().map(|(slot, _)| {
            let slot = wording::slot(slot);
            say!("Place: {slot}" | "Platz: {slot}")
        })
    };
    let key = number.to_string();
    view! {
        <g class="b-place" role="button" tabindex="0" data-place=key aria-label=label aria-pressed=chosen transform=placed inner_html=move || drawn().unwrap_or_default()></g>
    }
    .into_any()
}

/// The outline of a tray about its middle, with the letter of its place at its rear, clear of its men and of its target.
/// They lie over each other: each is pressed along its middle.
fn outline(base: Base, slot: Slot, upright: &str) -> String {
    let (x, y) = (base.width / 2, base.depth / 2);
    let (width, depth) = (2 * x, 2 * y);
    let hold = depth + 900;
    let letter: String = wording::slot(slot).chars().take(1).collect();
    format!(
        "<path class=\"b-under fine\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-place-edge\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-hold\" d=\"M-1300 -{y}h2600v{hold}h-2600z\"/><g transform=\"translate(0 {y})rotate({upright})\"><circle class=\"b-place-letter\" r=\"800\"/><text y=\"360\">{letter}</text></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_has_a_letter_of_its_own_that_stands_upright() {
        let drawn = Slot::ALL.map(|it| outline(Base::INFANTRY, it, "180"));
        for (drawn, letter) in drawn.iter().zip(["C", "L", "R"]) {
            assert!(drawn.contains(&format!(">{letter}</text>")), "{drawn}");
            assert!(drawn.contains("translate(0 2400)rotate(180)"), "{drawn}");
        }
    }
}

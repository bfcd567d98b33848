//! The table from above, as SVG: drawn on the server in the first HTML, brought to life in the browser.
//!
//! Each layer is a group whose markup is a pure function of the position and the draft; a change of one layer draws
//! that layer again and nothing else. The ground and what lies on it stay as they are while something is dragged.

mod arcs;
pub mod arms;
mod camera;
mod chart;
mod controls;
mod dom;
mod eye;
mod figures;
mod framing;
mod ghosts;
mod ground;
mod hand;
mod input;
mod keys;
mod labels;
mod last;
mod layers;
mod legend;
mod loupe;
mod lying;
mod minimap;
pub mod model;
mod names;
mod numbers;
mod overlay;
mod pips;
mod planned;
mod results;
mod room;
mod settling;
mod sights;
mod slots;
mod strike;
mod subject;
mod taken;
mod tips;
mod together;
mod tray;
mod trays;

pub use self::dom::thing_of;
#[cfg(any(feature = "ssr", test))]
pub use self::example::example;
pub use self::ground::drawing;
#[cfg(feature = "ssr")]
pub use self::printed::printed;
pub use self::tray::token_letter;
#[cfg(any(feature = "ssr", test))]
mod example;
#[cfg(feature = "ssr")]
mod printed;

use super::{parts::Shown, side::Cards, state::BattleState};
use crate::reactive::{effect, memo};
use arcs::Arcs;
use camera::Camera;
use chart::Chart;
use controls::{Controls, Scale};
use eye::Eye;
use framing::Subject;
use ghosts::Ghosts;
use input::Input;
use layers::{
    LastMove, attack, blocked, chosen, covered, dangers, distances, labels, layer, limits, markers,
    measure, pieces, reach, rim, rings, targets, terrain, tips, traces, way, zones,
};
pub use legend::Signs;
use leptos::{prelude::*, svg};
use loupe::Loupe;
use results::Results;
use slots::Slots;
use together::Together;
use trays::Trays;

/// Patterns of factions and terrain, and the signs that lie on trays and pieces.
const SIGNS: &str = include_str!("scene/signs.svg");

#[component]
pub fn Field(state: BattleState, cards: Cards) -> impl IntoView {
    let turned = state.turned;
    let chart = memo(move |_| {
        let turned = turned.get();
        state.with_position(|it| Chart::new(it, turned))
    });
    let input = Input {
        state,
        sheet: NodeRef::<svg::Svg>::new(),
        chart,
        eye: RwSignal::new(Eye::whole(chart.get_untracked())),
        camera: StoredValue::new(Camera::new(subject(state, chart))),
        hovered: RwSignal::new(None),
        finger: RwSignal::new(None),
        frame: RwSignal::new(None),
    };
    let (eye, finger) = (input.eye, input.finger);
    // What was near is elsewhere once the table is turned.
    effect(move |before: Option<bool>| {
        let now = turned.get();
        if before.is_some_and(|it| it != now) {
            eye.set(Eye::whole(chart.get_untracked()));
        }
        now
    });
    input.follow();
    let frame = Signal::derive(move || eye.get().frame(chart.get()));
    let least = memo(move |_| eye.get().letters(chart.get()));
    let written = labels(state, chart, least);
    let seen = arcs::seen(input);
    let rings = rings(written, seen);
    let measuring = memo(move |_| state.sight().ruler.ends().is_some());
    let aiming = memo(move |_| state.preview.with(|it| !it.ghosts.is_empty()));
    view! {
        <div class="battle-table" class:battle-wide=move || { let it = chart.get(); it.width > it.depth }>
            <div class="battle-view">
            <svg class="battle-ground" viewBox=move || eye.get().view_box(chart.get()) aria-hidden="true">
                <defs inner_html=SIGNS></defs>
                <g id="b-meadow">
                    <g inner_html=layer(move || ground::meadow(chart.get()))></g>
                    <g inner_html=zones(state, chart)></g>
                    <g inner_html=terrain(state, chart)></g>
                </g>
            </svg>
            <svg
                class="battle-sheet"
                class:battle-whole=move || eye.get().is_whole()
                class:battle-afar=move || { least.get() > labels::AFAR }
                class:battle-aiming=move || aiming.get() || measuring.get()
                class:battle-measuring=measuring
                viewBox=move || eye.get().view_box(chart.get())
                role="group"
                aria-label=word!("The table from above" | "Der Tisch von oben")
                node_ref=input.sheet
                on:pointerdown=move |event| input.pressed(&event)
                on:pointermove=move |event| input.moved(&event)
                on:pointerup=move |event| input.released(&event)
                on:pointercancel=move |event| input.gone(&event)
                on:pointerover=move |event| input.over(&event)
                on:pointerleave=move |_| input.look_at(None)
                on:click=move |event| input.clicked(&event)
                on:wheel=move |event| input.wheeled(&event)
                on:keydown=move |event| input.keyed(&event)
                on:focusin=move |event| input.focused(&event)
                on:focusout=move |_| input.look_at(None)
            >
                <g id="b-lying">
                    <g inner_html=pieces(state, chart)></g>
                    <g inner_html=markers(state, chart)></g>
                </g>
                <g aria-hidden="true" clip-path="url(#b-inside)"><Arcs chart seen written=rings /></g>
                <path class="b-reach" aria-hidden="true" d=reach(state, chart)></path>
                <g aria-hidden="true" inner_html=traces(state, chart)></g>
                <LastMove state written />
                <g class="b-seen" aria-hidden="true" inner_html=dangers(state, chart)></g>
                <Trays state chart />
                <g inner_html=targets(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=chosen(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=covered(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=way(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=attack(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=blocked(state, chart)></g>
                <Ghosts state chart />
                <g class="b-seen" aria-hidden="true" clip-path="url(#b-inside)" inner_html=limits(state, chart)></g>
                <Together input />
                <Slots state chart />
                <path class="b-rim" aria-hidden="true" d=rim(input)></path>
                // Names and numbers lie above all lines.
                <g class="b-seen" aria-hidden="true" inner_html=layer(move || written.with(|it| labels::drawn(&it.0)))></g>
                <g class="b-seen" aria-hidden="true" inner_html=distances(state, written, rings)></g>
                <g class="b-seen" aria-hidden="true" inner_html=tips(input)></g>
                <g class="b-seen" aria-hidden="true" inner_html=measure(state, chart)></g>
                <Loupe state chart finger frame />
            </svg>
            <Scale input />
            <Results state eye chart />
            <Shown state cards />
            </div>
            <Controls input />
        </div>
    }
    // The page around it need not know the type of every layer.
    .into_any()
}

/// Returns what a small screen has in sight.
fn subject(state: BattleState, chart: Memo<Chart>) -> Memo<Subject> {
    memo(move |_| {
        let (chart, draft) = (chart.get(), state.action());
        state.preview.with(|preview| {
            state.asked.with(|it| {
                let asked = subject::Asked {
                    prompt: it.as_ref().map(|(_, prompt)| prompt),
                    draft: draft.as_ref(),
                    preview,
                };
                state
                    .page
                    .with(|page| subject::subject(page, &asked, chart))
            })
        })
    })
}

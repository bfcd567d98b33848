//! The table from above, as SVG: drawn on the server in the first HTML, brought to life in the browser.
//!
//! Each layer is a group whose markup is a pure function of the position and the draft; a change of one layer draws
//! that layer again and nothing else. The ground and what lies on it stay as they are while something is dragged.

mod aimed;
mod arcs;
pub mod arms;
mod barred;
mod camera;
mod chart;
mod controls;
mod dom;
mod eye;
mod figures;
mod framing;
mod ghosts;
mod going;
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
mod pills;
mod pips;
mod planned;
mod plates;
mod results;
mod room;
mod settling;
mod sights;
mod slots;
mod strike;
mod subject;
mod taken;
mod thumb;
mod tips;
mod together;
mod tray;
mod trays;
mod writing;
mod zone_words;

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
use aimed::Charge;
use arcs::Arcs;
use barred::barred;
use camera::Camera;
use chart::Chart;
use controls::{Controls, Scale};
use eye::Eye;
use framing::Subject;
use ghosts::Ghosts;
use going::Going;
use input::Input;
use layers::{
    LastMove, attack, blocked, chosen, covered, dangers, distances, layer, markers, measure,
    pieces, reach, rim, rings, targets, terrain, tips, traces, way, zones,
};
pub use legend::Signs;
use leptos::{prelude::*, svg};
use loupe::Loupe;
use results::Results;
use slots::Slots;
use thumb::Thumb;
use together::{Around, Together};
use trays::Trays;
use writing::{labels, limits, name_plates, zone_lines};

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
    let letters = memo(move |_| eye.get().letters(chart.get()));
    let limits = limits(input, letters);
    let written = labels(input, letters, limits);
    let (lines, pills) = (
        layer(move || limits.with(|it| it.lines.clone())),
        layer(move || limits.with(|it| it.pills.clone())),
    );
    let seen = arcs::seen(input);
    let rings = rings(written, seen);
    let (going, charge) = (aimed::going(state), aimed::charge(state));
    let measuring = memo(move |_| state.sight().ruler.ends().is_some());
    let aiming = memo(move |_| state.preview.with(|it| !it.ghosts.is_empty()));
    view! {
        <div class="battle-table" class:battle-wide=move || { let it = chart.get(); it.width > it.depth }>
            <div class="battle-view">
            <Ground state chart eye />
            <svg
                class="battle-sheet"
                class:battle-whole=move || eye.get().is_whole()
                class:battle-afar=move || { letters.get() > labels::AFAR }
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
                <g aria-hidden="true" clip-path="url(#b-inside)"><Arcs state chart seen written=rings /></g>
                <path class="b-reach" aria-hidden="true" d=reach(state, chart)></path>
                <g aria-hidden="true" inner_html=traces(state, chart)></g>
                <LastMove state written />
                <g class="b-seen" aria-hidden="true" inner_html=dangers(state, chart)></g>
                <Trays state chart />
                <Aims state chart going charge />
                <g class="b-seen" aria-hidden="true" clip-path="url(#b-inside)" inner_html=lines></g>
                <Around state chart />
                // Names lie above units and lines, below handles, discs and pills.
                <g class="b-seen" aria-hidden="true" inner_html=zone_lines(state, written, limits)></g>
                <g class="b-seen" aria-hidden="true" inner_html=name_plates(written, false)></g>
                <Ghosts state chart />
                <g class="b-seen" aria-hidden="true" inner_html=pills></g>
                <Together input />
                <Slots state chart />
                <path class="b-rim" aria-hidden="true" d=rim(input)></path>
                <g class="b-seen" aria-hidden="true" inner_html=name_plates(written, true)></g>
                <g class="b-seen" aria-hidden="true" inner_html=distances(state, written, rings, (going, charge))></g>
                <g class="b-seen" aria-hidden="true" inner_html=tips(input)></g>
                <g class="b-seen" aria-hidden="true" inner_html=measure(state, chart, letters)></g>
                <Thumb input />
                <Loupe state chart finger frame />
            </svg>
            <Scale input />
            <Shown state cards />
            </div>
            // On a phone above the table, which keeps what is acted on in sight beside it.
            <Results state eye chart />
            <Controls input />
        </div>
    }
    // The page around it need not know the type of every layer.
    .into_any()
}

/// The ground, a picture of its own below all that moves.
#[component]
fn Ground(state: BattleState, chart: Memo<Chart>, eye: RwSignal<Eye>) -> impl IntoView {
    view! {
        <svg class="battle-ground" viewBox=move || eye.get().view_box(chart.get()) aria-hidden="true">
            <defs inner_html=SIGNS></defs>
            <g id="b-meadow">
                <g inner_html=layer(move || ground::meadow(chart.get()))></g>
                <g inner_html=barred(state, chart)></g>
                <g inner_html=zones(state, chart)></g>
                <g inner_html=terrain(state, chart)></g>
            </g>
        </svg>
    }
}

/// The layers above the units of what is aimed at: targets, who acts, the way, the attack, and what is in the way.
#[component]
fn Aims(
    state: BattleState,
    chart: Memo<Chart>,
    going: Memo<Option<Going>>,
    charge: Memo<Option<Charge>>,
) -> impl IntoView {
    view! {
        <g inner_html=targets(state, chart)></g>
        <g class="b-seen" aria-hidden="true" inner_html=chosen(state, chart)></g>
        <g class="b-seen" aria-hidden="true" inner_html=covered(state, chart)></g>
        <g class="b-seen" aria-hidden="true" inner_html=way(state, chart, going)></g>
        <g class="b-seen" aria-hidden="true" inner_html=attack(state, chart, charge)></g>
        <g class="b-seen" aria-hidden="true" inner_html=blocked(state, chart)></g>
    }
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

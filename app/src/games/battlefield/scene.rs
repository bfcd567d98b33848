//! The table from above, as SVG: drawn on the server in the first HTML, brought to life in the browser.
//!
//! Each layer is a group whose markup is a pure function of the position; a change of one layer draws
//! that layer again and nothing else. While something is dragged only its ghost and arcs change.

mod arms;
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
mod legend;
mod loupe;
mod lying;
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
mod subject;
mod taken;
mod tips;
mod tray;
mod trays;

#[cfg(any(feature = "ssr", test))]
pub use self::example::example;
#[cfg(feature = "ssr")]
pub use self::printed::printed;
#[cfg(any(feature = "ssr", test))]
mod example;
#[cfg(feature = "ssr")]
mod printed;

use super::{
    parts::Shown,
    side::Cards,
    state::BattleState,
    story::{self, Way},
    wording,
};
use crate::{
    play::History,
    reactive::{effect, memo},
};
use battlefield::{
    aim::{self, End},
    field::Thing,
    geometry::{Mil, Point, Tray},
    position::Position,
};
use camera::Camera;
use chart::Chart;
use controls::{Controls, Scale};
use eye::Eye;
use framing::Subject;
use ghosts::Ghosts;
use input::Input;
use labels::Label;
use legend::Legend;
use leptos::{prelude::*, svg};
use loupe::Loupe;
use results::Results;
use taken::Taken;
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
                on:pointercancel=move |event| input.released(&event)
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
                <g aria-hidden="true" clip-path="url(#b-inside)"><Arcs input /></g>
                <path class="b-reach" aria-hidden="true" d=reach(state, chart)></path>
                <g aria-hidden="true" inner_html=traces(state, chart)></g>
                <LastMove state written />
                <Trays state chart />
                <g inner_html=targets(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=covered(state, chart)></g>
                <g class="b-seen" aria-hidden="true" inner_html=layer(move || written.with(|it| labels::drawn(&it.0)))></g>
                <g aria-hidden="true" inner_html=lines(state, chart)></g>
                <g class="b-seen" aria-hidden="true" clip-path="url(#b-inside)" inner_html=limits(state, chart)></g>
                <Ghosts state chart />
                <g class="b-seen" aria-hidden="true" inner_html=distances(state, written)></g>
                <g class="b-seen" aria-hidden="true" inner_html=dangers(state, chart)></g>
                <path class="b-rim" aria-hidden="true" d=rim(input)></path>
                <g class="b-seen" aria-hidden="true" inner_html=tips(input)></g>
                <g class="b-seen" aria-hidden="true" inner_html=measure(state, chart)></g>
                <Loupe state chart finger frame />
            </svg>
            <Scale input />
            <Legend />
            <Results state eye chart />
            <Shown state cards />
            </div>
            <Controls input />
        </div>
    }
    // The page around it need not know the type of every layer.
    .into_any()
}

/// Markup that is put into the page only where it has changed.
fn layer(drawn: impl Fn() -> String + Send + Sync + 'static) -> Memo<String> {
    memo(move |_| drawn())
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

fn zones(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let zones = memo(move |_| state.with_position(model::zones));
    layer(move || zones.with(|it| ground::zones(chart.get(), it)))
}

/// The drawings of terrain, which nobody points at.
fn terrain(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let shown = memo(move |_| state.with_position(model::pieces));
    layer(move || shown.with(|it| ground::terrain(chart.get(), it)))
}

/// Terrain as something to point at, and the walls of a castle.
fn pieces(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let shown = memo(move |_| {
        state.with_position(|it| {
            let markers: Vec<Point> = it.markers.iter().map(|it| it.at).collect();
            (model::pieces(it), markers)
        })
    });
    let walls = memo(move |_| state.with_position(model::walls));
    layer(move || {
        let chart = chart.get();
        let pieces = shown.with(|(pieces, markers)| lying::pieces(chart, pieces, markers));
        pieces + &walls.with(|it| lying::walls(chart, it))
    })
}

fn markers(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let markers = memo(move |_| state.with_position(model::markers));
    layer(move || markers.with(|it| lying::markers(chart.get(), it)))
}

/// Markers that trays stand on, at the corners of those.
fn covered(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let markers = memo(move |_| state.with_position(model::markers));
    layer(move || markers.with(|it| lying::covered(chart.get(), it)))
}

/// The words for the signs on what somebody looks at.
fn tips(input: Input) -> Memo<String> {
    of_hovered(input, tips::tip)
}

/// Draws something about what the pointer or the focus is on.
fn of_hovered(input: Input, draw: fn(Chart, &Position, Thing) -> String) -> Memo<String> {
    let Input {
        state,
        chart,
        hovered,
        ..
    } = input;
    layer(move || {
        let (chart, thing) = (chart.get(), hovered.get());
        thing.map_or_else(String::new, |it| {
            state.with_position(|position| draw(chart, position, it))
        })
    })
}

/// The names of units, where they stand; and what of the picture is taken then.
fn labels(state: BattleState, chart: Memo<Chart>, least: Memo<Mil>) -> Memo<(Vec<Label>, Taken)> {
    memo(move |_| {
        let (chart, least) = (chart.get(), least.get());
        state.with_position(|it| {
            let mut taken = Taken::new(chart, it);
            let (trays, names) = (model::trays(it), names::short_names(it));
            let labels = labels::labels(&mut taken, &trays, (names.as_slice(), least));
            (labels, taken)
        })
    })
}

fn reach(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        state
            .sight()
            .reach
            .with(|it| overlay::region(chart.get(), it))
    })
}

/// The arcs of what is decided about, of what somebody looks at, or of whom they have chosen. While that is dragged
/// they are put elsewhere, and not drawn again.
#[component]
fn Arcs(input: Input) -> impl IntoView {
    let Input {
        state,
        chart,
        hovered,
        ..
    } = input;
    let tray = memo(move |_| {
        let looked = || {
            hovered
                .get()
                .and_then(|it| state.with_position(|position| position.tray(it)))
        };
        let chosen = || {
            let from = state.sight().outlook.get().filter(|it| it.aimed)?;
            let base = state.with_position(|it| it.unit(from.unit).profile.base);
            Some(Tray::new(base, from.pose))
        };
        let drafted = state.preview.with(|it| it.arcs);
        drafted.or_else(looked).or_else(chosen)
    });
    let base = memo(move |_| tray.get().map(|it| it.base));
    let drawn = layer(move || base.get().map_or_else(String::new, overlay::arcs));
    let inches = layer(move || {
        tray.get().map_or_else(String::new, |it| {
            overlay::inches(it.base, &chart.get().turn_back(it.pose.facing))
        })
    });
    let placed = move || {
        tray.get()
            .map(|it| chart.get().placed(it.pose.at, it.pose.facing))
    };
    view! {
        <g transform=placed>
            <g inner_html=drawn></g>
            <g inner_html=inches></g>
        </g>
    }
    .into_any()
}

fn targets(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let targets = memo(move |_| state.preview.with(|it| it.targets.clone()));
    layer(move || {
        let chart = chart.get();
        targets.with(|targets| state.with_position(|it| overlay::targets(chart, it, targets)))
    })
}

fn lines(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        let chart = chart.get();
        state.preview.with(|it| overlay::lines(chart, &it.lines))
    })
}

/// The limits of what is placed before the battle, and its distances.
fn limits(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let held = memo(move |_| {
        state.preview.with(|it| {
            let mut ghosts = it.ghosts.iter();
            ghosts.find(|it| it.held).map(|it| it.tray)
        })
    });
    layer(move || {
        let chart = chart.get();
        let drawn = |held: Tray| {
            state.asked_with(|view, prompt| planned::drawn(chart, (view, prompt), &held))
        };
        held.get().and_then(drawn).unwrap_or_default()
    })
}

/// How far the enemies are from where a unit stands or would stand, while somebody decides about it.
fn distances(state: BattleState, written: Memo<(Vec<Label>, Taken)>) -> Memo<String> {
    layer(move || {
        let from = state.sight().outlook.get().filter(|it| it.aimed);
        from.map_or_else(String::new, |from| {
            let taken = written.with(|it| it.1.clone());
            state.sight().sights.with(|sights| {
                state.with_position(|it| sights::distances(taken, it, (from, sights)))
            })
        })
    })
}

/// The enemies that could charge a ghost, and what keeps a unit from seeing whom somebody asks about.
fn dangers(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let sight = state.sight();
    layer(move || {
        let (chart, from) = (chart.get(), sight.outlook.get());
        let moved = from.filter(|it| it.aimed && it.moved);
        let charged = moved.zip(sight.threats.get()).map(|(from, threats)| {
            state.with_position(|it| sights::threats(chart, it, (from.pose, &threats)))
        });
        let blocked = sight.line.with(|line| {
            let drawn = |line| state.with_position(|it| sights::blocked(chart, it, line));
            line.as_ref().map(drawn)
        });
        charged.unwrap_or_default() + &blocked.unwrap_or_default()
    })
}

/// The measure that is being taken.
fn measure(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let ruler = state.sight().ruler;
    layer(move || {
        let (chart, ends) = (chart.get(), ruler.ends().unwrap_or_default());
        state.with_position(|it| match (ruler.measure(it), ends) {
            (Some(it), _) => sights::measure(chart, &it),
            (None, (Some(End::Thing(thing)), None)) => sights::begun(chart, it, thing),
            (None, (Some(from), None)) => {
                let dot = aim::measure(it, from, from);
                dot.map_or_else(String::new, |it| sights::dot(chart, it.from))
            }
            _ => String::new(),
        })
    })
}

/// While somebody looks back: where those stood who moved in the part of the battle that is shown.
fn traces(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let history = use_context::<History>();
    let shown = memo(move |_| {
        let looks = history.is_some_and(History::is_looking);
        if !looks {
            return Vec::new();
        }
        state.page.with(|page| {
            let sections = story::sections(page.standing(), page.round());
            // The next turn may have begun in the same moment.
            let last = sections.into_iter().rfind(story::Section::is_activation);
            let events = page.standing().map(|it| &it.event);
            last.map_or_else(Vec::new, |it| {
                story::traces(&page.view.open, events, it.lines)
            })
        })
    });
    layer(move || {
        let chart = chart.get();
        shown.with(|it| overlay::traces(chart, it))
    })
}

/// The last move of the enemy, from where each piece stood, until the viewer changes the table.
#[component]
fn LastMove(state: BattleState, written: Memo<(Vec<Label>, Taken)>) -> impl IntoView {
    let history = use_context::<History>();
    let ways = memo(move |_| {
        if history.is_some_and(History::is_looking) {
            return Vec::new();
        }
        let last = state.page.with(|it| story::last(it));
        last.filter(|it| !it.over)
            .map_or_else(Vec::new, |it| it.ways)
    });
    let heard = memo(move |_| ways.with(|ways| state.with_position(|it| wording::ways(it, ways))));
    let drawn = layer(move || {
        let plate = |it: &Way| (it.clone(), wording::plate(it, wording::Told::Seen));
        let ways: Vec<_> = ways.with(|all| all.iter().map(plate).collect());
        if ways.is_empty() {
            return String::new();
        }
        last::drawn(written.with(|it| it.1.clone()), &ways)
    });
    let some = move || heard.with(|it| !it.is_empty());
    view! {
        <g class="b-last" role=move || some().then_some("img") aria-label=move || some().then(|| heard.get()) inner_html=drawn></g>
    }
    .into_any()
}

fn rim(input: Input) -> Memo<String> {
    of_hovered(input, overlay::rim)
}

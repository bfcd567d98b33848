//! The layers of the table, each a memo of its markup.

use super::{
    chart::Chart,
    ground,
    input::Input,
    labels::{self, Label},
    last, lying, model, names, overlay, planned, sights,
    taken::Taken,
    tips::tip,
};
use crate::{
    games::battlefield::{
        state::{BattleState, Lack},
        story::{self, Way},
        wording,
    },
    play::History,
    reactive::memo,
};
use battlefield::{
    aim::{self, End},
    field::Thing,
    geometry::{Mil, Point, Tray},
    position::Position,
};
use leptos::prelude::*;

/// Markup that is put into the page only where it has changed.
pub fn layer(drawn: impl Fn() -> String + Send + Sync + 'static) -> Memo<String> {
    memo(move |_| drawn())
}

pub fn zones(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let zones = memo(move |_| state.with_position(model::zones));
    layer(move || zones.with(|it| ground::zones(chart.get(), it)))
}

/// The drawings of terrain, which nobody points at.
pub fn terrain(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let shown = memo(move |_| state.with_position(model::pieces));
    layer(move || shown.with(|it| ground::terrain(chart.get(), it)))
}

/// Terrain as something to point at, and the walls of a castle.
pub fn pieces(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
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

pub fn markers(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let markers = memo(move |_| state.with_position(model::markers));
    layer(move || markers.with(|it| lying::markers(chart.get(), it)))
}

/// Markers that trays stand on, at the corners of those.
pub fn covered(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let markers = memo(move |_| state.with_position(model::markers));
    layer(move || markers.with(|it| lying::covered(chart.get(), it)))
}

/// The words for the signs on what somebody looks at.
pub fn tips(input: Input) -> Memo<String> {
    of_hovered(input, tip)
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
pub fn labels(
    state: BattleState,
    chart: Memo<Chart>,
    least: Memo<Mil>,
) -> Memo<(Vec<Label>, Taken)> {
    memo(move |_| {
        let (chart, least) = (chart.get(), least.get());
        state.with_planned(|it| {
            let mut taken = Taken::new(chart, it);
            let (trays, names) = (model::trays(it), names::short_names(it));
            let labels = labels::labels(&mut taken, &trays, (names.as_slice(), least));
            (labels, taken)
        })
    })
}

pub fn reach(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
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
pub fn Arcs(input: Input) -> impl IntoView {
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

pub fn targets(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let targets = memo(move |_| state.preview.with(|it| it.targets.clone()));
    layer(move || {
        let chart = chart.get();
        targets.with(|targets| state.with_position(|it| overlay::targets(chart, it, targets)))
    })
}

pub fn lines(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        let chart = chart.get();
        state.preview.with(|it| overlay::lines(chart, &it.lines))
    })
}

/// The limits of what is placed before the battle, and its distances.
pub fn limits(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let ghosts = memo(move |_| state.preview.with(|it| it.ghosts.clone()));
    let why = memo(move |_| {
        let held = state.step().map(|it| it.before.len());
        let misfits = state.plan().misfits;
        let misfit = held.and_then(|at| misfits.with(|it| it.get(at).cloned().flatten()));
        misfit.or_else(|| {
            state.ready.with(|it| match it {
                Err(Lack::Illegal(why)) => Some(why.clone()),
                _ => None,
            })
        })
    });
    layer(move || {
        let chart = chart.get();
        let drawn = state.asked_with(|view, prompt| {
            ghosts.with(|ghosts| {
                why.with(|why| planned::drawn(chart, (view, prompt), (ghosts, why.as_ref())))
            })
        });
        drawn.unwrap_or_default()
    })
}

/// How far the enemies are from where a unit stands or would stand, while somebody decides about it.
pub fn distances(state: BattleState, written: Memo<(Vec<Label>, Taken)>) -> Memo<String> {
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
pub fn dangers(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
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
pub fn measure(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
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
pub fn traces(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
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
pub fn LastMove(state: BattleState, written: Memo<(Vec<Label>, Taken)>) -> impl IntoView {
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

pub fn rim(input: Input) -> Memo<String> {
    of_hovered(input, overlay::rim)
}

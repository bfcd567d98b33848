//! The layers of the table, each a memo of its markup.

use super::{
    aimed::{self, Charge},
    arcs::{self, Seen},
    chart::Chart,
    going::{self, Going},
    ground,
    input::Input,
    labels::Label,
    last, lying, model, overlay, sights, strike,
    taken::Taken,
    tips::tip,
};
use crate::{
    games::battlefield::{
        page::BattlePage,
        state::BattleState,
        story::{self, Way},
        wording,
    },
    play::History,
    reactive::memo,
};
use battlefield::{
    aim::{self, End, Threat},
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

pub fn reach(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        state
            .sight()
            .reach
            .with(|it| overlay::region(chart.get(), it))
    })
}

pub fn targets(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let targets = memo(move |_| state.preview.with(|it| it.targets.clone()));
    let viewer = memo(move |_| state.page.with(|it| it.view.seat));
    layer(move || {
        let (chart, viewer) = (chart.get(), viewer.get());
        targets.with(|targets| {
            let targets = (targets.as_slice(), viewer);
            state.with_position(|it| overlay::targets(chart, it, targets))
        })
    })
}

/// The line around who is chosen or asked about, as long as it stays where it stands.
pub fn chosen(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let stays = memo(move |_| {
        let from = state.sight().outlook.get();
        from.filter(|it| it.aimed && !it.moved).map(|it| it.unit)
    });
    layer(move || {
        let (chart, unit) = (chart.get(), stays.get());
        let tray = unit.and_then(|it| state.with_position(|position| position.tray(it.thing())));
        tray.map_or_else(String::new, |it| overlay::chosen(chart, &it))
    })
}

/// The way of whoever is to stand elsewhere, red where it may not; and the fronts that endanger it there.
pub fn way(state: BattleState, chart: Memo<Chart>, going: Memo<Option<Going>>) -> Memo<String> {
    let fronts = fronts(state, chart);
    let legal = memo(move |_| state.ready.with(Result::is_ok));
    layer(move || {
        let chart = chart.get();
        let class = if legal.get() { "" } else { "illegal" };
        going.get().map_or_else(String::new, |it| {
            let drawn = going::drawn(chart, &it);
            fronts.with(|fronts| format!("{fronts}<g class=\"{class}\">{drawn}</g>"))
        })
    })
}

/// The attack of the draft, else the charge that is under way.
pub fn attack(
    state: BattleState,
    chart: Memo<Chart>,
    charge: Memo<Option<Charge>>,
) -> Memo<String> {
    let drafted = memo(move |_| state.preview.with(|it| it.strike));
    layer(move || {
        let chart = chart.get();
        if let Some(it) = drafted.get() {
            return strike::drawn(chart, &it);
        }
        charge.get().map_or_else(String::new, |it| {
            let drawn = strike::drawn(chart, &it.strike);
            format!("<g class=\"{}\">{drawn}</g>", class_of(&it))
        })
    })
}

/// Returns the class that colors a charge under way.
const fn class_of(it: &Charge) -> &'static str {
    if it.theirs { "b-theirs" } else { "" }
}

/// The numbers of the distances that matter to whoever's arcs are drawn.
pub fn rings(written: Memo<(Vec<Label>, Taken)>, seen: Memo<Option<Seen>>) -> Memo<arcs::Written> {
    memo(move |_| {
        seen.with(|seen| {
            let all = |seen| written.with(|it| arcs::written(&it.1, seen));
            seen.as_ref().map_or_else(Vec::new, all)
        })
    })
}

/// The distances to the enemies from where a unit stands or would stand, while somebody decides about it, and the words
/// of its attack; each clear of all others.
pub fn distances(
    state: BattleState,
    written: Memo<(Vec<Label>, Taken)>,
    rings: Memo<arcs::Written>,
    (going, charge): (Memo<Option<Going>>, Memo<Option<Charge>>),
) -> Memo<String> {
    let (words, used) = (aimed::words(state), aimed::used(state));
    let attack = memo(move |_| state.preview.with(|it| it.strike));
    // Whoever chooses a place at its target has no way to go any more.
    let arrived = memo(move |_| state.preview.with(|it| !it.places.is_empty()));
    layer(move || {
        if let Some(it) = charge.get() {
            let mut taken = written.with(|it| it.1.clone());
            let drawn = aimed::told(&mut taken, &it);
            return format!("<g class=\"{}\">{drawn}</g>", class_of(&it));
        }
        let from = state.sight().outlook.get().filter(|it| it.aimed);
        let Some(from) = from.filter(|_| !arrived.get()) else {
            return String::new();
        };
        let (plates, mut taken) = written.with(|(labels, taken)| {
            let plate = |it: &Label| (it.id.thing(), it.plate);
            (labels.iter().map(plate).collect::<Vec<_>>(), taken.clone())
        });
        for it in &rings.get() {
            taken.write(it.frame());
        }
        let base = state.with_position(|it| it.unit(from.unit).profile.base);
        taken.stand(&Tray::new(base, from.pose));
        let (words, attack) = (words.get(), attack.get());
        let told = attack.zip(words);
        let plate = match (&told, going.get().zip(used.get())) {
            (Some((it, words)), _) => Some(strike::plate(&mut taken, it, words)),
            (None, Some((it, words))) => Some(aimed::plate(&mut taken, &it, &words)),
            (None, None) => None,
        };
        let told = told.map(|(it, _)| it.target);
        let threats = threats(state);
        let numbers = state.sight().sights.with(|sights| {
            let (from, threats) = (from, threats.as_slice());
            let met = sights::Met {
                from,
                sights,
                threats,
            };
            state.with_position(|it| sights::distances(&mut taken, (it, &plates), met, told))
        });
        plate.unwrap_or_default() + &numbers
    })
}

/// Returns the enemies that could charge a ghost where it would stand.
fn threats(state: BattleState) -> Vec<Threat> {
    let sight = state.sight();
    let moved = sight.outlook.get().is_some_and(|it| it.aimed && it.moved);
    let threats = sight.threats.get().filter(|_| moved);
    threats.unwrap_or_default()
}

/// Returns the lines from those enemies to the ghost.
pub fn dangers(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        let (chart, threats) = (chart.get(), threats(state));
        let from = state.sight().outlook.get();
        from.map_or_else(String::new, |from| {
            state.with_position(|it| sights::threats(chart, it, (from.pose, &threats)))
        })
    })
}

/// A strip over the front of each of them.
fn fronts(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    layer(move || {
        let (chart, threats) = (chart.get(), threats(state));
        state.with_position(|it| sights::fronts(chart, it, &threats))
    })
}

/// The things that keep a unit from seeing whom somebody asks about.
pub fn blocked(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let line = state.sight().line;
    layer(move || {
        let chart = chart.get();
        line.with(|line| {
            let drawn = |line| state.with_position(|it| sights::blocked(chart, it, line));
            line.as_ref().map_or_else(String::new, drawn)
        })
    })
}

/// The measure that is being taken.
pub fn measure(state: BattleState, chart: Memo<Chart>, letters: Memo<Mil>) -> Memo<String> {
    let ruler = state.sight().ruler;
    layer(move || {
        let (chart, ends) = (chart.get(), ruler.ends().unwrap_or_default());
        state.with_position(|it| match (ruler.measure(it), ends) {
            (Some(it), _) => sights::measure(chart, letters.get(), &it),
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

/// The last move of the enemy, from where each piece stood, until the viewer changes the table; and the wounds of the
/// last dice.
#[component]
pub fn LastMove(state: BattleState, written: Memo<(Vec<Label>, Taken)>) -> impl IntoView {
    let history = use_context::<History>();
    let looks = move || history.is_some_and(History::is_looking);
    let ways = memo(move |_| {
        if looks() {
            return Vec::new();
        }
        let last = state.page.with(|it| story::last(it));
        last.filter(|it| !it.over)
            .map_or_else(Vec::new, |it| it.ways)
    });
    let lost = memo(move |_| {
        if looks() {
            return Vec::new();
        }
        let log = |it: &BattlePage| story::lost(it.standing().map(|it| (it.seq, &it.event)));
        state.page.with(|it| log(it))
    });
    let heard = memo(move |_| ways.with(|ways| state.with_position(|it| wording::ways(it, ways))));
    let drawn = layer(move || {
        let plate = |it: &Way| (it.clone(), wording::plate(it, wording::Told::Seen));
        let ways: Vec<_> = ways.with(|all| all.iter().map(plate).collect());
        let lost = lost.get();
        if ways.is_empty() && lost.is_empty() {
            return String::new();
        }
        let mut taken = written.with(|it| it.1.clone());
        let ways = last::drawn(&mut taken, &ways);
        ways + &state.with_position(|it| last::losses(&mut taken, it, &lost))
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

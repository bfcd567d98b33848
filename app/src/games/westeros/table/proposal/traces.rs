//! The looks of a plan on the map: order tokens with a broken rim in the pattern of their house, and arrows.

use super::super::traced::Traced;
use crate::games::westeros::{
    geometry::spot,
    map::{Arrows, OrderFace, house_class},
    scene::{Arrow, ArrowKind},
    wording::{self, proposal as words},
};
use crate::reactive::memo;
use leptos::{children::ViewFn, prelude::*};
use westeros::{
    Area, Army, House, OrderToken, Plan, View,
    board::{LANDS, PORTS, SEAS_AND_PORTS},
    march::{Arrival, arrival},
    movement,
    plan::{Promise, PromisedAction},
};

/// The plan as it is to be drawn; `legend` stands beside it.
pub fn traced(id: String, (view, plan): (View, ArcRwSignal<Plan>), legend: ViewFn) -> Traced {
    let marks = ViewFn::from(move || {
        let plan = Signal::from(plan.clone());
        view! { <PlanMarks view plan /> }
    });
    Traced { id, marks, legend }
}

#[component]
fn PlanMarks(view: View, plan: Signal<Plan>) -> impl IntoView {
    let arrows = memo(move |_| plan.with(|plan| arrows(&view, plan)));
    let tokens = move || {
        plan.with(|plan| {
            let placed = plan.promises.iter().filter_map(|it| match it.action {
                PromisedAction::Order { area, token } => Some((it.house, area, token)),
                PromisedAction::March { .. }
                | PromisedAction::Support { .. }
                | PromisedAction::Peace { .. } => None,
            });
            placed
                .map(|(house, area, token)| view! { <PlannedOrder house area token /> })
                .collect_view()
        })
    };
    view! {
        <g class="m-plan">
            <Arrows arrows />
            {tokens}
        </g>
    }
}

/// A little aside, so that what really lies there can be seen.
#[component]
fn PlannedOrder(house: House, area: Area, token: OrderToken) -> impl IntoView {
    let (x, y) = spot(area).order;
    let promise = Promise {
        house,
        action: PromisedAction::Order { area, token },
    };
    let class = ["m-plan-order ", house_class(house)].concat();
    view! {
        <g
            class=class
            transform=format!("translate({} {})", x + 12, y - 12)
            role="img"
            aria-label=words::promise_plain(&promise)
        >
            <circle class="m-plan-ground" r="26"></circle>
            <circle r="26" fill=pattern(house)></circle>
            <circle class="m-plan-rim" r="26"></circle>
            <g transform="scale(.86)">
                <OrderFace token />
            </g>
        </g>
    }
}

/// The pattern of a house, as the map defines it.
pub fn pattern(house: House) -> String {
    ["url(#m-w-", &house.name().to_lowercase(), ")"].concat()
}

fn arrows(view: &View, plan: &Plan) -> Vec<Arrow> {
    let mut all = Vec::new();
    for &Promise { house, action } in &plan.promises {
        match action {
            PromisedAction::March { from, to } => all.push(march(view, house, (from, to))),
            PromisedAction::Support { area, beside } => {
                let from = helper(view, plan, (house, area));
                all.extend(from.map(|from| Arrow {
                    helps: Some(beside),
                    ..arrow(house, ArrowKind::Support, (from, area))
                }));
            }
            PromisedAction::Order { .. } | PromisedAction::Peace { .. } => {}
        }
    }
    for it in &mut all {
        it.words = wording::arrow(it);
    }
    all
}

fn march(view: &View, house: House, (from, to): (Area, Area)) -> Arrow {
    let kind = match arrival(view, house, to) {
        Arrival::Free => ArrowKind::Move,
        Arrival::Combat(_) | Arrival::Neutral(_) => ArrowKind::Attack,
    };
    Arrow {
        via: movement::route(view, house, (from, to)).unwrap_or_default(),
        ..arrow(house, kind, (from, to))
    }
}

/// Returns where the support would come from: where the plan lays such an order, else from the first area that could
/// help.
fn helper(view: &View, plan: &Plan, (house, area): (House, Area)) -> Option<Area> {
    let near = if LANDS.contains(area) {
        area.borders().difference(PORTS)
    } else {
        area.borders().intersection(SEAS_AND_PORTS)
    };
    let near = near.intersection(view.areas_with_units(house));
    let supports_there = |at: &Area| {
        let supports = |it: &Promise| match it.action {
            PromisedAction::Order { area, token } => {
                area == *at && token.order() == westeros::Order::Support
            }
            PromisedAction::March { .. }
            | PromisedAction::Support { .. }
            | PromisedAction::Peace { .. } => false,
        };
        plan.promises.iter().any(supports)
    };
    near.iter()
        .find(supports_there)
        .or_else(|| near.iter().next())
}

fn arrow(house: House, kind: ArrowKind, (from, to): (Area, Area)) -> Arrow {
    Arrow {
        from,
        to,
        via: Vec::new(),
        kind,
        drafted: true,
        house,
        helps: None,
        army: Army::NONE,
        words: String::new(),
    }
}

/// Draws what the marks mean, in one line, with the patterns of the houses that are in it.
#[component]
pub fn Meaning(plan: Signal<Plan>) -> impl IntoView {
    let houses = memo(move |_| {
        let mut houses: Vec<House> =
            plan.with(|it| it.promises.iter().map(|it| it.house).collect());
        houses.sort_unstable();
        houses.dedup();
        houses
    });
    view! {
        <p class="plan-meaning">
            {move || {
                houses
                    .get()
                    .into_iter()
                    .map(|house| view! {
                        <span class="plan-key">
                            <svg viewBox="-16 -16 32 32" aria-hidden="true" class=house_class(house)>
                                <circle class="m-plan-ground" r="13"></circle>
                                <circle r="13" fill=pattern(house)></circle>
                                <circle class="m-plan-rim" r="13"></circle>
                            </svg>
                            {wording::house_name(house)}
                        </span>
                    })
                    .collect_view()
            }}
            <span class="note">{words::legend()}</span>
        </p>
    }
}

//! Arrows on the map: who goes, helps or strikes where.

use crate::games::westeros::draft::{Draft, Stand, Target};
use crate::games::westeros::wording;
use westeros::{
    Action, Area, Army, House, Prompt, Side, View,
    march::{Arrival, arrival},
    movement,
};

/// One arrow.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    pub from: Area,
    pub to: Area,
    /// The seas of a transport, in order.
    pub via: Vec<Area>,
    pub kind: ArrowKind,
    /// Not sent yet.
    pub drafted: bool,
    pub house: House,
    /// The house that the support is for.
    pub helps: Option<House>,
    /// The units beside the arrow.
    pub army: Army,
    /// The arrow in spoken words.
    pub words: String,
}

/// The meaning of an arrow: each has a head of its own, for those who see no colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    Move,
    Attack,
    Raid,
    Support,
    Retreat,
}

/// Returns what lies open of the combat, and what the draft adds.
pub fn arrows(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> Vec<Arrow> {
    let mut all = fighting(view);
    if let (Some(prompt), Some(me)) = (prompt, view.me) {
        all.extend(drafted(view, (prompt, draft), me));
    }
    for it in &mut all {
        it.words = wording::arrow(it);
    }
    all
}

fn plain(house: House, kind: ArrowKind, (from, to): (Area, Area)) -> Arrow {
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

fn support(house: House, helps: House, way: (Area, Area)) -> Arrow {
    Arrow {
        helps: Some(helps),
        ..plain(house, ArrowKind::Support, way)
    }
}

/// The attack that is being fought and the support it has had so far.
fn fighting(view: &View) -> Vec<Arrow> {
    let Some(combat) = view.combat else {
        return Vec::new();
    };
    let attacker = combat.houses[Side::Attacker];
    let way = (combat.from, combat.area);
    let attack = Arrow {
        via: way_of(view, attacker, way),
        drafted: false,
        army: combat.attackers,
        ..plain(attacker, ArrowKind::Attack, way)
    };
    let of = |side| combat.supports[side].iter().map(move |from| (side, from));
    let supports = Side::ALL.into_iter().flat_map(of);
    let supports = supports.filter_map(|(side, from)| {
        Some(Arrow {
            drafted: false,
            ..support(
                view.units_of(from)?,
                combat.houses[side],
                (from, combat.area),
            )
        })
    });
    let marching = (!combat.attackers.is_empty()).then_some(attack);
    marching.into_iter().chain(supports).collect()
}

fn way_of(view: &View, house: House, way: (Area, Area)) -> Vec<Area> {
    movement::route(view, house, way).unwrap_or_default()
}

fn drafted(view: &View, (prompt, draft): (&Prompt, &Draft), me: House) -> Vec<Arrow> {
    match (prompt, *draft) {
        (
            Prompt::ResolveMarch { .. },
            Draft::March {
                from: Some(from),
                going,
                ..
            },
        ) => going
            .moves()
            .iter()
            .map(|(to, army)| {
                let kind = match arrival(view, me, to) {
                    Arrival::Free => ArrowKind::Move,
                    Arrival::Combat(_) | Arrival::Neutral(_) => ArrowKind::Attack,
                };
                Arrow {
                    via: way_of(view, me, (from, to)),
                    army,
                    ..plain(me, kind, (from, to))
                }
            })
            .collect(),
        (
            Prompt::ResolveRaid { .. },
            Draft::Raid {
                from: Some(from),
                target: Target::Area(to),
            },
        ) => vec![plain(me, ArrowKind::Raid, (from, to))],
        (Prompt::Support { orders }, Draft::Sides { .. }) => {
            let Some(combat) = view.combat else {
                return Vec::new();
            };
            let given = orders.iter().filter_map(|from| match draft.stand(from)? {
                Stand::With(side) => Some(support(me, combat.houses[side], (from, combat.area))),
                Stand::Aside => None,
            });
            given.collect()
        }
        (&Prompt::SupportNeutral { area, orders }, Draft::Sides { attacker, .. }) => {
            let given = orders.intersection(attacker).iter();
            let marching = view.call.and_then(|it| view.units_of(it.from));
            given
                .map(|from| Arrow {
                    helps: marching,
                    ..plain(me, ArrowKind::Support, (from, area))
                })
                .collect()
        }
        (&Prompt::Retreat { side, .. }, Draft::Answer(Some(Action::Retreat(to)))) => {
            let Some(combat) = view.combat else {
                return Vec::new();
            };
            let house = combat.houses[side];
            let way = (combat.area, to);
            vec![Arrow {
                via: way_of(view, house, way),
                army: westeros::combat::upright(view, &combat, side),
                ..plain(house, ArrowKind::Retreat, way)
            }]
        }
        _ => Vec::new(),
    }
}

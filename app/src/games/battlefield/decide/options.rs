//! Questions that are answered by one choice of a list.

use battlefield::{
    Battlefield, aim,
    allowed::place,
    answers::is_at_once,
    chapter::{board, set_up::deploy, turn},
    effect::Zone,
    field::{Course, Direction, Thing},
    geometry::Mil,
    illegal::Illegal,
    position::{NcuId, Position, UnitId},
    question::{Action, Move, Prompt, Who},
    state::View,
    task::Use,
};
use tabletop::Game;

/// An answer that is offered, or the reason why it cannot be given now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub action: Action,
    pub why_not: Option<Illegal>,
}

/// The choices that a question offers; empty where it is answered otherwise.
pub fn options(view: &View, prompt: &Prompt) -> Vec<Offered> {
    let judged = |action: Action| Offered {
        why_not: Battlefield::check(view, prompt, &action).err(),
        action,
    };
    let mut offered: Vec<Offered> = all(view, prompt).into_iter().map(judged).collect();
    let pass = judged(Action::Pass);
    let passes = !matches!(prompt, Prompt::Reroll { .. } | Prompt::Spend { .. });
    if passes && pass.why_not.is_none() {
        offered.push(pass);
    }
    offered
}

fn all(view: &View, prompt: &Prompt) -> Vec<Action> {
    let position = &view.open;
    match prompt {
        Prompt::Role => vec![Action::Attack(true), Action::Attack(false)],
        Prompt::Zone { .. } => {
            let zones = 0..battlefield::ground::zones(position).len() as u8;
            zones.map(Action::Zone).collect()
        }
        Prompt::Target { options, .. } if sends_target(view, prompt) => {
            let one = |it: &Thing| Action::Targets(vec![*it]);
            options.iter().map(one).collect()
        }
        Prompt::Recall { count: 1 } => {
            let own = view.seat.map(|it| position.player(it).discard.clone());
            let mut cards = own.unwrap_or_default();
            cards.sort_unstable();
            cards.dedup();
            cards
                .into_iter()
                .map(|it| Action::Cards(vec![it]))
                .collect()
        }
        Prompt::Select => select(view),
        Prompt::Align { slots, .. } => slots.iter().copied().map(Action::Align).collect(),
        Prompt::Arc { arcs, .. } => arcs.iter().copied().map(Action::Arc).collect(),
        Prompt::Freed { units } => {
            let turns = |it: &UnitId| Action::Targets(vec![it.thing()]);
            units.iter().map(turns).collect()
        }
        Prompt::React { offer, .. } => {
            let abilities = offer
                .abilities
                .iter()
                .map(|(by, it)| Use::Ability(*by, *it));
            let cards = view.hand().into_iter().flat_map(|it| {
                let siege = it.siege.iter().filter(|_| offer.siege);
                let mut cards: Vec<_> = it
                    .cards
                    .iter()
                    .filter(|_| offer.cards)
                    .chain(siege)
                    .copied()
                    .collect();
                cards.sort_unstable();
                cards.dedup();
                cards
            });
            let all = abilities.chain(cards.map(Use::Card));
            all.map(Action::Use).collect()
        }
        Prompt::Choose { options, .. } => options.iter().copied().map(Action::Choose).collect(),
        Prompt::Kind { options, .. } => options.iter().copied().map(Action::Kind).collect(),
        Prompt::Borrow { options } => options.iter().copied().map(Action::Zones).collect(),
        Prompt::Influence { options, .. } => {
            options.iter().copied().map(Action::Influence).collect()
        }
        Prompt::Order { options } => options.iter().copied().map(Action::Use).collect(),
        Prompt::Claim { ncu, zones } => claim(position, *ncu, zones),
        Prompt::Pay { most } => (0..=*most).map(Action::Pay).collect(),
        Prompt::Deploy => to_deploy(view),
        // Whatever else it could do, it may do nothing; a wall often can do nothing else.
        Prompt::Action { .. } => vec![Action::Do(Move::Forgo)],
        Prompt::Retreat { unit, most } => {
            let ways = straight(view, *unit, *most);
            let retreats = ways.map(|it| Action::Course(Some(it)));
            std::iter::once(Action::Course(None))
                .chain(retreats)
                .collect()
        }
        Prompt::Free { who, terms, .. } if terms.shift => {
            let unit = who.unit().into_iter();
            let ways = unit.flat_map(|it| straight(view, it, terms.most.unwrap_or(0)));
            ways.map(|it| Action::Do(Move::Shift(it))).collect()
        }
        Prompt::Surge { attacker, most, .. } => {
            let unit = attacker.iter();
            let ways = unit.flat_map(|it| straight(view, *it, *most));
            let onward = ways.filter(|it| it.direction == Direction::Forward);
            let surge = |course| Action::Surge {
                course: Some(course),
                pivots: Vec::new(),
            };
            onward.map(surge).collect()
        }
        Prompt::Pivot { unit } => {
            let pose = position.unit(*unit).pose().into_iter();
            pose.map(|it| Action::Pivot(it.facing)).collect()
        }
        _ => Vec::new(),
    }
}

/// Tells whether the press on a target sends it: then targets are buttons, and nothing is ticked.
pub fn sends_target(view: &View, prompt: &Prompt) -> bool {
    let Prompt::Target { options, .. } = prompt else {
        return false;
    };
    let first = options.first().map(|it| Action::Targets(vec![*it]));
    first.is_some_and(|it| is_at_once(view, prompt, &it))
}

/// In each of the four directions as far as it may go.
pub fn straight(view: &View, unit: UnitId, most: Mil) -> impl Iterator<Item = Course> {
    aim::straight(&view.open, unit, most)
}

/// Each zone; twice where the order matters, as the NCU has an ability of its own.
fn claim(position: &Position, ncu: NcuId, zones: &[Zone]) -> Vec<Action> {
    let orders: &[bool] = match board::ability(position, ncu) {
        Some(_) => &[false, true],
        None => &[false],
    };
    let claim = |zone: &Zone| {
        let zone = *zone;
        orders.iter().map(move |it| Action::Claim {
            zone,
            ability_first: *it,
        })
    };
    zones.iter().flat_map(claim).collect()
}

/// Own units that are still to come, each where there is room for it.
fn to_deploy(view: &View) -> Vec<Action> {
    let (position, Some(seat)) = (&view.open, view.seat) else {
        return Vec::new();
    };
    let left = deploy::left(position, seat).into_iter();
    left.filter_map(|unit| {
        let pose = place::in_zone(position, unit)?;
        Some(Action::Deploy { unit, pose })
    })
    .collect()
}

/// The units and NCUs of the viewer's side that can activate, those that have, and the reserve.
fn select(view: &View) -> Vec<Action> {
    let (position, Some(seat)) = (&view.open, view.seat) else {
        return Vec::new();
    };
    let can = turn::choices_of_side(position);
    let own = |owner| position.friends(seat, owner);
    let units = position
        .units()
        .filter(|(_, it)| it.is_on_table() && own(it.owner));
    let units = units.map(|(id, _): (UnitId, _)| Who::Unit(id));
    let ncus = position.ncus().filter(|(_, it)| !it.gone && own(it.owner));
    let ncus = ncus.map(|(id, _): (NcuId, _)| Who::Ncu(id));
    let mut all: Vec<Who> = units.chain(ncus).collect();
    let walls = can.iter().filter(|it| matches!(it, Who::Wall(_)));
    all.extend(walls);
    // Those who can come first.
    all.sort_by_key(|it| !can.contains(it));
    let arrivals = turn::arrivals(position, seat).into_iter();
    let arrivals = arrivals.filter_map(|unit| {
        let pose = place::arriving(position, unit)?;
        Some(Action::Arrive { unit, pose })
    });
    all.into_iter()
        .map(Action::Select)
        .chain(arrivals)
        .collect()
}

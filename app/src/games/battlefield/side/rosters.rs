//! The units of each side beside the table, with what is left of them and who has acted.

use super::{
    super::{
        decide::unit_of,
        scene::{
            arms::Arms,
            model::{Colors, colors_of_player},
        },
        state::BattleState,
        table::{Opened, Shield},
        wording,
    },
    armies::{condition, occupant},
};
use crate::{
    play::{History, SeatClock},
    reactive::memo,
};
use battlefield::{
    field::Thing,
    position::{Ncu, Place, Position, Unit, UnitId},
    question::Action,
};
use leptos::prelude::*;
use std::fmt::Write;
use tabletop::Seat;

/// The width of a whole rank, and the gap between two.
const FULL: u32 = 30;
const GAP: u32 = 3;

/// The path of the sign of whoever acts on the tactics board.
const QUILL: &str = "M5 20L16 8M8 16q-1-9 12-12q0 12-9 12z";

/// The path of the tick.
const TICK: &str = "M5 12l5 5l9 -10";

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Row {
    /// Nothing for an NCU, which does not stand on the table.
    unit: Option<UnitId>,
    name: String,
    told: String,
    /// The path of its arms' sign.
    arms: &'static str,
    ranks: Vec<u32>,
    done: bool,
    gone: bool,
}

#[component]
pub fn RosterList(state: BattleState) -> impl IntoView {
    let seats = memo(move |_| state.page.with(|it| seats(&it.view.open, it.view.seat)));
    // A phone has room for one army at a time.
    let theirs = RwSignal::new(false);
    let turn = move || {
        if theirs.get() {
            word!("Yours" | "Eigene")
        } else {
            word!("Theirs" | "Gegner")
        }
    };
    let other = memo(move |_| {
        let shows = theirs.get();
        let seat = seats.with(|all| all.iter().rev().find(|it| it.1 == shows).map(|it| it.0))?;
        Some(state.with_position(|it| colors_of_player(it, seat)))
    });
    let all = move || {
        let seats = seats.get().into_iter();
        seats
            .map(|(seat, own)| view! { <Roster state seat own /> })
            .collect_view()
    };
    view! {
        <section class="rosters-list" class:theirs=theirs aria-label=word!("Units" | "Einheiten")>
            {all}
            <button type="button" class="roster-turn" on:click=move |_| theirs.update(|it| *it = !*it)>
                {move || other.get().map(|colors| view! { <Shield colors /> })}
                <span>{turn}</span>
            </button>
        </section>
    }
}

#[component]
fn Roster(state: BattleState, seat: Seat, own: bool) -> impl IntoView {
    let colors: Memo<Colors> = memo(move |_| state.with_position(|it| colors_of_player(it, seat)));
    let title = memo(move |_| state.with_position(|it| wording::player(it, seat)));
    let rows = memo(move |_| state.with_position(|it| rows(it, seat)));
    let live = use_context::<History>().map(|it| it.live);
    let who = memo(move |_| live.and_then(|it| it.with(|page| occupant(page, seat))));
    let class = move || {
        let of = if own { "roster own " } else { "roster " };
        [of, &colors.get().classes()].concat()
    };
    view! {
        <div class=class>
            <h2 class="roster-head">
                {move || view! { <Shield colors=colors.get() /> }}
                <span>{title} <span class="roster-who">{move || who.get().map(|it| [" · ", &it].concat())}</span></span>
            </h2>
            <SeatClock seat=seat.0 />
            // Others stay as they are, and keep the focus.
            <ul><For each=move || rows.get() key=Row::clone let:row><OneRow state row /></For></ul>
        </div>
    }
}

#[component]
fn OneRow(state: BattleState, row: Row) -> impl IntoView {
    let opened = use_context::<Opened>();
    let Row {
        unit,
        name,
        told,
        arms,
        ranks,
        done,
        gone,
    } = row;
    // What its signs mean, for a pointer.
    let hint = told.clone();
    let inside = view! {
        <span class="roster-arms"><svg viewBox="0 0 24 24" aria-hidden="true"><path d=arms></path></svg></span>
        <b title=hint>{name}</b>
        " "
        {(!ranks.is_empty()).then(|| view! { <Wounds ranks /> })}
        <span class="unseen">{told}</span>
        {done.then(|| view! { <svg class="roster-tick" viewBox="0 0 24 24" aria-hidden="true"><path d=TICK></path></svg> })}
    };
    let Some(unit) = unit else {
        return view! { <li class="roster-row" class:done=done class:gone=gone>{inside}</li> }
            .into_any();
    };
    let thing = unit.thing();
    let looked = move || state.looked.get() == Some(thing);
    let acts = memo(move |_| acting(state) == Some(thing));
    let press = move |_| {
        state.pick(thing);
        if let Some(opened) = opened {
            opened.card.set(true);
        }
    };
    view! {
        <li>
            <button type="button" class="roster-row" class:acts=acts class:done=done class:gone=gone aria-pressed=move || looked().to_string() on:click=press>
                {inside}
            </button>
        </li>
    }
    .into_any()
}

/// Returns the unit that is asked what it does, or that is chosen to be.
fn acting(state: BattleState) -> Option<Thing> {
    let asked = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
    let chosen = || match state.action()? {
        Action::Select(who) => who.thing(),
        _ => None,
    };
    asked.map(UnitId::thing).or_else(chosen)
}

/// The wounds that are left, rank by rank.
#[component]
fn Wounds(ranks: Vec<u32>) -> impl IntoView {
    let wide = ranks.len() as u32 * (FULL + GAP) - GAP;
    let (mut all, mut left) = (String::new(), String::new());
    let mut at = 0;
    for it in ranks {
        // Writing to a string does not fail.
        let _ = write!(all, "M{at} 0h{FULL}v4h-{FULL}z");
        if it > 0 {
            let _ = write!(left, "M{at} 0h{it}v4h-{it}z");
        }
        at += FULL + GAP;
    }
    view! {
        <svg class="roster-wounds" viewBox=format!("0 0 {wide} 4") preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path class="roster-all" d=all></path>
            <path class="roster-left" d=left></path>
        </svg>
    }
}

/// The viewer's own army first, then their friends; a watcher begins with the first.
fn seats(position: &Position, own: Option<Seat>) -> Vec<(Seat, bool)> {
    let own = own.unwrap_or(Seat(0));
    let mut all: Vec<Seat> = position.seats().collect();
    all.sort_by_key(|it| (*it != own, !position.friends(*it, own)));
    all.into_iter().map(|it| (it, it == own)).collect()
}

fn rows(position: &Position, seat: Seat) -> Vec<Row> {
    let units = position.units().filter(|(_, it)| it.owner == seat);
    let units = units.map(|(id, it)| Row {
        unit: Some(id),
        name: wording::unit(position, id),
        told: condition(position, id),
        arms: Arms::of(it.profile.entry()).icon(),
        ranks: ranks(it),
        done: it.activated,
        gone: it.place == Place::Gone,
    });
    let ncus = position.ncus().filter(|(_, it)| it.owner == seat);
    let ncus = ncus.map(|(id, it)| Row {
        unit: None,
        name: wording::ncu(position, id),
        told: occupied(it),
        arms: QUILL,
        ranks: Vec::new(),
        done: it.activated,
        gone: it.gone,
    });
    units.chain(ncus).collect()
}

/// "Crown, activated": the zone of an NCU, and that it has acted.
fn occupied(ncu: &Ncu) -> String {
    if ncu.gone {
        return word!("out of the battle" | "ausgeschieden").to_owned();
    }
    let zone = ncu.zone.map(wording::zone);
    let acted = ncu.activated.then(|| word!("activated" | "aktiviert"));
    let parts: Vec<&str> = zone.into_iter().chain(acted).collect();
    parts.join(", ")
}

/// Returns the part of each rank that is left, of [`FULL`]; the last one falls first.
fn ranks(unit: &Unit) -> Vec<u32> {
    let profile = unit.profile.entry();
    let wounds = u32::from(profile.wounds_per_model);
    let all = u32::from(profile.models) * wounds;
    let one = u32::from(profile.models_per_rank()) * wounds;
    let left = if unit.place == Place::Gone {
        0
    } else {
        unit.strength.health(profile)
    };
    let rank = |number: u32| {
        let begins = number * one;
        let size = one.min(all - begins).max(1);
        left.saturating_sub(begins).min(size) * FULL / size
    };
    (0..u32::from(profile.ranks())).map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn the_last_rank_falls_first() {
        let mut position = example();
        let mut units = position.units.iter_mut();
        let unit = units.find(|it| it.profile.entry().ranks() > 1);
        let unit = unit.expect("there is a unit of several ranks");
        let profile = unit.profile.entry();
        unit.strength.models = profile.models;
        unit.strength.wounds = 0;
        assert!(ranks(unit).iter().all(|it| *it == FULL));
        unit.strength.models = profile.models_per_rank();
        let hurt = ranks(unit);
        assert_eq!((hurt[0], hurt[1]), (FULL, 0));
        unit.place = Place::Gone;
        assert!(ranks(unit).iter().all(|it| *it == 0));
    }

    #[test]
    fn ones_own_army_is_the_first() {
        let position = example();
        assert_eq!(seats(&position, Some(Seat(1)))[0], (Seat(1), true));
        assert_eq!(seats(&position, None)[0], (Seat(0), true));
    }
}

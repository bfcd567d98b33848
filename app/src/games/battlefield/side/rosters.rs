//! The units of each side beside the table, with what is left of them and who has acted.

use super::{
    super::{
        scene::{
            arms::Arms,
            model::{Colors, colors_of_player},
            token_letter,
        },
        state::BattleState,
        table::{Opened, Shield, called},
        wording,
    },
    armies::{condition, ncu_condition},
    profile::acting,
    ranks::{QUILL, Wounds, ranks},
};
use crate::{
    play::{History, SeatClock},
    reactive::memo,
};
use battlefield::position::{Phase, Place, Position, UnitId};
use leptos::prelude::*;
use tabletop::Seat;

/// The path of the tick.
const TICK: &str = "M5 12l5 5l9 -10";

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Row {
    /// Nothing for an NCU, which does not stand on the table.
    unit: Option<UnitId>,
    name: String,
    /// The zone of an NCU.
    place: Option<&'static str>,
    told: String,
    /// The path of its arms' sign.
    arms: &'static str,
    ranks: Vec<u32>,
    /// The letters of its conditions.
    signs: Vec<&'static str>,
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
    let army = memo(move |_| state.with_position(|it| wording::player(it, seat)));
    let leader = memo(move |_| state.with_position(|it| wording::commander(it, seat)));
    let rows = memo(move |_| state.with_position(|it| rows(it, seat)));
    let acts = memo(move |_| acting(state));
    let live = use_context::<History>().map(|it| it.live);
    let who = memo(move |_| live.and_then(|it| it.with(|page| called(page, seat))));
    let leads = move || led(leader.get(), &army.get());
    let class = move || {
        let of = if own { "roster own " } else { "roster " };
        [of, &colors.get().classes()].concat()
    };
    // One's own time stands in the bar.
    let mine = state.page.with_untracked(|it| it.view.seat == Some(seat));
    let clock = (!mine).then(|| view! { <SeatClock seat=seat.0 /> });
    view! {
        <div class=class>
            <h2 class="roster-head army-colors">
                {move || view! { <Shield colors=colors.get() /> }}
                // Where both have no room beside each other the point between them is not seen.
                <span class="roster-names"><span>
                    {move || who.get().map(|it| view! { <span>{it}</span> })}
                    <span class="roster-led">{move || who.with(Option::is_some).then(|| view! { <i>" · "</i> })} {leads}</span>
                </span></span>
            </h2>
            {clock}
            // Others stay as they are, and keep the focus.
            <ul><For each=move || rows.get() key=Row::clone let:row><OneRow state row acts /></For></ul>
        </div>
    }
}

/// "Robb Stark", and the army where its leader does not tell it: "Robb Stark (Stark 2)".
fn led(leader: Option<String>, army: &str) -> String {
    let Some(leader) = leader else {
        return army.to_owned();
    };
    // Two armies of a faction are told by their numbers, also in what is written of them.
    if army.ends_with(|it: char| it.is_ascii_digit()) {
        format!("{leader} ({army})")
    } else {
        leader
    }
}

#[component]
fn OneRow(state: BattleState, row: Row, acts: Memo<Option<UnitId>>) -> impl IntoView {
    let opened = use_context::<Opened>();
    let Row {
        unit,
        name,
        place,
        told,
        arms,
        ranks,
        signs,
        done,
        gone,
    } = row;
    // What its signs mean, for a pointer.
    let hint = told.clone();
    let inside = view! {
        <span class="roster-arms"><svg viewBox="0 0 24 24" aria-hidden="true"><path d=arms></path></svg></span>
        <b title=hint>{name}</b>
        " "
        {place.map(|it| view! {
            <span class="roster-place" aria-hidden="true">
                <svg viewBox="0 0 24 24"><path d=QUILL></path></svg>
                {it}
            </span>
        })}
        {(!ranks.is_empty()).then(|| view! { <Wounds ranks /> })}
        {(!signs.is_empty()).then(|| view! { <span class="roster-signs" aria-hidden="true">{signs.concat()}</span> })}
        <span class="unseen">{told}</span>
        {done.then(|| view! { <svg class="roster-tick" viewBox="0 0 24 24" aria-hidden="true"><path d=TICK></path></svg> })}
    };
    let Some(unit) = unit else {
        return view! { <li class="roster-row" class:done=done class:gone=gone>{inside}</li> }
            .into_any();
    };
    let thing = unit.thing();
    let looked = move || state.looked.get() == Some(thing);
    let press = move |_| {
        let Some(opened) = opened else {
            return state.pick(thing);
        };
        // A second press closes its card.
        if opened.card.get_untracked() && state.looked.get_untracked() == Some(thing) {
            opened.close_card(state);
        } else {
            state.pick(thing);
            opened.card.set(true);
        }
    };
    let now = move || acts.get() == Some(unit);
    view! {
        <li>
            <button type="button" class="roster-row" class:done=done class:gone=gone aria-current=move || now().then_some("true") aria-pressed=move || looked().to_string() on:click=press>
                {inside}
            </button>
        </li>
    }
    .into_any()
}

/// The viewer's own army first, then their friends; a watcher begins with the first.
fn seats(position: &Position, own: Option<Seat>) -> Vec<(Seat, bool)> {
    let own = own.unwrap_or(Seat(0));
    let mut all: Vec<Seat> = position.seats().collect();
    all.sort_by_key(|it| (*it != own, !position.friends(*it, own)));
    all.into_iter().map(|it| (it, it == own)).collect()
}

/// Each unit is done once it has acted, and before the battle once it stands.
fn rows(position: &Position, seat: Seat) -> Vec<Row> {
    let sets_up = position.phase == Phase::SetUp;
    let units = position.units().filter(|(_, it)| it.owner == seat);
    let units = units.map(|(id, it)| Row {
        unit: Some(id),
        name: wording::own_unit(position, id),
        place: None,
        told: condition(position, id),
        arms: Arms::of(it.profile.entry()).icon(),
        ranks: ranks(it),
        signs: it.tokens.all().map(token_letter).collect(),
        done: it.activated || sets_up && it.pose().is_some(),
        gone: it.place == Place::Gone,
    });
    let ncus = position.ncus().filter(|(_, it)| it.owner == seat);
    let ncus = ncus.map(|(_, it)| Row {
        unit: None,
        name: wording::person(&it.profile.entry().name),
        place: Some(wording::post(it)),
        told: ncu_condition(it),
        arms: QUILL,
        ranks: Vec::new(),
        signs: Vec::new(),
        done: it.activated,
        gone: it.gone,
    });
    units.chain(ncus).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;
    use battlefield::{effect::Zone, position::Ncu, reference::NcuRef};

    #[test]
    fn the_head_says_who_leads_whose_army() {
        let robb = || Some("Robb Stark".to_owned());
        assert_eq!(led(robb(), "Stark"), "Robb Stark");
        assert_eq!(led(None, "Stark"), "Stark");
        assert_eq!(led(robb(), "Stark 2"), "Robb Stark (Stark 2)");
    }

    #[test]
    fn an_ncu_has_its_zone_below_its_name() {
        let mut position = example();
        position.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        });
        let last = |position: &Position| rows(position, Seat(0)).pop().expect("she is a row");
        let waits = last(&position);
        assert_eq!(
            (waits.name.as_str(), waits.place),
            ("Catelyn Stark", Some("NCU"))
        );
        position.ncus[0].zone = Some(Zone::Tactics);
        assert_eq!(last(&position).place, Some("Tactics"));
    }

    #[test]
    fn a_row_has_the_letters_of_its_conditions_and_no_owner() {
        let mut position = example();
        position.units[6].owner = Seat(0);
        let own = rows(&position, Seat(0));
        let guards = own.iter().find(|it| it.unit == Some(UnitId(6)));
        let guards = guards.expect("they have changed sides");
        assert_eq!(guards.name, "Guardsmen");
        assert_eq!(guards.signs, ["P", "V", "W"]);
        assert!(guards.done && guards.told.contains("Panicked"));
    }

    #[test]
    fn who_stands_is_done_before_the_battle() {
        let mut position = example();
        position.phase = Phase::SetUp;
        position.units[0].place = Place::Reserve;
        let done: Vec<bool> = rows(&position, Seat(0)).iter().map(|it| it.done).collect();
        assert_eq!(done[..3], [false, true, true]);
    }

    #[test]
    fn ones_own_army_is_the_first() {
        let position = example();
        assert_eq!(seats(&position, Some(Seat(1)))[0], (Seat(1), true));
        assert_eq!(seats(&position, None)[0], (Seat(0), true));
    }
}

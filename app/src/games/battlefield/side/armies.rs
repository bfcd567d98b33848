//! Both armies in words: the table for whoever does not look at it.

use super::{
    super::{
        help::{Chapter, anchor, within},
        scene::{
            arms::Arms,
            model::{Colors, colors_of_player},
        },
        state::BattleState,
        table::{Shield, called},
        wording,
    },
    ranks::{QUILL, Wounds, ranks},
};
use crate::{
    play::{GuestWord, History},
    reactive::memo,
};
use battlefield::{
    chapter::victory,
    position::{Ncu, Place, Position, Unit, UnitId},
};
use leptos::prelude::*;
use tabletop::Seat;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    /// Nothing for an NCU, which does not stand on the table.
    unit: Option<UnitId>,
    name: String,
    /// Its points in the army; nothing of whoever leads it.
    cost: u32,
    told: String,
    /// Those who stand in it.
    joined: String,
    /// The path of its arms' sign.
    arms: &'static str,
    ranks: Vec<u32>,
    gone: bool,
}

#[component]
pub fn Armies(state: BattleState) -> impl IntoView {
    let seats = memo(move |_| state.with_position(|it| it.seats().collect::<Vec<_>>()));
    let goal = memo(move |_| state.with_position(wording::goal));
    let rows = move || {
        seats
            .get()
            .into_iter()
            .map(|seat| view! { <Army state seat /> })
            .collect_view()
    };
    view! {
        {move || goal.get().map(|(mode, words)| view! {
            <p class="note battle-goal">
                {words} " "
                <a href=within(Chapter::Modes, anchor(mode)) target="_blank">{word!("How points are scored" | "Wofür es Punkte gibt")}</a>
            </p>
        })}
        {rows}
    }
}

#[component]
fn Army(state: BattleState, seat: Seat) -> impl IntoView {
    let rows = memo(move |_| state.with_position(|it| rows(it, seat)));
    let colors: Memo<Colors> = memo(move |_| state.with_position(|it| colors_of_player(it, seat)));
    let title = memo(move |_| state.with_position(|it| wording::player(it, seat)));
    let points = memo(move |_| state.with_position(|it| wording::score(it, it.side(seat))));
    let leader = memo(move |_| state.with_position(|it| wording::led_by(it, seat)));
    let live = use_context::<History>().map(|it| it.live);
    let who = memo(move |_| live.and_then(|it| it.with(|page| called(page, seat))));
    let size = move || {
        let all: u32 = rows.with(|all| all.iter().map(|it| it.cost).sum());
        let parts = leader.get().into_iter().chain([wording::points(all)]);
        parts.collect::<Vec<_>>().join(" · ")
    };
    let class = move || ["battle-army ", &colors.get().classes()].concat();
    view! {
        <section class=class data-seat=seat.0.to_string()>
            <h3 class="army-colors">
                {move || view! { <Shield colors=colors.get() /> }}
                <span>{title} " " <span class="battle-who">{who} <GuestWord seat=seat.0 /></span></span>
                " "
                <span class="army-points">{points}</span>
            </h3>
            <p class="army-size">{size}</p>
            <ul>{move || rows.get().into_iter().map(|it| view! { <li>{row(state, it)}</li> }).collect_view()}</ul>
        </section>
    }
}

/// A unit as a button that shows its card; an NCU as it is.
fn row(state: BattleState, it: Row) -> AnyView {
    let gone = it.gone;
    let inside = view! {
        <svg class="rail-icon row-arms" viewBox="0 0 24 24" aria-hidden="true"><path d=it.arms></path></svg>
        <b>{it.name}</b>
        " "
        {(it.cost > 0).then(|| view! { <span class="row-cost">{wording::points(it.cost)}</span> " " })}
        {(!it.ranks.is_empty()).then(|| view! { <Wounds ranks=it.ranks /> })}
        <span class="row-told">{it.told}</span>
        {(!it.joined.is_empty()).then(|| view! { " " <span class="row-joined">{it.joined}</span> })}
    };
    let Some(unit) = it.unit else {
        return view! { <div class="battle-row" class:gone=gone>{inside}</div> }.into_any();
    };
    let thing = unit.thing();
    let looked = move || state.looked.get() == Some(thing);
    view! {
        <button type="button" class="battle-row" class:gone=gone aria-pressed=move || looked().to_string() on:click=move |_| state.pick(thing)>
            {inside}
        </button>
    }
    .into_any()
}

fn rows(position: &Position, seat: Seat) -> Vec<Row> {
    let units = position.units().filter(|(_, it)| it.owner == seat);
    let units = units.map(|(id, it)| {
        let bars = ranks(it);
        Row {
            unit: Some(id),
            name: wording::unit(position, id),
            cost: victory::cost(it),
            told: strength(position, (id, it), &bars),
            joined: wording::joined(it),
            arms: Arms::of(it.profile.entry()).icon(),
            ranks: bars,
            gone: it.place == Place::Gone,
        }
    });
    let ncus = position.ncus().filter(|(_, it)| it.owner == seat);
    let ncus = ncus.map(|(id, it)| Row {
        unit: None,
        name: wording::ncu(position, id),
        cost: u32::from(it.profile.entry().points),
        told: ncu_condition(it),
        joined: String::new(),
        arms: QUILL,
        ranks: Vec::new(),
        gone: it.gone,
    });
    units.chain(ncus).collect()
}

/// "2 ranks, 8 of 12, activated"; whoever is alone on a tray has no ranks.
fn strength(position: &Position, (id, unit): (UnitId, &Unit), bars: &[u32]) -> String {
    let told = condition(position, id);
    let ranked = matches!(unit.place, Place::Table(_)) && !unit.profile.entry().solo;
    if !ranked {
        return told;
    }
    let left = bars.iter().filter(|it| **it > 0).count();
    [wording::ranks_left(left), told].join(", ")
}

/// "NCU, Tactics, activated": an NCU with the zone that it has claimed.
pub(super) fn ncu_condition(ncu: &Ncu) -> String {
    if ncu.gone {
        return word!("out of the battle" | "ausgeschieden").to_owned();
    }
    let mut parts = vec!["NCU"];
    parts.extend(ncu.zone.map(wording::zone));
    if ncu.activated {
        parts.push(word!("activated" | "aktiviert"));
    }
    parts.join(", ")
}

/// "9 of 12, activated": how a unit is, in few words.
pub(super) fn condition(position: &Position, id: UnitId) -> String {
    let unit = position.unit(id);
    match unit.place {
        Place::Gone => return word!("destroyed" | "vernichtet").to_owned(),
        Place::Reserve => return word!("in reserve" | "in Reserve").to_owned(),
        Place::Table(_) => {}
    }
    let profile = unit.profile.entry();
    let (models, all) = (unit.strength.models, profile.models);
    let mut parts = if profile.solo {
        let left = wording::wounds(unit.strength.health(profile));
        vec![say!("{left} left" | "noch {left}")]
    } else {
        vec![say!("{models} of {all}" | "{models} von {all}")]
    };
    parts.extend(unit.tokens.all().map(|it| wording::token(it).to_owned()));
    let influences = wording::influences(position, id).into_iter();
    parts.extend(influences.map(|(name, _)| name));
    if position.is_engaged(id.thing()) {
        parts.push(word!("engaged" | "gebunden").to_owned());
    }
    if unit.activated {
        parts.push(word!("activated" | "aktiviert").to_owned());
    }
    parts.join(", ")
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };
    use battlefield::{effect::Zone, notation::position, reference::NcuRef};

    #[test]
    fn whoever_touches_an_enemy_is_engaged_by_the_rules_own_word() {
        let text = "size 30\nA1 sworn_swords @ 24, 24 N\nB1 guardsmen @ 24, 28.8 S\n\
                    B2 crossbowmen @ 10, 40 S\nround 1\nfirst A\nturn A\n";
        let open = position::read(text).unwrap().open;
        assert!(condition(&open, UnitId(0)).contains("engaged"));
        assert!(!condition(&open, UnitId(2)).contains("engaged"));
        speaking(Language::German, || {
            assert!(condition(&open, UnitId(0)).contains("gebunden"));
        });
    }

    #[test]
    fn an_army_lists_its_ranks_those_who_joined_and_its_ncus() {
        let mut position = example();
        position.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: true,
            zone: Some(Zone::Crown),
            counters: 0,
            gone: false,
        });
        let all = rows(&position, Seat(0));
        assert!(all[0].told.starts_with("3 ranks, 9 of 12"), "{all:?}");
        assert_eq!(all[0].joined, "with Robb Stark");
        assert_eq!(all[0].ranks.len(), 3);
        let catelyn = all.last().expect("she is a row");
        assert_eq!(catelyn.unit, None);
        assert_eq!(catelyn.told, "NCU, Crown, activated");
        assert!(catelyn.cost > 0);
        let wolf = all.iter().find(|it| it.name == "Grey Wind");
        let wolf = wolf.expect("it is a row");
        assert!(!wolf.told.contains("rank"), "{wolf:?}");
    }
}

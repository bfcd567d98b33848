//! Both armies in words: the table for whoever does not look at it.

use super::super::{
    help::{Chapter, anchor, within},
    state::BattleState,
    table::called,
    wording,
};
use crate::{
    play::{GuestWord, History},
    reactive::memo,
};
use battlefield::position::{Place, Position, UnitId};
use leptos::prelude::*;
use tabletop::Seat;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    unit: UnitId,
    name: String,
    told: String,
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
    let title = memo(move |_| state.with_position(|it| wording::player(it, seat)));
    let points = memo(move |_| state.with_position(|it| wording::score(it, it.side(seat))));
    let live = use_context::<History>().map(|it| it.live);
    let who = memo(move |_| live.and_then(|it| it.with(|page| called(page, seat))));
    let row = move |it: Row| {
        let thing = it.unit.thing();
        let looked = move || state.looked.get() == Some(thing);
        view! {
            <li>
                <button type="button" class="battle-row" class:gone=it.gone aria-pressed=move || looked().to_string() on:click=move |_| state.pick(thing)>
                    <b>{it.name}</b> " " <span>{it.told}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="battle-army" data-seat=seat.0.to_string()>
            <h3><span>{title} " " <span class="note battle-who">{who} <GuestWord seat=seat.0 /></span></span> <span class="note">{points}</span></h3>
            <ul>{move || rows.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

fn rows(position: &Position, seat: Seat) -> Vec<Row> {
    let own = position.units().filter(|(_, it)| it.owner == seat);
    own.map(|(unit, it)| Row {
        unit,
        name: wording::unit(position, unit),
        told: condition(position, unit),
        gone: it.place == Place::Gone,
    })
    .collect()
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
    use super::condition;
    use crate::language::{Language, speaking};
    use battlefield::{notation::position, position::UnitId};

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
}

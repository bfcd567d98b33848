//! A battle that is over: both cards turned over together, the numbers growing to their end, what it cost.

use crate::games::westeros::{
    highlights::Battle,
    page::{SharedPage, WesterosPage},
    panels::{
        battle::{Bearing, Figures, LineRow, Sealed, SideOf, Swords, before_cards, brought},
        house_class,
    },
    wording::{self, battle as names, highlights as words},
};
use leptos::prelude::*;
use westeros::{Army, Event, House, Prompt, Side, board::BUILDINGS, control};

#[component]
pub fn BattleView(
    page: Signal<SharedPage>,
    battle: Battle,
    round: Option<u8>,
    asked: Signal<Option<Prompt>>,
) -> impl IntoView {
    let (me, makes) = page.with_untracked(|it| (it.view.me, makes(it, &battle)));
    let bearings = page.with_untracked(|it| [0, 1].map(|at| bearing(it, &battle, at)));
    // The viewer's side lies at the left.
    let swapped = me == Some(battle.houses[1]);
    let at = move |right: bool| usize::from(swapped != right);
    let side = |right: bool| {
        let it = bearings[at(right)].clone();
        view! { <SideOf it right /> }
    };
    let card = |right: bool| {
        let at = at(right);
        let (house, card) = (battle.houses[at], battle.cards[at]);
        let end = end(&battle, house);
        view! {
            <div class=["told-card ", end, house_class(house)].concat()>
                <Sealed house card />
                <p class="told-house">
                    {wording::house_name(house)} " " {card.map(|it| view! { <span>{names::card(it)}</span> })}
                </p>
            </div>
        }
    };
    let number = |right: bool| {
        let at = at(right);
        let end = end(&battle, battle.houses[at]);
        let (from, to) = (from(&battle, at)?, battle.counted?[at]);
        Some(view! { <Number from to end /> })
    };
    let sentence = [makes.unwrap_or_default(), words::tied(&battle).to_owned()]
        .into_iter()
        .filter(|it| !it.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    view! {
        <header class="fight-title">
            {round.map(|it| view! { <p class="moment-round">{words::round(it)}</p> })}
            <h2>{names::title(battle.area)}</h2>
        </header>
        <div class="fight-field">
            {side(false)}
            {card(false)}
            <div class="fight-middle">{number(false)} <Swords /> {number(true)}</div>
            {card(true)}
            {side(true)}
        </div>
        <div class="told-end">
            <h3>{words::heading(&battle)}</h3>
            <p>{sentence}</p>
            <Chips battle=battle.clone() asked page />
            <More battle me />
        </div>
    }
}

/// The classes of who has won and who has not.
fn end(battle: &Battle, house: House) -> &'static str {
    match battle.winner {
        Some(winner) if winner == house => "wins ",
        Some(_) => "loses ",
        None => "",
    }
}

/// The strength before the cards, from which a number grows.
fn from(battle: &Battle, at: usize) -> Option<i8> {
    let counted = battle.counted?;
    Some(before_cards(&battle.lines).map_or(counted[at], |it| it[at]))
}

fn bearing(page: &WesterosPage, battle: &Battle, at: usize) -> Bearing {
    let side = [Side::Attacker, Side::Defender][at];
    let house = battle.houses[at];
    let doing = names::bearing(page, (house, side), (battle.from, battle.area));
    Bearing {
        house,
        doing,
        brought: brought(&battle.lines, at, (battle.armies[at], battle.orders[at])),
        routed: Army::NONE,
    }
}

/// The castles of the victor, where the battle has brought one.
fn makes(page: &WesterosPage, battle: &Battle) -> Option<String> {
    let winner = battle.winner?;
    if !words::is_taken(battle) || !BUILDINGS.contains(battle.area) {
        return None;
    }
    let held = control::count(&page.view, winner, BUILDINGS);
    // While the beaten still stand there it counts for them.
    let theirs = control::controller(&page.view, battle.area) != Some(winner);
    Some(words::makes(winner, held + u8::from(theirs), theirs))
}

/// As many steps are seen; more would only flicker.
const STEPS: i8 = 8;

/// A number that counts from the strength before the cards to the whole of it.
#[component]
fn Number(from: i8, to: i8, end: &'static str) -> impl IntoView {
    let way = (to - from).signum();
    let steps = (to - from).abs().min(STEPS);
    let passing = (0..steps).map(|step| {
        let number = if step == 0 {
            from
        } else {
            to - way * (steps - step)
        };
        view! { <span class="passing" aria-hidden="true">{number}</span> }
    });
    view! {
        <span class=format!("fight-sum grows steps-{steps} {end}")>
            {passing.collect_view()}
            <span class="whole">{to}</span>
        </span>
    }
}

/// The retreat, the fallen, the Blade.
#[component]
fn Chips(page: Signal<SharedPage>, battle: Battle, asked: Signal<Option<Prompt>>) -> impl IntoView {
    let retreated = battle.after.iter().find_map(|it| match *it {
        Event::Retreated { house, units, .. } => Some((house, units)),
        _ => None,
    });
    let costs = battle.after.iter().filter_map(|it| {
        let army = retreated.filter(|_| matches!(it, Event::Retreated { .. }));
        let army = army.map(|(house, army)| view! { <Figures house army lying=false /> });
        let cost = names::cost(it)?;
        Some(view! { <li>{army} {cost}</li> })
    });
    let costs = costs.collect::<Vec<_>>();
    let none = words::no_losses(&battle).map(|it| {
        view! {
            <li>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M12 3q4 2 8 2v6q0 7-8 10q-8-3-8-10V5q4 0 8-2z"></path>
                </svg>
                {it}
            </li>
        }
    });
    let blade = battle.before.iter().find_map(|it| match it {
        Event::BladeUsed { house } => Some(words::blade(*house)),
        _ => None,
    });
    let pending = move || {
        let goes_on = page.with(|it| it.view.combat.is_some_and(|it| it.area == battle.area));
        (goes_on && retreated.is_none())
            .then(|| words::retreats(&battle, asked.get().as_ref()))
            .flatten()
            .map(|it| view! { <li>{beaten(&battle)} {it}</li> })
    };
    view! {
        <ul class="told-chips">
            {pending} {costs} {none} {blade.map(|it| view! { <li>{it}</li> })}
        </ul>
    }
}

/// The army that has lost.
fn beaten(battle: &Battle) -> Option<impl IntoView + use<>> {
    let house = battle.loser()?;
    let at = battle.houses.iter().position(|&it| it == house)?;
    let army = battle.armies[at]?;
    Some(view! { <Figures house army lying=false /> })
}

/// The rest of the result: card texts, changes for the reader, the count.
#[component]
fn More(battle: Battle, me: Option<House>) -> impl IntoView {
    let list = |events: &[Event]| {
        let lines = events
            .iter()
            .map(|it| view! { <li>{words::battle_line(it)}</li> });
        (!events.is_empty()).then(|| view! { <ul>{lines.collect_view()}</ul> })
    };
    let mine = me.map_or_else(Vec::new, |me| words::mine(&battle, me));
    let mine = (!mine.is_empty()).then(|| {
        view! {
            <ul class="told-mine" aria-label=word!("What changed for you" | "Was sich für dich geändert hat")>
                {mine.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}
            </ul>
        }
    });
    let [attacker, defender] = battle.houses.map(wording::house_name);
    let (before, after) = (list(&battle.before), list(&battle.after));
    view! {
        {mine}
        <details class="told-more">
            <summary>{word!("Strength, line by line" | "Stärke, Zeile für Zeile")}</summary>
            <table class="ledger">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{attacker}</th>
                        <th scope="col">{defender}</th>
                        <th scope="col">{word!("So far" | "Bisher")}</th>
                    </tr>
                </thead>
                <tbody>
                    {battle.lines.into_iter().map(|line| view! { <LineRow line /> }).collect_view()}
                </tbody>
            </table>
            {before}
            {after}
        </details>
    }
}

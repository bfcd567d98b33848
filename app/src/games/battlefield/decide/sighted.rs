//! Everything that a unit meets in a place, beside the table: each enemy in numbers, who could charge it, and the
//! markers that it touches.

use super::{
    super::{state::BattleState, wording},
    outlook::{Outlook, Sight, nearby},
};
use crate::reactive::{effect, memo};
use battlefield::{
    aim,
    field::Thing,
    question::{Action, Move},
};
use leptos::{html, prelude::*};

#[component]
pub fn Sighted(state: BattleState) -> impl IntoView {
    // Only while somebody thinks about a place for it.
    let any = memo(move |_| {
        state.action().is_some_and(|it| is_place(&it))
            && state.sight().sights.with(|it| !it.is_empty())
    });
    let title = word!("Enemies that could charge it" | "Feinde, die sie im Sturm erreichen");
    let name = move || {
        let from = state.sight().outlook.get()?;
        Some(state.with_position(|it| wording::unit(it, from.unit)))
    };
    let list = NodeRef::<html::Details>::new();
    let open = RwSignal::new(false);
    let look = move || open.set(list.get_untracked().is_some_and(|it| it.open()));
    // Opened before this code was there, or drawn anew.
    effect(move |_| {
        if list.get().is_some() {
            look();
        }
    });
    move || {
        any.get().then(|| view! {
            <section class="card battle-sighted" aria-label=title>
                <h3><span>{title}</span> <span class="note">{name}</span></h3>
                <Dangers state />
                // What is folded is not written anew with each step of a drag.
                <details class="battle-others" node_ref=list on:toggle=move |_| look()>
                    <summary>{word!("Distances, sight and cover" | "Abstände, Sicht und Deckung")}</summary>
                    {move || open.get().then(|| view! { <Enemies state /> })}
                </details>
            </section>
        })
    }
}

/// Tells whether a draft gives a unit a place by hand: a charge and an attack do not.
const fn is_place(action: &Action) -> bool {
    matches!(
        action,
        Action::Deploy { .. }
            | Action::Arrive { .. }
            | Action::Redeploy(_)
            | Action::Course(Some(_))
            | Action::Pivot(_)
            | Action::Surge { .. }
            | Action::Do(Move::Maneuver(_) | Move::March(_) | Move::Shift(_))
    )
}

/// The enemies that could charge it there, and all that it touches.
#[component]
fn Dangers(state: BattleState) -> impl IntoView {
    let sight = state.sight();
    let threats = memo(move |_| match sight.threats.get() {
        Some(all) => state.with_position(|it| {
            all.iter()
                .map(|threat| wording::threat(it, threat))
                .collect::<Vec<_>>()
        }),
        None => sight.sights.with(|sights| {
            state.with_position(|it| {
                let near = nearby(it, sights).into_iter();
                near.map(|unit| wording::unit(it, unit)).collect()
            })
        }),
    });
    let touched = memo(move |_| {
        let Outlook { unit, pose, .. } = sight.outlook.get()?;
        wording::touches(&state.with_position(|it| aim::touched(it, unit, pose)))
    });
    let said = memo(move |_| {
        let threats = sight.threats.with(|it| it.as_ref().map(Vec::len))?;
        let seen = |it: &&Sight| it.sighting.sees.is_ok();
        let seen = sight.sights.with(|it| it.iter().filter(seen).count());
        Some(wording::outlook(seen, threats))
    });
    let rows = move || {
        let all = threats.get();
        if all.is_empty() {
            return view! { <p class="note">{word!("None there." | "Keine dort.")}</p> }.into_any();
        }
        let rows = all.into_iter().map(|it| view! { <li>{it}</li> });
        view! { <ul>{rows.collect_view()}</ul> }.into_any()
    };
    view! {
        <div class="battle-dangers">{rows}</div>
        {move || touched.get().map(|it| view! { <p>{it}</p> })}
        <p class="unseen" role="status">{said}</p>
    }
}

/// Each enemy with its numbers.
#[component]
fn Enemies(state: BattleState) -> impl IntoView {
    let sight = state.sight();
    let all = memo(move |_| {
        sight
            .sights
            .with(|it| it.iter().map(|it| it.sighting.thing).collect::<Vec<_>>())
    });
    view! {
        <ul class="battle-enemies">
            <For each=move || all.get() key=|it| *it let:enemy>
                <Enemy state enemy />
            </For>
        </ul>
    }
}

#[component]
fn Enemy(state: BattleState, enemy: Thing) -> impl IntoView {
    let sight = state.sight();
    let own = memo(move |_| {
        let found = |all: &Vec<Sight>| all.iter().find(|it| it.sighting.thing == enemy).cloned();
        sight.sights.with(found)
    });
    let name = untrack(|| state.with_position(|it| wording::thing(it, enemy)));
    let far = move || own.get().map(|it| wording::inches(it.sighting.gap));
    let told = move || {
        own.get()
            .map(|it| state.with_position(|position| told(position, &it)))
    };
    let hidden =
        memo(move |_| own.with(|it| it.as_ref().is_some_and(|it| it.sighting.sees.is_err())));
    let asked = move || sight.why.get() == Some(enemy);
    let ask = move |_| {
        sight
            .why
            .update(|it| *it = (*it != Some(enemy)).then_some(enemy));
    };
    let why = move || {
        let line = asked().then(|| sight.line.get()).flatten()?;
        Some(state.with_position(|it| wording::blocked(it, &line)))
    };
    let label = say!("Why isn't it seen: {name}" | "Warum nicht zu sehen: {name}");
    view! {
        <li>
            <p><strong>{name}</strong> " " {far}</p>
            <p class="note">{told}</p>
            {move || hidden.get().then(|| view! {
                <button type="button" class="button quiet" aria-label=label.clone() aria-pressed=move || asked().to_string() on:click=ask>{word!("Why not?" | "Warum nicht?")}</button>
            })}
            <p class="note" role="status">{why}</p>
        </li>
    }
}

fn told(position: &battlefield::position::Position, it: &Sight) -> String {
    let mut said = vec![
        wording::arcs(position, &it.sighting),
        wording::sees(&it.sighting).to_owned(),
    ];
    let arrows = it.arrows.as_ref();
    said.extend(arrows.and_then(|arrows| wording::arrows(position, it.sighting.shot, arrows)));
    said.extend(it.covers.iter().map(|it| wording::cover(position, *it)));
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::field::Course;

    #[test]
    fn dangers_are_told_of_a_place_and_not_of_an_attack() {
        assert!(is_place(&Action::Do(Move::March(Course::STAY))));
        assert!(is_place(&Action::Course(Some(Course::STAY))));
        let fight = Move::Fight {
            target: Thing::Unit(1),
            weapon: 0,
            realign: None,
        };
        assert!(!is_place(&Action::Do(fight)));
        assert!(!is_place(&Action::Do(Move::Retreat)));
        assert!(!is_place(&Action::Pass));
    }
}

//! The whole of what a seat is asked for one by one in turns, to be answered together: an army, pieces of
//! terrain, markers.

use super::super::{state::BattleState, wording};
use crate::reactive::{effect, memo};
use battlefield::{
    allowed::place,
    chapter::set_up::deploy,
    position::UnitId,
    question::{Action, Prompt},
    standing,
    state::View,
};
use leptos::prelude::*;

/// Something that is planned, or a unit that could be.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chip {
    name: String,
    /// Its place in the plan, counted from 0.
    at: Option<usize>,
    unit: Option<UnitId>,
}

/// Chips of all that can be planned, and the buttons that fill the plan up or take from it.
#[component]
pub fn LineUp(state: BattleState) -> impl IntoView {
    if !state.can_plan() {
        return None;
    }
    // In the browser alone: it asks the server.
    effect(move |_| untrack(|| state.read_plan()));
    let chips = memo(move |_| {
        let plan = state.step().map(|it| it.all()).unwrap_or_default();
        let chips = state.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(state.page.with(|it| chips(&it.view, prompt, &plan)))
        });
        chips.unwrap_or_default()
    });
    let count = memo(move |_| chips.with(Vec::len));
    let full = memo(move |_| {
        let most = state.asked.with(|it| {
            let (_, prompt) = it.as_ref()?;
            Some(state.page.with(|it| standing::share(&it.view, prompt)))
        });
        most.is_none_or(|it| state.planned() >= it)
    });
    let few = move || state.planned() < 2;
    let units = state.asked_untracked(|_, prompt| *prompt == Prompt::Deploy) == Some(true);
    let one_more = (!units).then(|| view! {
        <button type="button" class="button" disabled=move || full.get() on:click=move |_| state.suggest(1)>
            {word!("One more" | "Eins mehr")}
        </button>
    });
    Some(view! {
        <div class="battle-plan">
            <p class="note">{state.asked_untracked(|_, prompt| wording::plan_note(prompt))}</p>
            <ol class="battle-chips">
                <For each=move || 0..count.get() key=|it| *it let:number>
                    <OneChip state chips number />
                </For>
            </ol>
            <p class="actions">
                <button type="button" class="button" disabled=move || full.get() && !few() on:click=move |_| state.suggest(usize::MAX)>
                    {move || if few() { word!("Suggest all" | "Alles vorschlagen") } else { word!("Suggest the rest" | "Den Rest vorschlagen") }}
                </button>
                {one_more}
                <button type="button" class="button" disabled=few on:click=move |_| state.plan_less()>
                    {word!("Take this one out" | "Dieses herausnehmen")}
                </button>
            </p>
        </div>
    })
}

/// One of them, by its place in the list: pressed, it is held, or planned at the next free place.
#[component]
fn OneChip(state: BattleState, chips: Memo<Vec<Chip>>, number: usize) -> impl IntoView {
    let chip = memo(move |_| chips.with(|it| it.get(number).cloned()));
    let place = move || chip.with(|it| it.as_ref().and_then(|it| it.at));
    let held = move || place().is_some() && place() == state.step().map(|it| it.before.len());
    let misfit = move || {
        let at = place()?;
        let why = state.plan().misfits.with(|it| it.get(at).cloned())??;
        Some(state.with_position(|it| wording::illegal(it, &why)))
    };
    let said = move || match place() {
        Some(_) => misfit().unwrap_or_else(|| word!("planned" | "geplant").to_owned()),
        None => word!("not placed" | "noch ohne Platz").to_owned(),
    };
    let press = move |_| match chip.get_untracked() {
        Some(Chip { at: Some(at), .. }) => state.hold(at),
        Some(Chip {
            unit: Some(unit), ..
        }) => {
            let plan = untrack(|| state.step()).map(|it| it.all());
            let plan = plan.unwrap_or_default();
            let page = state.page.get_untracked();
            let action = placed(&standing::planned(&page.view, &plan), unit);
            if let Some(action) = action {
                state.plan_more(action);
            }
        }
        _ => {}
    };
    view! {
        <li>
            <button type="button" class="battle-chip" class:bad=move || misfit().is_some() aria-pressed=move || held().to_string() on:click=press>
                <span class="battle-chip-number" aria-hidden="true">{move || place().map(|it| (it + 1).to_string())}</span>
                <span>{move || chip.with(|it| it.as_ref().map(|it| it.name.clone()))} " " <span class="note">{said}</span></span>
            </button>
        </li>
    }
}

/// All units that are still to be deployed; of other things those that are planned.
fn chips(view: &View, prompt: &Prompt, plan: &[Action]) -> Vec<Chip> {
    let (position, Some(seat)) = (&view.open, view.seat) else {
        return Vec::new();
    };
    let planned = plan.iter().enumerate();
    let planned = planned.map(|(at, action)| Chip {
        name: wording::planned(position, action, at),
        at: Some(at),
        unit: match action {
            Action::Deploy { unit, .. } => Some(*unit),
            _ => None,
        },
    });
    let mut all: Vec<Chip> = planned.collect();
    if *prompt == Prompt::Deploy {
        for unit in deploy::left(position, seat) {
            if all.iter().all(|it| it.unit != Some(unit)) {
                all.push(Chip {
                    name: wording::unit(position, unit),
                    at: None,
                    unit: Some(unit),
                });
            }
        }
    }
    all
}

/// A unit where there is room for it.
fn placed(view: &View, unit: UnitId) -> Option<Action> {
    let pose = place::in_zone(&view.open, unit)?;
    Some(Action::Deploy { unit, pose })
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{
        geometry::{Facing, Point},
        position::Place,
        task::{SetUp, SetUpStage, Task},
    };

    #[test]
    fn the_whole_army_is_there_with_what_is_planned_first() {
        let unit = |x| (0, "stark.sworn_swords", (x, 3_000), Facing::NORTH);
        let mut state = table(&[unit(10_000), unit(20_000), unit(30_000)]);
        for it in &mut state.open.units {
            it.place = Place::Reserve;
        }
        let mut frame = SetUp::at(SetUpStage::Deploy);
        frame.left = [0, 1, 2].map(UnitId).to_vec();
        state.open.agenda.push(Task::SetUp(frame));
        state.open.players[0].zone = Some(0);
        let view = seen(&state);
        let plan = [placed(&view, UnitId(1)).expect("there is room")];
        let all = chips(&view, &Prompt::Deploy, &plan);
        let all: Vec<_> = all.iter().map(|it| (it.unit, it.at)).collect();
        let [first, second, third] = [1, 0, 2].map(|it| Some(UnitId(it)));
        assert_eq!(all, [(first, Some(0)), (second, None), (third, None)]);
        let markers = [9_000, 30_000].map(|x| Action::Marker(Point::new(x, 24_000)));
        assert_eq!(chips(&view, &Prompt::Marker, &markers).len(), 2);
    }
}

//! A line-up for the set-up: the place of each unit, in the order in which they are deployed.

use super::{
    super::{
        help::{link, rule_of_illegal},
        state::BattleState,
        wording,
    },
    line_up,
    saved::Saved,
    with_line_up,
};
use crate::reactive::memo;
use battlefield::{
    geometry::{Facing, Mil, Pose},
    position::{Position, UnitId},
    standing,
};
use leptos::prelude::*;

/// The own units in the order in which they come, each with its place.
#[component]
pub fn LineUp(state: BattleState, saved: Saved) -> impl IntoView {
    let waits = memo(move |_| {
        state
            .page
            .with(|it| !standing::line_up(&it.view).is_empty())
    });
    let laid = memo(move |_| saved.now.with(line_up));
    let ids = memo(move |_| laid.with(|it| it.iter().map(|(id, _)| *id).collect::<Vec<_>>()));
    let start = move |_| {
        let places = state.page.with_untracked(|it| standing::line_up(&it.view));
        saved.now.update(|it| *it = with_line_up(it, &places));
    };
    let clear = move |_| saved.now.update(|it| *it = with_line_up(it, &[]));
    let rows = move || {
        let rows = ids.get().into_iter().enumerate();
        rows.map(|(at, id)| view! { <Row state saved laid at id /> })
            .collect_view()
    };
    move || {
        waits.get().then(|| view! {
            <fieldset class="battle-line-up">
                <legend>{word!("Line-up" | "Aufstellung")}</legend>
                <p class="note">{move || state.seated(said)}</p>
                <ol>{rows}</ol>
                <p class="actions">
                    <button type="button" class="button" on:click=start>{word!("Suggest a line-up" | "Aufstellung vorschlagen")}</button>
                    <button type="button" class="button" disabled=move || laid.with(Vec::is_empty) on:click=clear>
                        {word!("No line-up" | "Keine Aufstellung")}
                    </button>
                </p>
            </fieldset>
        })
    }
}

/// Returns the side of the table for which places are given.
fn said((position, seat): (&Position, tabletop::Seat)) -> &'static str {
    match position.player(seat).zone {
        Some(_) => word!(
            "Each unit is shown only when it is deployed. If its place no longer fits by then, you'll be asked."
                | "Jede Einheit wird erst gezeigt, wenn sie aufgestellt wird. Passt ein Platz dann nicht mehr, wirst du gefragt."
        ),
        None => word!(
            "Planned for the first zone. If you get the opposite one, the line-up is turned around. Each unit is shown only when it is deployed. If its place no longer fits by then, you'll be asked."
                | "Für die erste Zone gedacht. Bekommst du die gegenüber, wird die Aufstellung gedreht. Jede Einheit wird erst gezeigt, wenn sie aufgestellt wird. Passt ein Platz dann nicht mehr, wirst du gefragt."
        ),
    }
}

/// A number of a place.
#[derive(Clone, Copy)]
enum Which {
    East,
    North,
    Facing,
}

impl Which {
    fn label(self) -> &'static str {
        match self {
            Self::East => word!("Inches from the west" | "Zoll von Westen"),
            Self::North => word!("Inches from the south" | "Zoll von Süden"),
            Self::Facing => word!("Facing in degrees" | "Blick in Grad"),
        }
    }

    fn of(self, pose: Pose) -> f64 {
        let thousandths = |it: Mil| f64::from(it) / 1_000.0;
        match self {
            Self::East => thousandths(pose.at.x),
            Self::North => thousandths(pose.at.y),
            Self::Facing => (f64::from(pose.facing.0) * 360.0 / 65_536.0).round(),
        }
    }

    fn set(self, pose: &mut Pose, value: f64) {
        let length = || (value.clamp(-99.0, 999.0) * 1_000.0).round() as Mil;
        match self {
            Self::East => pose.at.x = length(),
            Self::North => pose.at.y = length(),
            Self::Facing => {
                pose.facing = Facing::degrees(value.clamp(-999.0, 999.0).round() as i32);
            }
        }
    }
}

/// Places of units, in the order in which they are deployed.
type Places = Vec<(UnitId, Pose)>;

#[component]
fn Row(
    state: BattleState,
    saved: Saved,
    laid: Memo<Places>,
    at: usize,
    id: UnitId,
) -> impl IntoView {
    let name = state
        .page
        .with_untracked(|it| wording::unit(&it.view.open, id));
    let pose = move || laid.with(|it| it.get(at).map(|(_, pose)| *pose));
    let change = move |change: &dyn Fn(&mut Places)| {
        let mut places = laid.get_untracked();
        change(&mut places);
        saved.now.update(|it| *it = with_line_up(it, &places));
    };
    let misfit = move || {
        state.page.with(|page| {
            let misfits = laid.with(|it| standing::misfits(&page.view, it));
            let why = misfits.into_iter().nth(at).flatten()?;
            Some((
                wording::illegal(&page.view.open, &why),
                rule_of_illegal(&why),
            ))
        })
    };
    let field = move |which: Which| {
        let value = move || pose().map_or(String::new(), |it| which.of(it).to_string());
        let typed = move |event| {
            if let Ok(number) = event_target_value(&event).replace(',', ".").parse::<f64>() {
                change(&|places| {
                    if let Some((_, pose)) = places.get_mut(at) {
                        which.set(pose, number);
                    }
                });
            }
        };
        view! {
            <label class="field">
                <span>{which.label()}</span>
                <input type="number" inputmode="decimal" step="any" prop:value=value value=untrack(value) on:change=typed />
            </label>
        }
    };
    let earlier = move |_| {
        change(&|places| {
            if at < places.len() {
                places.swap(at - 1, at);
            }
        });
    };
    let label = say!("{name}: earlier" | "{name}: früher");
    view! {
        <li>
            <fieldset>
                <legend>{name}</legend>
                {[Which::East, Which::North, Which::Facing].map(field)}
                {(at > 0).then(|| view! {
                    <button type="button" class="button" aria-label=label on:click=earlier>{word!("Earlier" | "Früher")}</button>
                })}
                {move || misfit().map(|(why, rule)| view! { <p class="refusal" role="status">{why} {link(rule)}</p> })}
            </fieldset>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_place_are_read_as_they_are_shown() {
        let mut pose = Pose::new(12_345, 3_000, Facing(0));
        for (which, value) in [
            (Which::East, 20.5),
            (Which::North, 4.25),
            (Which::Facing, 90.0),
        ] {
            which.set(&mut pose, value);
            assert!((which.of(pose) - value).abs() < 1e-9, "{value}");
        }
        assert_eq!(pose, Pose::new(20_500, 4_250, Facing(16_384)));
        Which::Facing.set(&mut pose, -90.0);
        assert_eq!(pose.facing, Facing(49_152));
    }
}

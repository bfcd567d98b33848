//! Orders for the set-up: whatever it asks can be answered in advance, and a whole line-up laid down.

use super::{
    super::{state::BattleState, wording},
    line_up,
    saved::Saved,
    sheet::Box,
    with_line_up,
};
use crate::reactive::memo;
use battlefield::{
    geometry::{Facing, Mil, Pose},
    ground,
    position::{Mode, Phase, Position, UnitId},
    question::Action,
    standing::{self, Lasts, Matter},
    task::SetUpStage,
};
use leptos::prelude::*;

/// The boxes and the line-up, as long as the set-up goes on.
#[component]
pub fn SetUp(state: BattleState, saved: Saved) -> impl IntoView {
    let mode = memo(move |_| {
        state.with_position(|it| {
            (it.phase == Phase::SetUp).then_some((it.setup.mode, ground::corners(it)))
        })
    });
    move || {
        let (mode, corners) = mode.get()?;
        let mut boxes = boxes(mode);
        // Corners have other names, and there are four of them.
        boxes.retain(|(_, it, _)| !corners || !matches!(it, Matter::SetUp(Action::Zone(_))));
        let boxes = boxes.into_iter();
        let boxes = boxes.map(|said| view! { <Box state saved said /> });
        Some(view! {
            <p class="note">{word!(
                "For the set-up. Whoever lays all of it down needs no further visit before the first round." |
                "Für den Aufbau. Wer alles festlegt, muss vor der ersten Runde nicht noch einmal vorbeischauen."
            )}</p>
            {boxes.collect_view()}
            <LineUp state saved />
        })
    }
}

/// Returns the boxes of a mode: each names the answer that it gives.
fn boxes(mode: Mode) -> Vec<(&'static str, Matter, Lasts)> {
    let zone = |zone| Matter::SetUp(Action::Zone(zone));
    let all = [
        (
            word!("Defend the castle" | "Die Burg verteidigen"),
            Matter::SetUp(Action::Attack(false)),
        ),
        (
            word!("Attack the castle" | "Die Burg angreifen"),
            Matter::SetUp(Action::Attack(true)),
        ),
        (
            word!(
                "Lay corpse piles as near to the middle as they may lie"
                    | "Leichenhaufen so nah an die Mitte wie erlaubt legen"
            ),
            Matter::Considerate(SetUpStage::Piles),
        ),
        (
            word!("Place no terrain" | "Kein Gelände auslegen"),
            Matter::Considerate(SetUpStage::Terrain),
        ),
        (
            word!(
                "Lay objective markers as near to the middle as they may lie"
                    | "Zielmarker so nah an die Mitte wie erlaubt legen"
            ),
            Matter::Considerate(SetUpStage::Markers),
        ),
        (word!("Choose the south" | "Den Süden wählen"), zone(0)),
        (word!("Choose the north" | "Den Norden wählen"), zone(1)),
        (
            word!("Take the first zone that is free" | "Die erste freie Zone nehmen"),
            Matter::Considerate(SetUpStage::Zone),
        ),
        (
            word!(
                "Begin with the commander's unit and the dearest"
                    | "Mit der Einheit des Kommandanten und den teuersten beginnen"
            ),
            Matter::Considerate(SetUpStage::Start),
        ),
        (
            word!(
                "Deploy the rest by itself: the dearest unit first, in the foremost row, nearest to the middle"
                    | "Alles Übrige von selbst aufstellen: die teuerste Einheit zuerst, in der vordersten Reihe, nah an der Mitte"
            ),
            Matter::Considerate(SetUpStage::Deploy),
        ),
    ];
    let asked = all.into_iter().filter(|(_, matter)| is_asked(mode, matter));
    let boxes = asked.map(|(label, matter)| (label, matter, Lasts::Changed));
    boxes.collect()
}

/// Returns true for what the set-up of this mode may ask.
const fn is_asked(mode: Mode, matter: &Matter) -> bool {
    match matter {
        Matter::SetUp(Action::Attack(_)) => matches!(mode, Mode::Storm),
        Matter::Considerate(SetUpStage::Piles) => matches!(mode, Mode::Feast),
        Matter::Considerate(SetUpStage::Markers) => matches!(mode, Mode::Thrones | Mode::Winds),
        Matter::Considerate(SetUpStage::Start) => matches!(mode, Mode::Clash | Mode::Storm),
        Matter::SetUp(Action::Zone(_)) | Matter::Considerate(SetUpStage::Zone) => {
            !matches!(mode, Mode::Storm)
        }
        _ => true,
    }
}

/// The own units in the order in which they come, each with its place.
#[component]
fn LineUp(state: BattleState, saved: Saved) -> impl IntoView {
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
            "One unit after the other is shown when it is deployed. A place that does not fit by then is asked."
                | "Jede Einheit wird erst gezeigt, wenn sie aufgestellt wird. Passt ein Platz dann nicht mehr, wirst du gefragt."
        ),
        None => word!(
            "Laid for the first zone; from the zone opposite it is the same as seen from there. One unit after the other is shown when it is deployed. A place that does not fit by then is asked."
                | "Für die erste Zone gedacht; aus der Zone gegenüber gilt dasselbe von dort gesehen. Jede Einheit wird erst gezeigt, wenn sie aufgestellt wird. Passt ein Platz dann nicht mehr, wirst du gefragt."
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
type LineUp = Vec<(UnitId, Pose)>;

#[component]
fn Row(
    state: BattleState,
    saved: Saved,
    laid: Memo<LineUp>,
    at: usize,
    id: UnitId,
) -> impl IntoView {
    let name = state
        .page
        .with_untracked(|it| wording::unit(&it.view.open, id));
    let pose = move || laid.with(|it| it.get(at).map(|(_, pose)| *pose));
    let change = move |change: &dyn Fn(&mut LineUp)| {
        let mut places = laid.get_untracked();
        change(&mut places);
        saved.now.update(|it| *it = with_line_up(it, &places));
    };
    let misfit = move || {
        state.page.with(|page| {
            let misfits = laid.with(|it| standing::misfits(&page.view, it));
            let why = misfits.into_iter().nth(at).flatten()?;
            Some(wording::illegal(&page.view.open, &why))
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
                {move || misfit().map(|why| view! { <p class="refusal" role="status">{why}</p> })}
            </fieldset>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mode_offers_what_its_set_up_asks() {
        let offered = |mode| {
            let all = boxes(mode).into_iter().map(|(_, matter, _)| matter);
            all.collect::<Vec<_>>()
        };
        let considerate = |stage| Matter::Considerate(stage);
        for mode in [
            Mode::Thrones,
            Mode::Clash,
            Mode::Storm,
            Mode::Feast,
            Mode::Winds,
        ] {
            let all = offered(mode);
            for stage in [SetUpStage::Terrain, SetUpStage::Deploy] {
                assert!(all.contains(&considerate(stage)), "{mode:?} {stage:?}");
            }
        }
        assert!(offered(Mode::Thrones).contains(&considerate(SetUpStage::Markers)));
        assert!(!offered(Mode::Storm).contains(&considerate(SetUpStage::Zone)));
        assert!(offered(Mode::Clash).contains(&considerate(SetUpStage::Start)));
        assert!(offered(Mode::Feast).contains(&considerate(SetUpStage::Piles)));
        assert!(offered(Mode::Storm).contains(&Matter::SetUp(Action::Attack(true))));
    }

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

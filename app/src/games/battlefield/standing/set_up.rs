//! Orders for the set-up: whatever it asks can be answered in advance.

use super::{super::state::BattleState, places::LineUp, saved::Saved, sheet::Box};
use crate::reactive::memo;
use battlefield::{
    ground,
    position::{Mode, Phase},
    question::Action,
    standing::{Lasts, Matter},
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
                "Decide all of this here and you won't need to come back before the first round." |
                "Leg hier alles fest, dann musst du vor der ersten Runde nicht wiederkommen."
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
                "Place corpse piles as close to the middle as allowed"
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
                "Place objective markers as close to the middle as allowed"
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
                "Start with the commander's unit and the most expensive ones"
                    | "Mit der Einheit des Kommandanten und den teuersten beginnen"
            ),
            Matter::Considerate(SetUpStage::Start),
        ),
        (
            word!(
                "Deploy the rest automatically: most expensive unit first, front row, closest to the middle"
                    | "Alles Übrige automatisch aufstellen: die teuerste Einheit zuerst, vorderste Reihe, möglichst nah an der Mitte"
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
}

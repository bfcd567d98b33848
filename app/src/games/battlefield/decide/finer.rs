//! The details of an attack, once its target is chosen.

use super::{
    super::{state::BattleState, wording},
    options::straight,
    places::{Places, Stands},
    spot::unit_of,
};
use crate::reactive::memo;
use battlefield::{
    Battlefield, aim,
    allowed::slots::realigned,
    field::Course,
    geometry::{Arc, Slot},
    question::{Action, Move, Prompt},
    state::View,
};
use leptos::prelude::*;
use tabletop::Game;

/// One thing that can be said about an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The side of the target.
    Side(Arc),
    /// A shift before the shot; nothing for none.
    Shift(Option<Course>),
    /// The turn of the attacker to the target; nothing for not at all.
    Realign(Option<Slot>),
}

/// The choices about an attack, group by group. `sides` are those of the target that a charge
/// may name.
pub fn details(view: &View, prompt: &Prompt, action: &Action, sides: &[Arc]) -> Vec<Vec<Detail>> {
    let position = &view.open;
    let Action::Do(it) = action else {
        return Vec::new();
    };
    let fine = |detail: &Detail| {
        let detailed = with_detail(action, *detail);
        detailed.is_some_and(|it| Battlefield::check(view, prompt, &it).is_ok())
    };
    let mut groups: Vec<Vec<Detail>> = match (it, unit_of(prompt)) {
        (Move::Charge { .. }, _) => vec![sides.iter().copied().map(Detail::Side).collect()],
        (Move::Shoot { .. }, unit) => {
            let none = Detail::Shift(None);
            let unit = unit.filter(|_| may_shift(prompt)).into_iter();
            let ways = unit.flat_map(|it| straight(view, it, aim::SHIFT));
            let shifts = ways.map(|it| Detail::Shift(Some(it)));
            let sides = Arc::ALL.into_iter().map(Detail::Side).filter(fine);
            vec![[none].into_iter().chain(shifts).collect(), sides.collect()]
        }
        (Move::Fight { target, .. }, Some(unit)) => {
            let open = |it: &Slot| realigned(position, unit, *target, *it).is_ok();
            let open = Slot::ALL.into_iter().filter(open).map(Some);
            vec![
                [None]
                    .into_iter()
                    .chain(open)
                    .map(Detail::Realign)
                    .collect(),
            ]
        }
        _ => Vec::new(),
    };
    // One possibility is no choice.
    groups.retain(|it| it.len() > 1);
    groups
}

const fn may_shift(prompt: &Prompt) -> bool {
    !matches!(prompt, Prompt::Free { terms, .. } if terms.without_shift)
}

/// The draft with this said about it.
pub fn with_detail(action: &Action, detail: Detail) -> Option<Action> {
    let mut action = action.clone();
    match (&mut action, detail) {
        (Action::Do(Move::Charge { arc, .. } | Move::Shoot { arc, .. }), Detail::Side(side)) => {
            *arc = Some(side);
        }
        (Action::Do(Move::Shoot { shift, arc, .. }), Detail::Shift(way)) => {
            // From elsewhere it may see another side.
            (*shift, *arc) = (way, None);
        }
        (Action::Do(Move::Fight { realign, .. }), Detail::Realign(slot)) => *realign = slot,
        _ => return None,
    }
    Some(action)
}

/// Tells whether a draft says this already; a shift that has been dragged is still the same choice.
pub fn says(action: &Action, detail: Detail) -> bool {
    match (action, detail) {
        (Action::Do(Move::Charge { arc, .. } | Move::Shoot { arc, .. }), Detail::Side(side)) => {
            *arc == Some(side)
        }
        (Action::Do(Move::Shoot { shift, .. }), Detail::Shift(way)) => {
            shift.map(|it| it.direction) == way.map(|it| it.direction)
        }
        (Action::Do(Move::Fight { realign, .. }), Detail::Realign(slot)) => *realign == slot,
        _ => false,
    }
}

/// The choices about the attack of the draft.
#[component]
pub fn Finer(state: BattleState) -> impl IntoView {
    let charged = memo(move |_| match state.action()? {
        Action::Do(Move::Charge { target, .. }) => Some(target),
        _ => None,
    });
    let sides = memo(move |_| {
        let target = charged.get()?;
        let aim = state
            .asked_with(|view, prompt| aim::charge_at(&view.open, unit_of(prompt)?, target).ok());
        Some(aim??.sides)
    });
    let groups = memo(move |_| {
        let sides = sides.get().unwrap_or_default();
        let found = state.action().and_then(|action| {
            state.asked_with(|view, prompt| details(view, prompt, &action, &sides))
        });
        found.unwrap_or_default()
    });
    let button = move |detail: Detail| {
        let chosen = move || state.action().is_some_and(|it| says(&it, detail));
        let choose = move |_| {
            let next = state
                .action_untracked()
                .and_then(|it| with_detail(&it, detail));
            if let Some(action) = next {
                state.choose(action);
            }
        };
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=choose>{label(state, detail)}</button> }
    };
    let group = move |all: Vec<Detail>| {
        let title = title(all.first().copied());
        view! { <div class="battle-options" role="group" aria-label=title><p class="note">{title}</p>{all.into_iter().map(button).collect_view()}</div> }
    };
    view! {
        {move || groups.get().into_iter().map(group).collect_view()}
        <Stands state />
        <Places state />
    }
}

fn title(of: Option<Detail>) -> &'static str {
    match of {
        Some(Detail::Shift(_)) => word!("Shift before the shot" | "Verschieben vor dem Schuss"),
        Some(Detail::Realign(_)) => word!("Turn to the target" | "Drehen zum Ziel"),
        Some(Detail::Side(_)) | None => word!("Side of the target" | "Seite des Ziels"),
    }
}

fn label(state: BattleState, detail: Detail) -> String {
    let said = |action: Action| {
        state.asked_untracked(|view, prompt| wording::action(view, prompt, &action))
    };
    match detail {
        Detail::Side(side) => wording::arc(side).to_owned(),
        Detail::Shift(None) => word!("Shoot from here" | "Von hier schießen").to_owned(),
        Detail::Shift(Some(way)) => said(Action::Do(Move::Shift(way))).unwrap_or_default(),
        Detail::Realign(None) => word!("Stay as it stands" | "Stehen bleiben").to_owned(),
        Detail::Realign(Some(slot)) => wording::slot(slot).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            acting::actions,
            aiming::{Attack, aims},
            example::{facing_each_other, seen, table},
        },
        *,
    };
    use battlefield::{
        effect::ActionKind,
        field::{Direction, Thing},
        geometry::{Facing, Pose},
        ground::pieces,
    };

    const SWORDS: &str = "stark.sworn_swords";
    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    #[test]
    fn a_shot_that_needs_its_shift_begins_with_it() {
        let view = facing_each_other("stark.bowmen", 20_000, 38_000);
        let mut all = actions(&view, &ASKED).into_iter();
        let shot = all.find(|it| it.kind == ActionKind::RangedAttack).unwrap();
        let action = shot.begins.unwrap();
        let onward = Course::straight(Direction::Forward, 2_000);
        assert!(says(&action, Detail::Shift(Some(onward))));
        let groups = details(&view, &ASKED, &action, &[]);
        assert!(groups[0].contains(&Detail::Shift(None)) && groups[0].len() == 5);
        let here = with_detail(&action, Detail::Shift(None)).unwrap();
        assert!(Battlefield::check(&view, &ASKED, &here).is_err());
    }

    #[test]
    fn a_charge_names_one_of_several_sides() {
        let view = facing_each_other(SWORDS, 10_000, 22_800);
        let action = Action::Do(Move::Charge {
            target: Thing::Unit(1),
            pivot: None,
            arc: None,
        });
        let sides = [Arc::Front, Arc::Left];
        assert!(details(&view, &ASKED, &action, &sides[..1]).is_empty());
        let groups = details(&view, &ASKED, &action, &sides);
        assert_eq!(groups, [sides.map(Detail::Side)]);
        let left = with_detail(&action, groups[0][1]).unwrap();
        assert!(says(&left, Detail::Side(Arc::Left)) && !says(&left, Detail::Side(Arc::Front)));
    }

    #[test]
    fn whoever_is_engaged_with_one_enemy_may_turn_to_it() {
        let view = facing_each_other(SWORDS, 18_000, 22_800);
        let action = Action::Do(Move::Fight {
            target: Thing::Unit(1),
            weapon: 0,
            realign: None,
        });
        let groups = details(&view, &ASKED, &action, &[]);
        assert!(groups[0].contains(&Detail::Realign(Some(Slot::Left))));
        assert!(says(&action, groups[0][0]));
    }

    #[test]
    fn terrain_that_is_near_can_be_destroyed() {
        let mut state = table(&[(0, SWORDS, (24_000, 10_000), Facing::NORTH)]);
        for y in [13_000, 40_000] {
            pieces::lay(
                &mut state.open,
                "palisade",
                Pose::new(24_000, y, Facing::NORTH),
            );
        }
        let all = aims(&seen(&state), &ASKED, Attack::Fights(0));
        assert_eq!(all, [(Thing::Piece(0), Ok(Move::Raze(0)))]);
    }
}

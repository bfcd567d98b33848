//! A zone that is dragged from the tactics board onto whom it is to concern: its claim and that target are one gesture.

use super::{super::scene::thing_of, BattleState, FollowUp};
use battlefield::{
    answers::{Follows, follows},
    chapter::turn,
    effect::Zone,
    field::Thing,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::{
    ev::{MouseEvent, PointerEvent},
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::Element,
};
use tabletop::DecisionId;

/// A pointer that goes no farther presses, in pixels.
const SLACK: i32 = 6;

type Place = (i32, i32);

/// A zone that is held above the field, and who claims it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    ncu: NcuId,
    /// Its player has named that one.
    named: bool,
    zone: Zone,
    /// The question about its target.
    follows: Follows,
}

/// A pointer that is down on a zone.
#[derive(Clone, Copy, Debug)]
struct Down {
    pointer: i32,
    from: Place,
    ncu: Option<NcuId>,
    zone: Zone,
}

/// The pointer that drags a zone; cheap to copy.
#[derive(Clone, Copy)]
pub struct Carry {
    down: StoredValue<Option<Down>>,
    held: RwSignal<Option<Held>>,
    /// True once the zone under the pointer has left its place.
    dragged: StoredValue<bool>,
}

impl Carry {
    pub fn new() -> Self {
        Self {
            down: StoredValue::new(None),
            held: RwSignal::new(None),
            dragged: StoredValue::new(false),
        }
    }

    /// Returns those onto whom the zone that is held can be let go.
    pub fn meant(self) -> Vec<Thing> {
        self.held
            .with(|it| it.as_ref().map(|it| targets(&it.follows)))
            .unwrap_or_default()
    }

    /// A pointer goes down on a zone, in the row of this NCU where it is in one.
    pub fn pressed(self, event: &PointerEvent, ncu: Option<NcuId>, zone: Zone) {
        self.dragged.set_value(false);
        let zone_of = |it: Element| it.closest("button").ok().flatten();
        let target = event.target().and_then(|it| it.dyn_into().ok());
        if let Some(button) = target.and_then(zone_of) {
            // Fails only for a pointer that has just gone up.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
        let down = (event.button() == 0).then(|| Down {
            pointer: event.pointer_id(),
            from: place(event),
            ncu,
            zone,
        });
        self.down.set_value(down);
    }

    pub fn moved(self, state: BattleState, event: &PointerEvent) {
        let Some(down) = self.of_pointer(event) else {
            return;
        };
        // A button that was let go outside of the page is told by the next movement.
        if event.buttons() == 0 {
            return self.cancel();
        }
        let at = place(event);
        let far = (at.0 - down.from.0).abs().max((at.1 - down.from.1).abs()) > SLACK;
        if !far || self.dragged.get_value() {
            return;
        }
        self.dragged.set_value(true);
        self.held.set(state.held_zone(down.ncu, down.zone));
    }

    pub fn released(self, state: BattleState, event: &PointerEvent) {
        if self.of_pointer(event).is_none() {
            return;
        }
        let held = self.held.get_untracked();
        self.cancel();
        let onto = held.as_ref().and_then(|_| under(place(event)));
        if let Some((held, onto)) = held.zip(onto)
            && targets(&held.follows).contains(&onto)
        {
            state.claim_onto(held, onto);
        }
    }

    pub fn cancel(self) {
        self.down.set_value(None);
        if self.held.with_untracked(Option::is_some) {
            self.held.set(None);
        }
    }

    /// Tells whether a click ends a drag and presses nothing; one of the keyboard has no detail.
    pub fn was_drag(self, event: &MouseEvent) -> bool {
        event.detail() > 0 && self.dragged.get_value()
    }

    fn of_pointer(self, event: &PointerEvent) -> Option<Down> {
        let down = self.down.get_value();
        down.filter(|it| it.pointer == event.pointer_id())
    }
}

fn place(event: &MouseEvent) -> Place {
    (event.client_x(), event.client_y())
}

/// Returns who stands there, whatever has captured the pointer.
fn under((x, y): Place) -> Option<Thing> {
    let [x, y] = [x, y].map(|at| u16::try_from(at).ok().map(f32::from));
    let there = document().element_from_point(x?, y?)?;
    thing_of(Some(there.into()))
}

fn targets(follows: &Follows) -> Vec<Thing> {
    match &follows.prompt {
        Prompt::Target {
            options, count: 1, ..
        } => options.clone(),
        _ => Vec::new(),
    }
}

const fn claim(zone: Zone) -> Action {
    Action::Claim {
        zone,
        ability_first: false,
    }
}

/// Returns the question about the target of a zone that this NCU would claim.
fn asks(
    (view, prompt, id): (&View, &Prompt, DecisionId),
    ncu: NcuId,
    zone: Zone,
) -> Option<Follows> {
    let found = match prompt {
        Prompt::Select => {
            let who = Who::Ncu(ncu);
            let view = turn::when_selected(view, id, who);
            follows(&view, &turn::asked_of(&view.open, who), &claim(zone))
        }
        Prompt::Claim { ncu: of, .. } if *of == ncu => follows(view, prompt, &claim(zone)),
        _ => None,
    };
    found.filter(|it| !targets(it).is_empty())
}

impl BattleState {
    /// Returns the zone as it is carried, for this NCU or the one that would claim it; nothing where it concerns nobody
    /// who is chosen.
    fn held_zone(self, ncu: Option<NcuId>, zone: Zone) -> Option<Held> {
        let claims = self.ahead().has_table().then(|| untrack(|| self.claims()));
        let (claimant, zones) = claims.flatten()?;
        let (id, prompt) = self.asked.get_untracked()?;
        let chosen = self.action_untracked() == Some(Action::Select(Who::Ncu(claimant)));
        let by = ncu.unwrap_or(claimant);
        let (follows, alone) = self.page.with_untracked(|page| {
            let ready = turn::ready_ncus(&page.view);
            let follows = asks((&page.view, &prompt, id), by, zone);
            (follows, ready == [by])
        });
        zones.contains(&zone).then_some(Held {
            ncu: by,
            named: ncu.is_some() || chosen || alone || prompt != Prompt::Select,
            zone,
            follows: follows?,
        })
    }

    /// The zone is claimed for that target. Where another NCU could be meant that is a draft.
    fn claim_onto(self, held: Held, onto: Thing) {
        let Some((id, prompt)) = self.asked.get_untracked() else {
            return;
        };
        let Held {
            ncu,
            named,
            zone,
            follows,
        } = held;
        let target = Action::Targets(vec![onto]);
        self.then()
            .wait(id, FollowUp::Effect(Box::new(follows), target));
        match (prompt, named) {
            (Prompt::Select, true) => self.give_ahead(Who::Ncu(ncu), claim(zone)),
            (Prompt::Select, false) => self.go_ahead_with(Who::Ncu(ncu), claim(zone)),
            _ => self.give(claim(zone)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::super::decide::example, *};
    use battlefield::{geometry::Facing, position::Ncu, reference::NcuRef};
    use tabletop::Seat;

    #[test]
    fn a_zone_is_carried_to_those_whom_it_could_concern() {
        let unit = |seat, x, y| (seat, "stark.sworn_swords", (x, y), Facing::NORTH);
        let all = [
            unit(0, 20_000, 9_000),
            unit(1, 9_000, 30_000),
            unit(1, 30_000, 30_000),
        ];
        let mut state = example::table(&all);
        state.open.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        });
        let view = example::seen(&state);
        let of = |prompt: &Prompt, zone| {
            let found = asks((&view, prompt, DecisionId(1)), NcuId(0), zone);
            found.as_ref().map_or_else(Vec::new, targets)
        };
        let enemies = [1, 2].map(Thing::Unit);
        for prompt in [
            Prompt::Select,
            turn::asked_of(&view.open, Who::Ncu(NcuId(0))),
        ] {
            assert_eq!(of(&prompt, Zone::Crown), enemies);
            assert_eq!(
                of(&prompt, Zone::Tactics),
                enemies,
                "cards are drawn before"
            );
            assert!(of(&prompt, Zone::Maneuver).is_empty(), "one friend alone");
        }
        assert!(of(&Prompt::Discard, Zone::Crown).is_empty());
    }
}

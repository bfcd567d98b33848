//! The choice in a list, which comes into sight on the map, with where it leads.

use super::state::PageState;
use crate::games::westeros::{
    draft::{Draft, Step},
    scene::{Mark, Scene},
};
use leptos::prelude::*;
use westeros::{Area, AreaSet};

/// The areas that were chosen in a list last.
#[derive(Clone, Copy)]
pub struct Listed(RwSignal<AreaSet>);

impl Listed {
    pub fn provide() -> Self {
        let it = Self(RwSignal::new(AreaSet::EMPTY));
        provide_context(it);
        it
    }

    /// Told anew with every choice, the same one too: somebody may have moved the map meanwhile.
    pub fn areas(self) -> Signal<AreaSet> {
        self.0.into()
    }

    /// Shows an area that was found.
    pub fn find(self, area: Area) {
        self.0.set(AreaSet::of(&[area]));
    }

    /// Shows what the draft has come to by a choice in this area.
    pub fn show(self, state: PageState, area: Area) {
        let draft = state.draft.get_untracked();
        self.0.set(
            state
                .scene
                .with_untracked(|scene| about(scene, &draft, area)),
        );
    }
}

/// The area in which a step of a list chooses an order.
pub const fn chosen_order(step: Step) -> Option<Area> {
    match step {
        Step::RaidFrom(area) | Step::MarchFrom(area) | Step::Consolidate(area) => Some(area),
        _ => None,
    }
}

/// An order with all that it reaches, or a target with the order that reaches it.
fn about(scene: &Scene, draft: &Draft, area: Area) -> AreaSet {
    let from = match *draft {
        Draft::Raid { from, .. } | Draft::March { from, .. } => from,
        _ => None,
    };
    if from == Some(area) {
        let reached =
            AreaSet::filter(|it| matches!(scene.areas[it].mark, Mark::Target | Mark::Chosen));
        return reached.with(area);
    }
    let it = AreaSet::of(&[area]);
    from.map_or(it, |from| it.with(from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::{scene::staged, staged::staged as position};
    use westeros::House;

    #[test]
    fn an_order_comes_with_its_targets_and_a_target_with_its_order() {
        let raids = "
players 6
phase raid only
GR Ironman's Bay: ship, Raid
GR Sunset Sea: ship, Raid
LA The Golden Sound: ship, Support
LA Riverrun: F, Support
";
        let (view, prompt) = position(raids, "", House::Greyjoy);
        let sound = AreaSet::of(&[Area::SunsetSea, Area::TheGoldenSound]);
        let open = Draft::open(&view, &prompt);
        let seen = |draft: Draft, area| about(&staged(&view, Some(&prompt), &draft), &draft, area);
        assert_eq!(
            seen(open, Area::TheGoldenSound),
            AreaSet::of(&[Area::TheGoldenSound]),
            "no order is chosen yet"
        );
        let from = open.after(Step::RaidFrom(Area::SunsetSea));
        assert_eq!(
            chosen_order(Step::RaidFrom(Area::SunsetSea)),
            Some(Area::SunsetSea)
        );
        assert_eq!(seen(from, Area::SunsetSea), sound);
        let at = from.after(Step::RaidAt(Area::TheGoldenSound));
        assert_eq!(chosen_order(Step::RaidAt(Area::TheGoldenSound)), None);
        assert_eq!(seen(at, Area::TheGoldenSound), sound);
    }
}

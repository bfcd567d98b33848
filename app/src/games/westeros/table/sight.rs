//! The areas that the map has to show: those that the question is about, as far as it has come; to whoever
//! is asked nothing, those between which a battle is fought.

use super::height::Height;
use crate::games::westeros::scene::{Mark, Scene};
use crate::reactive::memo;
use leptos::prelude::*;
use tabletop::DecisionId;
use westeros::{Area, AreaSet, Prompt, View, raid};

/// Changes with the question, never with a step of its draft: whoever aims finds everything where
/// it was. The drawer of a small screen counts as well.
pub fn sight(
    open: Memo<Option<(DecisionId, Prompt)>>,
    (scene, view): (Memo<Scene>, Memo<View>),
    (picked, height): (RwSignal<Option<Area>>, RwSignal<Height>),
) -> Signal<AreaSet> {
    let asked = memo(move |_| open.get().filter(|(_, it)| *it != Prompt::TakeBackOrders));
    let fought = memo(move |_| view.with(fought));
    Signal::derive(move || {
        height.track();
        if let Some(area) = picked.get() {
            return AreaSet::of(&[area]);
        }
        match asked.get() {
            Some((_, prompt)) => {
                let aims = view.with_untracked(|view| aims(view, &prompt));
                scene.with_untracked(marked).union(aims)
            }
            None => fought.get(),
        }
    })
}

/// The areas of a battle: its own, and that of the attack; empty without one.
fn fought(view: &View) -> AreaSet {
    let combat = view.combat.as_ref();
    combat.map_or(AreaSet::EMPTY, |it| AreaSet::of(&[it.from, it.area]))
}

/// Returns the targets of all raids that are to be resolved, before one of them is chosen; none for other questions.
fn aims(view: &View, prompt: &Prompt) -> AreaSet {
    let Prompt::ResolveRaid { orders } = prompt else {
        return AreaSet::EMPTY;
    };
    let hits = orders.iter().map(|from| raid::targets(view, from));
    hits.fold(AreaSet::EMPTY, AreaSet::union)
}

/// Returns what may be picked, or was.
fn marked(scene: &Scene) -> AreaSet {
    AreaSet::filter(|area| {
        matches!(
            scene.areas[area].mark,
            Mark::Wanted | Mark::Source | Mark::Target | Mark::Chosen
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::{
        draft::{Draft, Step},
        scene::staged,
        staged::staged as position,
    };
    use westeros::House;

    #[test]
    fn the_orders_come_first_then_where_one_leads() {
        let march = "
players 6
phase march only
ST Winterfell: F F K, March
ST Karhold: F
ST The Shivering Sea: ship, March
";
        let (view, prompt) = position(march, "", House::Stark);
        assert_eq!(fought(&view), AreaSet::EMPTY);
        let open = Draft::open(&view, &prompt);
        let seen = |draft| marked(&staged(&view, Some(&prompt), draft));
        assert_eq!(
            seen(&open),
            AreaSet::of(&[Area::Winterfell, Area::TheShiveringSea])
        );
        let from = open.after(Step::MarchFrom(Area::Winterfell));
        assert!(seen(&from).contains(Area::CastleBlack) && seen(&from).contains(Area::MoatCailin));
    }

    #[test]
    fn raids_come_with_what_they_can_hit() {
        let raids = "
players 6
phase raid only
GR Ironman's Bay: ship, Raid
LA The Golden Sound: ship, Support
";
        let (view, prompt) = position(raids, "", House::Greyjoy);
        assert_eq!(aims(&view, &prompt), AreaSet::of(&[Area::TheGoldenSound]));
    }

    #[test]
    fn a_battle_is_between_two_areas() {
        let march = "
players 6
phase march only
ST Moat Cailin: K K, March
LA Seagard: F F
";
        let (view, _) = position(march, "ST: march Moat Cailin: K K > Seagard", House::Stark);
        assert_eq!(
            fought(&view),
            AreaSet::of(&[Area::MoatCailin, Area::Seagard])
        );
    }
}

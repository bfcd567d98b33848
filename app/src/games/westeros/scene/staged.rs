//! The map with the open question and its draft played on it: marks, plates, arrows, and the
//! units of a march where they would stand.

use super::layout::{Group, grouped};
use super::{Scene, Stance, arrow::arrows, label, plate::plates, scene};
use crate::games::westeros::draft::{Draft, Marching, marks, newcomers};
use westeros::{
    Area, Army, House, Prompt, View,
    march::{Arrival, arrival},
};

/// Draws the map for one viewer with what the question asks and the draft answers so far.
pub fn staged(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> Scene {
    let marks = marks(view, prompt, draft);
    let mut scene = scene(view, &draft.orders(), &marks);
    scene.arrows = arrows(view, prompt, draft);
    for (area, plate) in Area::ALL.into_iter().zip(plates(view, prompt, draft).0) {
        let Some(plate) = plate else { continue };
        let it = &mut scene.areas[area];
        label::say_plate(&mut it.label, (it.mark, view.phase), &plate);
        it.plate = Some(plate);
    }
    if let Some(me) = view.me {
        muster(&mut scene, view, (me, draft));
    }
    if let (Some(&Prompt::ResolveMarch { orders }), Some(me)) = (prompt, view.me) {
        for area in orders {
            scene.areas[area].sets_out = true;
        }
        if let Some(it) = draft.marching() {
            march(&mut scene, view, (me, it));
        }
    }
    scene
}

/// Places what is mustered where it would stand, and removes what it takes the place of.
fn muster(scene: &mut Scene, view: &View, (me, draft): (House, &Draft)) {
    for (area, come, gone) in newcomers(draft) {
        let there = [
            group(view.upright(area).minus(gone), Stance::Standing),
            group(come, Stance::Ghost),
            routed(view.routed(area)),
        ];
        scene.areas[area].units = grouped((area, me), &there);
    }
}

/// Fewer units at the origin, and those that go where they would stand.
fn march(scene: &mut Scene, view: &View, (me, it): (House, Marching)) {
    let left = it.left(view);
    let held = left.common(it.hand);
    scene.areas[it.from].units = grouped(
        (it.from, me),
        &[
            group(left.minus(held), Stance::Free),
            group(held, Stance::Held),
            routed(view.routed(it.from)),
        ],
    );
    for (to, army) in it.going.moves().iter() {
        if arrival(view, me, to) == Arrival::Free {
            let there = [
                group(view.upright(to), Stance::Standing),
                group(army, Stance::Ghost),
                routed(view.routed(to)),
            ];
            scene.areas[to].units = grouped((to, me), &there);
        }
    }
}

const fn group(army: Army, stance: Stance) -> Group {
    Group {
        army,
        routed: false,
        stance,
    }
}

const fn routed(army: Army) -> Group {
    Group {
        army,
        routed: true,
        stance: Stance::Standing,
    }
}

//! The things that are shown of each area, each part by itself: a change says so to the one part it touches, where a
//! memo for each would ask all parts of all areas after every change.

use super::beside::beside;
use crate::games::westeros::geometry::Point;
use crate::games::westeros::scene::{AreaScene, Mark, OrderScene, Piece, Plate, Scene, Shield};
use crate::reactive::effect;
use leptos::prelude::*;
use westeros::{Area, ByArea, House};

/// The parts of one area.
#[derive(Clone, Copy)]
pub struct Shown {
    pub area: Area,
    pub label: RwSignal<String>,
    marked: RwSignal<Mark>,
    picked: RwSignal<bool>,
    /// The house whose color it wears, and whether it is closed.
    pub held: RwSignal<(Option<House>, bool)>,
    pub units: RwSignal<Vec<Piece>>,
    pub shield: RwSignal<Option<Shield>>,
    pub order: RwSignal<Option<OrderScene>>,
    pub sets_out: RwSignal<bool>,
    /// The plate, and where it hides least.
    pub plate: RwSignal<Option<(Plate, Point)>>,
}

impl Shown {
    fn of(it: &AreaScene) -> Self {
        Self {
            area: it.area,
            label: RwSignal::new(it.label.clone()),
            marked: RwSignal::new(it.mark),
            picked: RwSignal::new(false),
            held: RwSignal::new((it.holder, it.closed)),
            units: RwSignal::new(it.units.clone()),
            shield: RwSignal::new(it.shield),
            order: RwSignal::new(it.order),
            sets_out: RwSignal::new(it.sets_out),
            plate: RwSignal::new(plate(it)),
        }
    }

    /// Returns what the area means now; the one whose tokens are offered is chosen, whatever it was.
    pub fn mark(self) -> Mark {
        if self.picked.get() {
            Mark::Chosen
        } else {
            self.marked.get()
        }
    }

    fn follow(self, it: &AreaScene) {
        change(self.label, &it.label);
        change(self.marked, &it.mark);
        change(self.held, &(it.holder, it.closed));
        change(self.units, &it.units);
        change(self.shield, &it.shield);
        change(self.order, &it.order);
        change(self.sets_out, &it.sets_out);
        change(self.plate, &plate(it));
    }
}

fn plate(it: &AreaScene) -> Option<(Plate, Point)> {
    let plate = it.plate.clone()?;
    let at = beside(it, &plate);
    Some((plate, at))
}

fn change<T: Clone + PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, now: &T) {
    if signal.with_untracked(|before| before != now) {
        signal.set(now.clone());
    }
}

/// All areas, which follow the scene from now on; the picked one is chosen.
pub fn shown(scene: Signal<Scene>, picked: Signal<Option<Area>>) -> ByArea<Shown> {
    let all = scene.with_untracked(|scene| ByArea::from_fn(|area| Shown::of(&scene.areas[area])));
    let parts = StoredValue::new(all);
    let of = move |area: Area| parts.with_value(|all| all[area]);
    effect(move |_| {
        scene.with(|scene| {
            for (area, it) in scene.areas.iter() {
                of(area).follow(it);
            }
        });
    });
    effect(move |before: Option<Option<Area>>| {
        let now = picked.get();
        let before = before.flatten();
        if before != now {
            for (area, is) in [(before, false), (now, true)] {
                if let Some(area) = area {
                    of(area).picked.set(is);
                }
            }
        }
        now
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{EventRecorder, Game, Viewer};
    use westeros::{Orders, Setup, Westeros};

    struct Zero;

    impl tabletop::Dice for Zero {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    #[test]
    fn a_pick_lies_over_what_the_scene_says() {
        let owner = Owner::new();
        owner.set();
        let state = Westeros::start(&Setup::default(), 3, &mut EventRecorder::new(Zero));
        let view = Westeros::view(&state, Viewer::Spectator);
        let scene = crate::games::westeros::scene::scene(&view, &Orders::NONE, &ByArea::default());
        let it = &scene.areas[Area::Winterfell];
        let shown = Shown::of(it);
        assert_eq!(untrack(|| shown.mark()), Mark::Plain);
        let wanted = AreaScene {
            mark: Mark::Wanted,
            ..it.clone()
        };
        shown.follow(&wanted);
        assert_eq!(untrack(|| shown.mark()), Mark::Wanted);
        shown.picked.set(true);
        assert_eq!(untrack(|| shown.mark()), Mark::Chosen);
    }
}

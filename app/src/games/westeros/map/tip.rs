//! The words beside what a finger has tapped or the keyboard stands on. A mouse has the title of the map for that.

use super::{
    camera::Place,
    dom,
    icons::icons,
    input::Input,
    named::{Reach, thing_at},
};
use crate::games::westeros::{
    geometry::anchor,
    scene::{AreaScene, Scene},
    wording::area_name,
};
use crate::reactive::{effect, memo};
use leptos::{ev, html, prelude::*};
use westeros::Area;

/// Half of its greatest width, and the height that it may take above a place, in CSS pixels.
const HALF: f64 = 144.0;
const HIGH: f64 = 170.0;

/// The thing that is told: the piece or icon of an area at the place of a tap, or all of the area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tip {
    pub area: Area,
    pub tapped: Option<(Place, Reach)>,
}

impl Tip {
    fn place(self) -> Place {
        self.tapped.map_or_else(|| anchor(self.area), |it| it.0)
    }

    /// Returns its words; none where nothing lies there.
    fn words(self, scene: &Scene) -> Option<String> {
        let it = &scene.areas[self.area];
        match self.tapped {
            Some((at, reach)) => thing_at(it, at, reach),
            None => Some(whole(it)),
        }
    }
}

/// Returns the name of an area, and below it the meanings of its icons.
fn whole(it: &AreaScene) -> String {
    let mut lines = vec![area_name(it.area)];
    if it.closed {
        lines.push(word!(
            "Closed in 3-player games" | "Bei drei Spielern gesperrt"
        ));
    }
    for (icon, _) in icons(it.area) {
        let meaning = icon.sign().meaning;
        if !lines.contains(&meaning) {
            lines.push(meaning);
        }
    }
    lines.join("\n")
}

/// The tip, where there is one. The areas themselves say all of it to whoever hears the page.
#[allow(clippy::large_types_passed_by_value, reason = "handles, copied once")]
#[component]
pub fn TipBeside(input: Input) -> impl IntoView {
    let words = memo(move |_| {
        let tip = input.tip.get()?;
        input.scene.with(|scene| tip.words(scene))
    });
    // On a phone most of the page is not the map.
    effect(move |_| {
        let listening = window_event_listener(ev::pointerdown, move |event| {
            if !dom::within(event.target(), ".map-sheet") {
                input.forget_tip();
            }
        });
        on_cleanup(move || listening.remove());
    });
    let bearer = NodeRef::<html::Div>::new();
    let below = RwSignal::new(false);
    effect(move |_| {
        let camera = input.camera.get();
        let Some(tip) = input.tip.get() else {
            return;
        };
        let frame = input.framed.get_value();
        let (x, y) = frame.within(camera.over(frame, tip.place()));
        below.set(y < HIGH);
        dom::put(bearer, (x.min(frame.width - HALF).max(HALF), y));
    });
    view! { <div class="map-tip" class:below=below node_ref=bearer aria-hidden="true">{words}</div> }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::games::westeros::{draft::Draft, map::icons::Icon, played, scene::staged};

    #[test]
    fn an_area_explains_each_kind_of_its_icons_once() {
        let page = played::pages(11).into_iter().next().unwrap();
        let scene = staged(&page.view, None, &Draft::Nothing);
        for area in Area::ALL {
            let tip = Tip { area, tapped: None };
            let words = tip.words(&scene).unwrap();
            let mut lines = words.lines().peekable();
            assert_eq!(lines.next(), Some(area_name(area)));
            let closed = scene.areas[area].closed;
            assert_eq!(
                lines.next_if_eq(&"Closed in 3-player games").is_some(),
                closed
            );
            let all = [
                Icon::Port,
                Icon::Castle,
                Icon::Stronghold,
                Icon::Barrel,
                Icon::Crown,
            ];
            let there = |icon: &Icon| icons(area).iter().any(|it| it.0 == *icon);
            assert_eq!(
                lines.count(),
                all.iter().filter(|it| there(it)).count(),
                "{area:?}"
            );
        }
    }

    #[test]
    fn a_tap_tells_what_a_finger_may_have_meant() {
        let page = played::pages(11).into_iter().next().unwrap();
        let scene = staged(&page.view, None, &Draft::Nothing);
        let (area, icon, at) = Area::ALL
            .into_iter()
            .filter(|&area| {
                let it = &scene.areas[area];
                it.units.is_empty() && it.order.is_none() && it.shield.is_none()
            })
            .find_map(|area| match icons(area)[..] {
                [(icon, at)] => Some((area, icon, at)),
                _ => None,
            })
            .unwrap();
        let beside = (f64::from(at.0) + icon.reach() + 2.0, f64::from(at.1));
        let words = |least| {
            let tapped = Some((beside, Reach { least }));
            Tip { area, tapped }.words(&scene)
        };
        assert_eq!(words(0.0).as_deref(), None);
        assert_eq!(words(30.0).as_deref(), Some(icon.sign().meaning));
    }
}

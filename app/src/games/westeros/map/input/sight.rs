//! What the game wants to be seen comes into sight.

use super::Input;
use crate::games::westeros::{
    geometry::{NOWHERE, spot},
    map::{camera::Place, dom},
};
use leptos::prelude::*;
use westeros::{Area, AreaSet};

/// Why areas are to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Why {
    Asked,
    /// One of them was picked: where the ring of tokens opens, it finds its place by itself.
    Picked,
}

impl Input {
    /// Brings areas into sight once the page has been laid out, and again when what is told of
    /// them has taken its room.
    pub fn show(self, areas: AreaSet, why: Why) {
        let turn = self.shows.try_update_value(|it| {
            *it += 1;
            *it
        });
        request_animation_frame(move || {
            self.bring(areas, why);
            request_animation_frame(move || {
                request_animation_frame(move || {
                    if self.shows.try_get_value() == turn {
                        self.bring(areas, why);
                    }
                });
            });
        });
    }

    fn bring(self, areas: AreaSet, why: Why) {
        let frame = dom::frame(self.sheet);
        if frame.is_glimpse() || (why == Why::Picked && !frame.is_covered()) {
            return;
        }
        let Some((now, before)) = self
            .camera
            .try_get_untracked()
            .zip(self.stepped_back.try_get_value())
        else {
            return;
        };
        // Unless somebody has moved the map meanwhile, it comes as close again as it was.
        let from = before.filter(|it| it.1 == now).map_or(now, |it| it.0);
        let places = areas.iter().flat_map(spots);
        let to = from.including(frame, places);
        let stepped_back = to.is_farther_than(from).then_some((from, to));
        self.stepped_back.set_value(stepped_back);
        if to != now {
            self.aim.set_value(None);
            self.camera.set(to);
        }
    }
}

/// Where an area has its order, its units and its token, as far as it has them.
fn spots(area: Area) -> impl Iterator<Item = Place> {
    let it = spot(area);
    let all = [it.order, it.units.at, it.token].into_iter();
    all.filter(|it| *it != NOWHERE)
        .map(|(x, y)| (f64::from(x), f64::from(y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_area_has_no_place_for_is_nowhere_on_the_map() {
        for area in Area::ALL {
            assert!(spots(area).count() >= 2, "{area:?}");
            assert!(spots(area).all(|(x, y)| x > 0.0 && y > 0.0), "{area:?}");
        }
    }
}

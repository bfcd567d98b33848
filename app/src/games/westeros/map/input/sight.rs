//! The way in which what the game wants to be seen comes into sight.

use super::Input;
use crate::games::westeros::{
    geometry::{NOWHERE, anchor, corners, spot},
    map::{
        camera::{Camera, Frame, Place},
        dom,
        hand::Hand,
    },
};
use crate::reactive::effect;
use leptos::{ev, prelude::*};
use std::time::Duration;
use westeros::{Area, AreaSet};

/// So long after somebody has moved it the map stays where it is, in milliseconds.
const QUIET: f64 = 4000.0;
/// So long the window keeps its size until what is to be seen is shown in it.
const SETTLED: Duration = Duration::from_millis(200);

/// The reason why areas are to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// The page has been opened.
    First,
    Asked,
    /// They were asked for before, and the drawer of a small screen has moved.
    Drawer,
    /// One of them was picked: where its tokens lie over the map, they find their place by themselves.
    Picked,
    /// They were chosen in a list beside the map.
    Listed,
    /// The window has another size, a phone that was turned for one.
    Resized,
}

impl Input {
    /// Shows what the first view is to show, if there is anything, as soon as the page is there.
    pub fn begin(self) {
        if self.first.is_empty() {
            return;
        }
        // Only the browser knows how small its screen is.
        effect(move |_| {
            self.look(|it, frame| it.legible(frame).filling(frame));
            self.show(self.first, Why::First);
        });
    }

    /// Shows what is to be seen, whenever that changes. What was told of the map before is over then.
    pub fn follow(self, sight: Signal<AreaSet>, picked: Signal<Option<Area>>) {
        effect(move |asked: Option<AreaSet>| {
            let areas = sight.get();
            let asked = asked.unwrap_or(AreaSet::EMPTY);
            if areas.is_empty() {
                self.forget_tip();
                return asked;
            }
            let why = if picked.with_untracked(Option::is_some) {
                Why::Picked
            } else if areas == asked {
                Why::Drawer
            } else {
                Why::Asked
            };
            if why == Why::Asked {
                self.forget_tip();
                self.asked.set_value(dom::now());
            }
            self.show(areas, why);
            if why == Why::Picked { asked } else { areas }
        });
    }

    /// Shows what is chosen in a list, with every choice.
    pub fn follow_list(self, listed: Signal<AreaSet>) {
        effect(move |_| {
            let areas = listed.get();
            if !areas.is_empty() {
                self.show(areas, Why::Listed);
            }
        });
    }

    /// Goes back to where it was, once it is `away` no longer, unless somebody uses it or has moved
    /// it meanwhile.
    pub fn come_back(self, away: Signal<bool>) {
        effect(move |left: Option<Option<(Camera, f64)>>| {
            let touched = self.touched.get_value();
            match (away.get(), left.flatten()) {
                (true, None) => Some((self.camera.get_untracked(), touched)),
                (true, left) => left,
                (false, left) => {
                    let back = left.filter(|it| it.1.total_cmp(&touched).is_eq());
                    if let Some((camera, _)) = back.filter(|_| !self.is_in_use()) {
                        self.look(|_, _| camera);
                    }
                    None
                }
            }
        });
    }

    /// Fills the room on the page, whenever that changes; in a window of another size with what is
    /// to be seen, too.
    pub fn fill(self, room: Signal<()>, sight: Option<Signal<AreaSet>>) {
        effect(move |before: Option<()>| {
            room.get();
            if before.is_some() {
                request_animation_frame(move || self.reframe());
            }
        });
        effect(move |_| {
            let listening = window_event_listener(ev::resize, move |_| {
                self.reframe();
                if let Some(sight) = sight {
                    self.show_again(sight);
                }
            });
            on_cleanup(move || listening.remove());
        });
    }

    /// Shows what is to be seen once the window keeps its size, unless somebody has moved the map
    /// since that was asked for.
    fn show_again(self, sight: Signal<AreaSet>) {
        let turn = self.resizes.try_update_value(|it| {
            *it += 1;
            *it
        });
        let show = move || {
            let settled = turn.is_some() && self.resizes.try_get_value() == turn;
            if !settled || self.touched.get_value() > self.asked.get_value() {
                return;
            }
            // Who is asked nothing sees what was shown last: in the beginning that is the first view.
            let asked = Some(sight.get_untracked()).filter(|it| !it.is_empty());
            let areas = asked.unwrap_or_else(|| self.shown.get_value());
            if !areas.is_empty() {
                self.show(areas, Why::Resized);
            }
        };
        set_timeout(show, SETTLED);
    }

    /// Brings areas into sight once the page has been laid out, and again when what is told of
    /// them has taken its room.
    fn show(self, areas: AreaSet, why: Why) {
        self.shown.try_set_value(areas);
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

    /// Tells whether somebody aims at something on the map, or has just moved it: then it stays.
    fn is_in_use(self) -> bool {
        let aims = self.aiming.is_some_and(|it| it.get_untracked());
        let touched = self.touched.try_get_value().unwrap_or(f64::NEG_INFINITY);
        aims || self.is_held() || dom::now() - touched < QUIET
    }

    /// Returns true while a finger or the mouse is down on it.
    fn is_held(self) -> bool {
        self.hand.try_with_value(Hand::is_down).unwrap_or(false)
    }

    fn bring(self, areas: AreaSet, why: Why) {
        let (now, frame) = self.rest();
        self.draw(now);
        let barred = match why {
            Why::First | Why::Listed => false,
            Why::Asked => self.is_in_use(),
            Why::Resized => self.is_held(),
            // A drawer may lie over them.
            Why::Drawer | Why::Picked => !frame.is_covered(),
        };
        if barred || frame.is_glimpse() {
            return;
        }
        let Some(before) = self.stepped_back.try_get_value() else {
            return;
        };
        let width = self.brought.try_get_value().unwrap_or(frame.width);
        let is_other = (width - frame.width).abs() > 1.0;
        self.brought.try_set_value(frame.width);
        let from = match why {
            // As the page would have been opened in this window. Bars and keyboards of phones change its height alone.
            Why::Resized if is_other => Camera::around(areas.iter().map(anchor))
                .legible(frame)
                .filling(frame),
            // Unless somebody has moved the map meanwhile, it comes as close again as it was.
            _ => before.filter(|it| it.1 == now).map_or(now, |it| it.0),
        };
        let areas = fitting(from, frame, (areas, self.home), why);
        let places: Vec<Place> = areas.iter().flat_map(|area| places(area, why)).collect();
        let all = found(areas, why).into_iter().flatten();
        let all: Vec<Place> = all.chain(places.iter().copied()).collect();
        let to = with_names(from, frame, &all, areas);
        let covers = dom::covers();
        let to = if frame.is_covered() {
            to.clear_of(frame, &covers, &places)
        } else {
            let all = [&covers[..], &dom::fixtures()[..]].concat();
            let clear = to.clear_of(frame, &all, &places);
            // Where there is no way clear of everything, what tells the news comes first.
            if clear == to {
                to.clear_of(frame, &covers, &places)
            } else {
                clear
            }
        };
        let stepped_back = to.is_farther_than(from).then_some((from, to));
        self.stepped_back.set_value(stepped_back);
        self.draw(to);
    }
}

/// Returns the camera with all of these places in sight; where it moves for them, a large screen shows the
/// names of the areas, too.
fn with_names(from: Camera, frame: Frame, all: &[Place], areas: AreaSet) -> Camera {
    let to = from.including(frame, all.iter().copied());
    if to == from || frame.is_covered() {
        return to;
    }
    let names = areas.iter().filter_map(name);
    from.including(frame, all.iter().copied().chain(names))
}

/// Returns the areas that this frame can show at once: all of them, or those that are nearest to home.
fn fitting(
    from: Camera,
    frame: Frame,
    (areas, home): (AreaSet, Option<Area>),
    why: Why,
) -> AreaSet {
    let fit = |areas: AreaSet| {
        let places: Vec<Place> = areas.iter().flat_map(|area| places(area, why)).collect();
        let to = from.including(frame, places.iter().copied());
        to.holds(frame, &places)
    };
    let Some(home) = home.filter(|_| why != Why::Listed && !fit(areas)) else {
        return areas;
    };
    let (x, y) = anchor(home);
    let far = |&area: &Area| {
        let at = anchor(area);
        (at.0 - x).hypot(at.1 - y)
    };
    let mut nearest: Vec<Area> = areas.iter().collect();
    nearest.sort_by(|a, b| far(a).total_cmp(&far(b)));
    let add = |seen: AreaSet, area: Area| Some(seen.with(area)).filter(|it| fit(*it));
    let seen = nearest
        .into_iter()
        .fold(AreaSet::EMPTY, |seen, area| add(seen, area).unwrap_or(seen));
    if seen.is_empty() { areas } else { seen }
}

/// Returns the corners of the one area that somebody has looked for: all of it is to be in sight.
fn found(areas: AreaSet, why: Why) -> Option<[Place; 2]> {
    let mut areas = areas.iter();
    let area = areas.next().filter(|_| why == Why::Listed)?;
    corners(area).filter(|_| areas.next().is_none())
}

/// Returns where an area has its order, its units and its token, as far as it has them.
fn spots(area: Area) -> impl Iterator<Item = Place> {
    let it = spot(area);
    let all = [it.order, it.units.at, it.token].into_iter();
    all.filter(|it| *it != NOWHERE)
        .map(|(x, y)| (f64::from(x), f64::from(y)))
}

/// Returns the places of an area that are to be in sight. Its name is one of them at first, when the bar
/// above the map would hide it; later a map that shows all pieces stays where it is.
fn places(area: Area, why: Why) -> impl Iterator<Item = Place> {
    spots(area).chain(name(area).filter(|_| why == Why::First))
}

/// Returns the place of an area's name, where it has one.
fn name(area: Area) -> Option<Place> {
    let (x, y) = spot(area).name.at;
    ((x, y) != NOWHERE).then(|| (f64::from(x), f64::from(y)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::map::camera::tests::{DESKTOP, PHONE, sight};

    #[test]
    fn the_first_view_shows_every_name_of_ones_own() {
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        for area in Area::ALL {
            let name = spot(area).name;
            if name.text.is_empty() {
                continue;
            }
            let first = close.including(DESKTOP, places(area, Why::First));
            let ((left, top), (right, bottom)) = sight(first, DESKTOP);
            let (x, y) = (f64::from(name.at.0), f64::from(name.at.1));
            assert!(left < x && x < right, "{area:?}");
            assert!(top < y - f64::from(name.size) && y < bottom, "{area:?}");
        }
    }

    #[test]
    fn the_first_view_shows_all_of_ones_own_or_what_is_near_the_capital() {
        let island = AreaSet::of(&[Area::Dragonstone, Area::ShipbreakerBay, Area::Kingswood]);
        for (frame, own) in [
            (PHONE, island),
            (DESKTOP, island.with(Area::CastleBlack).with(Area::Sunspear)),
        ] {
            let shown = |areas: AreaSet| {
                let all: Vec<Place> = areas.iter().flat_map(|it| places(it, Why::First)).collect();
                let start = Camera::around(areas.iter().map(anchor)).legible(frame);
                let first = start.filling(frame).including(frame, all.iter().copied());
                (start.filling(frame), first.holds(frame, &all))
            };
            let (start, holds) = shown(own);
            assert!(holds, "{own:?}");
            let seen = fitting(start, frame, (own, Some(Area::Dragonstone)), Why::First);
            assert_eq!(seen, own);
        }
        let far = island.with(Area::CastleBlack).with(Area::Sunspear);
        let start = Camera::around(far.iter().map(anchor)).legible(PHONE);
        let near = fitting(start, PHONE, (far, Some(Area::Dragonstone)), Why::First);
        assert!(near.contains(Area::Dragonstone) && near.contains(Area::ShipbreakerBay));
        assert!(!near.contains(Area::CastleBlack));
    }

    #[test]
    fn a_map_that_moves_for_a_question_shows_the_names_too() {
        let areas = AreaSet::of(&[Area::BayOfIce, Area::ShipbreakerBay]);
        let all: Vec<Place> = areas.iter().flat_map(|it| places(it, Why::Asked)).collect();
        let close = Camera::WHOLE.stepped(DESKTOP, 4.0);
        let it = with_names(close, DESKTOP, &all, areas);
        let ((_, top), _) = sight(it, DESKTOP);
        let name = spot(Area::BayOfIce).name;
        assert!(top < f64::from(name.at.1) - f64::from(name.size), "{top}");
        assert_eq!(with_names(it, DESKTOP, &all, areas), it);
    }

    #[test]
    fn a_sea_that_is_looked_for_is_seen_from_shore_to_shore() {
        let close = Camera::WHOLE.stepped(DESKTOP, 8.0);
        let sea = AreaSet::of(&[Area::SunsetSea]);
        assert_eq!(found(sea, Why::Picked), None);
        assert_eq!(found(sea.with(Area::Pyke), Why::Listed), None);
        let corners = found(sea, Why::Listed).unwrap();
        let all = close.including(DESKTOP, corners);
        let ((left, top), (right, bottom)) = sight(all, DESKTOP);
        let [low, high] = corners;
        assert!(left <= 0.01 && top <= low.1 && high.0 <= right && high.1 <= bottom);
    }

    #[test]
    fn what_an_area_has_no_place_for_is_nowhere_on_the_map() {
        for area in Area::ALL {
            assert!(spots(area).count() >= 2, "{area:?}");
            assert!(spots(area).all(|(x, y)| x > 0.0 && y > 0.0), "{area:?}");
        }
    }
}
